/** What the log says of a place. */

import { told } from '../lib/log';
import { say } from '../lib/speech.svelte';
import type { TableState } from '../lib/table.svelte';

const LAST = 3; // lines that are worth reading

/** The places where an entry did something. */
export function placesOf({ did = [] }: { did?: readonly { start?: string | null; to?: string | null }[] }): string[] {
  return did.flatMap(({ start, to }) => [start ?? [], to ?? []].flat());
}

/** The last lines about a place. */
export function linesAt(table: TableState, place: string): string[] {
  const known = table.shown?.past ? table.log.slice(0, table.shown.entries) : table.log;
  const found = told(known).filter((entry) => !entry.struck && placesOf(entry).includes(place));
  return found.slice(-LAST).map((entry) => (entry.told ?? []).map((each) => say(each, table.names)).join(' '));
}
