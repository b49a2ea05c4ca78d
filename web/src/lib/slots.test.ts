import { expect, test } from 'vitest';
import { HOLD, settled, type Slot } from './slots';
import type { Choice } from './wire.gen';

const AIMED = { aims: true, lasting: [] };
const CALM = { aims: false, lasting: [] };

function choices(names: string): Choice[] {
  return [...names].map((name) => ({ action: { do: name }, label: null }));
}

function shown(slots: readonly Slot[]): string {
  return slots.map((slot) => (slot.gone === null ? slot.choice.action.do : '_')).join('');
}

function play(...steps: [at: number, names: string][]): string[] {
  let slots: Slot[] = [];
  return steps.map(([at, names]) => shown((slots = settled(slots, choices(names), at, AIMED))));
}

test('what stays keeps its place when another goes', () => {
  expect(play([0, 'abc'], [10, 'bc'], [HOLD * 2, 'bc'])).toEqual(['abc', '_bc', '_bc']);
});

test('a place that has just come free is not given to another', () => {
  expect(play([0, 'abc'], [10, 'bc'], [20, 'bcd'])).toEqual(['abc', '_bc', '_bcd']);
});

test('it is after a while', () => {
  expect(play([0, 'abc'], [10, 'bc'], [10 + HOLD, 'dbc'])).toEqual(['abc', '_bc', 'dbc']);
});

test('what comes back gets its old place', () => {
  expect(play([0, 'abc'], [10, 'c'], [20, 'cdb'], [30, 'dcba'])).toEqual(['abc', '__c', '_bcd', 'abcd']);
});

test('free places at the end go away after a while', () => {
  expect(play([0, 'abc'], [10, 'a'], [10 + HOLD, 'a'])).toEqual(['abc', 'a__', 'a']);
});

test('others move up only while nobody aims', () => {
  const slots = settled(settled([], choices('abc'), 0, CALM), choices('bc'), 10, CALM);
  expect(shown(settled(slots, choices('bc'), 2 * HOLD, CALM))).toBe('_bc');
  expect(shown(settled(slots, choices('bc'), 10 * HOLD, AIMED))).toBe('_bc');
  expect(shown(settled(slots, choices('bc'), 10 * HOLD, CALM))).toBe('bc');
});

test('what lasts keeps its place for itself', () => {
  const manner = { aims: false, lasting: ['b'] };
  const slots = settled(settled([], choices('abc'), 0, manner), choices(''), 10, manner);
  expect(shown(settled(slots, choices('de'), 10 * HOLD, manner))).toBe('d_e');
});

test('the words of a choice that stays may change', () => {
  const label = { type: 'told' as const, key: 'left', values: { count: 1 } };
  const slots = settled(settled([], choices('a'), 0, CALM), [{ action: { do: 'a' }, label }], 10, CALM);
  expect(slots.map((slot) => slot.choice.label)).toEqual([label]);
});
