import { expect, test } from 'vitest';
import type { Seen } from '../lib/wire.gen';
import { trails } from './trails';

function moved(seq: number, seat: number, from: string, hex: string, struck = false): Seen {
  const did = [
    { what: 'move', seat, piece: '1', start: from, to: hex },
    { what: 'turn', seat: 0 },
  ];
  return { seq, at: 0, seat, action: { do: 'use' }, struck, did };
}

const MOVES = ['move'];
const log = [moved(0, 1, 'A1', 'A4'), moved(1, 0, 'B1', 'B4'), moved(2, 1, 'A4', 'D4'), moved(3, 2, 'C1', 'C2')];

test('a reader sees where the others went since their own last move', () => {
  expect(trails(log, 0, MOVES)).toEqual([
    { seat: 1, from: 'A4', to: 'D4' },
    { seat: 2, from: 'C1', to: 'C2' },
  ]);
  expect(trails(log, 2, MOVES)).toEqual([]);
});

test('a spectator sees the last move', () => {
  expect(trails(log, null, MOVES)).toEqual([{ seat: 2, from: 'C1', to: 'C2' }]);
});

test('what was taken back leaves no trail', () => {
  expect(trails([...log.slice(0, 3), moved(3, 2, 'C1', 'C2', true)], 0, MOVES)).toHaveLength(1);
});
