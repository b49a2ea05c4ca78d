/** One socket to a table that mends itself: it comes back, joins again, and sends again what was not answered. */

import { pause } from './pause';
import {
  CLOSED,
  PROTOCOL,
  type Ack,
  type Explained,
  type Hinted,
  type Incoming,
  type Join,
  type Looked,
  type Outgoing,
  type Seat,
} from './wire.gen';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';
type Questions = Extract<Incoming, { id: string }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Question = WithoutId<Questions>;
export type Answer = Ack | Hinted | Looked | Explained;

export interface Listener {
  heard(message: Outgoing): void;
  line(line: Line, code: number): void; // code: why the socket closed
  known(): Omit<Join, 'type' | 'protocol'>; // what to join with
}

interface Waiting {
  seat: Seat | null; // who asks: nothing is done for a seat that another one has asked for
  type: Question['type'];
  text: string;
  settle(answer: Answer): void;
}

const PATIENCE = 8_000; // ms for a ping
const OPENING = 10_000; // ms until the welcome
const STEADY = 1_000; // ms after which a line was a good one, so that nobody comes back more often than that for long
export const OUTDATED = 0; // the server speaks another protocol than this page

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>(); // in the order in which they were sent
  private joined = false;
  private ended = false;
  private tries = 0;
  private count = 0;
  private readonly session = crypto.getRandomValues(new Uint32Array(2)).join('');
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try, the welcome, or the pong
  private heart: ReturnType<typeof setInterval> | undefined;
  private pinged = 0;
  private since = 0; // when it was welcomed
  private lag: number | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Asks something, now or as soon as there is a connection; the answer comes exactly once. */
  ask(question: Question): Promise<Answer> {
    const id = `${this.session}-${(this.count += 1)}`;
    const text = JSON.stringify({ ...question, id });
    const { seat = null } = this.listener.known();
    return new Promise((settle) => {
      this.waiting.set(id, { seat, type: question.type, text, settle });
      if (this.joined) this.socket?.send(text);
    });
  }

  /** Joins again with what is known now: after a gap, or for another seat. */
  join(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL, ...this.listener.known() } satisfies Incoming));
  }

  /** Joins anew on a new socket: cookies, and with them seats, are those of the moment when a socket opens. */
  renew(): void {
    const old = this.socket;
    if (!old) return; // it is about to come back anyway
    this.socket = null;
    this.joined = false;
    clearInterval(this.heart);
    old.close();
    this.listener.line('connecting', 0);
    this.open();
  }

  /** Ends it for good. */
  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  /** Tries at once: the network is back, or somebody looks. */
  private hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.joined) this.beat();
    else if (!this.socket) this.open();
  };

  private open(): void {
    this.expect(OPENING);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private heard(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) {
          this.giveUp(OUTDATED);
          return;
        }
        this.welcomed(message.heartbeat);
        break;
      case 'pong':
        clearTimeout(this.timer);
        this.lag = Math.round(performance.now() - this.pinged);
        this.pinged = 0;
        break;
      case 'ack':
      case 'hinted':
      case 'looked':
      case 'explained':
        this.listener.heard(message);
        this.settle(message);
        return;
    }
    this.listener.heard(message);
  }

  private welcomed(heartbeat: number): void {
    this.sendAgain();
    if (this.joined) return; // joined again on the same socket
    clearTimeout(this.timer);
    this.joined = true;
    this.since = performance.now();
    this.listener.line('live', 0);
    this.pinged = 0;
    this.heart = setInterval(() => this.beat(), heartbeat);
  }

  /** Sends what was not answered; on the same socket that is only a hint, which the server gives up at each join. */
  private sendAgain(): void {
    const { seat = null } = this.listener.known();
    for (const [id, waiting] of [...this.waiting]) {
      if (waiting.seat !== seat) this.refuse(id);
      else if (!this.joined || waiting.type === 'hint') this.socket?.send(waiting.text);
    }
  }

  private beat(): void {
    if (this.pinged) return;
    this.pinged = performance.now();
    this.expect(PATIENCE);
    this.socket?.send(JSON.stringify({ type: 'ping', lag: this.lag } satisfies Incoming));
  }

  /** Whoever does not answer within so many ms only looks alive. */
  private expect(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { socket } = this;
      this.lost(CLOSED.LOST);
      socket?.close();
    }, ms);
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket = null;
    if (this.joined && performance.now() - this.since > STEADY) this.tries = 0; // else it fails right after each welcome
    this.joined = false;
    if (this.ended) return;
    this.listener.line('lost', code); // without a seat that was moved away, the reader watches
    if (code === CLOSED.NO_TABLE) {
      this.giveUp(code);
      return;
    }
    if (code === CLOSED.SILENT && document.hidden) {
      this.open(); // the timers of a hidden tab run once a minute: too seldom for pings, and too late to come back by
      return;
    }
    const wait = pause(this.tries, code, document.hidden || !navigator.onLine, Math.random());
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private giveUp(code: number): void {
    this.listener.line('closed', code);
    for (const id of [...this.waiting.keys()]) this.refuse(id);
    this.close();
  }

  /** Answers in place of the server. */
  private refuse(id: string): void {
    const text = { type: 'told', key: 'web-line-closed', values: {} } as const;
    this.settle({ type: 'ack', id, seq: null, refusal: { rule: null, text }, now: 0 });
  }

  private settle(answer: Answer): void {
    this.waiting.get(answer.id)?.settle(answer);
    this.waiting.delete(answer.id);
  }
}
