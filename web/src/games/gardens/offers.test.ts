import { expect, it } from 'vitest';
import { offersAt } from './offers';

it('offers every colour, the missing ones as not legal', () => {
  const offers = offersAt({ red: 1, blue: 5 }, { red: 4, blue: 0 });
  expect(offers.map(({ colour }) => colour)).toEqual(['blue', 'yellow', 'white', 'grey', 'red', 'green']);
  expect(offers.filter(({ legal }) => legal)).toEqual([
    { colour: 'blue', count: 5, points: 0, legal: true },
    { colour: 'red', count: 1, points: 4, legal: true },
  ]);
});

it('offers nothing where a flower grows already', () => {
  expect(offersAt({ red: 1 }, null)).toEqual([]);
});
