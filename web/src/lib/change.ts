/** The position after a change: what it does not speak of is as it was, in the same objects. */

import { merged } from './merged';
import type { Change, Choice, Seen, Span, Update } from './wire.gen';

export function changed(before: Update, change: Change): Update {
  const { seq, entries = [], clock } = change;
  return {
    ...before,
    seq,
    entries,
    clock,
    view: viewed(before.view, change),
    legal: 'legal' in change ? choices(before.legal, change.legal) : before.legal,
    sketch: 'sketch' in change ? (merged(before.sketch, change.sketch) as Span[][] | null) : before.sketch,
    ...given(change, 'actors', 'prompt', 'asked', 'silence'),
  };
}

/** The log with earlier entries that the reader may know now. */
export function revealed(log: Seen[], { revealed: entries = [] }: Change): Seen[] {
  if (entries.length === 0) return log;
  const known = [...log];
  for (const entry of entries) known[entry.seq] = entry;
  return known;
}

function viewed(before: unknown, change: Change): unknown {
  const view = 'view' in change ? merged(before, change.view) : before;
  if (!('own' in change)) return view;
  const { own } = view as { own: unknown };
  return { ...(view as object), own: merged(own, change.own) };
}

/** By their keys, which sort as the choices do. */
function choices(before: Choice[], patch: unknown): Choice[] {
  const old = Object.fromEntries(before.map((choice) => [choice.key ?? '', choice]));
  const now = Object.entries(merged(old, patch) as Record<string, Choice>);
  return now.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, choice]) => ({ ...choice, key }));
}

function given<Key extends keyof Change>(change: Change, ...keys: Key[]): Partial<Pick<Change, Key>> {
  const found: Partial<Pick<Change, Key>> = {};
  for (const key of keys) if (key in change) found[key] = change[key];
  return found;
}
