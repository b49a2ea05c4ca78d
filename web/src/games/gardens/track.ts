/** Where the spaces of the score track lie: 1 to 25 above the board from the left, 26 to 50 below it from the right. */

import { DATA } from './game.gen';
import type { Point } from '../../board/geometry';

export const LENGTH = DATA.track;
export const HALF = DATA.crowded_above; // the break comes after it
const APOTHEM = 457; // of the hexagon that the middle of the track runs along
const END = 108; // how far from the middle line of the board the halves begin and end
const SIDE = (APOTHEM * 2) / Math.sqrt(3);

/** The corners of the line through the spaces of the upper half; the lower half is its mirror image. */
const BEND: readonly Point[] = [
  { x: -SIDE + END / Math.sqrt(3), y: -END },
  { x: -SIDE / 2, y: -APOTHEM },
  { x: SIDE / 2, y: -APOTHEM },
  { x: SIDE - END / Math.sqrt(3), y: -END },
];

function span(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** A point of the upper half, by its share of the way. */
function onBend(share: number): Point {
  const total = BEND.slice(1).reduce((sum, point, i) => sum + span(BEND[i] ?? point, point), 0);
  let left = share * total;
  for (let i = 1; i < BEND.length; i += 1) {
    const [a, b] = [BEND[i - 1], BEND[i]];
    if (!a || !b) break;
    const part = span(a, b);
    if (left <= part + 0.001) return { x: a.x + ((b.x - a.x) * left) / part, y: a.y + ((b.y - a.y) * left) / part };
    left -= part;
  }
  return BEND[BEND.length - 1] ?? { x: 0, y: 0 };
}

/** The middle of a printed space; at the start, which is 0, every seat has its own place. */
export function place(space: number, seat: number): Point {
  if (space === 0) return START[seat % START.length] ?? PAD;
  const upper = space <= HALF;
  const nth = upper ? space - 1 : space - HALF - 1;
  const point = onBend(nth / (HALF - 1));
  return upper ? point : { x: -point.x, y: -point.y };
}

/** The space so many steps further along, or back: the track is a ring, which is entered from the start once. */
export function along({ space, laps }: { space: number; laps: number }, steps: number): number {
  const end = space + steps;
  if (end > LENGTH) return along({ space: end - LENGTH, laps: laps + 1 }, 0);
  return end < 1 && laps > 0 ? end + LENGTH : end;
}

/** The landing pad in the upper left corner, where scorers wait before the first space. */
export const PAD = { x: -414, y: -402, radius: 74 };
const RING = 42; // of the places on the pad
const START: readonly Point[] = [...Array(6).keys()].map((seat) => {
  const angle = (seat / 5) * 2 * Math.PI - Math.PI / 2;
  return { x: PAD.x + RING * Math.cos(angle), y: PAD.y + 8 + RING * Math.sin(angle) };
});

/** Both halves as lines for `points` of a polyline. */
export const UPPER = BEND.map(({ x, y }) => `${x.toFixed(1)},${y}`).join(' ');
export const LOWER = BEND.map(({ x, y }) => `${(-x).toFixed(1)},${-y}`).join(' ');
