// Generated from the Python structs by tools/typegen.py; do not edit, run it again.

export const PROTOCOL = 2 as const;
export const MAX_MESSAGE = 65536 as const;
export const MESSAGES_AT_ONCE = 60 as const;
export const MESSAGES_PER_SECOND = 20 as const;
export const MAX_CHAT = 500 as const;
export const MAX_CHAIN = 32 as const;
export const MAX_ASKED = 128 as const;
export const HEARTBEAT = 15000 as const;
export const QUICK_HEARTBEAT = 5000 as const;
export const SILENT_FOR = 3 as const;
export const JOIN_WITHIN = 10 as const;
export const MAX_NAME = 24 as const;
export const MIN_PASSWORD = 8 as const;
export const MAX_PASSWORD = 200 as const;
export const MAX_RECORD = 1048576 as const;
export const MAX_SENTENCES = 200 as const;
export const CHANCE = -1 as const;
export const CLOCK = -2 as const;
export const HOST = -3 as const;
export const REACTIONS = ["yes", "no", "laugh", "wow", "sad", "love", "think", "hurry"] as const;
export const LANGUAGES = ["en", "de", "nl"] as const;
export const CSRF_COOKIES = ["__Host-mensae-csrf", "mensae-csrf"] as const;
export const CSRF_HEADER = "x-mensae-csrf" as const;

/** Why a socket was closed. */
export const CLOSED = {
  /** the server is restarting */
  GOING_AWAY: 1001,
  /** this is not the protocol that is spoken here */
  PROTOCOL_ERROR: 1002,
  /** the connection was lost */
  LOST: 1006,
  /** a message is no UTF-8 */
  NOT_TEXT: 1007,
  /** a message is too large */
  TOO_LARGE: 1009,
  /** the server is restarting */
  RESTARTING: 1012,
  /** try again later */
  TRY_LATER: 1013,
  /** too many messages that cannot be read */
  BAD_MESSAGE: 4400,
  /** the account was signed out */
  SIGNED_OUT: 4401,
  /** this seat is not yours any more */
  FORBIDDEN: 4403,
  /** there is no such table */
  NO_TABLE: 4404,
  /** nothing was heard for too long */
  SILENT: 4408,
  /** this seat was moved to another device */
  MOVED: 4409,
  /** too slow: join again */
  TOO_SLOW: 4413,
  /** this client speaks an older protocol than the server: renew it */
  OUTDATED: 4426,
  /** too many messages or connections */
  FLOOD: 4429,
  /** a fault of the server */
  FAULT: 4500,
} as const;

/** By these codes, how many ms to stay away at least. */
export const PAUSES: Partial<Record<number, number>> = {
  1013: 2000,
  4429: 5000,
};

export type Block = Rule | Paragraph | Heading | Bullets | Grid;

export type End = "" | "chance" | "others" | "over" | "learned";

export type Incoming = Join | Act | Why | Look | Explain | Undo | Answer | Say | React | Hint | Ping;

export type Kind = "open" | "person" | "bot";

export type Language = (typeof LANGUAGES)[number];

export type Outgoing = Room | Talk | Welcome | Update | Change | Over | Ack | Looked | Explained | Trouble | Reacted | Hinted | Pong;

export type Phase = "open" | "running" | "over" | "abandoned";

export type Place = Me | Open | Bot;

export type Reaction = "yes" | "no" | "laugh" | "wow" | "sad" | "love" | "think" | "hurry";

export type Seat = number;

export type TableAction = UndoTo | AskUndo | AgreeUndo | RefuseUndo;

export type TextStyle = "plain" | "code" | "strong" | "emphasis" | "rule";

export type UndoRule = "never" | "turn" | "free" | "consent";

export type Value = string | number | Who | Told;

/** An action of a game; `do` says which, and the rest depends on it. */
export interface Action {
  do: string;
  [field: string]: unknown;
}

/** A seat inside a text; whoever speaks the text puts the player's name there. */
export interface Who {
  type: "who";
  seat: number;
}

/** A text: its key in the `.ftl` files and the values in it, which may be texts themselves. */
export interface Told {
  type: "told";
  key: string;
  values: Record<string, Value>;
}

/** The first message, and again after a gap: send me everything from entry `since` on. */
export interface Join {
  type: "join";
  since?: number;
  /** null watches */
  seat?: number | null;
  /** false: a board of its own shows what the choices mean */
  labels?: boolean;
  /** true: there is no board, so the position comes drawn as text too */
  sketch?: boolean;
  /** true: after the first update only what is different is sent */
  changes?: boolean;
  /** that the client speaks; the first version did not say */
  protocol?: number;
}

/** Do this, and what follows it if there is anything: all or nothing. The same `id` is never done twice. */
export interface Act {
  type: "act";
  id: string;
  /** of the game */
  action: Action;
  /** how many entries the player had seen when deciding */
  seen?: number | null;
  /** what follows it */
  then?: Action[];
}

/** Would this be allowed, and if not, why not? Nothing is done. */
export interface Why {
  type: "why";
  id: string;
  /** of the game */
  action: Action;
}

/** What would I see if I did this? Nothing is done, and nothing is learned. */
export interface Look {
  type: "look";
  id: string;
  /** one after the other */
  actions: Action[];
}

/** What does each of these mean, or why is it not allowed? Nothing is done. */
export interface Explain {
  type: "explain";
  id: string;
  /** each as the next one */
  actions: Action[];
  /** tried before, in a row */
  after?: Action[];
}

/** Take back what my seat did last; where others have acted since, they are asked. */
export interface Undo {
  type: "undo";
  id: string;
}

/** My answer to an undo that was asked for. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  /** cleaned first, then held to MAX_CHAT */
  text: string;
}

/** A reaction that everybody sees for a moment. */
export interface React {
  type: "react";
  id: string;
  reaction: Reaction;
}

/** What would a strong bot do in my place? */
export interface Hint {
  type: "hint";
  id: string;
}

/** I am still here; `lag` is the round trip that I measured last, in ms. */
export interface Ping {
  type: "ping";
  lag?: number | null;
}

/** Everything about a table but the game itself; sent whole whenever something in it changes. */
export interface Room {
  type: "room";
  id: string;
  game: string;
  /** of the rules */
  version: number;
  options: Record<string, unknown>;
  phase: Phase;
  chairs: Chair[];
  owner: number | null;
  listed: boolean;
  /** whether they are allowed */
  hints: boolean;
  /** seconds for a decision, after which a bot makes it */
  turn_limit: number | null;
  /** ms since 1970 */
  created: number;
  /** null until it begins */
  started: number | null;
  /** hash of the seed; an imported record may have none */
  commitment: string | null;
  watchers: number;
  /** who wants to give the table up */
  abandon: number[];
  /** the next table of the same people */
  rematch: string | null;
  origin: Origin | null;
  /** from a record of elsewhere */
  imported: boolean;
  /** who is to act, as of now */
  awaited: number[];
  /** all act at once while a clock runs */
  real_time: boolean;
  /** of the game */
  undo: UndoRule;
  /** the table time of the server, at a table */
  now?: number;
}

/** A line of chat, numbered from 0 at each table. */
export interface Talk {
  type: "talk";
  number: number;
  seat: number;
  name: string;
  text: string;
  /** ms since 1970 */
  made: number;
  /** how many entries there were when it was said */
  entries: number;
  /** the table time of the server, at a table */
  now?: number;
}

/** The answer to a join, before the first update. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  room: Room;
  seat: number | null;
  muted: number[];
  /** the newest lines */
  talk: Talk[];
  /** ms; a client that is silent for three of these is taken for lost */
  heartbeat: number;
  /** the table time of the server, at a table */
  now?: number;
}

/** The position after entry `seq - 1`, with the entries that the reader lacked. */
export interface Update {
  type: "update";
  seq: number;
  entries: Seen[];
  view: unknown;
  actors: number[];
  prompt: Told;
  legal: Choice[];
  asked: Asked | null;
  clock: Clock;
  /** why nobody may talk now */
  silence: Refusal | null;
  /** the view as lines of text, where the reader wants them */
  sketch: Span[][] | null;
}

/** What is different from the position that was sent before on this socket, for readers who want no more than that. */
export interface Change {
  type: "change";
  seq: number;
  clock: Clock;
  /** as in an update */
  entries?: Seen[];
  /** earlier entries, each in its place */
  revealed?: Seen[];
  view?: unknown;
  own?: unknown;
  legal?: unknown;
  actors?: number[];
  prompt?: Told;
  asked?: Asked | null;
  silence?: Refusal | null;
  sketch?: unknown;
}

/** The table has ended; everybody can check the dice now. */
export interface Over {
  type: "over";
  /** null: it was given up */
  outcome: Outcome | null;
  /** null where an imported record has none */
  seed: string | null;
  commitment: string | null;
  /** the table time of the server, at a table */
  now?: number;
}

/** The answer to whatever carries an `id`: done (`seq` entries are known then), or refused with the reason. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number | null;
  refusal: Refusal | null;
  /** the table time of the server */
  now: number;
}

/** Where a chain of actions would lead, as far as it is the seat's own and nothing is learned on the way. */
export interface Looked {
  type: "looked";
  id: string;
  /** the position that it was tried on */
  seq: number;
  /** how many of the actions could be done */
  done: number;
  /** why the chain cannot go on after them */
  end: End;
  /** why the next action is not allowed */
  refusal: Refusal | null;
  /** what the log would say, by action */
  told: Told[][];
  /** the same as data */
  did: Did[][];
  prompt: Told;
  /** what would be allowed then */
  legal: Choice[];
  /** what would be different, as a patch of the reader's whole view */
  view?: unknown;
  /** the table time of the server, at a table */
  now?: number;
}

/** What was asked about, in the same order. */
export interface Explained {
  type: "explained";
  id: string;
  /** the position that it is about */
  seq: number;
  actions: Explanation[];
  /** the table time of the server, at a table */
  now?: number;
}

/** A message that could not be read, so that no `id` can be answered. */
export interface Trouble {
  type: "trouble";
  refusal: Refusal;
  /** the table time of the server, at a table */
  now?: number;
}

/** Somebody reacts. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: Reaction;
  /** the table time of the server, at a table */
  now?: number;
}

/** The best choices, the best first. */
export interface Hinted {
  type: "hinted";
  id: string;
  /** the position that was thought about */
  seq: number;
  ideas: Idea[];
  /** the table time of the server, at a table */
  now?: number;
}

/** The answer to a ping, with the table time of the server. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A seat for whoever makes the table; several of these are a hot seat. */
export interface Me {
  kind: "me";
  name: string;
}

/** A seat for whoever gets the link. */
export interface Open {
  kind: "open";
}

/** A seat for a bot. */
export interface Bot {
  kind: "bot";
  level?: string;
}

/** A rule with its id, such as GM-48. */
export interface Rule {
  kind: "rule";
  id: string;
  spans: TextSpan[];
}

/** Some sentences. */
export interface Paragraph {
  kind: "paragraph";
  spans: TextSpan[];
}

/** A heading inside a section. */
export interface Heading {
  kind: "heading";
  spans: TextSpan[];
}

/** A list. */
export interface Bullets {
  kind: "bullets";
  items: TextSpan[][];
}

/** A table of cells. */
export interface Grid {
  kind: "table";
  head: TextSpan[][];
  rows: TextSpan[][][];
}

/** Why an action is not allowed: the rule, and a sentence with the numbers in it. */
export interface Refusal {
  /** null: no rule of the game, but of the table (an undo, an unknown action) */
  rule: string | null;
  text: Told;
}

/** How a game ended. */
export interface Outcome {
  /** the rule that ended it */
  rule: string;
  /** by seat */
  scores: number[];
  /** by seat; 1 is a winner, equal places are shared; all are 2 where everybody lost together */
  places: number[];
}

/** An entry as one reader may know it; what does not apply is left out. */
export interface Seen {
  seq: number;
  at: number;
  seat: number;
  /** null: something happened that this reader may not know */
  action: Action | null;
  struck?: boolean;
  told?: Told[];
  did?: Did[];
}

/** A piece of text with a style such as `bold #b5532f`, for drawings in a terminal. */
export interface Span {
  text: string;
  style: string;
}

/** Entry `to` and everything after it is struck out. */
export type UndoTo = {
  do: "undo";
  to: number;
};

/** The seat asks the others to let it take back entry `to` and what followed. */
export type AskUndo = {
  do: "ask-undo";
  to: number;
};

/** The seat agrees to the undo that was asked for. */
export type AgreeUndo = {
  do: "agree-undo";
};

/** The seat refuses the undo that was asked for. */
export type RefuseUndo = {
  do: "refuse-undo";
};

/** Why it was not done: the reason for programs, and the same as a sentence. */
export interface Problem {
  refusal: Refusal;
  said: string;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  version: number;
  /** how many may play */
  seats: number[];
  /** a JSON schema; every option has a default */
  options: Record<string, unknown>;
  /** of bots */
  levels: string[];
  /** all act at once while a clock runs */
  real_time: boolean;
}

/** What a table is to be. */
export interface NewTable {
  game: string;
  seats: Place[];
  options?: Record<string, unknown>;
  /** else only those who have the link can find it */
  listed?: boolean;
  hints?: boolean;
  turn_limit?: number | null;
}

/** A table in the lobby. */
export interface Listed {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: "open" | "running";
  /** by seat; empty where it is open */
  names: string[];
  bots: boolean[];
  created: number;
}

/** What of the table is to change. */
export interface Reshape {
  options?: Record<string, unknown>;
  listed?: boolean;
  hints?: boolean;
  turn_limit?: number | null;
}

/** A seat that one holds, with the code that moves it to another device. */
export interface Holding {
  seat: number;
  code: string;
}

/** The seats that one holds now, and the table. */
export interface Seated {
  seats: Holding[];
  room: Room;
}

/** The seats that one holds at a table. */
export interface Mine {
  seats: number[];
}

/** Who comes, and where they want to sit. */
export interface TakeSeat {
  name: string;
  /** the first that is open */
  seat?: number | null;
}

/** A recovery code. */
export interface Recover {
  code: string;
}

/** A recovery code, shown once. */
export interface NewCode {
  code: string;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** How well a bot plays. */
export interface Level {
  level?: string;
}

/** The seats that one does not want to hear. */
export interface Muted {
  seats: number[];
}

/** Whether one wants it. */
export interface Agree {
  agree: boolean;
}

/** An entry in words. */
export interface Sentence {
  seq: number;
  at: number;
  seat: number;
  struck: boolean;
  said: string[];
}

/** The table as it stood after some entries, as the reader may know it. */
export interface Position {
  /** how many had happened */
  entries: number;
  /** how many there are now */
  of: number;
  last: Seen | null;
  view: unknown;
  actors: number[];
  prompt: Told;
  outcome: Outcome | null;
  /** the view as lines of text, if asked for */
  sketch: Span[][] | null;
}

/** What there is to learn from a game in real time: as texts, and as sentences in the language of the request. */
export interface Review {
  told: Told[];
  said: string[];
}

/** A position to play on from, with other people or bots. */
export interface Fork {
  entries: number;
  seats: Place[];
  /** whose knowledge the fork begins with, of the seats that one holds */
  seat?: number | null;
  listed?: boolean;
}

/** How good somebody is at a game. */
export interface Rating {
  game: string;
  /** the best guess */
  mu: number;
  /** how unsure it is */
  sigma: number;
  /** mu - 3 sigma: almost certainly at least this good */
  ordinal: number;
  /** that were rated */
  games: number;
  wins: number;
}

/** A line of a leaderboard. */
export interface Ranked {
  /** from 1 */
  rank: number;
  name: string;
  mu: number;
  sigma: number;
  /** what the board is sorted by */
  ordinal: number;
  games: number;
  wins: number;
}

/** A name and its password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  password: string;
  new_password: string;
}

/** The password, for what cannot be undone. */
export interface Proof {
  password: string;
}

/** The account that one is signed in to. */
export interface Named {
  name: string;
}

/** Who asks; guests have no account and no ratings. */
export interface Myself {
  account: Named | null;
  ratings: Rating[];
}

/** A table where one has a seat. */
export interface MyTable {
  id: string;
  game: string;
  /** open, running, over, abandoned */
  phase: string;
  /** by seat; empty where it is open */
  names: string[];
  mine: number[];
  /** it is one's turn */
  awaited: boolean;
  /** of the best of one's seats, at the end */
  place: number | null;
  score: number | null;
  /** ms since 1970 */
  created: number;
  ended: number | null;
}

/** How a table ended for somebody. */
export interface Result {
  game: string;
  place: number;
  /** how many played */
  seats: number;
  score: number;
  /** ms since 1970 */
  ended: number;
  /** only of listed tables: whoever knows the id of another may look at it */
  table: string | null;
}

/** A table that was played to its end. */
export interface Finished {
  id: string;
  game: string;
  /** by seat */
  names: string[];
  /** by seat; true also where a bot played for somebody at the end */
  bots: boolean[];
  /** by seat */
  scores: number[];
  /** by seat; 1 is a winner */
  places: number[];
  /** ms since 1970 */
  ended: number;
}

/** What everybody may know about an account. */
export interface Player {
  name: string;
  /** ms since 1970 */
  since: number;
  ratings: Rating[];
  /** the newest first */
  results: Result[];
}

/** A piece of text; of style `rule` it is the id of a rule, which can be linked. */
export interface TextSpan {
  text: string;
  style: TextStyle;
}

/** A chapter; what stands before the first one has no title. */
export interface Section {
  /** section-0, section-1, ..., or what a comment behind the title says: the same in every language */
  id: string;
  title: string;
  blocks: Block[];
}

/** The rules of a game in one language. */
export interface Rulebook {
  game: string;
  /** English where there is no other */
  language: string;
  title: string;
  sections: Section[];
}

/** A seat as everybody sees it. */
export interface Chair {
  kind: Kind;
  /** empty while it is open; of a bot that stands in, the name of the person */
  name: string;
  /** of the bot */
  level: string | null;
  /** a bot plays for the person who left, and who may come back */
  away: boolean;
  online: boolean;
  /** the name belongs to an account */
  account: boolean;
}

/** Where a forked table comes from. */
export interface Origin {
  table: string;
  /** how many of its entries had happened */
  entries: number;
}

/** A legal action and its words, where the reader wants them. */
export interface Choice {
  action: Action;
  label?: Told | null;
  /** by which a change speaks of it, for who wants changes; keys sort in the order of the choices */
  key?: string;
}

/** An undo that waits for consent. */
export interface Asked {
  seat: number;
  to: number;
  agreed: number[];
}

/** The server's table time, and when the clock acts next. */
export interface Clock {
  now: number;
  deadline?: number | null;
  /** ms left for this decision, where the table has a limit */
  limit?: number | null;
  /** table time stands still until the next update */
  stands?: boolean;
}

/** One thing that an entry did, as data: boards light, animate and count by it, and never read sentences. */
export interface Did {
  /** a word of the game, such as `move`, `plant` or `score` */
  what: string;
  /** whose it is; not always the seat of the entry */
  seat?: number | null;
  piece?: string | null;
  /** where it came from */
  start?: string | null;
  /** where it is now */
  to?: string | null;
  /** how many were gained; below 0: lost */
  count?: number | null;
}

/** The words of a choice, or why it is none. */
export interface Explanation {
  label: Told | null;
  refusal: Refusal | null;
}

/** What the search thinks of a choice; in real time the game itself advises, and both figures are 0. */
export interface Idea {
  action: Action;
  label: Told;
  visits: number;
  /** from 0 (lost) to 1 (won) */
  worth: number;
}
