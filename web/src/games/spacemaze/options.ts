/** What can be done on the board, each as the place to press and the actions that it stands for. */

import type { Row } from '../../board/intent.svelte';
import type {
  Choose,
  Colour,
  Discard,
  Dock,
  EndTurn,
  Exchange,
  Exit,
  Give,
  Go,
  Home,
  Morph,
  NoCard,
  Pad,
  Pick,
  Play,
  Reach,
  Side,
  Take,
  Turn,
  View,
} from './game.gen';
import { type Cell, nameOf, walked } from './geometry';

/** What a player can do. */
export type Mine =
  | Pick
  | Play
  | NoCard
  | Turn
  | Choose
  | Exchange
  | Morph
  | Dock
  | Exit
  | Go
  | Pad
  | Take
  | Give
  | Home
  | EndTurn
  | Discard;

export interface Option {
  kind: 'go' | 'pad' | 'take' | 'give' | 'home' | 'turn' | 'choose' | 'exchange' | 'morph' | 'dock';
  place: string; // what is pressed
  cell: Cell | null; // the tile where that is
  actions: Row<Mine>;
  alien: Colour | null; // who does it
  cost: number | null; // points
  way: Cell[]; // the tiles that it leads over
  quarters: number; // of a turn
}

const PLAIN = { alien: null, cost: null, way: [], quarters: 0 };

/** What a card or a step can be done to; `seat` is whose turn it is. */
export function optionsOf(view: View, seat: number, legal: readonly Mine[]): Option[] {
  if (view.asks === 'step') return (view.own?.reach ?? []).map((reach) => stepTo(view, seat, reach));
  return legal.flatMap((action): Option[] => {
    switch (action.do) {
      case 'turn':
        return [
          {
            ...PLAIN,
            kind: 'turn',
            place: action.cell,
            cell: action.cell,
            actions: [action],
            quarters: action.quarters,
          },
        ];
      case 'choose':
      case 'exchange':
        return [{ ...PLAIN, kind: action.do, place: action.cell, cell: action.cell, actions: [action] }];
      case 'morph':
        return [
          {
            ...PLAIN,
            kind: 'morph',
            place: nameOf({ seat, colour: action.alien }),
            cell: cellOf(view, seat, action.alien),
            actions: [action],
          },
        ];
      case 'dock':
        return [{ ...PLAIN, kind: 'dock', place: `${action.cell} ${action.side}`, cell: null, actions: [action] }];
      default:
        return [];
    }
  });
}

function cellOf(view: View, seat: number, colour: Colour): Cell | null {
  return view.aliens.find((each) => each.seat === seat && each.colour === colour)?.cell ?? null;
}

function stepTo(view: View, seat: number, reach: Reach): Option {
  const { alien, does, to, cost, way, mate } = reach;
  const from = cellOf(view, seat, alien);
  const { dock } = view.players[seat] ?? { dock: { cell: to } };
  const start: Cell[] = from === null ? [dock.cell] : [];
  return {
    kind: does,
    place: placeOf(view, seat, reach),
    cell: to,
    actions: rowOf(alien, from === null, way, does, mate),
    alien,
    cost,
    way: [...start, ...walked(from ?? dock.cell, way, view.layout)],
    quarters: 0,
  };
}

function placeOf(view: View, seat: number, { does, to, mate }: Reach): string {
  const wearer = view.aliens.find((each) => each.relic);
  if (does === 'pad') return `pad ${to}`;
  if (does === 'home') return 'ufo';
  if (does === 'give' && mate) return nameOf({ seat, colour: mate });
  if (does === 'take') return wearer ? nameOf(wearer) : 'relic';
  return to;
}

/** The steps one after the other, as the rules ask for them. */
export function rowOf(
  alien: Colour,
  inside: boolean,
  way: string,
  does: Reach['does'],
  mate: Colour | null,
): Row<Mine> {
  const row: Mine[] = inside ? [{ do: 'exit', alien }] : [];
  for (const side of way) row.push({ do: 'go', alien, side: side as Side });
  if (does === 'give' && mate) row.push({ do: 'give', alien, to: mate });
  else if (does === 'pad' || does === 'take' || does === 'home') row.push({ do: does, alien });
  return row as Row<Mine>;
}
