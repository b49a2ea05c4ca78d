/** Who sits where at a new table. */

import type { Place } from '../../lib/wire.gen';

export type Sort = Place['kind'];

const LEVEL = 'medium';

/** One against bots: three at the table where the game allows it, which is lively and still quick. */
export function againstBots(allowed: readonly number[], name: string): Place[] {
  return filled(lively(allowed), name, { kind: 'bot', level: LEVEL });
}

/** One and an open seat for each friend, as few as the game allows; where one may play alone, there is a friend still. */
export function forFriends(allowed: readonly number[], name: string): Place[] {
  return filled(fewest(company(allowed)), name, { kind: 'open' });
}

function filled(count: number, name: string, other: Place): Place[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me', name } : { ...other }));
}

function lively(allowed: readonly number[]): number {
  return allowed.includes(3) ? 3 : fewest(company(allowed));
}

/** The numbers of seats with somebody beside the reader, if the game has any. */
function company(allowed: readonly number[]): readonly number[] {
  const more = allowed.filter((count) => count > 1);
  return more.length ? more : allowed;
}

export function fewest(allowed: readonly number[]): number {
  return Math.min(...allowed);
}

export function most(allowed: readonly number[]): number {
  return Math.max(...allowed);
}

/** With one seat more, for a bot where everybody else is one. */
export function withOneMore(seats: readonly Place[]): Place[] {
  const last = seats.at(-1);
  return [...seats, last?.kind === 'bot' ? { ...last } : { kind: 'open' }];
}

export function without(seats: readonly Place[], seat: number): Place[] {
  return seats.filter((_, index) => index !== seat);
}

/** With another sort of player on a seat; `name` is for a person of this device. */
export function changed(seats: readonly Place[], seat: number, sort: Sort, name: string): Place[] {
  return seats.map((place, index) => (index === seat ? placeOf(sort, name) : place));
}

function placeOf(sort: Sort, name: string): Place {
  switch (sort) {
    case 'me':
      return { kind: 'me', name };
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', level: LEVEL };
  }
}

/** The same number of seats, all but the first for one sort of player; who was alone gets one of them. */
export function allOf(seats: readonly Place[], sort: Sort, name: string, named: (taken: string[]) => string): Place[] {
  const first = seats.find((place) => place.kind === 'me') ?? { kind: 'me', name };
  const taken = [first.kind === 'me' ? first.name : name];
  return Array.from({ length: Math.max(2, seats.length) }, (_, seat) => {
    if (seat === 0) return first;
    const place = placeOf(sort, sort === 'me' ? named(taken) : '');
    if (place.kind === 'me') taken.push(place.name);
    return place;
  });
}

/** The first seat of this device; its name is the reader's own. */
export function own(seats: readonly Place[]): number {
  return seats.findIndex((place) => place.kind === 'me');
}

/** What the seats amount to, which decides what the button says. */
export function gathering(seats: readonly Place[]): 'friends' | 'device' | 'bots' | 'alone' | 'watch' {
  if (seats.some((place) => place.kind === 'open')) return 'friends';
  const people = seats.filter((place) => place.kind === 'me').length;
  if (people > 1) return 'device';
  if (people === 1 && seats.length === 1) return 'alone';
  return people ? 'bots' : 'watch';
}
