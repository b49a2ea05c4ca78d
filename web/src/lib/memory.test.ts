import { beforeEach, expect, test, vi } from 'vitest';
import { forget, name, remember, rememberName, tables } from './memory';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

test('the last visited table comes first, and codes are kept from visit to visit', () => {
  remember('a', 'gardens', [0], { 0: 'CODE' });
  remember('b', 'gardens', []);
  remember('a', 'gardens', [0]);
  expect(tables().map(({ id, codes }) => [id, codes])).toEqual([
    ['a', { 0: 'CODE' }],
    ['b', {}],
  ]);
  forget('a');
  expect(tables().map(({ id }) => id)).toEqual(['b']);
});

test.each(['not JSON', '7', '{}', '[7, null, "x", {"id": "a", "game": "gardens", "seats": [0]}]'])(
  'a storage with %s is as good as an empty one',
  (text) => {
    storage.set('mensae-tables', text);
    expect(tables()).toEqual([]);
  },
);

test('a browser that keeps nothing can play all the same', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberName('Ada');
  remember('a', 'gardens', [0]);
  expect([name(), tables()]).toEqual(['', []]);
});
