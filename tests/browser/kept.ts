/** Games that were kept for good, to play on from any of their moves: the same in every run. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ADA, BOT, get, type Place, post, type Seated, token } from './api.ts';

const FOLDER = join(import.meta.dirname, '..', 'kept', 'version_1');

interface Move {
  seq: number;
  seat: number;
  action: { do: string; [field: string]: unknown };
}

export interface Kept {
  id: string; // of its table
  moves: Move[];
}

/** A table at which somebody is about to move. */
export interface Moment {
  id: string;
  seat: number; // whose move it is
}

/** Brings a game in; once for all tests that meet the same server. */
export function keptGame(game: string, name: string): (page: Page) => Promise<Kept> {
  const known = new Map<string, Promise<Kept>>();
  return async (page) => {
    const { origin } = new URL((await page.request.get('/healthz')).url());
    const found = known.get(origin) ?? bringIn(page, join(FOLDER, game, `${name}.jsonl.gz`));
    known.set(origin, found);
    return found;
  };
}

async function bringIn(page: Page, file: string): Promise<Kept> {
  const data = gunzipSync(await readFile(file));
  const headers = { 'x-mensae-csrf': await token(page), 'content-type': 'application/x-ndjson' };
  const answer = await page.request.post('/api/records', { data, headers });
  if (!answer.ok()) throw new Error(`${file}: ${answer.status()} ${await answer.text()}`);
  const { room } = (await answer.json()) as Seated;
  const [, ...lines] = data.toString().trim().split('\n');
  return { id: room.id, moves: lines.map((line) => JSON.parse(line) as Move) };
}

/** The number of a move: the first of its kind that fits, or so many before it. */
export function moveOf(kept: Kept, fits: (move: Move, seq: number) => boolean, before = 0): number {
  const found = kept.moves.findIndex(fits);
  if (found < before) throw new Error('nobody ever moves like that');
  return found - before;
}

/** A table where that move has not been made yet: it is Ada's, and the others are whoever is wanted. */
export async function momentOf(page: Page, kept: Kept, seq: number, other: Place = BOT): Promise<Moment> {
  const seat = kept.moves[seq]?.seat ?? 0;
  const seats = [0, 1].map((each) => (each === seat ? ADA : other));
  const { room } = await post<Seated>(page, `/api/tables/${kept.id}/fork`, { entries: seq, seats });
  return { id: room.id, seat };
}

/** What the one who is to move there sees. */
export async function viewOf<View>(page: Page, { id, seat }: Moment): Promise<View> {
  const { view } = await get<{ view: View }>(page, `/api/tables/${id}/positions/0?seat=${seat}`);
  return view;
}
