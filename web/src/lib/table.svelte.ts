/** Everything that the page of one table shows: what the server sent, and which moment of it the reader looks at. */

import { changed, revealed } from './change';
import { Connection, type Line, type Question } from './connection';
import { merged } from './log';
import { Looking } from './looking.svelte';
import { Previews } from './previews';
import { Reactions, type Reacted } from './reactions.svelte';
import { ofPast, ofPresent, possible, type Shown } from './shown';
import { namesOf } from './speech.svelte';
import { TableTime } from './tabletime.svelte';
import {
  CLOSED,
  type Action,
  type Change,
  type Idea,
  type Outgoing,
  type Over,
  type Position,
  type Reaction,
  type Refusal,
  type Room,
  type Seat,
  type Seen,
  type Talk,
  type Update,
} from './wire.gen';

export class TableState {
  room = $state.raw<Room | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Seen[]>([]);
  talk = $state.raw<Talk[]>([]);
  over = $state.raw<Over | null>(null);
  moved = $state(false); // a seat of the reader's is on another device now
  held = $state.raw<Seat[]>([]); // the seats that are the reader's; several share a device
  seat = $state<Seat | null>(null); // whose eyes these are
  line = $state<Line>('connecting');
  closedBy = $state(0); // why the line is closed for good
  refusal = $state.raw<Refusal | null>(null); // of the last thing that was asked for
  ideas = $state.raw<Idea[] | null>(null); // of a hint
  thinking = $state(false); // about a hint
  sending = $state(false);
  told = $state(false); // what is known here is what this seat sees, and not what another saw
  pointed = $state.raw<readonly string[]>([]); // where an entry of the log did something, such as hexes
  muted = $state.raw<Seat[]>([]);
  private readonly time = new TableTime();
  private adrift = false; // a change did not fit what is known here
  private reader: Seat | null = null; // whose eyes the server has opened last
  private readonly connection: Connection;
  private readonly looking: Looking;
  private readonly reacting = new Reactions();

  names = $derived(namesOf(this.room?.chairs ?? []));
  realTime = $derived(this.room?.real_time ?? false); // all act at once while a clock runs
  mine = $derived(this.update !== null && this.seat !== null && this.update.legal.length > 0); // the reader is to act
  shown: Shown | null = $derived(this.past ? ofPast(this.past) : this.update ? ofPresent(this.update) : null);

  constructor(
    readonly id: string,
    held: Seat[],
    seat: Seat | null,
    drawn: boolean, // by a board of its own; else the server draws with letters
  ) {
    this.held = held;
    this.seat = seat;
    this.looking = new Looking(id, !drawn);
    const wants = drawn ? { labels: false } : { sketch: true };
    this.connection = new Connection(id, {
      heard: (message) => this.heard(message),
      line: (line, code) => this.lineChanged(line, code),
      known: () => ({ since: this.log.length, seat: this.seat, changes: true, ...wants }),
    });
  }

  /** What the reader looks at instead of the present. */
  get past(): Position | null {
    return this.looking.position;
  }

  get reactions(): readonly Reacted[] {
    return this.reacting.shown;
  }

  close(): void {
    this.connection.close();
  }

  /** Takes note of seats that the reader has got, and sits down on the first. */
  hold(seats: Seat[]): void {
    this.moved = false;
    this.held = [...new Set([...this.held, ...seats])].sort((a, b) => a - b);
    this.become(seats[0] ?? this.seat);
    this.connection.renew();
  }

  /** Takes note of a seat that is the reader's no longer. */
  drop(seat: Seat): void {
    this.held = this.held.filter((each) => each !== seat);
    if (this.seat === seat) this.sit(this.held[0] ?? null);
  }

  /** Looks through the eyes of another seat that the reader holds, or of a spectator. */
  sit(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.become(seat);
    this.connection.join();
  }

  private become(seat: Seat | null): void {
    this.seat = seat;
    this.told = false;
    this.log = []; // another reader may know other things
    if (this.update) this.update = { ...this.update, legal: [] }; // these were another's
    this.present();
    this.refusal = null;
    this.ideas = null;
  }

  /**
   * Does actions in a row, all of them or none; whether they were done.
   * In real time nobody waits for another: each is sent for itself, and the server judges it when it arrives.
   */
  async act(action: Action, ...then: Action[]): Promise<boolean> {
    if (this.realTime) return this.actAtOnce([action, ...then]);
    if (this.sending) return false; // a second click
    this.sending = true;
    try {
      const seen = this.update?.seq ?? 0;
      const answer = await this.ask({ type: 'act', action, seen, ...(then.length ? { then } : {}) });
      return answer.type === 'ack' && !answer.refusal;
    } finally {
      this.sending = false;
    }
  }

  private async actAtOnce(actions: Action[]): Promise<boolean> {
    this.ideas = null;
    const answers = await Promise.all(actions.map((action) => this.ask({ type: 'act', action, seen: null })));
    return answers.every((answer) => answer.type === 'ack' && !answer.refusal);
  }

  /** Why an action is not allowed, or what follows it in a row; said in the action bar, and nothing is done. */
  async why(action: Action, ...then: Action[]): Promise<Refusal | null> {
    if (then.length) {
      const answer = await this.ask({ type: 'look', actions: [action, ...then] });
      return 'refusal' in answer ? answer.refusal : null;
    }
    this.refusal = null;
    const { seat } = this;
    const found = await this.previews.explained(action);
    if (found?.refusal && this.seat === seat) this.refusal = found.refusal;
    return found?.refusal ?? null;
  }

  /** What boards ask the rules before anything is done. */
  readonly previews = new Previews(
    () => (this.realTime ? null : `${this.seat} ${this.update?.seq}`), // in real time it may change at any moment
    (question) => this.connection.ask(question),
  );

  async undo(): Promise<void> {
    await this.ask({ type: 'undo' });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.ask({ type: 'answer', agree });
  }

  async say(text: string): Promise<boolean> {
    const answer = await this.ask({ type: 'say', text });
    return answer?.type === 'ack' && !answer.refusal;
  }

  async react(reaction: Reaction): Promise<void> {
    await this.ask({ type: 'react', reaction });
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.ask({ type: 'hint' });
    this.thinking = false;
    if (answer.type === 'hinted' && (this.realTime || answer.seq === this.update?.seq)) this.ideas = answer.ideas;
  }

  /** Shows the table as it stood after so many entries; the present if that is all of them. */
  async look(entries: number): Promise<void> {
    if (!this.update || entries >= this.update.seq) {
      this.present();
      return;
    }
    await this.looking.at(entries, this.seat);
  }

  present(): void {
    this.looking.away();
  }

  /** The table time now, as the server's clock has it. */
  now(): number {
    return this.time.now();
  }

  /** How many ms are left until the clock acts, or until a bot decides for the reader. */
  left(): number | null {
    return this.over ? null : this.time.left();
  }

  private async ask(question: Question) {
    this.refusal = null;
    const { seat } = this;
    const answer = await this.connection.ask(question);
    if ('refusal' in answer && answer.refusal && this.seat === seat) this.refusal = answer.refusal;
    return answer;
  }

  private heard(message: Outgoing): void {
    if (message.type === 'welcome') this.time.forget();
    if ('now' in message && message.now !== undefined) this.time.set(message.now);
    switch (message.type) {
      case 'welcome':
        this.reader = message.seat;
        this.room = message.room;
        this.talk = message.talk;
        this.muted = message.muted;
        break;
      case 'room':
        this.room = message;
        break;
      case 'update':
        this.adrift = false;
        this.updated(message);
        break;
      case 'change':
        this.changed(message);
        break;
      case 'over':
        this.over = message;
        this.refusal = null;
        this.ideas = null;
        break;
      case 'talk':
        this.talk = [...this.talk, message];
        break;
      case 'reacted':
        this.reacting.add(message.seat, message.reaction);
        break;
      case 'trouble':
        this.troubled(message.refusal);
        break;
    }
  }

  /** A seat may have gone while the line was lost: then the reader has another, or watches. */
  private troubled(refusal: Refusal): void {
    if (refusal.text.key === 'server-not-your-seat') this.drop(Number(refusal.text.values['seat']) - 1);
    this.refusal = refusal;
  }

  /** What is different from the update or change before it on this line. */
  private changed(change: Change): void {
    if (this.reader !== this.seat || !this.update || this.adrift) return; // it was on its way to the seat before
    if (change.seq - (change.entries ?? []).length === this.update.seq) {
      this.log = revealed(this.log, change);
      this.updated(changed(this.update, change));
    } else this.joinAgain();
  }

  /** Something is missing: nothing fits until the position comes as a whole. */
  private joinAgain(): void {
    this.adrift = true;
    this.connection.join();
  }

  private updated(update: Update): void {
    if (this.reader !== this.seat) return; // it was on its way to the seat before
    const log = merged(this.log, update);
    if (!log) {
      this.joinAgain();
      return;
    }
    if (update.seq !== this.update?.seq) this.ideas = this.realTime ? possible(this.ideas, update) : null;
    this.log = log;
    this.told = true;
    this.time.told(update.clock);
    this.update = update;
  }

  private lineChanged(line: Line, code: number): void {
    // The seat is not the reader's any more, or was moved away: they have another, or watch
    const unseated = code === CLOSED.FORBIDDEN || code === CLOSED.MOVED;
    if (unseated && this.seat !== null) {
      this.moved = code === CLOSED.MOVED;
      this.drop(this.seat);
    }
    this.line = line;
    if (line === 'closed') this.closedBy = code;
  }
}
