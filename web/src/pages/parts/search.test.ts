import { expect, test } from 'vitest';
import type { Block, Rulebook } from '../../lib/wire.gen';
import { counted, found, marked, queryOf } from './search';

function rule(id: string, text: string): Block {
  return { kind: 'rule', id, spans: [{ text, style: 'plain' }] };
}

const book: Rulebook = {
  game: 'gardens',
  language: 'de',
  title: 'Gardens of Mars',
  sections: [
    {
      id: 'section-1',
      title: 'Züge',
      blocks: [rule('GM-04', 'Würfle 48 Mal.'), rule('GM-48', 'Du verlierst 1 Punkt.')],
    },
    {
      id: 'section-2',
      title: 'Ende',
      blocks: [
        {
          kind: 'rule',
          id: 'GM-50',
          spans: [
            { text: 'wie ', style: 'plain' },
            { text: 'GM-48', style: 'rule' },
          ],
        },
        { kind: 'table', head: [], rows: [[[{ text: 'Punkt', style: 'plain' }]], [[{ text: '148', style: 'plain' }]]] },
      ],
    },
  ],
};

function ids(typed: string): string[] {
  const blocks = found(book, queryOf(typed)).flatMap((section) => section.blocks);
  return blocks.map((block) => (block.kind === 'rule' ? block.id : block.kind));
}

test('words are found in any order, without accents and capitals', () => {
  expect(ids('wurfle')).toEqual(['GM-04']);
  expect(ids('punkt VERLIERST')).toEqual(['GM-48']);
  expect(ids('')).toHaveLength(4);
  expect(ids('xyz')).toEqual([]);
});

test('an id finds the rule and what mentions it', () => {
  expect(ids('GM-48')).toEqual(['GM-48', 'GM-50']);
  expect(ids('gm48')).toEqual(['GM-48', 'GM-50']);
  expect(ids('gm-4')).toEqual(['GM-04']);
});

test('a number finds the rule and the number, but not as a part of another', () => {
  expect(ids('48')).toEqual(['GM-04', 'GM-48', 'GM-50']);
});

test('of a table only the rows that fit are left', () => {
  expect(counted(found(book, queryOf('punkt')))).toBe(2);
});

test('what was found is marked where it stands', () => {
  expect(marked('Würfle für dich', queryOf('fur'))).toEqual([
    { text: 'Würfle ', hit: false },
    { text: 'für', hit: true },
    { text: ' dich', hit: false },
  ]);
});
