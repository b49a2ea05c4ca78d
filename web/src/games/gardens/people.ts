/** Which Martian stands for whom. */

import type { Figure, View } from './game.gen';

const BLACK: readonly Figure[] = ['M1', 'M2'];
const WHITE: readonly Figure[] = ['M4', 'M5'];

/** The figure of a seat; with two gardeners each, the start player has two black ones, the other two white ones. */
export function figureOf(view: View, seat: number, gardener = 1): Figure | null {
  if (view.asks === 'start') return null; // who begins is not known yet
  if (hasTwo(view)) return (seat === view.start ? BLACK : WHITE)[gardener - 1] ?? null;
  return view.holdings[seat]?.figure ?? null;
}

export function hasTwo(view: View): boolean {
  return view.gardeners.some(({ gardener }) => gardener === 2);
}
