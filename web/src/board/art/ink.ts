/** What pieces of every game are drawn with. */

export const INK = '#1d1026'; // lines around pieces
export const PAPER = '#fff6ea'; // the halo that lifts a figure off the ground
