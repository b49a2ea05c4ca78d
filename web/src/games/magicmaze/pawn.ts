import type { Seat } from '../../lib/wire.gen';
import type { View } from './game.gen';

/** Whether the pawn stands in front of a seat while there is something to do. */
export function called({ pawn, phase }: View, seat: Seat): boolean {
  return pawn === `seat ${seat + 1}` && phase !== 'won' && phase !== 'lost';
}
