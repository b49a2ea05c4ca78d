import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Line, OUTDATED } from './connection';
import { PROTOCOL, type Outgoing, type Seat } from './wire.gen';

/** The server's side of a socket, as far as a client can tell. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1005): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.say({ type: 'welcome', protocol: PROTOCOL, heartbeat: 15_000 });
  }

  types(): unknown[] {
    return this.sent.map((message) => message['type']);
  }
}

let lines: [Line, number][];
let heard: Outgoing[];
let seat: Seat | null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://mensae.test' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  FakeSocket.all = [];
  lines = [];
  heard = [];
  seat = 0;
  connection = new Connection('abc', {
    heard: (message) => heard.push(message),
    line: (line, code) => lines.push([line, code]),
    known: () => ({ since: 0, seat }),
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

function live(): FakeSocket {
  last().open();
  last().welcome();
  return last();
}

test('it joins, and what was asked before the welcome is sent after it', async () => {
  const answer = connection.ask({ type: 'undo' });
  expect(last().url).toBe('wss://mensae.test/api/tables/abc/socket');
  last().open();
  expect(last().sent).toEqual([{ type: 'join', protocol: PROTOCOL, since: 0, seat: 0 }]);
  last().welcome();
  expect(last().types()).toEqual(['join', 'undo']);
  const id = last().sent[1]?.['id'];
  last().say({ type: 'ack', id, seq: 3, refusal: null });
  expect(await answer).toEqual({ type: 'ack', id, seq: 3, refusal: null });
  expect(lines).toEqual([['live', 0]]);
});

test('after a lost connection what was not answered is sent again with the same id, and nothing else', () => {
  const first = live();
  void connection.ask({ type: 'act', action: { do: 'keep' }, seen: 1 });
  void connection.ask({ type: 'say', text: 'hello' });
  first.say({ type: 'ack', id: first.sent[1]?.['id'], seq: 2, refusal: null });
  first.close(1006);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  const second = live();
  expect(second.sent.slice(1)).toEqual([first.sent[2]]);
  expect(lines).toEqual([
    ['live', 0],
    ['lost', 1006],
    ['live', 0],
  ]);
});

test('what was asked for one seat is never sent for another', async () => {
  const first = live();
  const answer = connection.ask({ type: 'act', action: { do: 'keep' }, seen: 1 });
  first.close(1006);
  seat = 1;
  vi.advanceTimersByTime(300);
  const second = live();
  expect(second.types()).toEqual(['join']);
  expect(await answer).toMatchObject({ type: 'ack', seq: null, refusal: { text: { key: 'web-line-closed' } } });
});

test('joining again on the same socket sends only a hint again, which the server gives up then', () => {
  const socket = live();
  void connection.ask({ type: 'undo' });
  void connection.ask({ type: 'hint' });
  connection.join();
  socket.welcome();
  expect(socket.types()).toEqual(['join', 'undo', 'hint', 'join', 'hint']);
});

test('renewed, it joins on a new socket and does not listen to the old one', () => {
  const first = live();
  void connection.ask({ type: 'undo' });
  connection.renew();
  expect(first.readyState).toBe(3);
  const second = live();
  expect(second.types()).toEqual(['join', 'undo']);
  first.say({ type: 'room' });
  expect(heard.map((message) => message.type)).toEqual(['welcome', 'welcome']);
  vi.advanceTimersByTime(15_000);
  expect(first.types()).not.toContain('ping');
});

test('a line that answers no ping is lost, and so is one that never welcomes', () => {
  const first = live();
  vi.advanceTimersByTime(15_000);
  expect(first.types()).toEqual(['join', 'ping']);
  first.say({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(15_000 + 8_000);
  expect(lines.at(-1)).toEqual(['lost', 1006]);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000 + 375);
  expect(FakeSocket.all).toHaveLength(3);
});

test('when somebody looks again, a dead line is found out at once', () => {
  const first = live();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(first.types()).toEqual(['join', 'ping']);
  first.close(1006);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('what fails right after each welcome is tried less and less often', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const pause of [300, 375, 750, 1500, 3000]) {
    live().close(4500);
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test('after a line that lasted a second the first try comes at once again', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (let times = 0; times < 3; times += 1) {
    const socket = live();
    vi.advanceTimersByTime(1_001);
    socket.close(1001);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(times + 2);
  }
});

test('an offline device tries once a minute in the end, and at once when the network is back', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('navigator', { onLine: false });
  last().close(1006);
  for (let tries = 1; tries < 10; tries += 1) {
    vi.advanceTimersByTime(60_000);
    last().close(1006);
  }
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(59_999);
  expect(FakeSocket.all).toHaveLength(before);
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test.each([4404])('after %i it does not come back, and every question is answered', async (code) => {
  const socket = live();
  const answer = connection.ask({ type: 'undo' });
  socket.close(code);
  expect(lines.at(-1)).toEqual(['closed', code]);
  expect(await answer).toMatchObject({ refusal: { text: { key: 'web-line-closed' } } });
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
});

test('a hidden tab, whose pings come too late, is back at once', () => {
  const first = FakeSocket.all[0];
  first?.open();
  first?.welcome();
  Object.assign(document, { hidden: true });
  first?.close(4408);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]?.close(1006);
  expect(FakeSocket.all).toHaveLength(2); // a server that is away is tried later
});

test('a server that speaks another protocol is left alone', () => {
  last().open();
  last().say({ type: 'welcome', protocol: PROTOCOL + 1, heartbeat: 15_000 });
  expect(lines).toEqual([['closed', OUTDATED]]);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
