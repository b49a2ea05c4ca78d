// Generated from the Python structs by tools/typegen.py; do not edit, run it again.

export type AnyMove = Produce | Move | Explore | BuildBridge | Pipe | Eat | BuildDome | JokerConvert | JokerTalk | PlaceRubbish | PawnTo | PawnOn | Stare | SwitchTile | TakeFace | PlaceStart | Ready | EndTalk | Pause | Resume | GiveUp | Sits | Joined | Drawn | Dealt | TimeUp | Settled;

export type ByEdition = "edition" | "yes" | "no";

export type Colour = "blue" | "purple" | "green" | "yellow" | "brown" | "orange";

export type Face = "brown_orange" | "blue_purple" | "green_yellow" | "orange_blue" | "purple_green" | "brown_yellow" | "brown_orange_blue" | "purple_green_yellow";

export type Kind = "plain" | "rocket" | "hourglass" | "dome_site" | "pipe";

export type Phase = "drawing" | "preparing" | "dealing" | "playing" | "exploring" | "paused" | "won" | "lost";

export type Piece = "blue" | "purple" | "green" | "yellow" | "brown" | "orange" | "rubbish" | "colonist";

export type Side = "N" | "E" | "S" | "W";

export type Sitter = "person" | "bot" | "gone";

/** MM-62: a resource from the supply appears on its factory. */
export type Produce = {
  do: "produce";
  colour: Colour;
  platform: string;
};

/** MM-66: the piece goes along one highway; both ends have their names on the highway's own tile. */
export type Move = {
  do: "move";
  piece: Piece;
  start: string;
  to: string;
};

/** MM-74: the resource on this half platform finds a new tile. */
export type Explore = {
  do: "explore";
  platform: string;
};

/** MM-139: the resource on one end of the site becomes a bridge of its colour. */
export type BuildBridge = {
  do: "build-bridge";
  site: string;
  end: string;
  colour: Colour;
};

/** MM-179: the piece goes from one pipe platform to another. */
export type Pipe = {
  do: "pipe";
  piece: Piece;
  start: string;
  to: string;
};

/** MM-188: the slug goes along one highway and eats what is there. */
export type Eat = {
  do: "eat";
  start: string;
  to: string;
};

/** MM-96: the full site becomes a dome. */
export type BuildDome = {
  do: "build-dome";
  site: string;
};

/** MM-148: a joker exchanges a resource for one of another colour. */
export type JokerConvert = {
  do: "joker-convert";
  platform: string;
  old: Colour;
  new: Colour;
};

/** MM-146: a joker opens a talk window. */
export type JokerTalk = {
  do: "joker-talk";
};

/** MM-169: the explorer puts a piece of rubbish that belongs to this rubbish symbol on a platform. */
export type PlaceRubbish = {
  do: "place-rubbish";
  origin: string;
  target: string;
};

/** MM-129: the pawn goes in front of another player. */
export type PawnTo = {
  do: "pawn-to";
  seat: number;
};

/** MM-131, MM-132: the pawn goes onto an icon of the communication board, or aside. */
export type PawnOn = {
  do: "pawn-on";
  place: "aside" | "bridge" | "hourglass" | "pipe" | "produce" | "rubbish" | "slug";
};

/** MM-118: look at a player. */
export type Stare = {
  do: "stare";
  seat: number;
};

/** MM-124: close the talk window. */
export type EndTalk = {
  do: "end-talk";
};

/** MM-215: in a solo game the pawn goes to another action tile. */
export type SwitchTile = {
  do: "switch-tile";
  face: Face;
};

/** MM-46: choose an action tile before the start. */
export type TakeFace = {
  do: "take-face";
  face: Face;
};

/** MM-209: in a solo game one of the four first tiles goes to a side of the start tile. */
export type PlaceStart = {
  do: "place-start";
  tile: string;
  side: Side;
};

/** MM-42: from me the sand may run. */
export type Ready = {
  do: "ready";
};

/** MM-227: table time stands still. */
export type Pause = {
  do: "pause";
};

/** MM-228: from me it may go on. */
export type Resume = {
  do: "resume";
};

/** MM-114: lost, if everybody says so. */
export type GiveUp = {
  do: "give-up";
};

/** From now on the seat is played by a person, a bot or nobody; only the host says so. */
export type Sits = {
  do: "sits";
  who: Sitter;
  /** logs of version 1 do not name it: there the seat itself was said to have done it */
  seat: number;
};

/** MM-199: this X tile joins the stack. */
export type Joined = {
  do: "joined";
  tile: string;
};

/** MM-35: this tile came off the stack. */
export type Drawn = {
  do: "drawn";
  tile: string;
};

/** MM-46: the next seat without an action tile got this one. */
export type Dealt = {
  do: "dealt";
  face: Face;
};

/** The deadline has passed; only the clock says so. */
export type TimeUp = {
  do: "time-up";
};

/** MM-172: nobody chose, so the rubbish that waited is put where it belongs. */
export type Settled = {
  do: "settled";
};

/** MM-11: everything is open, but for what chance will draw. */
export interface View {
  mission: number;
  /** MM-260 */
  level_word: "mission" | "module";
  phase: Phase;
  /** in the order in which they came */
  tiles: Record<string, Laid>;
  /** by their first names, in platform order (MM-16) */
  platforms: Record<string, Spot>;
  /** by their ends on their own tile, which stay when platforms are merged */
  roads: Record<string, Road>;
  /** what is left in it, in the order of the numbers */
  stack: string[];
  /** in a solo game: first tiles that are not laid yet */
  drawn: string[];
  /** by seat */
  faces: (Face | null)[];
  /** in a solo game */
  active: Face | null;
  solo_faces: Face[];
  sitters: Sitter[];
  ready: number[];
  gave_up: number[];
  resumed: number[];
  supply: Partial<Record<Colour, number>>;
  rubbish: number;
  slugs: number;
  jokers: number;
  markers: number;
  domes: number;
  /** not built yet */
  bridges: Colour[];
  orbit: number;
  landed: boolean;
  /** MM-117 */
  talk: "free" | "open" | "silent";
  /** when the window opened */
  talk_since: number | null;
  /** MM-122: ms */
  guard: number;
  questions: Question[];
  /** "seat 1" and so on, an icon, aside; null: not in the game */
  pawn: string | null;
  /** by seat */
  stares: (number | null)[];
  /** T0 */
  began: number | null;
  /** E (MM-54); in a pause and after the end it tells with `now` how much sand was left */
  ends: number | null;
  /** the stamp of the last entry */
  now: number;
  /** D */
  sand: number;
  /** MM-216: the face has been changed in this second already */
  solo_second: boolean;
  pipe_sound: boolean;
  orange_hint: boolean;
}

/** What the players agree on before the game. */
export interface Options {
  /** MM-31 */
  mission?: 1 | 2 | 3 | 4 | 5;
  /** MM-239 */
  edition?: "de" | "nl";
  /** MM-181 */
  colonists_in_pipes?: ByEdition;
  /** MM-184 */
  pipe_sound?: ByEdition;
  /** MM-154 */
  orange_hint?: ByEdition;
  /** MM-260 */
  level_word?: "edition" | "mission" | "module";
  /** MM-51 */
  time_scale?: "1" | "1.33" | "2";
  /** MM-61 */
  grace_ms?: number;
  /** MM-122 */
  talk_guard_ms?: number;
  /** MM-98 */
  auto_dome?: boolean;
  /** MM-198 */
  x_tiles?: number;
  /** MM-201 */
  expert?: boolean;
  /** MM-206 */
  solo_tiles?: "six" | "two";
  /** MM-221 */
  leaver?: "bot" | "shared";
  /** MM-227 */
  pause?: "agreed" | "off";
}

/** A tile in play (MM-12, MM-13). */
export interface Laid {
  tile: string;
  x: number;
  y: number;
  /** quarter turns clockwise */
  turn: number;
}

/** A platform in play; a merged one has two names (MM-15). */
export interface Spot {
  name: string;
  other: string | null;
  /** on the table, 100 to a tile, the start tile from 0 to 100; a merged platform lies between its tiles */
  x: number;
  y: number;
  kind: Kind;
  /** MM-19: only while nothing lies beyond */
  lock: Colour | null;
  factories: Colour[];
  /** MM-156 */
  rubbish: boolean;
  piece: Piece | "slug" | null;
  /** MM-83: its hourglass has been used */
  marked: boolean;
  /** of an unfinished dome site: the free slots */
  needs: Colour[];
  /** of an unfinished dome site: the full ones */
  held: Colour[];
  dome: boolean;
  /** on the rocket platform */
  colonists: number;
}

/** A highway between two platforms by their first names; a bridge site without a bridge has no colour. */
export interface Road {
  a: string;
  b: string;
  colour: Colour | null;
  /** MM-195: from a to b only */
  one_way: boolean;
  /** of a bridge */
  site: string | null;
}

/** MM-169: rubbish that an explorer has to place. */
export interface Question {
  seat: number;
  pieces: number;
  /** the rubbish symbols that wait, in order */
  origins: string[];
  /** MM-177: the explorer chooses which are served */
  any_origin: boolean;
  /** when the clock places it */
  due: number;
}
