// Generated from the Python structs by tools/typegen.py; do not edit, run it again.

export const DATA = {
  "cells": {
    "A1": [0, 0],
    "A2": [0, 1],
    "A3": [0, 2],
    "A4": [0, 3],
    "A5": [0, 4],
    "B1": [1, 0],
    "B2": [1, 1],
    "B3": [1, 2],
    "B4": [1, 3],
    "B5": [1, 4],
    "C1": [2, 0],
    "C2": [2, 1],
    "C3": [2, 2],
    "C4": [2, 3],
    "C5": [2, 4],
    "C6": [2, 5],
    "D1": [3, 0],
    "D2": [3, 1],
    "D3": [3, 2],
    "D4": [3, 3],
    "D5": [3, 4],
    "D6": [3, 5],
    "D7": [3, 6],
    "E1": [4, 0],
    "E2": [4, 1],
    "E3": [4, 2],
    "E4": [4, 3],
    "E5": [4, 4],
    "E6": [4, 5],
    "F3": [5, 2],
    "F4": [5, 3],
    "F5": [5, 4],
    "G4": [6, 3],
  },
  "layouts": {
    "square5": {
      "players": [2, 3, 4],
      "cells": [
        "A1",
        "A2",
        "A3",
        "A4",
        "A5",
        "B1",
        "B2",
        "B3",
        "B4",
        "B5",
        "C1",
        "C2",
        "C3",
        "C4",
        "C5",
        "D1",
        "D2",
        "D3",
        "D4",
        "D5",
        "E1",
        "E2",
        "E3",
        "E4",
        "E5",
      ],
      "docks": [
        ["A1", "N"],
        ["A2", "N"],
        ["A3", "N"],
        ["A4", "N"],
        ["A5", "N"],
        ["A5", "E"],
        ["B5", "E"],
        ["C5", "E"],
        ["D5", "E"],
        ["E5", "E"],
        ["E5", "S"],
        ["E4", "S"],
        ["E3", "S"],
        ["E2", "S"],
        ["E1", "S"],
        ["E1", "W"],
        ["D1", "W"],
        ["C1", "W"],
        ["B1", "W"],
        ["A1", "W"],
      ],
    },
    "square3": {
      "players": [2],
      "cells": ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"],
      "docks": [
        ["A1", "N"],
        ["A2", "N"],
        ["A3", "N"],
        ["A3", "E"],
        ["B3", "E"],
        ["C3", "E"],
        ["C3", "S"],
        ["C2", "S"],
        ["C1", "S"],
        ["C1", "W"],
        ["B1", "W"],
        ["A1", "W"],
      ],
    },
    "rect3x5": {
      "players": [2],
      "cells": ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5"],
      "docks": [
        ["A1", "N"],
        ["A2", "N"],
        ["A3", "N"],
        ["A4", "N"],
        ["A5", "N"],
        ["A5", "E"],
        ["B5", "E"],
        ["C5", "E"],
        ["C5", "S"],
        ["C4", "S"],
        ["C3", "S"],
        ["C2", "S"],
        ["C1", "S"],
        ["C1", "W"],
        ["B1", "W"],
        ["A1", "W"],
      ],
    },
    "diamond2": {
      "players": [2, 3, 4],
      "cells": ["A3", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D2", "D3", "D4", "E3"],
      "docks": [
        ["A3", "N"],
        ["A3", "E"],
        ["B4", "N"],
        ["B4", "E"],
        ["C5", "N"],
        ["C5", "E"],
        ["C5", "S"],
        ["D4", "E"],
        ["D4", "S"],
        ["E3", "E"],
        ["E3", "S"],
        ["E3", "W"],
        ["D2", "S"],
        ["D2", "W"],
        ["C1", "S"],
        ["C1", "W"],
        ["C1", "N"],
        ["B2", "W"],
        ["B2", "N"],
        ["A3", "W"],
      ],
    },
    "diamond3": {
      "players": [2, 3, 4],
      "cells": [
        "A4",
        "B3",
        "B4",
        "B5",
        "C2",
        "C3",
        "C4",
        "C5",
        "C6",
        "D1",
        "D2",
        "D3",
        "D4",
        "D5",
        "D6",
        "D7",
        "E2",
        "E3",
        "E4",
        "E5",
        "E6",
        "F3",
        "F4",
        "F5",
        "G4",
      ],
      "docks": [
        ["A4", "N"],
        ["A4", "E"],
        ["B5", "N"],
        ["B5", "E"],
        ["C6", "N"],
        ["C6", "E"],
        ["D7", "N"],
        ["D7", "E"],
        ["D7", "S"],
        ["E6", "E"],
        ["E6", "S"],
        ["F5", "E"],
        ["F5", "S"],
        ["G4", "E"],
        ["G4", "S"],
        ["G4", "W"],
        ["F3", "S"],
        ["F3", "W"],
        ["E2", "S"],
        ["E2", "W"],
        ["D1", "S"],
        ["D1", "W"],
        ["D1", "N"],
        ["C2", "W"],
        ["C2", "N"],
        ["B3", "W"],
        ["B3", "N"],
        ["A4", "W"],
      ],
    },
  },
  "alien_colours": {"green": "YB", "purple": "BR", "orange": "RY"},
  "passes": {
    "RR": "",
    "RY": "O",
    "RB": "P",
    "RS": "PO",
    "YR": "O",
    "YY": "",
    "YB": "G",
    "YS": "GO",
    "BR": "P",
    "BY": "G",
    "BB": "",
    "BS": "GP",
    "SR": "PO",
    "SY": "GO",
    "SB": "GP",
    "SS": "",
  },
  "cards": {
    "ROTATE_90": {"name": "ROTATE 90", "cost": 2, "count": 5},
    "ROTATE_180": {"name": "ROTATE 180", "cost": 3, "count": 5},
    "ROTATE_270": {"name": "ROTATE 270", "cost": 4, "count": 4},
    "EXCHANGE": {"name": "EXCHANGE", "cost": 4, "count": 5},
    "DIAGONAL_TWIST": {"name": "DIAGONAL TWIST", "cost": 3, "count": 4},
    "DIAGONAL_SWITCH": {"name": "DIAGONAL SWITCH", "cost": 4, "count": 4},
    "RUN_1": {"name": "RUN +1", "cost": 3, "count": 4},
    "RUN_2": {"name": "RUN +2", "cost": 5, "count": 3},
    "MORPH": {"name": "MORPH", "cost": 5, "count": 2},
    "SUPERGLUE": {"name": "SUPERGLUE", "cost": 4, "count": 2},
    "MOVE_BASE": {"name": "MOVE BASE", "cost": 4, "count": 2},
  },
  "hand_limit": 7,
  "tokens_to_win": 3,
  "crowd": 4,
} as const;

export type AnyMove = Started | Laid | Drawn | Rolled | Pick | Play | NoCard | Turn | Choose | Exchange | Morph | Dock | Exit | Go | Pad | Take | Give | Home | EndTurn | Cleared | Discard | Discarded;

export type Card = "ROTATE_90" | "ROTATE_180" | "ROTATE_270" | "EXCHANGE" | "DIAGONAL_TWIST" | "DIAGONAL_SWITCH" | "RUN_1" | "RUN_2" | "MORPH" | "SUPERGLUE" | "MOVE_BASE";

export type Colour = "green" | "purple" | "orange";

export type Layout = "square5" | "square3" | "rect3x5" | "diamond2" | "diamond3";

export type Side = "N" | "E" | "S" | "W";

/** SM-63: leave the UFO. */
export type Exit = {
  do: "exit";
  alien: Colour;
};

/** SM-64: go through a passage. */
export type Go = {
  do: "go";
  alien: Colour;
  side: Side;
};

/** SM-65: step on the pad and draw a card. */
export type Pad = {
  do: "pad";
  alien: Colour;
};

/** SM-66: take the relic from the tile or from another alien. */
export type Take = {
  do: "take";
  alien: Colour;
};

/** SM-67: give the relic to a teammate. */
export type Give = {
  do: "give";
  alien: Colour;
  to: Colour;
};

/** SM-68: bring the relic into the UFO and win. */
export type Home = {
  do: "home";
  alien: Colour;
};

/** SM-34: chance made this seat the start player. */
export type Started = {
  do: "started";
  seat: number;
};

/** SM-25, SM-26: the next cell got this tile, turned by so many quarters. */
export type Laid = {
  do: "laid";
  tile: string;
  quarters: number;
};

/** SM-31, SM-86: a card was dealt or drawn; only its owner knows which. */
export type Drawn = {
  do: "drawn";
  card: Card;
};

/** SM-37: one die of the new pool shows this. */
export type Rolled = {
  do: "rolled";
  die: string;
};

/** SM-38: take a die from the pool. */
export type Pick = {
  do: "pick";
  die: string;
};

/** SM-47: put the power die on this card and carry it out. */
export type Play = {
  do: "play";
  card: Card;
};

/** SM-41, SM-47: place the power die without a card. */
export type NoCard = {
  do: "no-card";
};

/** SM-108: turn a tile clockwise. */
export type Turn = {
  do: "turn";
  cell: string;
  quarters: number;
};

/** SM-116: the diagonal tile that DIAGONAL SWITCH swaps. */
export type Choose = {
  do: "choose";
  cell: string;
};

/** SM-113, SM-116: the adjacent tile, swapped with the own or with the chosen diagonal one. */
export type Exchange = {
  do: "exchange";
  cell: string;
};

/** SM-124: the teammate with whom the alien changes places. */
export type Morph = {
  do: "morph";
  alien: Colour;
};

/** SM-133: where the UFO moves to. */
export type Dock = {
  do: "dock";
  cell: string;
  side: Side;
};

/** SM-71: spend no more points. */
export type EndTurn = {
  do: "end-turn";
};

/** SM-50 to SM-52: the action phase is over; panels and pads are cleared. */
export type Cleared = {
  do: "cleared";
};

/** SM-53: lay a card aside, down to the limit; the others see it when all are done. */
export type Discard = {
  do: "discard";
  card: Card;
};

/** SM-55: everybody is done; the cards that were laid aside go to the pile. */
export type Discarded = {
  do: "discarded";
};

/** The table as one reader may know it. */
export interface View {
  asks: "card" | "choose" | "clear" | "deal" | "discard" | "discarded" | "dock" | "draw" | "exchange" | "lay" | "morph" | "over" | "pick" | "roll" | "start" | "step" | "turn";
  round: number;
  /** SM-38: of this round, 1 to 3n; 0 before the first */
  turn_number: number;
  turn: number;
  start: number;
  layout: Layout;
  relic_tile_fixed: boolean;
  max_rounds: number;
  tiles: Tile[];
  /** where it lies until somebody takes it */
  relic: string | null;
  /** null: nobody wears it, or full tiles are in the way */
  home: Homeward | null;
  aliens: Alien[];
  players: Player[];
  pool: string[];
  /** the die of this turn */
  die: string | null;
  /** the card that is being carried out */
  card: Card | null;
  /** the diagonal tile of DIAGONAL SWITCH */
  chosen: string | null;
  /** SM-97: the alien that carries out the card */
  performer: Colour | null;
  deck: number;
  /** SM-35: the discard pile */
  pile: Partial<Record<Card, number>>;
  /** the reader's; null for spectators */
  own: Own | null;
}

/** What the players agree on before the game. */
export interface Options {
  /** SM-16, SM-19 */
  layout?: Layout;
  /** SM-119 */
  relic_tile_fixed?: boolean;
  /** SM-148; 0 is no limit */
  max_rounds?: number;
}

/** A tile as it lies. */
export interface Tile {
  cell: string;
  tile: string;
  quarters: number;
  /** N, E, S, W as they lie now: R, Y, B, or S for silver */
  doors: string;
  /** there is a pad (SM-10), free or not */
  pad: boolean;
  /** who may pass to the east without the relic: letters of G, P, O; null where there is no tile */
  east: string | null;
  south: string | null;
}

/** The shortest way of the wearer into its UFO, if nobody else moves (SM-68, SM-73, SM-85). */
export interface Homeward {
  seat: number;
  alien: Colour;
  /** points, with the last one for the UFO */
  cost: number;
  /** from the next one to the docked one */
  cells: string[];
}

/** One of the three aliens of a seat. */
export interface Alien {
  seat: number;
  colour: Colour;
  /** null: in its UFO */
  cell: string | null;
  on_pad: boolean;
  /** it wears the relic */
  relic: boolean;
  /** SM-128 */
  glued: boolean;
  /** SM-87: on a pad since this turn */
  stopped: boolean;
  /** move points left in this turn */
  points: number;
}

/** What lies before a seat, for all to see (SM-35). */
export interface Player {
  tokens: number;
  /** in hand */
  cards: number;
  dock: Berth;
  /** SM-06: the MOVE field */
  move: string | null;
  /** the ACTION fields */
  powers: Powered[];
  /** SM-53: cards still to be laid aside */
  surplus: number;
}

/** What only the seat itself sees (SM-35, SM-55). */
export interface Own {
  hand: Card[];
  /** what it has laid aside */
  aside: Card[];
  /** while the seat takes a die, or chooses a card for it */
  fits: Fit[];
  /** while the seat takes steps; what a step teaches or changes ends the way */
  reach: Reach[];
}

/** A dock slot: a cell and one of its outer sides (SM-21). */
export interface Berth {
  cell: string;
  side: Side;
}

/** A power die on an ACTION field. */
export interface Powered {
  die: string;
  card: Card | null;
}

/** A card of the hand that can be played in this turn (SM-98, SM-99). */
export interface Fit {
  card: Card;
  /** SM-97: who carries it out; null for MOVE BASE */
  alien: Colour | null;
  /** those in the pool that power it; none once a die is taken */
  dice: string[];
  /** what can be chosen first: cells, colours of teammates, or docks such as "A1 N" */
  at: string[];
}

/** Something that an alien can do with its points of this turn, if it is the only one to move (SM-62). */
export interface Reach {
  alien: Colour;
  does: "give" | "go" | "home" | "pad" | "take";
  /** where it stands then; for home the cell that it leaves */
  to: string;
  /** points in all */
  cost: number;
  /** the sides through which it goes; from the UFO, `exit` comes first */
  way: string;
  /** who is given the relic */
  mate: Colour | null;
}
