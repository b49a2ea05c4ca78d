/** What this browser remembers without an account: the reader's name, and the tables they sat at or watched. */

import type { Seat } from './wire.gen';

export interface Remembered {
  id: string;
  game: string;
  seats: Seat[];
  codes: Record<Seat, string>; // recovery codes, for another device
  seen: number; // ms since 1970
}

const NAME = 'mensae-name';
const TABLES = 'mensae-tables';
const DONE = 'mensae-done';
const MOST = 50;

export function name(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** The tables, the last visited first. */
export function tables(): Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isRemembered(value: unknown): value is Remembered {
  const found = value as Partial<Remembered> | null;
  return typeof found?.id === 'string' && typeof found.game === 'string' && Array.isArray(found.seats);
}

/** Notes a visit to a table; seats and codes that are known already are kept. */
export function remember(id: string, game: string, seats: Seat[], codes: Record<Seat, string> = {}): void {
  const others = tables();
  const before = others.find((table) => table.id === id);
  const entry = { id, game, seats, codes: { ...before?.codes, ...codes }, seen: Date.now() };
  const rest = others.filter((table) => table.id !== id);
  localStorage.setItem(TABLES, JSON.stringify([entry, ...rest].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(TABLES, JSON.stringify(tables().filter((table) => table.id !== id)));
}

/** Whether something that is shown once was shown; such as the invitation to the tutorial. */
export function isDone(what: string): boolean {
  return (localStorage.getItem(DONE) ?? '').split(' ').includes(what);
}

export function markDone(what: string): void {
  if (!isDone(what)) localStorage.setItem(DONE, `${localStorage.getItem(DONE) ?? ''} ${what}`.trim());
}
