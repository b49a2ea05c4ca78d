import { expect, test } from 'vitest';
import { grouped } from './groups';
import type { Action, Choice } from './wire.gen';

function choices(actions: Action[]): Choice[] {
  return actions.map((action) => ({ action, label: null }));
}

const uses = [1, 3, 5].flatMap((die) => ['E', 'W', 'NE', 'SW'].map((direction) => ({ do: 'use', die, direction })));

test('a few choices need no groups', () => {
  expect(grouped(choices([{ do: 'keep' }, { do: 'swap' }]))).toEqual([
    { heading: '', choices: choices([{ do: 'keep' }, { do: 'swap' }]) },
  ]);
  expect(grouped([])).toEqual([]);
});

test('many choices are put together by the first field that splits them', () => {
  const groups = grouped(choices(uses));
  expect(groups.map((group) => [group.heading, group.choices.length])).toEqual([
    ['1', 4],
    ['3', 4],
    ['5', 4],
  ]);
});

test('places on a board come row by row', () => {
  const places = ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5'].map((hex) => ({ do: 'place', hex }));
  expect(grouped(choices(places)).map((group) => group.heading)).toEqual(['A', 'B']);
});

test('every choice is in exactly one group', () => {
  const actions = [...uses, { do: 'pass' }, { do: 'plant', colour: 'red' }];
  const found = grouped(choices(actions)).flatMap((group) => group.choices.map((choice) => choice.action));
  expect(found).toHaveLength(actions.length);
  expect(new Set(found)).toEqual(new Set(actions));
});
