import type { GenericUi } from '../contract';
import type { AnyMove, View } from './game.gen';
import Panel from './Panel.svelte';
import { called } from './pawn';

export default {
  apart: [
    { name: 'jokers', kinds: ['joker-convert', 'joker-talk'] },
    { name: 'gestures', kinds: ['stare', 'pawn-to', 'pawn-on'], shown: true },
  ],
  lasting: ['stare', 'pawn-to', 'pawn-on', 'switch-tile'],
  quiet: ['pause', 'give-up'],
  asks: ['give-up'],
  Panel,
  called,
} satisfies GenericUi<View, AnyMove['do']>;
