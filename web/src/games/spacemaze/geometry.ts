/** Where tiles, docks and aliens lie, in units of the drawing: a tile is 100 wide. */

import type { Box, Place, Point } from '../../board/geometry';
import { type Alien, type Berth, type Colour, DATA, type Layout, type Side } from './game.gen';

export type Cell = string;

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEPS: Readonly<Record<Side, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const CELLS: Readonly<Record<Cell, readonly [number, number]>> = DATA.cells;
const byPlace = new Map(Object.entries(CELLS).map(([cell, [row, column]]) => [`${row} ${column}`, cell]));

const RING = 62; // around the tiles, for UFOs and names
const DOCKED = 80; // from the middle of a tile to the UFO at it
const ASIDE = 24; // by which UFOs keep out of the way in the corners of diamonds
const TILE = 71; // how far from its middle a tile is hit: the nearest one counts

/** Where the feet of an alien are on a tile: in its corners, by seat. */
export const CORNERS: readonly Point[] = [
  { x: -28, y: -9 },
  { x: 28, y: -9 },
  { x: 28, y: 42 },
  { x: -28, y: 42 },
];
export const ON_PAD: Point = { x: 0, y: 12 };
export const SIZE = 0.86; // of an alien

export function middle(cell: Cell): Point {
  const [row, column] = CELLS[cell] ?? [0, 0];
  return { x: column * 100, y: row * 100 };
}

/** Somewhere so far from a point. */
export function off({ x, y }: Point, by: Point, times = 1): Point {
  return { x: x + by.x * times, y: y + by.y * times };
}

/** The cell beyond a side, if this layout has it. */
export function beyond(cell: Cell, side: Side, layout: Layout): Cell | null {
  const [row, column] = CELLS[cell] ?? [0, 0];
  const { x, y } = STEPS[side];
  const found = byPlace.get(`${row + y} ${column + x}`);
  return found !== undefined && cellsOf(layout).includes(found) ? found : null;
}

export function cellsOf(layout: Layout): readonly Cell[] {
  return DATA.layouts[layout].cells;
}

/** The cells on a way, its start left out. */
export function walked(from: Cell, way: string, layout: Layout): Cell[] {
  const cells: Cell[] = [];
  for (const side of way) {
    const next = beyond(cells.at(-1) ?? from, side as Side, layout);
    if (next === null) break;
    cells.push(next);
  }
  return cells;
}

/** The sides that lead from one cell to another, straight across the plane. */
export function straight(from: Cell, to: Cell): Side[] {
  const [a, b] = [middle(from), middle(to)];
  const across = Array<Side>(Math.abs(b.x - a.x) / 100).fill(b.x > a.x ? 'E' : 'W');
  const along = Array<Side>(Math.abs(b.y - a.y) / 100).fill(b.y > a.y ? 'S' : 'N');
  return [...along, ...across];
}

/** Where the door of a side lies. */
export function edge(cell: Cell, side: Side): Point {
  return off(middle(cell), STEPS[side], 50);
}

export function quartersOf(side: Side): number {
  return SIDES.indexOf(side);
}

export function berthOf({ cell, side }: Berth): string {
  return `${cell} ${side}`;
}

/** Where a UFO is docked; two in one corner of a diamond keep apart. */
export function dockAt(berth: string, layout: Layout): Point {
  const [cell = '', side = 'N'] = berth.split(' ') as [Cell, Side];
  const at = off(middle(cell), STEPS[side], DOCKED);
  const beside = SIDES.filter((each) => STEPS[each].x * STEPS[side].x + STEPS[each].y * STEPS[side].y === 0);
  const corner = beside.find((each) => {
    const neighbour = beyond(cell, each, layout);
    return neighbour !== null && beyond(neighbour, side, layout) !== null;
  });
  return corner ? off(at, STEPS[corner], -ASIDE) : at;
}

/** What the drawing of a layout shows. */
export function boxOf(layout: Layout): Box {
  const points = cellsOf(layout).map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 50 - RING, Math.min(...ys) - 50 - RING];
  return {
    left,
    top,
    width: Math.max(...xs) + 50 + RING - left,
    height: Math.max(...ys) + 50 + RING - top,
  };
}

/** The rows of a layout, as they are read. */
export function rowsOf(layout: Layout): Place[][] {
  const rows = new Map<string, Place[]>();
  for (const cell of cellsOf(layout)) {
    const row = cell.slice(0, 1);
    rows.set(row, [...(rows.get(row) ?? []), { id: cell, ...middle(cell), hit: TILE }]);
  }
  return [...rows.values()];
}

export function columnsOf(layout: Layout): { name: string; at: number }[] {
  const found = new Map(cellsOf(layout).map((cell) => [cell.slice(1), middle(cell).x]));
  return [...found].map(([name, at]) => ({ name, at })).sort((a, b) => a.at - b.at);
}

/** The name by which an alien is known on the board. */
export function nameOf({ seat, colour }: { seat: number; colour: Colour }): string {
  return `alien ${seat} ${colour}`;
}

/** Aliens that stand in corners; on a pad there is only one. */
export function inCorners(aliens: readonly Alien[]): { id: string; place: Cell; wish: number }[] {
  return aliens.flatMap((alien) =>
    alien.cell !== null && !alien.on_pad ? [{ id: nameOf(alien), place: alien.cell, wish: alien.seat }] : [],
  );
}
