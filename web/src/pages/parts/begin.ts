/** Making a table and going there. */

import { post } from '../../lib/api';
import { name, rememberName, rememberSeats } from '../../lib/memory';
import { go } from '../../lib/router.svelte';
import { t } from '../../lib/speech.svelte';
import type { NewTable, Seated } from '../../lib/wire.gen';
import { guestName } from './guests';

/** The reader's name, or a friendly one for a guest. */
export function playName(): string {
  return name() || guestName(t('web-guest-names'));
}

export async function begin(table: NewTable): Promise<void> {
  const me = table.seats.find((place) => place.kind === 'me');
  const made = await post<Seated>('/api/tables', table);
  if (me) rememberName(me.name);
  rememberSeats(made);
  go(`/t/${made.room.id}`);
}
