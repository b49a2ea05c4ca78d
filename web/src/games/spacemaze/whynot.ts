/** What was meant by a press on a place where nothing can be done: the rules say why not. */

import type { Row } from '../../board/intent.svelte';
import type { Alien, Colour, Side, View } from './game.gen';
import { straight } from './geometry';
import type { Mine } from './options';

export function meant(
  view: View,
  asks: View['asks'] | null,
  own: readonly Alien[],
  chosen: Colour | null,
  place: string,
): Row<Mine> {
  const cell = place.replace('pad ', '');
  const alien = chosen ?? 'green';
  if (asks === 'turn') return [{ do: 'turn', cell, quarters: 1 }];
  if (asks === 'choose' || asks === 'exchange') return [{ do: asks, cell }];
  if (asks === 'dock') return [{ do: 'dock', cell, side: view.players[view.turn]?.dock.side ?? 'N' }];
  if (asks === 'morph') return [{ do: 'morph', alien }];
  if (place === 'ufo') return [{ do: 'home', alien }];
  if (place === 'relic' || place.startsWith('alien')) return [{ do: 'take', alien }];
  return walk(alien, own.find(({ colour }) => colour === alien)?.cell ?? null, cell);
}

/** Straight there: the first step that is not possible is the reason. */
function walk(alien: Colour, from: string | null, to: string): Row<Mine> {
  const go = (side: Side): Mine => ({ do: 'go', alien, side });
  if (from === null) return [go('N')]; // it is in its UFO
  const [first = 'N', ...rest] = straight(from, to);
  return [go(first), ...rest.map(go)];
}
