// Generated from the Python structs by tools/typegen.py; do not edit, run it again.

export const DATA = {
  "hexes": {
    "A1": [0, -5],
    "A2": [1, -5],
    "A3": [2, -5],
    "A4": [3, -5],
    "A5": [4, -5],
    "A6": [5, -5],
    "B1": [-1, -4],
    "B2": [0, -4],
    "B3": [1, -4],
    "B4": [2, -4],
    "B5": [3, -4],
    "B6": [4, -4],
    "B7": [5, -4],
    "C1": [-2, -3],
    "C2": [-1, -3],
    "C3": [0, -3],
    "C4": [1, -3],
    "C5": [2, -3],
    "C6": [3, -3],
    "C7": [4, -3],
    "C8": [5, -3],
    "D1": [-3, -2],
    "D2": [-2, -2],
    "D3": [-1, -2],
    "D4": [0, -2],
    "D5": [1, -2],
    "D6": [2, -2],
    "D7": [3, -2],
    "D8": [4, -2],
    "D9": [5, -2],
    "E1": [-4, -1],
    "E2": [-3, -1],
    "E3": [-2, -1],
    "E4": [-1, -1],
    "E5": [0, -1],
    "E6": [1, -1],
    "E7": [2, -1],
    "E8": [3, -1],
    "E9": [4, -1],
    "E10": [5, -1],
    "F1": [-5, 0],
    "F2": [-4, 0],
    "F3": [-3, 0],
    "F4": [-2, 0],
    "F5": [-1, 0],
    "F6": [0, 0],
    "F7": [1, 0],
    "F8": [2, 0],
    "F9": [3, 0],
    "F10": [4, 0],
    "F11": [5, 0],
    "G1": [-5, 1],
    "G2": [-4, 1],
    "G3": [-3, 1],
    "G4": [-2, 1],
    "G5": [-1, 1],
    "G6": [0, 1],
    "G7": [1, 1],
    "G8": [2, 1],
    "G9": [3, 1],
    "G10": [4, 1],
    "H1": [-5, 2],
    "H2": [-4, 2],
    "H3": [-3, 2],
    "H4": [-2, 2],
    "H5": [-1, 2],
    "H6": [0, 2],
    "H7": [1, 2],
    "H8": [2, 2],
    "H9": [3, 2],
    "I1": [-5, 3],
    "I2": [-4, 3],
    "I3": [-3, 3],
    "I4": [-2, 3],
    "I5": [-1, 3],
    "I6": [0, 3],
    "I7": [1, 3],
    "I8": [2, 3],
    "J1": [-5, 4],
    "J2": [-4, 4],
    "J3": [-3, 4],
    "J4": [-2, 4],
    "J5": [-1, 4],
    "J6": [0, 4],
    "J7": [1, 4],
    "K1": [-5, 5],
    "K2": [-4, 5],
    "K3": [-3, 5],
    "K4": [-2, 5],
    "K5": [-1, 5],
    "K6": [0, 5],
  },
  "centre": "F6",
  "colours": ["blue", "yellow", "white", "grey", "red", "green"],
  "figures": ["M1", "M2", "M3", "M4", "M5"],
  "dice": 6,
  "track": 50,
  "crowded_above": 25,
  "per_colour": 10,
} as const;

export type AnyMove = Started | Take | Place | Dealt | Roll | Rolled | Stuck | Use | Plant;

export type Colour = "blue" | "yellow" | "white" | "grey" | "red" | "green";

export type Direction = "NW" | "NE" | "E" | "SE" | "SW" | "W";

export type Figure = "M1" | "M2" | "M3" | "M4" | "M5";

export type Reason = "last_flower" | "crowded_track" | "both";

/** GM-15: chance made this seat the start player. */
export type Started = {
  do: "started";
  seat: number;
};

/** GM-17: take the two figures of a Martian type. */
export type Take = {
  do: "take";
  figure: Figure;
};

/** GM-19: place a gardener. */
export type Place = {
  do: "place";
  hex: string;
};

/** GM-22: the next seat was dealt this many flowers of the next colour. */
export type Dealt = {
  do: "dealt";
  colour: Colour;
  count: number;
};

/** GM-92: roll for this gardener, where two give different numbers of dice. */
export type Roll = {
  do: "roll";
  gardener: number;
};

/** GM-25: one die of the new pool shows this face. */
export type Rolled = {
  do: "rolled";
  face: number;
};

/** GM-30: no die to use and none to roll; the turn passes. */
export type Stuck = {
  do: "stuck";
};

/** GM-35: use a die, to move (GM-38) or, without a direction, because it is blocked (GM-46). */
export type Use = {
  do: "use";
  die: number;
  direction: Direction | null;
  gardener: number;
};

/** GM-49: plant a flower where the gardener stands. */
export type Plant = {
  do: "plant";
  colour: Colour;
};

/** The whole table: nothing in this game is hidden (GM-07). */
export interface View {
  asks: "deal" | "over" | "place" | "plant" | "roll" | "rolling" | "start" | "stuck" | "take" | "use";
  turn: number;
  start: number;
  flowers: Record<string, Colour>;
  gardeners: Gardener[];
  holdings: Holding[];
  /** faces, ascending */
  pool: number[];
  box: number;
  /** the die in use while a flower is chosen */
  die: number | null;
  /** why the seat has an extra turn */
  extra: Reason | null;
  /** turns in a row without a planting */
  idle: number;
  /** the reader's; null for spectators */
  own: Own | null;
}

/** What the players agree on before the game. */
export interface Options {
  /** GM-51 */
  scoring?: "exclude_new" | "include_if_connected" | "include_new";
  /** GM-69 */
  last_flower_turn?: "global" | "off" | "own";
  /** GM-72 */
  crowded_track_turn?: boolean;
  /** GM-88 */
  two_gardeners?: boolean;
  /** GM-40 */
  centre_hex?: "block" | "cross";
  /** GM-86 */
  tie_break?: "planted" | "shared";
  /** GM-84; 0 is never */
  idle_limit?: number;
}

/** A gardener on the board. */
export interface Gardener {
  seat: number;
  /** 1, or 1 and 2 with two gardeners */
  gardener: number;
  /** null: not placed yet */
  hex: string | null;
  /** how many it would roll now (GM-25) */
  dice: number;
}

/** What lies before a seat; all of it is open (GM-07). */
export interface Holding {
  figure: Figure | null;
  score: number;
  /** on the printed track, 0 before the first (GM-65) */
  space: number;
  laps: number;
  stock: Partial<Record<Colour, number>>;
  planted: number;
}

/** What a seat can do in its turn, in numbers; open to all (GM-07), but of use to nobody else. */
export interface Own {
  targets: Target[];
  blocked: Blocked[];
  /** null: no flower is chosen now */
  plot: Plot | null;
}

/** Where a legal move ends, and what it brings. */
export interface Target {
  die: number;
  direction: Direction;
  gardener: number;
  hex: string;
  /** by flower, jump included; null: a flower is there already (GM-48) */
  points: Partial<Record<Colour, number>> | null;
  /** what each flower would score with (GM-50) */
  groups: Partial<Record<Colour, string[]>>;
  /** spaces on the track that landing there costs, jump included */
  loss: number;
}

/** A die that leads nowhere, and the spaces on the track that using it up costs (GM-46). */
export interface Blocked {
  die: number;
  loss: number;
}

/** Where a flower is chosen now, and what each brings, as at a target. */
export interface Plot {
  hex: string;
  points: Partial<Record<Colour, number>>;
  groups: Partial<Record<Colour, string[]>>;
}
