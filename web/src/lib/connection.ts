/** One socket to a table that mends itself: it comes back, joins again, and sends again what was not answered. */

import type { Ack, Hinted, Incoming, Join, Outgoing, Refusal } from './wire.gen';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';
type Questions = Extract<Incoming, { id: string }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Question = WithoutId<Questions>;
export type Answer = Ack | Hinted;

export interface Listener {
  heard(message: Outgoing): void;
  line(line: Line, code: number): void; // code: why the socket closed
  known(): Omit<Join, 'type'>; // what to join with
}

interface Waiting {
  text: string;
  settle(answer: Answer): void;
}

const SHORTEST = 300; // ms until the first try to come back
const LONGEST = 10_000;
const PATIENCE = 8_000; // ms for a ping
// No such table, or the seat is played from another device: coming back would not help.
const FINAL = new Set([4404, 4409]);

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>(); // in the order in which they were sent
  private joined = false;
  private ended = false;
  private tries = 0;
  private count = 0;
  private readonly session = crypto.getRandomValues(new Uint32Array(2)).join('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private pinged = 0;
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
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      if (this.joined) this.socket?.send(text);
    });
  }

  /** Joins again with what is known now: after a gap, or for another seat. */
  join(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: 'join', ...this.listener.known() } satisfies Incoming));
  }

  /** Joins anew on a new socket: cookies, and with them seats, are those of the moment when a socket opens. */
  renew(): void {
    const old = this.socket;
    if (!old) return; // it is about to come back anyway
    this.socket = null;
    this.joined = false;
    clearInterval(this.heart);
    old.close();
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
    if (this.ended || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.listener.line(this.tries ? 'lost' : 'connecting', 0);
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
        this.welcomed(message.heartbeat);
        break;
      case 'pong':
        this.lag = Math.round(performance.now() - this.pinged);
        this.pinged = 0;
        break;
      case 'ack':
      case 'hinted':
        this.listener.heard(message);
        this.waiting.get(message.id)?.settle(message);
        this.waiting.delete(message.id);
        return;
    }
    this.listener.heard(message);
  }

  private welcomed(heartbeat: number): void {
    if (this.joined) return; // joined again on the same socket
    this.joined = true;
    this.tries = 0;
    this.listener.line('live', 0);
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    this.pinged = 0;
    this.heart = setInterval(() => this.beat(), heartbeat);
  }

  private beat(): void {
    if (this.pinged && performance.now() - this.pinged > PATIENCE) {
      this.socket?.close(); // it only looks alive
      this.lost(1006);
      return;
    }
    if (this.pinged) return;
    this.pinged = performance.now();
    this.socket?.send(JSON.stringify({ type: 'ping', lag: this.lag } satisfies Incoming));
  }

  private lost(code: number): void {
    clearInterval(this.heart);
    this.socket = null;
    this.joined = false;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.listener.line('closed', code);
      this.giveUp();
      return;
    }
    this.listener.line('lost', code);
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private giveUp(): void {
    const refusal: Refusal = { rule: null, text: { type: 'told', key: 'web-line-closed', values: {} } };
    for (const [id, { settle }] of this.waiting) settle({ type: 'ack', id, seq: null, refusal });
    this.waiting.clear();
    this.close();
  }
}
