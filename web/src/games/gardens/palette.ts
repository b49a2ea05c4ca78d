/** The colours of flowers and Martians: the same by day and by night, since they stand on the same dark soil. */

import type { Colour, Figure } from './game.gen';

export interface Tint {
  petal: string;
  deep: string; // the shaded side
  light: string;
  heart: string; // in the middle
}

export const TINTS: Readonly<Record<Colour, Tint>> = {
  blue: { petal: '#4fa8ff', deep: '#2474d6', light: '#b5dcff', heart: '#e2f1ff' },
  yellow: { petal: '#ffd23f', deep: '#eda31b', light: '#fff0a8', heart: '#8a3d10' },
  white: { petal: '#ffffff', deep: '#c3cae0', light: '#ffffff', heart: '#ffb72e' },
  grey: { petal: '#98a1b4', deep: '#6c748a', light: '#c6ccd9', heart: '#2f2440' },
  red: { petal: '#ff4a5c', deep: '#c41f3d', light: '#ff9c9f', heart: '#ffe0c2' },
  green: { petal: '#63dc7a', deep: '#27a356', light: '#bdf5b8', heart: '#fdf6c8' },
};

/** M1 to M3 are the dark Martians, M4 and M5 the pale ones. */
export const SKINS: Readonly<Record<Figure, { body: string; shade: string; light: string }>> = {
  M1: { body: '#4a3470', shade: '#33214f', light: '#6d51a0' },
  M2: { body: '#23506b', shade: '#153649', light: '#3a769a' },
  M3: { body: '#5a2b3f', shade: '#3c1a2b', light: '#85445f' },
  M4: { body: '#fde6bf', shade: '#e7bf88', light: '#fff6e2' },
  M5: { body: '#dff0e6', shade: '#a9cdbf', light: '#fbfffc' },
};
