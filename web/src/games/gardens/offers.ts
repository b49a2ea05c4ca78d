/** The flowers that can be chosen, with what the server says they bring. */

import type { Choice, Told } from '../../lib/wire.gen';
import { type Colour, DATA, type Target } from './game.gen';

export interface Offer {
  colour: Colour;
  count: number; // in stock
  points: number | null; // on the track, jump included
  legal: boolean;
}

type Stock = Partial<Record<Colour, number>>;

/** What planting at a target would bring. */
export function offersAt(stock: Stock, target: Target): Offer[] {
  const { points } = target;
  if (!points) return [];
  return DATA.colours.map((colour) => ({
    colour,
    count: stock[colour] ?? 0,
    points: points[colour] ?? null,
    legal: points[colour] !== undefined,
  }));
}

/** What planting brings where the gardener stands already: read from the words of the choices. */
export function offersOf(stock: Stock, choices: readonly Choice[]): Offer[] {
  return DATA.colours.map((colour) => {
    const choice = choices.find(({ action }) => action.do === 'plant' && action['colour'] === colour);
    return { colour, count: stock[colour] ?? 0, points: gain(choice?.label ?? null), legal: choice !== undefined };
  });
}

function gain(label: Told | null): number | null {
  const told = label?.values['gain'];
  if (typeof told !== 'object' || told.type !== 'told') return null;
  return Number(told.values['points']) + Number(told.values['jump']);
}
