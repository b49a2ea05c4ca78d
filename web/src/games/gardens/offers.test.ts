import { expect, it } from 'vitest';
import type { Choice } from '../../lib/wire.gen';
import { offersAt, offersOf } from './offers';

it('offers every colour at a target, the missing ones as not legal', () => {
  const target = { die: 3, direction: 'E', gardener: 1, hex: 'C4', points: { red: 4, blue: 0 } } as const;
  const offers = offersAt({ red: 1, blue: 5 }, target);
  expect(offers.map(({ colour }) => colour)).toEqual(['blue', 'yellow', 'white', 'grey', 'red', 'green']);
  expect(offers.filter(({ legal }) => legal)).toEqual([
    { colour: 'blue', count: 5, points: 0, legal: true },
    { colour: 'red', count: 1, points: 4, legal: true },
  ]);
});

it('offers nothing where a flower grows already', () => {
  expect(offersAt({ red: 1 }, { die: 3, direction: 'E', gardener: 1, hex: 'C4', points: null })).toEqual([]);
});

it('reads points with the jump from the words of a choice', () => {
  const gain = { type: 'told', key: 'gardens-gain', values: { points: 6, jump: 1 } } as const;
  const label = { type: 'told', key: 'gardens-do-plant', values: { gain } } as const;
  const choices: Choice[] = [{ action: { do: 'plant', colour: 'red' }, label }];
  expect(offersOf({ red: 2 }, choices).find(({ legal }) => legal)).toEqual({
    colour: 'red',
    count: 2,
    points: 7,
    legal: true,
  });
});
