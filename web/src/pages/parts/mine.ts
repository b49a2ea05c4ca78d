/** The reader's tables: what this browser remembers, and what the account knows. */

import type { Remembered } from '../../lib/memory';
import type { MyTable, Phase, Room, Seat } from '../../lib/wire.gen';

export interface Mine {
  id: string;
  game: string;
  phase: Phase;
  names: string[]; // by seat; empty where it is open
  bots: boolean[]; // by seat, where they are known
  seats: Seat[]; // one's own; none: one watched
  awaited: boolean; // it is one's turn
  realTime: boolean; // in real time, where nobody has turns
  place: number | null;
  at: number; // ms since 1970, for the order
}

export function fromRoom(room: Room, kept: Remembered): Mine {
  return {
    id: room.id,
    game: room.game,
    phase: room.phase,
    names: room.chairs.map((chair) => chair.name),
    bots: room.chairs.map((chair) => chair.kind === 'bot'),
    seats: kept.seats,
    awaited: room.phase === 'running' && kept.seats.some((seat) => room.awaited.includes(seat)),
    realTime: room.real_time,
    place: null,
    at: kept.seen,
  };
}

export function fromAccount(table: MyTable): Mine {
  const { id, game, names, mine: seats, awaited, place } = table;
  return {
    id,
    game,
    phase: table.phase as Phase,
    names,
    bots: [],
    seats,
    awaited,
    realTime: false, // as far as the account knows
    place,
    at: table.ended ?? table.created,
  };
}

const ORDER: Record<Phase, number> = { running: 1, open: 2, over: 3, abandoned: 4 };

/** Each table once, those that wait for the reader first, then what goes on, then what is over; the newest first. */
export function arranged(remembered: readonly Mine[], ofAccount: readonly Mine[]): Mine[] {
  const all = new Map([...remembered, ...ofAccount].map((table) => [table.id, table]));
  for (const { id, at, bots, realTime } of remembered) {
    const table = all.get(id);
    if (table) all.set(id, { ...table, bots, realTime, at: Math.max(at, table.at) });
  }
  return [...all.values()].sort((a, b) => rank(a) - rank(b) || b.at - a.at);
}

function rank(table: Mine): number {
  return table.awaited ? 0 : ORDER[table.phase];
}
