/** Where the others have gone since the reader acted last, so that a quick bot leaves something to look at. */

import type { Seat, Seen } from '../lib/wire.gen';

/** From one place to another, by their names. */
export interface Trail {
  seat: Seat;
  from: string;
  to: string;
}

/** The moves of other seats after the reader's own last entry, by the kinds of deeds that are moves; spectators see the last move. */
export function trails(log: readonly Seen[], seat: Seat | null, kinds: readonly string[]): Trail[] {
  const played = log.filter((entry) => !entry.struck && entry.seat >= 0);
  const own = seat === null ? -1 : played.findLastIndex((entry) => entry.seat === seat);
  const gone = played
    .slice(own + 1)
    .flatMap(({ seat: mover, did = [] }) =>
      did.flatMap(({ what, start, to }) =>
        kinds.includes(what) && start && to ? [{ seat: mover, from: start, to }] : [],
      ),
    );
  return seat === null ? gone.slice(-1) : gone;
}
