import { expect, test } from 'vitest';
import { FIT, moved, zoomed } from './zoom';

const frame = { width: 400, height: 200 };

test('the point under the finger stays under the finger', () => {
  const look = zoomed(FIT, 2, { x: 100, y: 50 }, frame);
  expect(look).toEqual({ scale: 2, x: -100, y: -50 });
});

test('nobody zooms out beyond the whole board, or in without end', () => {
  expect(zoomed(FIT, 0.2, { x: 10, y: 10 }, frame)).toEqual(FIT);
  expect(zoomed(FIT, 100, { x: 0, y: 0 }, frame).scale).toBe(4);
});

test('the board cannot be pushed out of its frame', () => {
  const look = zoomed(FIT, 2, { x: 0, y: 0 }, frame);
  expect(moved(look, 9999, 9999, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(moved(look, -9999, -9999, frame)).toEqual({ scale: 2, x: -400, y: -200 });
  expect(moved(FIT, 30, 30, frame)).toEqual(FIT);
});
