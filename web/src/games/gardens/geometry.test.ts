import { describe, expect, it } from 'vitest';
import { along, bonds, chance, corners, HEXES, line, middle, neighbours, ROWS, WIDTH } from './geometry';

describe('the board', () => {
  it('has 91 hexes in rows of 6 to 11 to 6', () => {
    expect(HEXES).toHaveLength(91);
    expect(ROWS.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    expect(ROWS[9]?.[0]?.id).toBe('J1');
  });

  it('has its centre at (0, 0) and neighbours one width apart', () => {
    expect(middle('F6')).toEqual({ x: 0, y: 0 });
    for (const hex of neighbours('F6')) expect(Math.hypot(middle(hex).x, middle(hex).y)).toBeCloseTo(WIDTH);
  });

  it('has 3 neighbours at a corner, 4 at an edge, 6 inside', () => {
    expect(neighbours('A1')).toHaveLength(3);
    expect(neighbours('A3')).toHaveLength(4);
    expect(neighbours('C4').sort()).toEqual(['B3', 'B4', 'C3', 'C5', 'D4', 'D5']);
  });

  it('ends: nothing lies beyond it', () => {
    expect(along('F11', 'E', 1)).toBeNull();
    expect(along('A1', 'SE', 6)).toBe('G6');
  });
});

describe('a straight line', () => {
  it('is found in every direction with its steps', () => {
    expect(line('F7', 'F1')).toEqual({ direction: 'W', steps: 6 });
    expect(line('F7', 'D5')).toEqual({ direction: 'NW', steps: 2 });
    expect(line('A1', 'F6')).toEqual({ direction: 'SE', steps: 5 });
  });

  it('is not there between other hexes, nor from a hex to itself', () => {
    expect(line('F7', 'D6')).toBeNull();
    expect(line('F7', 'F7')).toBeNull();
  });
});

it('draws each bond of a group once', () => {
  const flowers = { F7: 'red', F8: 'red', E7: 'red', E9: 'red', E10: 'red', D7: 'blue', A1: 'red' } as const;
  expect(bonds(flowers).map(({ from, to }) => `${from}-${to}`)).toEqual(['F7-F8', 'E7-F8', 'E7-F7', 'E9-E10']);
});

it('gives every hex a steady look', () => {
  expect(HEXES.map((hex) => chance(hex, 3))).toEqual(HEXES.map((hex) => chance(hex, 3)));
  expect(new Set(HEXES.map((hex) => chance(hex, 3))).size).toBe(3);
  expect(corners().split(' ')).toHaveLength(6);
});
