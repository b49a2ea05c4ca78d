import { expect, it } from 'vitest';
import type { View } from './game.gen';
import { whyNot } from './whynot';

const VIEW: View = {
  asks: 'use',
  turn: 0,
  start: 0,
  flowers: {},
  pool: [2, 5],
  box: 4,
  die: null,
  extra: null,
  idle: 0,
  own: null,
  gardeners: [
    { seat: 0, gardener: 1, hex: 'F7', dice: 6 },
    { seat: 1, gardener: 1, hex: 'F9', dice: 6 },
  ],
  holdings: [],
};

it('asks the server about the move that would lead there', () => {
  expect(whyNot(VIEW, 0, 'F9')).toEqual({ do: 'use', die: 2, direction: 'E', gardener: 1 });
  expect(whyNot(VIEW, 0, 'F6')).toEqual({ do: 'use', die: 1, direction: 'W', gardener: 1 });
});

it('prefers a die of the pool with two gardeners', () => {
  const two: View = { ...VIEW, gardeners: [...VIEW.gardeners, { seat: 0, gardener: 2, hex: 'A4', dice: 4 }] };
  expect(whyNot(two, 0, 'A6')).toEqual({ do: 'use', die: 2, direction: 'E', gardener: 2 });
});

it('says itself what only the geometry knows', () => {
  expect(whyNot(VIEW, 0, 'D6')).toMatchObject({
    rule: null,
    text: { key: 'gardens-ui-no-line', values: { hex: 'D6', from: 'F7' } },
  });
  expect(whyNot(VIEW, 0, 'F7')).toMatchObject({ text: { key: 'gardens-ui-no-here' } });
  const east: View = { ...VIEW, gardeners: [{ seat: 0, gardener: 1, hex: 'F11', dice: 3 }] };
  expect(whyNot(east, 0, 'F2')).toMatchObject({ text: { key: 'gardens-ui-no-far', values: { steps: 9 } } });
});

it('lets the server say whose turn it is', () => {
  expect(whyNot(VIEW, 1, 'C4')).toEqual({ do: 'place', hex: 'C4' });
});
