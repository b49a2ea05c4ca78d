import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Listener, Question } from './connection';
import type { Choice, Outgoing, Update } from './wire.gen';

const asked: { question: Question; settle: (answer: Answer) => void }[] = [];
const joins: unknown[] = [];
let listener: Listener;

vi.mock('./connection', async (original) => ({
  ...(await original<typeof import('./connection')>()),
  Connection: class {
    constructor(_: string, given: Listener) {
      listener = given;
    }
    ask(question: Question): Promise<Answer> {
      return new Promise((settle) => asked.push({ question, settle }));
    }
    join(): void {
      joins.push(listener.known());
    }
    renew(): void {
      joins.push(listener.known());
    }
  },
}));

const positions: ((view: unknown) => void)[] = [];
vi.mock('./api', () => ({
  get: () =>
    new Promise((settle) => positions.push((view) => settle({ entries: 1, view, actors: [], prompt: PROMPT }))),
}));

const PROMPT = { type: 'told', key: 'x', values: {} } as const;
const KEEP: Choice = { action: { do: 'keep' }, label: null };

function update(seq: number, more: Partial<Update> = {}): Update {
  const entries = Array.from({ length: seq }, (_, each) => ({
    ...{ seq: each, at: 0, seat: 0, action: null, struck: false, told: [] },
  }));
  return {
    ...{ type: 'update', seq, entries, view: {}, actors: [], prompt: PROMPT, legal: [KEEP], asked: null },
    ...{ clock: { now: 0, deadline: null, limit: null, stands: false }, silence: null, sketch: null },
    ...more,
  };
}

function welcome(seat: number | null): Outgoing {
  return { type: 'welcome', seat, room: { chairs: [] }, talk: [], muted: [] } as unknown as Outgoing;
}

/** A table of two people who share this device, seen by the first. */
async function shared() {
  const { TableState } = await import('./table.svelte');
  const table = new TableState('abc', [0, 1], 0, true);
  listener.heard(welcome(0));
  listener.heard(update(3, { view: 'of 0' }));
  return table;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  for (const list of [asked, joins, positions]) list.length = 0;
});

test('after a gap the table is joined again with what is known', async () => {
  await shared();
  listener.heard(update(6, { entries: [] }));
  expect(joins).toEqual([{ since: 3, seat: 0, changes: true, labels: false }]);
});

const CLOCK = { now: 5, deadline: null, limit: null, stands: false };
const SWAP: Choice = { action: { do: 'swap' }, key: '00007' };

function change(seq: number, more: object = {}): Outgoing {
  return { type: 'change', seq, clock: CLOCK, ...more } as Outgoing;
}

test('a change brings what is different, and all else stays', async () => {
  const table = await shared();
  listener.heard(update(3, { view: { pool: [1, 2], own: null, round: 1 }, legal: [{ ...KEEP, key: '00009' }] }));
  const entry = { seq: 3, at: 0, seat: 0, action: null };
  listener.heard(
    change(4, { entries: [entry], view: { pool: [6] }, own: { hand: ['MORPH'] }, legal: { '00007': SWAP } }),
  );
  expect(table.shown?.view).toEqual({ pool: [6], own: { hand: ['MORPH'] }, round: 1 });
  expect(table.shown?.choices.map(({ action }) => action.do)).toEqual(['swap', 'keep']);
  expect([table.log.length, table.update?.clock.now, table.shown?.prompt]).toEqual([4, 5, PROMPT]);
  listener.heard(
    change(4, { legal: { '-': true }, revealed: [{ seq: 0, at: 9, seat: 1, action: null }], actors: [1] }),
  );
  expect([table.mine, table.log[0]?.at, table.shown?.actors]).toEqual([false, 9, [1]]);
});

test('a change that does not fit is left alone, and the table joined again', async () => {
  const table = await shared();
  listener.heard(change(9, { view: 'of nothing' }));
  expect(joins).toHaveLength(1);
  listener.heard(change(10, { entries: [{}], view: 'of nothing either' }));
  expect([table.shown?.view, joins.length]).toEqual(['of 0', 1]);
  listener.heard(welcome(0));
  listener.heard(update(10, { view: 'whole' }));
  listener.heard(change(10, { view: 'newer' }));
  expect([table.shown?.view, joins.length]).toEqual(['newer', 1]);
});

test('who sits down gets choices of their own, and nothing that was on its way to the seat before', async () => {
  const table = await shared();
  expect(table.mine).toBe(true);
  table.sit(1);
  expect([table.mine, joins]).toEqual([false, [{ since: 0, seat: 1, changes: true, labels: false }]]);
  listener.heard(update(4, { view: 'of 0, too late' }));
  expect([table.mine, table.shown?.view]).toEqual([false, 'of 0']);
  listener.heard(welcome(1));
  listener.heard(update(4, { view: 'of 1' }));
  expect([table.mine, table.shown?.view]).toEqual([true, 'of 1']);
});

test('a look at the past that comes too late shows nothing', async () => {
  const table = await shared();
  const look = table.look(1);
  void table.look(3); // the present
  positions[0]?.('late');
  await look;
  expect(table.shown?.past).toBe(false);
  const other = table.look(1);
  table.sit(1);
  positions[1]?.('secret of 0');
  await other;
  expect(table.shown?.past).toBe(false);
});

test('actions in a row are one act, and a second click does nothing', async () => {
  const table = await shared();
  const ack = (refused: boolean): Answer => {
    const refusal = refused ? { rule: null, text: PROMPT } : null;
    return { type: 'ack', id: '', seq: 5, refusal, now: 0 };
  };
  const both = table.act({ do: 'a' }, { do: 'b' });
  expect(await table.act({ do: 'c' })).toBe(false); // a second click
  expect(asked.map(({ question }) => question)).toEqual([
    { type: 'act', action: { do: 'a' }, seen: 3, then: [{ do: 'b' }] },
  ]);
  asked[0]?.settle(ack(true));
  expect([await both, table.refusal?.text, table.sending]).toEqual([false, PROMPT, false]);
  const one = table.act({ do: 'a' });
  expect(asked[1]?.question).toEqual({ type: 'act', action: { do: 'a' }, seen: 3 });
  asked[1]?.settle(ack(false));
  expect([await one, table.refusal]).toEqual([true, null]);
});

test('why an action is none is asked once in a position, and of a row of actions by a look', async () => {
  const table = await shared();
  const refusal = { rule: 'HC-05', text: PROMPT };
  const first = table.why({ do: 'a' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.question).toEqual({ type: 'explain', actions: [{ do: 'a' }] });
  asked[0]?.settle({ type: 'explained', id: '', seq: 3, actions: [{ label: null, refusal }] });
  expect([await first, table.refusal]).toEqual([refusal, refusal]);
  table.refusal = null;
  await table.why({ do: 'a' });
  expect([asked.length, table.refusal]).toEqual([1, refusal]);

  const row = table.why({ do: 'b' }, { do: 'c' });
  expect([asked[1]?.question, table.refusal]).toEqual([{ type: 'look', actions: [{ do: 'b' }, { do: 'c' }] }, null]);
  const tried = { seq: 3, done: 1, end: 'refused', told: [], prompt: PROMPT, legal: [] } as const;
  asked[1]?.settle({ type: 'looked', id: '', ...tried, refusal } as unknown as Answer);
  expect([await row, table.refusal]).toEqual([refusal, refusal]);
});

test('what is refused to one seat is not said to another', async () => {
  const table = await shared();
  const undone = table.undo();
  table.sit(1);
  asked[0]?.settle({ type: 'ack', id: '', seq: null, refusal: { rule: null, text: PROMPT }, now: 0 });
  await undone;
  expect(table.refusal).toBeNull();
});

test('a seat that was lost while the line was away is given up for another, then for watching', async () => {
  const table = await shared();
  const refusal = (seat: number) => ({
    rule: null,
    text: { type: 'told' as const, key: 'server-not-your-seat', values: { seat } },
  });
  listener.heard({ type: 'trouble', refusal: refusal(1) });
  expect([table.seat, table.held, table.refusal]).toEqual([1, [1], refusal(1)]);
  listener.heard({ type: 'trouble', refusal: refusal(2) });
  expect([table.seat, table.held]).toEqual([null, []]);
});

test('a seat that moves to another device leaves the other one here, and after the last the reader watches', async () => {
  const table = await shared();
  listener.line('lost', 4409);
  expect([table.seat, table.held]).toEqual([1, [1]]);
  listener.line('lost', 4409);
  expect([table.seat, table.held, table.moved]).toEqual([null, [], true]);
  table.hold([0]); // it came back
  expect([table.seat, table.moved]).toEqual([0, false]);
});

/** A table in real time, seen by the first seat. */
async function realTime() {
  const table = await shared();
  const room = { chairs: [], real_time: true };
  listener.heard({ ...welcome(0), room } as unknown as Outgoing);
  listener.heard(update(3, { clock: { now: 1000, deadline: 60_000, limit: null, stands: false } }));
  return table;
}

test('in real time actions are sent without waiting, and hints stay until others overtake them', async () => {
  const table = await realTime();
  const ack: Answer = { type: 'ack', id: '', seq: 4, refusal: null, now: 0 };
  const both = table.act({ do: 'a' }, { do: 'b' });
  const third = table.act({ do: 'c' });
  expect(asked.map(({ question }) => question)).toEqual(
    ['a', 'b', 'c'].map((name) => ({ type: 'act', action: { do: name }, seen: null })),
  );
  for (const { settle } of asked) settle(ack);
  expect([await both, await third]).toEqual([true, true]);
  const hinted = table.hint();
  listener.heard(update(4));
  const ideas = [{ action: { do: 'keep' }, label: PROMPT, visits: 0, worth: 0 }];
  asked[3]?.settle({ type: 'hinted', id: '', seq: 3, ideas });
  await hinted;
  listener.heard(update(5));
  expect(table.ideas).toEqual(ideas);
  listener.heard(update(6, { legal: [] }));
  expect(table.ideas).toBe(null);
});

test('the clock follows the fastest message, stands where it stands, and goes on from there', async () => {
  const table = await realTime();
  const clock = (now: number, stands = false) => ({ now, deadline: 60_000, limit: null, stands });
  const now = vi.spyOn(performance, 'now');
  const at = (ours: number) => now.mockReturnValue(ours);
  at(0);
  listener.heard(welcome(0));
  listener.heard(update(3, { clock: clock(1000) }));
  at(500);
  listener.heard(update(4, { clock: clock(1400) })); // 100 ms late
  expect(table.now()).toBe(1500);
  listener.heard({ type: 'pong', now: 1520 }); // faster than all before
  at(1000);
  expect(table.left()).toBe(60_000 - 2020);
  listener.heard(update(5, { clock: clock(2030, true) }));
  at(9000);
  expect(table.now()).toBe(2030);
  listener.heard(update(6, { clock: clock(2030) }));
  at(9100);
  expect(table.now()).toBe(2130);
  at(90_000);
  expect(table.left()).toBe(0);
  now.mockRestore();
});
