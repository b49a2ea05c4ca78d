import { expect, it } from 'vitest';
import { curveOf, sourcesOf, turningPoints } from './story';
import type { Seen } from './wire.gen';

function scored(seq: number, seat: number, piece: string | null, count: number, struck = false): Seen {
  const named = piece === 'jump' || piece === 'loss';
  const did = named ? { what: piece, seat, count } : { what: 'score', seat, piece, count };
  return { seq, at: 0, seat, action: { do: 'x' }, struck, did: [did] };
}

const LOG = [
  scored(0, 0, 'red', 2),
  scored(1, 1, 'red', 3),
  scored(2, 0, 'jump', 1),
  scored(3, 0, 'red', 9, true),
  scored(4, 1, 'loss', -1),
  scored(5, 0, 'red', 4),
];

it('points are told by what brought them, and what was taken back is not', () => {
  expect(sourcesOf(LOG, 2)).toEqual([
    { name: 'red', points: [6, 3] },
    { name: 'jump', points: [1, 0] },
    { name: 'loss', points: [0, -1] },
  ]);
});

it('the curve begins with nothing and ends with the result', () => {
  const marks = curveOf(LOG, 2);
  expect(marks[0]).toEqual({ entries: 0, points: [0, 0] });
  expect(marks.at(-1)).toEqual({ entries: 6, points: [7, 2] });
  expect(marks).toHaveLength(6);
});

it('the largest gains are the turning points, in their order', () => {
  expect(turningPoints(curveOf(LOG, 2))).toEqual([
    { entries: 1, seat: 0, by: 2 },
    { entries: 2, seat: 1, by: 3 },
    { entries: 6, seat: 0, by: 4 },
  ]);
});

it('where nobody ever had a point there is nothing to tell', () => {
  expect(sourcesOf([], 3)).toEqual([]);
  expect(turningPoints(curveOf([], 3))).toEqual([]);
});
