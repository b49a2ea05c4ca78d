/** The clock of a table, which runs on here between the messages of the server. */

import type { Clock } from './wire.gen';

export class TableTime {
  private clock = $state.raw<Clock | null>(null); // as it was told last
  private heardAt = $state(0); // performance.now() then
  private ahead = -Infinity; // table time minus performance.now(), by the message that was fastest on its way

  /** Begins anew: the table may have been put away meanwhile. */
  forget(): void {
    this.ahead = -Infinity;
  }

  told(clock: Clock): void {
    if (this.clock?.stands) this.forget(); // it goes on from there
    this.clock = clock;
    this.heardAt = performance.now();
    this.set(clock.now);
  }

  /** Messages come late, never early: the fastest of them tells the time best, so that the clock does not jitter. */
  set(now: number): void {
    this.ahead = Math.max(this.ahead, now - performance.now());
  }

  /** The table time now, as the server's clock has it. */
  now(): number {
    const { clock } = this;
    if (!clock || clock.stands) return clock?.now ?? 0;
    return Math.max(clock.now, this.ahead + performance.now());
  }

  /** How many ms are left until the clock acts, or until a bot decides for the reader. */
  left(): number | null {
    const { clock } = this;
    if (clock?.deadline != null) return Math.max(0, clock.deadline - this.now());
    return clock?.limit == null ? null : Math.max(0, clock.limit - (performance.now() - this.heardAt));
  }
}
