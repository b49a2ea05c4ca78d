/** The tutorial: a game at a real table, in which things are done rather than read. The texts are `spacemaze-learn-<key>`. */

import type { Lesson } from '../contract';
import type { View } from './game.gen';

const MAZE = '[data-maze] [role=grid]';
const mine = (view: View, seat: number) => view.turn === seat;
const asked = (view: View, seat: number, ...asks: View['asks'][]) => mine(view, seat) && asks.includes(view.asks);
const hasMoved = (view: View, seat: number) => view.players[seat]?.move != null;
const hasPowered = (view: View, seat: number) => (view.players[seat]?.powers.length ?? 0) > 0;
const isOut = (view: View, seat: number) => view.aliens.some((each) => each.seat === seat && each.cell !== null);

export const lessons: Lesson<View>[] = [
  { key: 'welcome', when: (view) => view.round > 0, spot: MAZE, waits: false },
  { key: 'doors', when: (view) => view.round > 0, spot: '.recipes', waits: false },
  {
    key: 'move',
    when: (view, seat) => asked(view, seat, 'pick') && !hasMoved(view, seat),
    past: hasMoved,
    spot: '[data-maze-pool]',
    waits: true,
  },
  {
    key: 'step',
    when: (view, seat) => asked(view, seat, 'step') && !isOut(view, seat),
    past: isOut,
    spot: MAZE,
    waits: true,
  },
  {
    key: 'walk',
    when: (view, seat) => asked(view, seat, 'step'),
    past: (view, seat) => hasMoved(view, seat) && !asked(view, seat, 'step'),
    spot: MAZE,
    waits: true,
  },
  {
    key: 'power',
    when: (view, seat) => asked(view, seat, 'pick') && hasMoved(view, seat),
    past: hasPowered,
    spot: '[data-maze-pool]',
    waits: true,
  },
  {
    key: 'card',
    when: (view, seat) => asked(view, seat, 'card', 'turn', 'choose', 'exchange', 'morph', 'dock'),
    past: (view, seat) => hasPowered(view, seat) && !mine(view, seat),
    spot: '[data-maze-hand]',
    waits: true,
  },
  { key: 'pads', when: (view) => view.round > 0, spot: MAZE, waits: false },
  { key: 'relic', when: (view) => view.round > 0, spot: MAZE, waits: false },
  { key: 'end', when: (view) => view.round > 0, waits: false },
];
