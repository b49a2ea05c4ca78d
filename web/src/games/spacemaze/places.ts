/** Where aliens stand, and every place that can be pointed at: tiles, and what lies on and around them. */

import type { Place, Point } from '../../board/geometry';
import { piled, type Standing } from '../../board/pile';
import type { View } from './game.gen';
import { berthOf, CORNERS, dockAt, inCorners, middle, nameOf, off, ON_PAD, rowsOf, SIZE } from './geometry';
import type { Option } from './options';

/** Where an alien stands. */
export interface Stance {
  at: Point; // its feet
  corner: Point; // from the middle of its tile
  size: number;
}

const INSIDE = 0.2; // the size of an alien in its UFO
const HEAD = -20; // from the feet to the middle of a figure
const PORTHOLES = { green: -17, purple: 0, orange: 17 } as const;

/** The corners of aliens, which they keep while they stand there. */
export function cornersOf(before: ReadonlyMap<string, Standing>, view: View | null): Map<string, Standing> {
  return piled(before, inCorners(view?.aliens ?? []), CORNERS.length);
}

export function stancesOf(view: View, corners: ReadonlyMap<string, Standing>): Map<string, Stance> {
  return new Map(
    view.aliens.map((alien) => {
      const name = nameOf(alien);
      const dock = view.players[alien.seat]?.dock;
      if (alien.cell === null) {
        const at = dock ? dockAt(berthOf(dock), view.layout) : { x: 0, y: 0 };
        return [name, { at, corner: { x: 0, y: 0 }, size: INSIDE }];
      }
      const corner = alien.on_pad ? ON_PAD : (CORNERS[corners.get(name)?.slot ?? 0] ?? ON_PAD);
      return [name, { at: off(middle(alien.cell), corner), corner, size: SIZE }];
    }),
  );
}

/** The rows of tiles, then whatever else can be pressed now. */
export function placesOf(
  view: View,
  seat: number | null,
  options: readonly Option[],
  open: ReadonlySet<string>,
  stances: ReadonlyMap<string, Stance>,
): Place[][] {
  const dock = seat === null ? undefined : view.players[seat]?.dock;
  const home = dock ? dockAt(berthOf(dock), view.layout) : { x: 0, y: 0 };
  const names = new Set([...options.map(({ place }) => place), ...open]);
  const extra = [...names].flatMap((id): Place[] => {
    if (/^[A-G]\d$/.test(id)) return [];
    if (id.startsWith('pad ')) return [{ id, ...middle(id.slice(4)), hit: 18 }];
    if (id === 'relic') return [{ id, ...middle(view.relic ?? ''), hit: 24 }];
    if (id === 'ufo') return [{ id, ...home, hit: 40 }];
    if (!id.startsWith('alien')) return [{ id, ...dockAt(id, view.layout), hit: 42 }];
    const stance = stances.get(id);
    if (!stance) return [];
    if (stance.size === INSIDE && names.has('ufo')) return []; // the whole UFO is the way home
    if (stance.size !== INSIDE) return [{ id, x: stance.at.x, y: stance.at.y + HEAD, hit: 21 }];
    const colour = id.split(' ')[2] as keyof typeof PORTHOLES;
    return [{ id, x: stance.at.x + PORTHOLES[colour], y: stance.at.y + 5, hit: 12 }];
  });
  return extra.length ? [...rowsOf(view.layout), extra] : rowsOf(view.layout);
}
