/** The log of a table, put together from updates. */

import type { Seen, Update } from './wire.gen';

/**
 * The log after an update, or null where entries are missing and the client has to join again.
 * What the update brings replaces what was there from its first entry on; an undo strikes what it takes back.
 */
export function merged(log: readonly Seen[], update: Update): Seen[] | null {
  const first = update.seq - update.entries.length;
  if (log.length < first) return null;
  const entries = [...log.slice(0, first), ...update.entries];
  for (const entry of update.entries) strike(entries, entry);
  return entries;
}

function strike(entries: Seen[], undo: Seen): void {
  if (undo.action?.do !== 'undo') return;
  for (let seq = Number(undo.action.to); seq < undo.seq; seq += 1) {
    const entry = entries[seq];
    if (entry && !entry.struck) entries[seq] = { ...entry, struck: true };
  }
}

/** The entries that say something. */
export function told(log: readonly Seen[]): Seen[] {
  return log.filter((entry) => entry.told?.length);
}

/** The next position worth a look in a direction: just after an entry that says something, or the beginning. */
export function stop(log: readonly Seen[], from: number, direction: 1 | -1): number {
  let entries = from + direction;
  while (entries > 0 && entries < log.length && !log[entries - 1]?.told?.length) entries += direction;
  return Math.max(0, Math.min(entries, log.length));
}

/** The next position in a direction at which somebody's turn begins, or an end of the log. */
export function turnStop(log: readonly Seen[], from: number, direction: 1 | -1): number {
  let entries = from + direction;
  while (entries > 0 && entries < log.length && !log[entries - 1]?.did?.some(({ what }) => what === 'turn'))
    entries += direction;
  return Math.max(0, Math.min(entries, log.length));
}
