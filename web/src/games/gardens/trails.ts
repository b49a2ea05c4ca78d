/** Where the others have gone since the reader acted last, so that a quick bot leaves something to look at. */

import type { Seat, Seen } from '../../lib/wire.gen';
import type { Hex } from './geometry';

export interface Trail {
  seat: Seat;
  from: Hex;
  to: Hex;
}

/** The moves of other seats after the reader's own last entry; spectators see the last move. */
export function trails(log: readonly Seen[], seat: Seat | null): Trail[] {
  const played = log.filter((entry) => !entry.struck && entry.seat >= 0);
  const own = seat === null ? -1 : played.findLastIndex((entry) => entry.seat === seat);
  const moves = played.slice(own + 1).flatMap(move);
  return seat === null ? moves.slice(-1) : moves;
}

function move(entry: Seen): Trail[] {
  return (entry.did ?? []).flatMap(({ what, start, to }) =>
    what === 'move' && start && to ? [{ seat: entry.seat, from: start, to }] : [],
  );
}
