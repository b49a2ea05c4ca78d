// Generated from the Python structs by tools/typegen.py; do not edit, run it again.

export type AnyGood = "mineral" | "battery" | "water" | "plant" | "oxygen" | "crystal";

export type AnyMove = Started | Explored | TechDealt | CardDealt | Erected | Stacked | RewardLaid | MissionLaid | GoalDealt | SpaceDrawn | FirstCard | SoloCard | PutMarker | PutShuttle | Accept | Main | Executive | Goal | Reward | Deliver | EndTurn | Surcharge | Crystals | Spend | Pay | Blueprint | Learn | Lab | Develop | Good | Boost | MoveBot | MoveRover | Point | Tech | TakeTile | Build | Hex | Lss | Ship | Crew | Science | Refill | Use | Send | Retrieve | Keep | Travel | Discovery | Reveal | Skip;

export type Asks = "setup" | "space" | "shuttle" | "action" | "surcharge" | "crystals" | "resources" | "construct" | "upgrade" | "develop" | "tech" | "blueprint" | "warehouse" | "science" | "gain" | "goods" | "ship" | "move" | "produce" | "retrieve" | "trade" | "radar" | "building" | "bonus" | "lab" | "site" | "crew" | "bot" | "refill" | "decision" | "displaced" | "lss" | "reward" | "travel" | "explore" | "task" | "draw" | "over";

export type Building = "mine" | "generator" | "water_extractor" | "greenhouse" | "oxygen_condenser" | "shelter";

export type MainAction = "landing_pod" | "obtain_blueprint" | "learn_technology" | "research_development" | "resupply" | "control_center" | "construct" | "upgrade" | "welcome_ship" | "hire";

export type Place = "obtain_blueprint" | "research_development" | "construct" | "upgrade" | "hire" | "working_area";

export type Resource = "mineral" | "battery" | "water" | "plant" | "oxygen";

export type Side = "orbit" | "colony";

export type TechKind = "mine_tech" | "generator_tech" | "water_extractor_tech" | "greenhouse_tech" | "oxygen_condenser_tech" | "shelter_tech" | "rover_tech" | "upgrade_tech" | "ship_tech";

/** OM-040: this seat is the first player. */
export type Started = {
  do: "started";
  seat: number;
};

/** OM-026, OM-200: a Discovery tile is turned up on the Exploration space. */
export type Explored = {
  do: "explored";
  tile: string;
};

/** OM-028, OM-170: the next empty space of the Tech Grid gets this tile. */
export type TechDealt = {
  do: "tech-dealt";
  tech: TechKind;
};

/** OM-029, OM-169: the next free space of the display gets this blueprint. */
export type CardDealt = {
  do: "card-dealt";
  blueprint: number;
};

/** OM-031: the next starting hex gets this building. */
export type Erected = {
  do: "erected";
  building: Building;
};

/** OM-006: this tile is on top of its stack now. */
export type Stacked = {
  do: "stacked";
  tile: string;
};

/** OM-035: the next LSS column gets this Reward tile. */
export type RewardLaid = {
  do: "reward-laid";
  tile: number;
};

/** OM-033: the next place, A to C, gets this mission. */
export type MissionLaid = {
  do: "mission-laid";
  mission: string;
};

/** OM-039: a private goal card, which only its owner sees. */
export type GoalDealt = {
  do: "goal-dealt";
  goal: number;
};

/** OM-224, OM-229: a First Colonist tile names this Turn Order space. */
export type SpaceDrawn = {
  do: "space-drawn";
  space: number;
};

/** OM-225: a secret First Colonist card, which only its owner sees. */
export type FirstCard = {
  do: "first-card";
  card: string;
};

/** OM-230: the top card of the solo deck. */
export type SoloCard = {
  do: "solo-card";
  card: string;
};

/** OM-040, OM-203: put the Player marker on a Turn Order space. */
export type PutMarker = {
  do: "put-marker";
  space: number;
};

/** OM-042: where the Shuttle starts. */
export type PutShuttle = {
  do: "put-shuttle";
  side: Side;
};

/** OM-094, OM-205: take a benefit that may be let go. */
export type Accept = {
  do: "accept";
};

/** OM-259: no, or no more. */
export type Skip = {
  do: "skip";
};

/** OM-046: take a Main action. */
export type Main = {
  do: "main";
  action: MainAction;
};

/** OM-048, OM-082: take the Executive action of a Depot space. */
export type Executive = {
  do: "executive";
  space: number;
};

/** OM-179: complete a private goal. */
export type Goal = {
  do: "goal";
  goal: number;
};

/** OM-180: the reward of a goal. */
export type Reward = {
  do: "reward";
  reward: "develop" | "second";
};

/** OM-191: move one good onto a Delivery contract. */
export type Deliver = {
  do: "deliver";
  contract: number;
  good: AnyGood;
};

/** OM-049, OM-050: the turn is over. */
export type EndTurn = {
  do: "end-turn";
};

/** OM-078: this many Colonists go to the Working Area; crystals pay the rest of the surcharge. */
export type Surcharge = {
  do: "surcharge";
  colonists: number;
};

/** OM-021: pay (the rest) with crystals. */
export type Crystals = {
  do: "crystals";
};

/** OM-181: discard a private goal card as 1 crystal; only its owner knows which. */
export type Spend = {
  do: "spend";
  goal: number;
};

/** OM-018: the resources that are paid, in their fixed order. */
export type Pay = {
  do: "pay";
  goods: Resource[];
};

/** OM-057, OM-125: a blueprint, of the display or an own one. */
export type Blueprint = {
  do: "blueprint";
  blueprint: number;
};

/** OM-060: the tile on this space of the Tech Grid, 1 to 8 from the top left. */
export type Learn = {
  do: "learn";
  space: number;
};

/** OM-060: the lab space of a new tile. */
export type Lab = {
  do: "lab";
  space: string;
};

/** OM-092: move a tile of the lab to a linked space. */
export type Develop = {
  do: "develop";
  tech: TechKind;
  space: string;
};

/** A good that is taken, given or produced. */
export type Good = {
  do: "good";
  good: AnyGood;
};

/** OM-052: one more Colonist, one more good. */
export type Boost = {
  do: "boost";
};

/** OM-150: a step of a Bot. */
export type MoveBot = {
  do: "move-bot";
  at: string;
  to: string;
};

/** OM-150, OM-154: a step of the Rover. */
export type MoveRover = {
  do: "move-rover";
  to: string;
};

/** OM-053, OM-068: buy one movement point. */
export type Point = {
  do: "point";
  mover: "bots" | "rover";
};

/** OM-097: use the tile of this player's lab. */
export type Tech = {
  do: "tech";
  owner: number;
};

/** OM-156: take the tile under the Rover or Bot. */
export type TakeTile = {
  do: "take-tile";
  hex: string;
};

/** OM-109: the type of a new building. */
export type Build = {
  do: "build";
  building: Building;
};

/** A hex: of a new building, an upgrade, a Bot, a displaced piece or a Discovery tile. */
export type Hex = {
  do: "hex";
  hex: string;
};

/** OM-167: one of the four LSS benefits. */
export type Lss = {
  do: "lss";
  benefit: "bots" | "crystal" | "mineral" | "retrieve";
};

/** OM-070: the Ship on this Depot space. */
export type Ship = {
  do: "ship";
  space: number;
};

/** OM-070: the reward of a Ship, with or without a Bot. */
export type Crew = {
  do: "crew";
  bot: boolean;
};

/** OM-069: the card in this slot of the science display. */
export type Science = {
  do: "science";
  slot: number;
};

/** OM-190: a contract for the freed slot. */
export type Refill = {
  do: "refill";
  contract: number;
};

/** OM-131, OM-133: the action of an advanced building, paid, or free where a Scientist works. */
export type Use = {
  do: "use";
  blueprint: number;
};

/** OM-132: the same, and the own Scientist goes to work there. */
export type Send = {
  do: "send";
  blueprint: number;
};

/** OM-145, OM-167, OM-185: bring a Colonist home. */
export type Retrieve = {
  do: "retrieve";
  place: Place;
};

/** OM-100: keep the Oxygen for the use of this tile. */
export type Keep = {
  do: "keep";
  tech: TechKind;
};

/** OM-198, OM-199: stay, ride the Shuttle, or discard a Ship. */
export type Travel = {
  do: "travel";
  by: "ship" | "shuttle" | "stay";
};

/** OM-142, OM-200: one of the face-up Discovery tiles. */
export type Discovery = {
  do: "discovery";
  tile: string;
};

/** OM-226: reveal a "B" card whose task is done. */
export type Reveal = {
  do: "reveal";
  card: string;
};

/** The table as one reader may know it. */
export interface View {
  asks: Asks;
  /** null: chance, or nobody any more */
  asked: number | null;
  round: number;
  last_round: boolean;
  /** whose turn it is */
  turn: number | null;
  first: number;
  main_done: boolean;
  executive_done: boolean;
  solo: boolean;
  length: "long" | "short";
  space_oddity: boolean;
  first_colonists: boolean;
  level: number;
  /** OM-176 */
  remaining: number;
  missions: Mission[];
  lss: Column[];
  shuttle: Side | null;
  shuttle_space: number;
  warehouse: Partial<Record<AnyGood, number>>;
  /** 8 spaces from the top left */
  grid: (TechKind | null)[];
  tech_stack: number;
  /** bottom row, then top row */
  display: (number | null)[];
  /** blueprints still to come */
  deck: number;
  /** Scientists, or contract_01 to contract_12 */
  science: (string | null)[];
  /** of the deck */
  contracts: number[];
  exploration: string[];
  /** face down */
  discoveries: number;
  /** the open tile of each stack */
  tops: Partial<Record<Building, string>>;
  stacks: Partial<Record<Building, number>>;
  /** Colonists by player */
  slots: Partial<Record<MainAction, number[]>>;
  ground: Record<string, Ground>;
  radar: string | null;
  players: Player[];
  /** movement points left */
  bots: number | null;
  rover: number | null;
  solo_card: string | null;
  /** where Lacerda's Bot stands */
  icon: Building | null;
  aim: Aim | null;
  /** the reader's; null for spectators */
  own: Own | null;
}

/** OM-256: what the players agree on before the game. */
export interface Options {
  /** OM-033 */
  length?: "long" | "short";
  /** OM-222 */
  space_oddity?: boolean;
  /** OM-223 to OM-227; not alone */
  first_colonists?: boolean;
}

/** One of the three missions. */
export interface Mission {
  mission: string;
  left: number;
}

/** An LSS column. */
export interface Column {
  building: Building;
  row: number;
  /** number of the LSS Reward tile */
  reward: number | null;
}

/** A hex with something on it. */
export interface Ground {
  hex: string;
  building: Building | null;
  /** of a Shelter */
  owner: number | null;
  /** of the complex */
  size: number;
  /** who has upgraded it (OM-130) */
  marker: number | null;
  blueprint: number | null;
  miner: number | null;
  /** "crystal", or the id of a Discovery or Research tile */
  item: string | null;
  /** whose */
  bots: number[];
  rovers: number[];
}

/** What a player has, for all to see (OM-015); in a solo game the second is Lacerda. */
export interface Player {
  /** on the Turn Order, 0 before the first */
  space: number;
  standing: boolean;
  points: number;
  stock: Partial<Record<Resource, number>>;
  /** the limit of each */
  storage: number;
  crystals: number;
  pending: number;
  /** how many crystals it can hold */
  depot: number;
  /** Depot spaces with a Ship */
  docked: number[];
  hangar: number;
  /** Ships */
  discarded: number;
  quarters: number;
  capacity: number;
  working: number;
  supply: number;
  /** in the supply */
  bots: number;
  /** on the map */
  shelters: number;
  /** left */
  markers: number;
  /** in the Progress area */
  cubes: Building[];
  lab: Partial<Record<TechKind, string>>;
  blueprints: Plan[];
  scientists: Expert[];
  contracts: Deal[];
  discoveries: string[];
  research: string[];
  /** cards in hand */
  goals: number;
  /** the completed one */
  goal: number | null;
  /** First Colonist cards in hand */
  secrets: number;
  /** what would be scored now, or what was (OM-211 to OM-217) */
  parts: Record<string, number>;
  total: number;
}

/** What chance has chosen for Lacerda (OM-235) and he has not done yet. */
export interface Aim {
  /** with which he upgrades next (OM-243) */
  blueprint: number | null;
  /** where his Rover goes (OM-245) */
  tile: string | null;
  /** how far it is on its way, also where it may not stop */
  rover: string | null;
}

/** What only the player sees (OM-039, OM-181, OM-225). */
export interface Own {
  /** goal cards */
  hand: number[];
  /** and those spent as crystals */
  spent: number[];
  /** First Colonist cards */
  secrets: string[];
}

/** A blueprint of a player. */
export interface Plan {
  blueprint: number;
  /** null: not built */
  hex: string | null;
}

/** A Scientist of a player, and the blueprint she works on. */
export interface Expert {
  scientist: string;
  blueprint: number | null;
}

/** An Earth Contract of a player. */
export interface Deal {
  contract: number;
  /** what lies on it */
  goods: Partial<Record<AnyGood, number>>;
  /** OM-178 */
  completed: boolean;
}
