/** Searching a rule book: by words in any order, whatever their accents and capitals, or by the number of a rule. */

import type { Block, Rulebook, Section, TextSpan } from '../../lib/wire.gen';

export interface Query {
  words: string[]; // folded
  rule: string | null; // a number without its zeros, or an id: "48", "GM-48"
}

export interface Hit {
  text: string;
  hit: boolean;
}

/** Letters made comparable, one for one, so that places in the text stay the same. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const bare = text[index]?.normalize('NFD')[0] ?? '';
    const low = bare.toLowerCase();
    return low.length === 1 ? low : bare;
  }).join('');
}

export function queryOf(typed: string): Query | null {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const found = words.length === 1 ? /^(?:([a-z]{2})[- ]?)?0*(\d+[a-z]?)$/.exec(words[0] ?? '') : null;
  return { words, rule: found ? `${found[1] ? `${found[1].toUpperCase()}-` : ''}${found[2]}` : null };
}

/** The sections with the blocks that the query finds; without a query all of them. */
export function found(book: Rulebook, query: Query | null): Section[] {
  if (!query) return book.sections;
  return book.sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => narrowed(block, query));
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}

/** The block as far as it fits: of lists and tables only the lines that do. */
function narrowed(block: Block, query: Query): Block[] {
  switch (block.kind) {
    case 'rule':
      return isRule(block.id, query) || fits(block.spans, query) ? [block] : [];
    case 'paragraph':
    case 'heading':
      return fits(block.spans, query) ? [block] : [];
    case 'bullets': {
      const items = block.items.filter((spans) => fits(spans, query));
      return items.length ? [{ ...block, items }] : [];
    }
    case 'table': {
      const rows = block.rows.filter((row) => fits(row.flat(), query));
      return rows.length ? [{ ...block, rows }] : [];
    }
  }
}

/** Whether this is the rule that was asked for. */
export function isRule(id: string, query: Query | null): boolean {
  if (!query?.rule) return false;
  const [letters = '', number = ''] = id.split('-');
  const bare = number.replace(/^0+/, '');
  return query.rule === bare || query.rule === `${letters}-${bare}`;
}

function fits(spans: readonly TextSpan[], query: Query): boolean {
  if (query.rule && spans.some((span) => span.style === 'rule' && isRule(span.text, query))) return true;
  const text = folded(spans.map((span) => span.text).join(''));
  return query.words.every((word) => places(text, word, query).length > 0);
}

/** Where a word begins in a folded text; a number counts only as a whole one. */
function places(text: string, word: string, query: Query): number[] {
  const all: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const inside = /\d/.test(text[at - 1] ?? '') || /\d/.test(text[at + word.length] ?? '');
    if (!query.rule || !inside) all.push(at);
  }
  return all;
}

/** A text in pieces, with those marked that were looked for. */
export function marked(text: string, query: Query | null): Hit[] {
  if (!query) return [{ text, hit: false }];
  const plain = folded(text);
  const lit = new Array<boolean>(text.length).fill(false);
  for (const word of query.words) {
    for (const at of places(plain, word, query)) lit.fill(true, at, at + word.length);
  }
  const hits: Hit[] = [];
  for (const [index, hit] of lit.entries()) {
    const last = hits.at(-1);
    if (last?.hit === hit) last.text += text[index];
    else hits.push({ text: text[index] ?? '', hit });
  }
  return hits;
}

/** How many rules and lines the sections have. */
export function counted(sections: readonly Section[]): number {
  return sections.flatMap((section) => section.blocks).reduce((sum, block) => sum + lines(block), 0);
}

function lines(block: Block): number {
  switch (block.kind) {
    case 'bullets':
      return block.items.length;
    case 'table':
      return block.rows.length;
    default:
      return 1;
  }
}
