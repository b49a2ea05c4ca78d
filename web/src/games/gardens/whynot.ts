/** What to ask the server when a hex is no target, or what to say where only the geometry speaks against it. */

import type { Refusal, Told, Value } from '../../lib/wire.gen';
import type { Colour, Place, Use, View } from './game.gen';
import { CENTRE, type Hex, line } from './geometry';
import type { Offer } from './offers';

const LARGEST = 6; // on a die

export function whyNot(view: View, seat: number, hex: Hex): Place | Use | Refusal {
  if (view.asks !== 'use' || view.turn !== seat) return { do: 'place', hex };
  const own = view.gardeners.filter((gardener) => gardener.seat === seat);
  const lines = own.flatMap(({ gardener, hex: from }) => {
    const found = from ? line(from, hex) : null;
    return found && from ? [{ ...found, gardener, from }] : [];
  });
  const near = lines.filter(({ steps }) => steps <= LARGEST);
  const found = near.find(({ steps }) => view.pool.includes(steps)) ?? near[0];
  if (found) return { do: 'use', die: found.steps, direction: found.direction, gardener: found.gardener };
  const [far] = lines;
  if (far) return no('gardens-ui-no-far', { hex, from: far.from, steps: far.steps });
  if (hex === CENTRE) return no('gardens-ui-no-centre', { hex }, 'GM-39');
  const from = own.find((gardener) => gardener.hex !== null)?.hex ?? '';
  return from === hex ? no('gardens-ui-no-here', { hex }) : no('gardens-ui-no-line', { hex, from });
}

/** There is no such flower in the stock: the words of the server, said before the move is sent. */
export function noFlower(colour: Colour, offers: readonly Offer[]): Refusal {
  const stock = offers.filter(({ legal }) => legal).map((offer) => offer.colour);
  return no('gardens-no-flower', { colour: name(colour), stock: list(stock) }, 'GM-49');
}

function list([first, ...rest]: Colour[]): Told {
  if (!first) return { type: 'told', key: 'gardens-ui-nothing', values: {} };
  if (!rest.length) return name(first);
  return { type: 'told', key: 'gardens-colours', values: { first: name(first), rest: list(rest) } };
}

function name(colour: Colour): Told {
  return { type: 'told', key: `gardens-colour-${colour}`, values: {} };
}

function no(key: string, values: Record<string, Value>, rule = 'GM-38'): Refusal {
  return { rule, text: { type: 'told', key, values } };
}
