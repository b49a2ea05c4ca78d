/** The boards and pictures that were drawn by hand, found by their place; see contract.ts. */

import type { Component } from 'svelte';
import type { GameUi, GenericUi } from './contract';

const boards = import.meta.glob<{ default: GameUi }>('./*/ui.ts');
const generic = import.meta.glob<{ default: GenericUi }>('./*/generic.ts');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

/** The board of a game, or null: then the generic table is used. */
export async function boardOf(game: string): Promise<GameUi | null> {
  const found = await boards[`./${game}/ui.ts`]?.();
  return found?.default ?? null;
}

/** Whether a game has a board of its own, and lessons with it. */
export function hasBoard(game: string): boolean {
  return `./${game}/ui.ts` in boards;
}

/** What the generic table is to know of a game. */
export async function genericOf(game: string): Promise<GenericUi> {
  const found = await generic[`./${game}/generic.ts`]?.();
  return found?.default ?? { apart: [], lasting: [], quiet: [], asks: [] };
}

/** The picture of a game for its card. */
export async function pictureOf(game: string): Promise<Component | null> {
  const found = await pictures[`./${game}/Picture.svelte`]?.();
  return found?.default ?? null;
}
