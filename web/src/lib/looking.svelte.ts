/** The past of a table, of which the reader looks at one position at a time. */

import { get } from './api';
import type { Position, Seat } from './wire.gen';

export class Looking {
  position = $state.raw<Position | null>(null); // null: the present
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly sketch: boolean, // whether the server draws it
  ) {}

  /** After so many entries, as a seat sees it. */
  async at(entries: number, seat: Seat | null): Promise<void> {
    const asked = new URLSearchParams(this.sketch ? { sketch: 'true' } : {});
    if (seat !== null) asked.set('seat', String(seat));
    const wanted = (this.wanted += 1);
    const position = await get<Position>(`/api/tables/${this.table}/positions/${entries}?${asked.toString()}`);
    if (wanted === this.wanted) this.position = position; // else the reader has gone on meanwhile
  }

  away(): void {
    this.wanted += 1;
    this.position = null;
  }
}
