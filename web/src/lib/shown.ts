/** The position on the board: the present one, or one of the past. */

import type { Choice, Idea, Position, Seat, Span, Told, Update } from './wire.gen';

export interface Shown {
  entries: number; // how many had happened
  view: unknown; // of the game
  prompt: Told;
  actors: Seat[];
  choices: Choice[]; // empty where the reader is not to act, and in the past
  sketch: Span[][] | null;
  past: boolean;
}

export function ofPresent(update: Update): Shown {
  const { seq, view, prompt, actors, legal, sketch } = update;
  return { entries: seq, view, prompt, actors, choices: legal, sketch: sketch ?? null, past: false };
}

export function ofPast(position: Position): Shown {
  const { entries, view, prompt, actors, sketch } = position;
  return { entries, view, prompt, actors, choices: [], sketch: sketch ?? null, past: true };
}

/** Ideas that others have not overtaken. */
export function possible(ideas: Idea[] | null, { legal }: Update): Idea[] | null {
  const known = new Set(legal.map(({ action }) => JSON.stringify(action)));
  const left = ideas?.filter(({ action }) => known.has(JSON.stringify(action))) ?? [];
  return left.length ? left : null;
}
