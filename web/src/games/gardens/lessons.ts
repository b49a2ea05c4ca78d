/** The tutorial: a game at a real table, told as it goes. The texts are `gardens-learn-<key>`. */

import type { Lesson } from '../contract';
import type { View } from './game.gen';

const mine = (view: View, seat: number) => view.turn === seat;
const moving = (view: View, seat: number) => mine(view, seat) && view.asks === 'use';
const planted = (view: View, seat: number) => view.holdings[seat]?.planted ?? 0;

export const lessons: Lesson<View>[] = [
  { key: 'welcome', when: () => true, spot: '.gardens', waits: false },
  {
    key: 'take',
    when: (view, seat) => view.asks === 'take' && mine(view, seat),
    past: (view, seat) => view.holdings[seat]?.figure !== null,
    spot: '[data-gardens-controls]',
    waits: true,
  },
  {
    key: 'place',
    when: (view, seat) => view.asks === 'place' && mine(view, seat),
    past: (view, seat) => view.gardeners.some((each) => each.seat === seat && each.hex !== null),
    spot: '.gardens',
    waits: true,
  },
  { key: 'roll', when: moving, spot: '[data-gardens-controls]', waits: false },
  { key: 'target', when: moving, spot: '.gardens', waits: false },
  { key: 'groups', when: moving, spot: '.gardens', waits: false },
  {
    key: 'flower',
    when: (view, seat) => mine(view, seat) && ['use', 'plant'].includes(view.asks),
    spot: '.gardens',
    waits: true,
  },
  { key: 'track', when: (view, seat) => planted(view, seat) > 0, spot: '[data-gardens-track]', waits: false },
  {
    key: 'costs',
    when: (view, seat) => moving(view, seat) && planted(view, seat) > 1,
    spot: '.gardens',
    waits: false,
  },
  { key: 'extra', when: (view, seat) => planted(view, seat) > 1, spot: '[data-gardens-panel]', waits: false },
  { key: 'end', when: (view, seat) => planted(view, seat) > 1, waits: false },
];
