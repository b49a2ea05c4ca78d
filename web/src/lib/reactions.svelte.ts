/** What people at the table show without words; each goes after a moment. */

import type { Reaction, Seat } from './wire.gen';

const SHOWN_FOR = 3000; // ms

export interface Reacted {
  seat: Seat;
  reaction: Reaction;
  id: number;
}

export class Reactions {
  shown = $state.raw<readonly Reacted[]>([]);
  private count = 0;

  add(seat: Seat, reaction: Reaction): void {
    const added = { seat, reaction, id: (this.count += 1) };
    this.shown = [...this.shown, added];
    setTimeout(() => (this.shown = this.shown.filter((each) => each !== added)), SHOWN_FOR);
  }
}
