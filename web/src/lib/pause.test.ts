import { expect, test } from 'vitest';
import { pause } from './pause';

const LOST = 1006;
const middles = (quiet: boolean) => [...Array(12).keys()].map((tries) => pause(tries, LOST, quiet, 0.5));

test('the first try comes at once, and the next ones later and later', () => {
  expect(middles(false)).toEqual([150, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000, 5000]);
  expect(pause(1000, LOST, false, 1)).toBe(7500);
});

test('no two come back in the same moment: each pause is half as long to half as long again', () => {
  expect([pause(0, LOST, false, 0), pause(0, LOST, false, 1)]).toEqual([0, 300]);
  expect([pause(1, LOST, false, 0), pause(1, LOST, false, 1)]).toEqual([125, 375]);
  expect([pause(9, LOST, false, 0), pause(9, LOST, false, 1)]).toEqual([2500, 7500]);
});

test('where nobody looks, or the device is offline, it is tried once a minute in the end', () => {
  expect(middles(true).slice(-4)).toEqual([32_000, 60_000, 60_000, 60_000]);
  expect(middles(true).slice(0, 6)).toEqual(middles(false).slice(0, 6)); // a restart is over within seconds
});

test.each([
  [1001, 0],
  [1013, 2000],
  [4429, 5000],
])('after %i the server asks for %i ms more', (code, more) => {
  expect(pause(0, code, false, 0.5)).toBe(150 + more);
  expect(pause(3, code, false, 0.5)).toBe(1000 + more);
});
