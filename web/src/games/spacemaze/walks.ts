/** How aliens came where they are: what entries did between two views, step by step. */

import type { Seen } from '../../lib/wire.gen';
import type { Colour } from './game.gen';
import { type Cell, nameOf } from './geometry';

export interface Walk {
  over: Cell[]; // the tiles between start and end
  after: number; // steps of others that came before
}

/** The steps of entries that are new, by alien; none where something was taken back. */
export function walksOf(entries: readonly Seen[]): Map<string, Walk> {
  const walks = new Map<string, Walk & { cells: Cell[] }>();
  let steps = 0;
  for (const { did = [], struck } of entries) {
    if (struck) continue;
    for (const { what, seat, piece, to } of did) {
      if (what !== 'step' || seat == null || !piece || !to) continue;
      const name = nameOf({ seat, colour: piece as Colour });
      const walk = walks.get(name) ?? { over: [], after: steps, cells: [] };
      walk.cells.push(to);
      walks.set(name, walk);
      steps += 1;
    }
  }
  for (const walk of walks.values()) walk.over = walk.cells.slice(0, -1);
  return walks;
}

/** Whether the newest entries took something back. */
export function takesBack(entries: readonly Seen[]): boolean {
  return entries.some(({ action }) => action?.do === 'undo' || action?.do === 'agree-undo');
}
