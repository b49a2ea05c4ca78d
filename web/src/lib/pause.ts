/** How long a lost connection waits before it tries to come back. */

import { PAUSES } from './wire.gen';

const AT_ONCE = 300; // ms until the first try, at most: random, so that not all come in one moment
const SHORTEST = 250;
const LONGEST = 5_000; // ms between two tries while somebody looks
const QUIET = 60_000; // where nobody looks, or the device is offline

/** The ms before the next try after so many failed ones; `chance` is from 0 to 1, and never the same for all. */
export function pause(tries: number, code: number, quiet: boolean, chance: number): number {
  const asked = PAUSES[code] ?? 0;
  if (tries === 0) return asked + AT_ONCE * chance;
  return asked + Math.min(quiet ? QUIET : LONGEST, SHORTEST * 2 ** (tries - 1)) * (0.5 + chance);
}
