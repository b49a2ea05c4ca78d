/** The doors between tiles as they lie: what is drawn, and what a change opens and closes. */

import type { Point } from '../../board/geometry';
import type { Layout, Side, Tile } from './game.gen';
import { beyond, type Cell, edge, quartersOf } from './geometry';
import type { Door, Letter } from './palette';

export interface Passage extends Point {
  key: string;
  cells: readonly [Cell, Cell];
  side: Side; // of the first cell
  doors: readonly [Door, Door];
  who: string; // the letters of those who may pass; none: it is shut
}

/** A change of who may pass. */
export interface Turnabout extends Point {
  key: string;
  colour: Letter;
  opens: boolean;
}

export function passagesOf(tiles: readonly Tile[], layout: Layout): Passage[] {
  const byCell = new Map(tiles.map((tile) => [tile.cell, tile]));
  return tiles.flatMap((tile) =>
    (
      [
        ['E', tile.east],
        ['S', tile.south],
      ] as const
    ).flatMap(([side, who]) => {
      const cell = beyond(tile.cell, side, layout);
      const other = cell === null ? undefined : byCell.get(cell);
      if (who === null || cell === null || !other) return [];
      const doors = [doorOf(tile, side), doorOf(other, side === 'E' ? 'W' : 'N')] as const;
      return [
        { key: `${tile.cell} ${side}`, cells: [tile.cell, cell] as const, side, doors, who, ...edge(tile.cell, side) },
      ];
    }),
  );
}

export function doorOf(tile: Tile, side: Side): Door {
  return (tile.doors[quartersOf(side)] ?? 'S') as Door;
}

const BESIDE = 27; // from a passage, so that it can be seen as it would be

/** Who may pass now and could not, and who could and may no longer: beside the passage, away from the tile that was moved. */
export function turnabouts(before: readonly Passage[], after: readonly Passage[], moved: Cell | null): Turnabout[] {
  const known = new Map(before.map((passage) => [passage.key, passage.who]));
  return after.flatMap(({ key, who, x, y, side, cells }) => {
    const away = cells[0] === moved ? BESIDE : -BESIDE;
    const was = known.get(key) ?? who;
    const gone = [...was].filter((letter) => !who.includes(letter)).map((colour) => ({ colour, opens: false }));
    const come = [...who].filter((letter) => !was.includes(letter)).map((colour) => ({ colour, opens: true }));
    const all = [...gone, ...come] as { colour: Letter; opens: boolean }[];
    return all.map((each, i) => {
      const aside = (i - (all.length - 1) / 2) * 28;
      const at = side === 'E' ? { x: x + away, y: y + aside } : { x: x + aside, y: y + away };
      return { ...each, key: `${key} ${each.colour}`, ...at };
    });
  });
}
