import { expect, test } from 'vitest';
import { changedOptions, optionsOf, usualOptions } from './options';

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        scoring: { enum: ['a', 'b', 'c'], default: 'b' },
        two: { type: 'boolean', default: false },
        limit: { type: 'integer', minimum: 0, maximum: 9, default: 3 },
        odd: { type: 'array', default: [] },
      },
    },
  },
};

test('each kind of option becomes its control, the usual value first', () => {
  expect(optionsOf(schema)).toEqual([
    { name: 'scoring', kind: 'choice', values: ['b', 'a', 'c'], usual: 'b' },
    { name: 'two', kind: 'switch', usual: false },
    { name: 'limit', kind: 'number', usual: 3, min: 0, max: 9 },
  ]);
});

test('a game without options has none', () => {
  expect(optionsOf({ type: 'object', properties: {} })).toEqual([]);
  expect(optionsOf({ $ref: '#/$defs/Lost' })).toEqual([]);
});

test('only what was changed is sent', () => {
  const options = optionsOf(schema);
  const values = usualOptions(options);
  expect(changedOptions(options, values)).toEqual({});
  expect(changedOptions(options, { ...values, two: true, limit: 0 })).toEqual({ two: true, limit: 0 });
});
