/** Shortcuts over HTTP with the cookies of a page, for what a test needs but is not about. */

import type { Page } from 'playwright-core';

export type Place = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; level: string };

export interface Game {
  id: string;
  seats: number[];
  levels: string[];
  real_time: boolean;
}

export interface Seated {
  seats: { seat: number; code: string }[];
  room: { id: string; phase: string };
}

export interface NewTable {
  game?: string;
  seats?: Place[];
  options?: Record<string, unknown>;
  listed?: boolean;
  hints?: boolean;
  turn_limit?: number | null;
}

export const ADA: Place = { kind: 'me', name: 'Ada' };
export const BEN: Place = { kind: 'me', name: 'Ben' };
export const OPEN: Place = { kind: 'open' };
export const BOT: Place = { kind: 'bot', level: 'easy' };

export async function get<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function post<Answer>(page: Page, path: string, data: unknown = {}, method = 'POST'): Promise<Answer> {
  const headers = { 'x-mensae-csrf': await token(page) };
  const answer = await page.request.fetch(path, { method, headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

export async function token(page: Page): Promise<string> {
  await page.request.get('/healthz');
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith('mensae-csrf'))?.value ?? '';
}

/** A new table at which the page holds the seats of kind `me`. */
export async function makeTable(page: Page, table: NewTable = {}): Promise<Seated> {
  return post<Seated>(page, '/api/tables', { game: 'gardens', seats: [ADA, BOT], ...table });
}

export async function sitDown(page: Page, id: string, name: string): Promise<Seated> {
  return post<Seated>(page, `/api/tables/${id}/seats`, { name });
}

interface Position {
  entries: number;
  of: number; // how many there are now
  actors: number[];
  view: unknown;
}

/** A table that has ended, and how many entries that took. */
export interface Played {
  id: string;
  entries: number;
}

/** A table that bots have played to the end. */
export async function finishedTable(page: Page, table: NewTable = {}): Promise<Played> {
  const { room } = await makeTable(page, { seats: [BOT, BOT], ...table });
  await page.goto(`/t/${room.id}?plain`); // bots among themselves play only while somebody looks
  await page.locator('#result').waitFor();
  const { of } = await get<Position>(page, `/api/tables/${room.id}/positions/0`); // the log comes in pages
  return { id: room.id, entries: of };
}

/** One such table for all tests of a file: whoever asks first makes it. */
export function playedOnce(table: NewTable = {}): (page: Page) => Promise<Played> {
  let played: Played | undefined;
  return async (page) => (played ??= await finishedTable(page, table));
}

/** A table where it is Ada's turn against a bot: forked from one that was played, at the first position that fits. */
export async function forkedTable(
  page: Page,
  played: Played,
  fits: (view: unknown) => boolean = () => true,
  from = Math.floor(played.entries / 2),
): Promise<Seated> {
  for (let entries = from; entries < played.entries; entries += 1) {
    const { actors } = await get<Position>(page, `/api/tables/${played.id}/positions/${entries}`);
    const [mine] = actors;
    if (mine === undefined || mine < 0) continue;
    const seats = [0, 1].map((seat) => (seat === mine ? ADA : BOT));
    const made = await post<Seated>(page, `/api/tables/${played.id}/fork`, { entries, seats });
    const { view } = await get<Position>(page, `/api/tables/${made.room.id}/positions/0?seat=${mine}`); // and all she may do
    if (fits(view)) return made;
  }
  throw new Error('no position fits');
}
