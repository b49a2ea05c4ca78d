/** What to ask the server when a hex is no target, or what to say where no die leads there on any board. */

import type { Refusal, Value } from '../../lib/wire.gen';
import type { Place, Use, View } from './game.gen';
import { type Hex, line } from './geometry';

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
  const from = own.find((gardener) => gardener.hex !== null)?.hex ?? '';
  return from === hex ? no('gardens-ui-no-here', { hex }) : no('gardens-ui-no-line', { hex, from });
}

function no(key: string, values: Record<string, Value>): Refusal {
  return { rule: null, text: { type: 'told', key, values } };
}
