/** What this browser remembers without an account: the reader's name, and the tables they sat at or watched. */

import { keep, kept, keptJson } from './storage';
import type { Seat, Seated } from './wire.gen';

export interface Remembered {
  id: string;
  game: string;
  seats: Seat[];
  codes: Record<Seat, string>; // recovery codes, for another device
  seen: number; // ms since 1970
}

const NAME = 'mensae-name';
const TABLES = 'mensae-tables';
const MOST = 50;

export function name(): string {
  return kept(NAME) ?? '';
}

export function rememberName(name: string): void {
  keep(NAME, name);
}

/** The tables, the last visited first. */
export function tables(): Remembered[] {
  const found = keptJson(TABLES);
  return Array.isArray(found) ? found.filter(isRemembered) : [];
}

function isRemembered(value: unknown): value is Remembered {
  const found = value as Partial<Remembered> | null;
  const named = typeof found?.id === 'string' && typeof found.game === 'string' && typeof found.seen === 'number';
  return named && Array.isArray(found.seats) && typeof found.codes === 'object' && found.codes !== null;
}

/** Notes a visit to a table; seats and codes that are known already are kept. */
export function remember(id: string, game: string, seats: Seat[], codes: Record<Seat, string> = {}): void {
  const others = tables();
  const before = others.find((table) => table.id === id);
  const entry = { id, game, seats, codes: { ...before?.codes, ...codes }, seen: Date.now() };
  const rest = others.filter((table) => table.id !== id);
  keep(TABLES, JSON.stringify([entry, ...rest].slice(0, MOST)));
}

/** Notes the seats that the server has just given, with their codes, beside those held there already. */
export function rememberSeats({ seats, room }: Seated, held: readonly Seat[] = []): Seat[] {
  const given = seats.map(({ seat }) => seat);
  const codes = Object.fromEntries(seats.map(({ seat, code }) => [seat, code]));
  remember(room.id, room.game, [...held, ...given], codes);
  return given;
}

export function forget(id: string): void {
  keep(TABLES, JSON.stringify(tables().filter((table) => table.id !== id)));
}
