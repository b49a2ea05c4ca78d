import { describe, expect, it } from 'vitest';
import { isArrow, placeAt, touchedAt, towards } from './geometry';

const place = (id: string, x: number, y: number, hit = 50) => ({ id, x, y, hit });
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => place(`${row}${column}`, column * 100, row * 100)));
const at = (id: string) => GRID.find((each) => each.id === id) ?? place('nowhere', NaN, NaN);

describe('an arrow key', () => {
  it('leads to the nearest place that way, and stays where there is none', () => {
    expect(towards(at('11'), 'ArrowUp', GRID)?.id).toBe('01');
    expect(towards(at('11'), 'ArrowRight', GRID)?.id).toBe('12');
    expect(towards(at('12'), 'ArrowRight', GRID)).toBeNull();
  });

  it('skips what is not offered', () => {
    expect(towards(at('00'), 'ArrowRight', [at('02'), at('20')])?.id).toBe('02');
    expect(towards(at('00'), 'ArrowDown', [at('02')])).toBeNull();
  });

  it('reaches every place from every other', () => {
    const reached = new Set([at('00')]);
    for (const each of reached)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = towards(each, arrow, GRID);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(9);
  });

  it('is told from other keys', () => {
    expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false]);
  });
});

describe('a press', () => {
  it('hits the smallest place under it: a pad on a tile before the tile', () => {
    const places = [...GRID, place('pad', 100, 100, 17)];
    expect(placeAt({ x: 104, y: 96 }, places)?.id).toBe('pad');
    expect(placeAt({ x: 130, y: 100 }, places)?.id).toBe('11');
    expect(placeAt({ x: 500, y: 0 }, places)).toBeNull();
  });

  it('of a finger need not be exact', () => {
    const targets = [place('near', 0, 0, 10), place('far', 100, 0, 10)];
    expect(touchedAt({ x: 18, y: 0 }, targets, 22)?.id).toBe('near');
    expect(touchedAt({ x: 50, y: 0 }, targets, 22)).toBeNull();
    expect(touchedAt({ x: 50, y: 0 }, [], 22)).toBeNull();
  });
});
