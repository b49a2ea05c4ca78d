/** How a game came to its end, from what its entries did: points by source, and how they grew. */

import type { Seat, Seen } from './wire.gen';

/** What brought points; the last part of a text's key. */
export interface Source {
  name: string;
  points: number[]; // by seat
}

/** Everybody's points after an entry that changed them. */
export interface Mark {
  entries: number; // how many had happened
  points: number[]; // by seat
}

const KINDS = ['score', 'token', 'jump', 'loss']; // deeds that bring points or cost them
const NAMED = ['jump', 'loss']; // those that are a source themselves
const PLAY = 'play'; // where a game does not say what brought them

interface Gain {
  seat: Seat;
  source: string;
  count: number;
}

function gains({ did = [], struck }: Seen): Gain[] {
  if (struck) return [];
  return did.flatMap(({ what, seat, piece, count }) =>
    KINDS.includes(what) && seat != null && count
      ? [{ seat, source: NAMED.includes(what) ? what : (piece ?? PLAY), count }]
      : [],
  );
}

/** The sources in the order in which they first brought something. */
export function sourcesOf(log: readonly Seen[], seats: number): Source[] {
  const found = new Map<string, number[]>();
  for (const { seat, source, count } of log.flatMap(gains)) {
    const points = found.get(source) ?? Array<number>(seats).fill(0);
    points[seat] = (points[seat] ?? 0) + count;
    found.set(source, points);
  }
  return [...found].map(([name, points]) => ({ name, points }));
}

/** From the beginning, where nobody has any. */
export function curveOf(log: readonly Seen[], seats: number): Mark[] {
  const marks: Mark[] = [{ entries: 0, points: Array<number>(seats).fill(0) }];
  for (const entry of log) {
    const found = gains(entry);
    if (!found.length) continue;
    const points = [...(marks.at(-1)?.points ?? [])];
    for (const { seat, count } of found) points[seat] = (points[seat] ?? 0) + count;
    marks.push({ entries: entry.seq + 1, points });
  }
  return marks;
}

/** The largest gains against the best of the others, at most three, in their order. */
export function turningPoints(marks: readonly Mark[]): { entries: number; seat: Seat; by: number }[] {
  const steps = marks.slice(1).flatMap(({ entries, points }, i) => {
    const before = marks[i]?.points ?? [];
    const by = points.map((now, seat) => now - (before[seat] ?? 0));
    const best = Math.max(...by);
    return best > 0 ? [{ entries, seat: by.indexOf(best), by: best }] : [];
  });
  const largest = [...steps].sort((a, b) => b.by - a.by).slice(0, 3);
  return largest.sort((a, b) => a.entries - b.entries);
}
