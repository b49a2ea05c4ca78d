/** Choices of any game put into groups that a reader can take in, by nothing but the fields of the actions. */

import type { Action, Choice } from './wire.gen';

export interface Group {
  heading: string; // what its actions have in common; empty for the only group
  choices: Choice[];
}

const FEW = 9; // need no groups

/** The choices by kind of action and, where these are many, by the first field that splits them well. */
export function grouped(choices: readonly Choice[]): Group[] {
  if (choices.length <= FEW) return choices.length ? [{ heading: '', choices: [...choices] }] : [];
  const groups = [...byKey(choices, (action) => action.do)].flatMap(([, group]) => split(group));
  return groups.length === 1 ? [{ heading: '', choices: [...choices] }] : groups;
}

function split(choices: readonly Choice[]): Group[] {
  if (choices.length > FEW) {
    for (const field of fieldsOf(choices)) {
      const parts = byKey(choices, (action) => head(action[field]));
      if (parts.size > 1 && parts.size <= choices.length / 2) {
        return [...parts].map(([heading, part]) => ({ heading, choices: part }));
      }
    }
  }
  return [{ heading: '', choices: [...choices] }];
}

/** A number as it is; of names like C4 the letter, so that a board comes row by row. */
function head(value: unknown): string {
  const text = String(value ?? '–');
  return /^[A-Z]\d+$/.test(text) ? text.charAt(0) : text;
}

function fieldsOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ action }) => Object.keys(action)))].filter((field) => field !== 'do');
}

function byKey(choices: readonly Choice[], key: (action: Action) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(key(choice.action));
    if (group) group.push(choice);
    else groups.set(key(choice.action), [choice]);
  }
  return groups;
}
