/** The flowers that can be chosen, with what the server says they bring. */

import { type Colour, DATA } from './game.gen';

export interface Offer {
  colour: Colour;
  count: number; // in stock
  points: number | null; // on the track, jump included
  legal: boolean;
}

type Counts = Partial<Record<Colour, number>>;

/** What planting brings at a target, or where the gardener stands already. */
export function offersAt(stock: Counts, points: Counts | null): Offer[] {
  if (!points) return [];
  return DATA.colours.map((colour) => ({
    colour,
    count: stock[colour] ?? 0,
    points: points[colour] ?? null,
    legal: points[colour] !== undefined,
  }));
}
