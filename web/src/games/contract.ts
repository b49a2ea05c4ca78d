/** What a hand-made board brings; a game without one is played through the generic table. */

import type { Component } from 'svelte';
import type { TableState } from '../lib/table.svelte';
import type { Seat, Told } from '../lib/wire.gen';

/** A step of a tutorial on a real table: it shows while `when` holds, until the reader goes on or the position does. */
export interface Lesson<View> {
  key: string; // the text is `<game>-learn-<key>`
  when(view: View, seat: Seat): boolean;
  past?(view: View, seat: Seat): boolean; // its moment will not come again: the reader was faster
  spot?: string; // CSS selector of what it speaks about
  waits: boolean; // for the reader to act; else there is a button to go on
}

export interface GameUi {
  /** Everybody may see everything, so that people who share a device need not hand it over. */
  open?: boolean;
  /** The board and what lies around it. Reads `table.shown`, ends in `table.act`. */
  Board: Component<{ table: TableState }>;
  /** What stands in the action bar beside the prompt: dice, flowers, confirmation. */
  Controls: Component<{ table: TableState }>;
  /** What a seat has before it, under its name. */
  Panel: Component<{ table: TableState; seat: Seat }>;
  /** The sentence in the action bar where the board knows better what comes next, such as after a first click. */
  prompt?(table: TableState): Told | null;
  /** The points of a seat in the position that is shown. */
  score?(table: TableState, seat: Seat): number;
  /** How a seat stands, in one line for the strip on a phone; its points where there is none. */
  Brief?: Component<{ table: TableState; seat: Seat }>;
  lessons: Lesson<never>[];
}

/** What the generic table may know of a game in real time: its choices by what they do; the others are moves. */
export interface GenericUi<View = never, Kind extends string = string> {
  apart: { name: string; kinds: Kind[]; shown?: boolean }[]; // can be folded, or is; headed `web-apart-<game>-<name>`
  lasting: Kind[]; // come back, and keep their places meanwhile
  quiet: Kind[]; // of the table rather than of the game
  asks: Kind[]; // done by a second click
  Panel?: Component<{ table: TableState; seat: Seat }>; // what a seat has before it, under its name
  called?(view: View, seat: Seat): boolean; // the others wait for this seat
}
