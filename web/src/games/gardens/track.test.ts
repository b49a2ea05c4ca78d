import { describe, expect, it } from 'vitest';
import { along, place } from './track';

describe('the track', () => {
  it('is a ring that is entered from the start', () => {
    expect(along({ space: 0, laps: 0 }, 4)).toBe(4);
    expect(along({ space: 49, laps: 0 }, 3)).toBe(2);
    expect(along({ space: 1, laps: 0 }, -1)).toBe(0);
    expect(along({ space: 1, laps: 1 }, -2)).toBe(49);
  });

  it('runs above the board to 25 and back below it', () => {
    for (let space = 1; space <= 25; space += 1) expect(place(space, 0).y).toBeLessThan(0);
    for (let space = 26; space <= 50; space += 1) expect(place(space, 0).y).toBeGreaterThan(0);
    expect(place(1, 0).x).toBeLessThan(0);
    expect(place(25, 0).x).toBeGreaterThan(0);
    expect(place(26, 0).x).toBeGreaterThan(0);
  });

  it('has a break between 25 and 26 that is wider than any step', () => {
    const step = (space: number) =>
      Math.hypot(place(space + 1, 0).x - place(space, 0).x, place(space + 1, 0).y - place(space, 0).y);
    const steps = [...Array(24).keys()].map((i) => step(i + 1));
    expect(step(25)).toBeGreaterThan(2 * Math.max(...steps));
    expect(Math.min(...steps)).toBeGreaterThan(42); // stones never overlap
  });

  it('gives every seat its own place before the start, and the same place after it', () => {
    const start = [0, 1, 2, 3, 4].map((seat) => JSON.stringify(place(0, seat)));
    expect(new Set(start).size).toBe(5);
    expect(place(7, 0)).toEqual(place(7, 4));
  });
});
