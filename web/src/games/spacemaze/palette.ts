/** The colours of doors, aliens and things: the same by day and by night. What the ground needs is in theme.css. */

import type { Card, Colour } from './game.gen';

export type Door = 'R' | 'Y' | 'B' | 'S';
export type Letter = 'G' | 'P' | 'O';

export { INK, PAPER } from '../../board/art/ink';
export const GLASS = '#bfe9ff';
export const METAL = '#8d86a6';

export interface Paint {
  fill: string;
  shade: string;
  light: string;
}

/** Doors; a glyph stands against its fill with a contrast of 3.4 or more. */
export const DOORS: Readonly<Record<Door, Paint & { glyph: string }>> = {
  R: { fill: '#e5404f', shade: '#9c1b38', light: '#ff8d8b', glyph: '#fff1e6' },
  Y: { fill: '#ffcf33', shade: '#e2a012', light: '#fff0a3', glyph: '#6b3d00' },
  B: { fill: '#3a86f0', shade: '#174a9e', light: '#8fc1ff', glyph: '#f1f8ff' },
  S: { fill: '#d8deea', shade: '#8791a8', light: '#ffffff', glyph: '#33304a' },
};

/** Aliens; `eyes` tells a colour without a colour, and so do as many toes. */
export const ALIENS: Readonly<Record<Letter, Paint & { eyes: 1 | 2 | 3 }>> = {
  G: { fill: '#62d26f', shade: '#2c8f4c', light: '#c2f7b8', eyes: 1 },
  P: { fill: '#9458e4', shade: '#5d2ba6', light: '#cfaeff', eyes: 2 },
  O: { fill: '#ff8a3a', shade: '#c4520d', light: '#ffcb9f', eyes: 3 },
};

export const LETTERS: Readonly<Record<Colour, Letter>> = { green: 'G', purple: 'P', orange: 'O' };
export const COLOURS: Readonly<Record<Letter, Colour>> = { G: 'green', P: 'purple', O: 'orange' };

export const RELIC = {
  gold: '#ffd76a',
  deep: '#e3a12a',
  gem: '#5ff2e0',
  sparkle: '#d5fffa',
  ring: '#7ffff0', // also the dots of the way home
  dark: '#0f3b3a', // what the ring and the dots lie on
} as const;

export const GLUE = '#ffe3f4';
export const OPENS = '#0c5c43';
export const CLOSES = '#7c1420';
export const STROKE = '#ff5d6a'; // through a face that loses its way

/** Cards: the plate behind the picture tells what kind it is. */
const TURN = '#26465e';
const SWAP = '#58305f';
const RUN = '#2d5540';
const OTHER = '#6b3a2a';
export const PLATES: Readonly<Record<Card, string>> = {
  ROTATE_90: TURN,
  ROTATE_180: TURN,
  ROTATE_270: TURN,
  DIAGONAL_TWIST: TURN,
  EXCHANGE: SWAP,
  DIAGONAL_SWITCH: SWAP,
  MORPH: SWAP,
  RUN_1: RUN,
  RUN_2: RUN,
  SUPERGLUE: OTHER,
  MOVE_BASE: OTHER,
};
export const CARD = { tile: '#ffe0ae', deep: '#e0b377', far: '#7b6a8e', arrow: '#ffb454' } as const;
export const BACK = { fill: '#4b2f78', shade: '#35205a', line: '#b793ee' } as const;
