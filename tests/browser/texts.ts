/** What the pages say in each language, from the files that they say it from. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './visitors.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src', 'mensae');
const TEXTS = join(SOURCE, 'texts');
const GAMES = join(SOURCE, 'games');

const games = readdirSync(GAMES, { withFileTypes: true }).filter(
  (each) => each.isDirectory() && !each.name.startsWith('_'),
);
const folders = [TEXTS, join(TEXTS, 'web'), ...games.map(({ name }) => join(GAMES, name, 'texts'))];
const known = new Map<Language, Map<string, string>>();

function texts(language: Language): Map<string, string> {
  let found = known.get(language);
  if (!found) {
    found = new Map();
    for (const folder of folders) {
      const source = readFileSync(join(folder, `${language}.ftl`), 'utf8');
      for (const [, key = '', text = ''] of source.matchAll(/^([a-zA-Z][\w-]*) = ?(.*)$/gm)) found.set(key, text);
    }
    known.set(language, found);
  }
  return found;
}

/** A pattern for the whole of a text: whatever stands in its gaps is right. Texts that depend on numbers have none. */
export function said(language: Language, key: string): RegExp {
  const text = texts(language).get(key);
  if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
  if (text === '' || text.includes('->')) throw new Error(`${key} is not one line in ${language}`);
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^\\s*${parts.join('.+')}\\s*$`);
}
