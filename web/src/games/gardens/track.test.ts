import { describe, expect, it } from 'vitest';
import { laps, place, space } from './track';

describe('the track', () => {
  it('counts on in laps of 50 (E21)', () => {
    expect([0, 1, 50, 51, 53, 100, 101].map(space)).toEqual([0, 1, 50, 1, 3, 50, 1]);
    expect([0, 1, 50, 51, 53, 100, 101].map(laps)).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });

  it('runs above the board to 25 and back below it', () => {
    for (let score = 1; score <= 25; score += 1) expect(place(score, 0).y).toBeLessThan(0);
    for (let score = 26; score <= 50; score += 1) expect(place(score, 0).y).toBeGreaterThan(0);
    expect(place(1, 0).x).toBeLessThan(0);
    expect(place(25, 0).x).toBeGreaterThan(0);
    expect(place(26, 0).x).toBeGreaterThan(0);
  });

  it('has a break between 25 and 26 that is wider than any step', () => {
    const step = (score: number) =>
      Math.hypot(place(score + 1, 0).x - place(score, 0).x, place(score + 1, 0).y - place(score, 0).y);
    const steps = [...Array(24).keys()].map((i) => step(i + 1));
    expect(step(25)).toBeGreaterThan(2 * Math.max(...steps));
    expect(Math.min(...steps)).toBeGreaterThan(42); // stones never overlap
  });

  it('gives every seat its own place before the start, and the same place after it', () => {
    const start = [0, 1, 2, 3, 4].map((seat) => JSON.stringify(place(0, seat)));
    expect(new Set(start).size).toBe(5);
    expect(place(7, 0)).toEqual(place(7, 4));
    expect(place(57, 0)).toEqual(place(7, 0));
  });
});
