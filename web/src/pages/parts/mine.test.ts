import { expect, test } from 'vitest';
import { arranged, type Mine } from './mine';

function table(id: string, some: Partial<Mine> = {}): Mine {
  return {
    id,
    game: 'gardens',
    phase: 'running',
    names: [],
    bots: [],
    seats: [0],
    awaited: false,
    realTime: false,
    place: null,
    at: 0,
    ...some,
  };
}

test('my turn comes first, then what goes on, then what is over', () => {
  const found = arranged(
    [table('over', { phase: 'over', at: 9 }), table('runs', { at: 1 }), table('new', { at: 2 })],
    [table('turn', { awaited: true })],
  );
  expect(found.map(({ id }) => id)).toEqual(['turn', 'new', 'runs', 'over']);
});

test('a table of the account that was visited here is listed once, as the account knows it', () => {
  const found = arranged([table('a', { at: 7 })], [table('a', { place: 1, phase: 'over', at: 3 })]);
  expect(found).toEqual([table('a', { place: 1, phase: 'over', at: 7 })]);
});
