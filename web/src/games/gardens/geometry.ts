/** Where the hexes lie: coordinates, neighbours, straight lines. Distances are in units of the drawing. */

import type { Place, Point } from '../../board/geometry';
import { type Colour, DATA, type Direction } from './game.gen';

export type Hex = string;

export const RADIUS = 50; // from the middle of a hex to a corner
export const WIDTH = Math.sqrt(3) * RADIUS;

const CELLS: Readonly<Record<Hex, readonly [number, number]>> = DATA.hexes;
export const HEXES: readonly Hex[] = Object.keys(CELLS);
export const CENTRE: Hex = DATA.centre;

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  NW: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
};
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

const byCell = new Map(HEXES.map((hex) => [CELLS[hex]?.join(), hex]));

function cell(hex: Hex): readonly [number, number] {
  return CELLS[hex] ?? [0, 0];
}

/** The middle of a hex; the centre of the board is (0, 0). */
export function middle(hex: Hex): Point {
  const [q, r] = cell(hex);
  return { x: WIDTH * (q + r / 2), y: RADIUS * 1.5 * r };
}

/** The rows of the board from the top, each from the left. */
export const ROWS: readonly (readonly Place[])[] = [...'ABCDEFGHIJK'].map((row) =>
  HEXES.filter((hex) => hex.startsWith(row)).map((hex) => ({ id: hex, ...middle(hex), hit: RADIUS })),
);

/** The hex so many steps away, or null beyond the board. */
export function along(hex: Hex, direction: Direction, steps: number): Hex | null {
  const [q, r] = cell(hex);
  const [dq, dr] = STEPS[direction];
  return byCell.get(`${q + dq * steps},${r + dr * steps}`) ?? null;
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => along(hex, direction, 1)).filter((each) => each !== null);
}

/** The direction and the number of steps of the straight line between two hexes, or null where there is none. */
export function line(from: Hex, to: Hex): { direction: Direction; steps: number } | null {
  if (from === to) return null;
  const [q, r] = cell(from);
  const [p, s] = cell(to);
  const steps = Math.max(Math.abs(p - q), Math.abs(s - r), Math.abs(p + s - q - r));
  const direction = DIRECTIONS.find((each) => along(from, each, steps) === to);
  return direction ? { direction, steps } : null;
}

/** Pairs of neighbours with flowers of the same colour, each pair once. */
export function bonds(flowers: Readonly<Record<Hex, Colour>>): { from: Hex; to: Hex; colour: Colour }[] {
  return Object.entries(flowers).flatMap(([from, colour]) =>
    (['E', 'SE', 'SW'] as const).flatMap((direction) => {
      const to = along(from, direction, 1);
      return to && flowers[to] === colour ? [{ from, to, colour }] : [];
    }),
  );
}

/** The corners of a hex around (0, 0), for `points` of a polygon. */
export function corners(radius: number = RADIUS): string {
  return [...Array(6).keys()]
    .map((i) => (Math.PI / 3) * i - Math.PI / 2)
    .map((angle) => `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`)
    .join(' ');
}

/** A number from 0 up to `below` that a hex always has, for variety in the ground. */
export function chance(hex: Hex, below: number, salt = 0): number {
  const [q, r] = cell(hex);
  let mixed = Math.imul(q * 31 + r * 1013 + salt * 7919 + 60013, 2654435761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
}
