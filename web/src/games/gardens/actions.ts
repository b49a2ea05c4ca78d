/** The actions of the game that the board puts together, and what the server says they cost. */

import type { Told } from '../../lib/wire.gen';
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

/** The spaces that a scorer goes back, jump included, from the words for a loss. */
export function spacesBack(loss: Told): number {
  return Number(loss.values['points']) + Number(loss.values['jump']);
}
