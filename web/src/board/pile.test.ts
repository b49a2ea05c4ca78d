import { expect, it } from 'vitest';
import { piled } from './pile';

const piece = (id: string, place: string, wish: number) => ({ id, place, wish });

it('gives each piece a slot of its own: the one it wishes, or the next', () => {
  const found = piled(new Map(), [piece('a', 'B3', 0), piece('b', 'B3', 0), piece('c', 'B4', 0)], 4);
  expect([...found.values()].map(({ slot }) => slot)).toEqual([0, 1, 0]);
});

it('keeps who stands there where they stand, though others come and go', () => {
  const before = piled(new Map(), [piece('a', 'B3', 0), piece('b', 'B3', 0)], 4);
  const after = piled(before, [piece('c', 'B3', 0), piece('b', 'B3', 0)], 4);
  expect(after.get('b')).toEqual({ place: 'B3', slot: 1 });
  expect(after.get('c')).toEqual({ place: 'B3', slot: 0 });
});
