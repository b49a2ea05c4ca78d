import { expect, test } from 'vitest';
import { merged, stop, told, turnStop } from './log';
import type { Action, Seen, Update } from './wire.gen';

function entry(seq: number, words = true, action: Action = { do: 'roll' }): Seen {
  const said = words ? [{ type: 'told' as const, key: 'x', values: {} }] : [];
  return { seq, at: 0, seat: 0, action, told: said };
}

function update(seq: number, entries: Seen[]): Update {
  return {
    type: 'update',
    seq,
    entries,
    view: {},
    actors: [],
    prompt: { type: 'told', key: 'x', values: {} },
    legal: [],
    asked: null,
    clock: { now: 0, deadline: null, limit: null, stands: false },
    silence: null,
    sketch: null,
  };
}

test('an update brings the entries that were missing', () => {
  expect(merged([entry(0)], update(3, [entry(1), entry(2)]))?.map((each) => each.seq)).toEqual([0, 1, 2]);
});

test('after a gap the log cannot be put together', () => {
  expect(merged([entry(0)], update(4, [entry(3)]))).toBeNull();
});

test('entries that come again replace what was there', () => {
  const secret = { ...entry(1), action: null };
  const shown = merged([entry(0), secret], update(2, [entry(0), entry(1)]));
  expect(shown?.[1]?.action).toEqual({ do: 'roll' });
});

test('an undo strikes what it takes back, and nothing else', () => {
  const log = merged([entry(0), entry(1), entry(2)], update(4, [entry(3, true, { do: 'undo', to: 1 })]));
  expect(log?.map((each) => each.struck ?? false)).toEqual([false, true, true, false]);
});

test('steps through the past skip entries that say nothing', () => {
  const log = [entry(0), entry(1, false), entry(2, false), entry(3)];
  expect(stop(log, 1, 1)).toBe(4);
  expect(stop(log, 4, -1)).toBe(1);
  expect(stop(log, 1, -1)).toBe(0);
  expect(stop(log, 4, 1)).toBe(4);
  expect(told(log).map((each) => each.seq)).toEqual([0, 3]);
});

test('steps by turn lead to where somebody begins, and at last to the ends', () => {
  const did = (seq: number, ...what: string[]) =>
    ({ seq, did: what.map((each) => ({ what: each })) }) as unknown as Seen;
  const log = [did(0), did(1, 'move', 'turn'), did(2), did(3, 'turn'), did(4, 'move')];
  expect([0, 1, 2, 3, 4].map((from) => turnStop(log, from, 1))).toEqual([2, 2, 4, 4, 5]);
  expect([5, 4, 3, 2, 1].map((from) => turnStop(log, from, -1))).toEqual([4, 2, 2, 0, 0]);
});
