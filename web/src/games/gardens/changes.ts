/** What differs between two views, whichever they are: who scored, and whether dice were rolled. */

import type { View } from './game.gen';

export interface Changes {
  scored: { seat: number; by: number }[];
  rolled: boolean;
}

export const NOTHING: Changes = { scored: [], rolled: false };

export function changes(before: View | null, after: View | null): Changes {
  if (!before || !after || before.holdings.length !== after.holdings.length) return NOTHING;
  return {
    scored: after.holdings
      .map(({ score }, seat) => ({ seat, by: score - (before.holdings[seat]?.score ?? score) }))
      .filter(({ by }) => by !== 0),
    rolled: after.pool.length > before.pool.length,
  };
}
