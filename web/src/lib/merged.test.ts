import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { merged } from './merged';

type Triple = { say: string; old: unknown; patch: unknown; new: unknown };
const triples: Triple[] = JSON.parse(readFileSync('../tests/wire/patches.json', 'utf8'));

test.each(triples)('$say', ({ old, patch, new: wanted }) => {
  const before = JSON.stringify(old);
  expect(merged(old, patch)).toEqual(wanted);
  expect(JSON.stringify(old)).toBe(before);
});

test('what is not in the patch stays the same object', () => {
  const old = { a: { n: 1 }, b: [{ n: 1 }, { n: 2 }] };
  const now = merged(old, { b: { '1': { n: 3 } } }) as typeof old;
  expect(now.a).toBe(old.a);
  expect(now.b[0]).toBe(old.b[0]);
});
