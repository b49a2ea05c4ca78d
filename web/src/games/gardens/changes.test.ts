import { expect, it } from 'vitest';
import { changes, NOTHING } from './changes';
import type { View } from './game.gen';

const EMPTY: View = {
  asks: 'use',
  turn: 0,
  start: 0,
  flowers: {},
  gardeners: [],
  pool: [],
  box: 6,
  die: null,
  extra: null,
  idle: 0,
  own: null,
  holdings: [0, 1].map(() => ({ figure: null, score: 0, space: 0, laps: 0, stock: {}, planted: 0 })),
};

function scored(...scores: number[]): View['holdings'] {
  return EMPTY.holdings.map((holding, seat) => ({ ...holding, score: scores[seat] ?? 0 }));
}

it('names who scored and that dice were rolled', () => {
  const after: View = { ...EMPTY, flowers: { C4: 'red' }, holdings: scored(0, 4), pool: [1, 3], box: 4 };
  expect(changes(EMPTY, after)).toEqual({ scored: [{ seat: 1, by: 4 }], rolled: true });
});

it('goes backwards, too: points are lost', () => {
  const before: View = { ...EMPTY, flowers: { C4: 'red' }, holdings: scored(2, 4), pool: [1, 3] };
  expect(changes(before, EMPTY)).toEqual({
    scored: [
      { seat: 0, by: -2 },
      { seat: 1, by: -4 },
    ],
    rolled: false,
  });
});

it('finds nothing without a view before, or from another table', () => {
  expect(changes(null, EMPTY)).toEqual(NOTHING);
  expect(changes({ ...EMPTY, holdings: [] }, EMPTY)).toEqual(NOTHING);
});
