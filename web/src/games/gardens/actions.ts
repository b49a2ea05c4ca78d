/** The actions of the game that the board puts together. */

import type { Place, Plant, Roll, Take, Target, Use } from './game.gen';

/** What a player can do. */
export type Mine = Take | Place | Roll | Use | Plant;

export function use({ die, direction, gardener }: Target): Use {
  return { do: 'use', die, direction, gardener };
}

/** A die and any direction: enough to ask why it cannot be used. */
export function anyUse(die: number): Use {
  return { do: 'use', die, direction: 'E', gardener: 1 };
}

export function isSame(target: Target, action: Use): boolean {
  return target.die === action.die && target.direction === action.direction && target.gardener === action.gardener;
}
