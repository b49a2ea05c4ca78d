/** What differs between two views, whichever they are: what grew, who moved, who scored, whether dice were rolled. */

import type { View } from './game.gen';
import type { Hex } from './geometry';

export interface Changes {
  grown: Hex[]; // hexes with a flower that was not there
  scored: { seat: number; by: number }[];
  rolled: boolean;
}

export const NOTHING: Changes = { grown: [], scored: [], rolled: false };

export function changes(before: View | null, after: View | null): Changes {
  if (!before || !after || before.holdings.length !== after.holdings.length) return NOTHING;
  return {
    grown: Object.keys(after.flowers).filter((hex) => before.flowers[hex] !== after.flowers[hex]),
    scored: after.holdings
      .map(({ score }, seat) => ({ seat, by: score - (before.holdings[seat]?.score ?? score) }))
      .filter(({ by }) => by !== 0),
    rolled: after.pool.length > before.pool.length,
  };
}
