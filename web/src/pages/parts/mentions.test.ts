import { expect, test } from 'vitest';
import { pieces } from './mentions';

test('rules in a text become pieces of their own', () => {
  expect(pieces('Only if (GM-69, GM-70a).')).toEqual([
    { text: 'Only if (', rule: false },
    { text: 'GM-69', rule: true },
    { text: ', ', rule: false },
    { text: 'GM-70a', rule: true },
    { text: ').', rule: false },
  ]);
  expect(pieces('E-12 and 48')).toEqual([{ text: 'E-12 and 48', rule: false }]);
});
