/** Dice by their names: a power die such as G5, a move die such as GGPO. */

import type { Colour } from './game.gen';
import { COLOURS, type Letter } from './palette';

export function isMove(die: string): boolean {
  return !/\d/.test(die);
}

export function colourOf(die: string): Colour {
  return COLOURS[die.slice(0, 1) as Letter];
}

export function valueOf(die: string): number {
  return Number(die.slice(1));
}

/** The footprints of a move die by colour. */
export function stepsOf(die: string): Record<Letter, number> {
  const count = (letter: Letter) => [...die].filter((each) => each === letter).length;
  return { G: count('G'), P: count('P'), O: count('O') };
}

/** Equal dice are one choice. */
export function counted(dice: readonly string[]): { die: string; count: number }[] {
  return [...new Set(dice)].map((die) => ({ die, count: dice.filter((each) => each === die).length }));
}
