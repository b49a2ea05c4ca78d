/** What a reader is about to do in the maze: shared by board, desk, controls and panels, and never sent before it is certain. */

import type { Hand } from '../../board/hand';
import { Intent, type Kept, perTable, type Row } from '../../board/intent.svelte';
import { Looks } from '../../board/looks.svelte';
import { type Greyed, Reasons } from '../../board/reasons.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table.svelte';
import type { Refusal, Told, Value } from '../../lib/wire.gen';
import { isMove } from './dice';
import type { Alien, Card, Colour, Fit, Reach, View } from './game.gen';
import { nameOf } from './geometry';
import { type Mine, type Option, optionsOf } from './options';
import { COLOURS, type Letter, LETTERS } from './palette';
import { meant } from './whynot';

export class Maze implements Hand {
  pointer = $state<string | null>(null); // the place under the mouse, or where the arrow keys are
  pointedDie = $state<string | null>(null);
  pointedCard = $state<Card | null>(null);
  pointedOption = $state.raw<Option | null>(null); // in the action bar
  lens = $state<Letter | null>(null); // only the passages of this colour stay bright
  readonly intent: Intent<Mine>;
  private readonly taken: Kept<string>; // the die that was tapped
  private readonly readied: Kept<Card>; // the card that was chosen, before its die or to be looked at
  private readonly led: Kept<Colour>; // the alien that is to move
  private readonly aimed: Kept<Option>;
  private readonly given: Kept<readonly number[]>; // of the hand, to be laid aside
  private readonly looks: Looks<View, Mine>;
  private readonly reasons: Reasons<Mine>;

  constructor(readonly table: TableState) {
    this.intent = new Intent<Mine>(table);
    this.taken = this.intent.kept();
    this.readied = this.intent.kept();
    this.led = this.intent.kept();
    this.aimed = this.intent.kept();
    this.given = this.intent.kept();
    this.looks = new Looks<View, Mine>(
      table,
      () => this.intent.at,
      () => this.tried,
    );
    this.reasons = new Reasons<Mine>(
      table,
      () => this.intent.at,
      () => this.greyed,
    );
  }

  view = $derived.by(() => (this.table.shown?.view ?? null) as View | null);
  asks = $derived.by(() => (this.intent.legal.length > 0 ? (this.view?.asks ?? null) : null));
  seat = $derived.by(() => this.table.seat);
  hand: readonly Card[] = $derived.by(() => this.view?.own?.hand ?? []);

  // Dice and cards
  dice = $derived.by(() => new Set(this.intent.all('pick').map(({ die }) => die)));
  cards = $derived.by(() => new Set(this.intent.all('play').map(({ card }) => card)));
  die = $derived.by(() => this.taken.value ?? this.pointedDie);
  card = $derived.by(() => this.readied.value ?? this.pointedCard);
  readyCard = $derived.by(() => this.readied.value);
  readyDie = $derived.by(() => this.taken.value);
  fits: readonly Fit[] = $derived.by(() => this.view?.own?.fits ?? []);

  /** How a card could be played: with this die, or with any. */
  fitsOf(card: Card, die: string | null = null): Fit[] {
    return this.fits.filter((fit) => fit.card === card && (die === null || fit.dice.includes(die)));
  }

  /** How many cards of the hand a die powers. */
  powered(die: string): number {
    return this.hand.filter((card) => this.fitsOf(card, die).length > 0).length;
  }

  /** The cards that cannot be played with the die that is looked at, or was taken. */
  private greyed: Greyed<Mine> | null = $derived.by(() => {
    const { asks, die } = this;
    const powering = asks === 'pick' && die !== null && !isMove(die) && this.dice.has(die);
    if (asks !== 'card' && !powering) return null;
    const cards = [...new Set(this.hand)].filter(
      (card) => !(powering ? this.fitsOf(card, die).length : this.cards.has(card)),
    );
    return { after: powering ? [{ do: 'pick', die }] : [], actions: cards.map((card) => ({ do: 'play', card })) };
  });

  /** Why a card cannot be played, once the rules have said it. */
  reasonOf(card: Card): Refusal | null {
    return this.greyed ? this.reasons.of({ do: 'play', card }) : null;
  }

  // Aliens and places
  aliens: readonly Alien[] = $derived.by(() => (this.view?.aliens ?? []).filter(({ seat }) => seat === this.seat));
  wearer = $derived.by(() => this.view?.aliens.find((each) => each.relic) ?? null);
  private reach: readonly Reach[] = $derived.by(() => (this.asks === 'step' ? (this.view?.own?.reach ?? []) : []));
  movers = $derived.by(() => new Set(this.reach.map(({ alien }) => alien)));
  /** The alien that acts: the one that was chosen, or the first that can. */
  alien: Colour | null = $derived.by(() => {
    const { performer } = this.view ?? { performer: null };
    if (this.asks !== 'step') return this.asks ? performer : null;
    const { value } = this.led;
    return value && this.movers.has(value) ? value : ([...this.movers][0] ?? null);
  });
  private all: readonly Option[] = $derived.by(() => {
    const { view, seat, asks } = this;
    return view && seat !== null && asks ? optionsOf(view, seat, this.intent.legal) : [];
  });
  options: readonly Option[] = $derived.by(() =>
    this.asks === 'step' ? this.all.filter(({ alien }) => alien === this.alien) : this.all,
  );
  open = $derived.by(() => {
    const own = this.asks === 'step' ? [...this.movers].map((colour) => nameOf({ seat: this.seat ?? 0, colour })) : [];
    return new Set([...this.options.map(({ place }) => place), ...own]);
  });
  chosen = $derived.by(() => this.aimed.value?.place ?? null);
  pending = $derived.by(() => this.intent.pending);
  undecided = $derived.by(
    () =>
      [this.aimed, this.taken, this.readied, this.given].some(({ value }) => value !== null) || this.pending !== null,
  );
  /** What is looked at: what was chosen, or what lies under the pointer. */
  option: Option | null = $derived.by(
    () => this.pointedOption ?? this.aimed.value ?? (this.pointer ? (this.optionsAt(this.pointer)[0] ?? null) : null),
  );
  /** What else could be done where the reader looks. */
  beside: readonly Option[] = $derived.by(() => {
    const place = this.aimed.value ?? this.option;
    return place
      ? this.options.filter(
          (each) => each.cell === place.cell && each.place === (place.kind === 'turn' ? place.place : each.place),
        )
      : [];
  });

  // What would be
  private tried: Row<Mine> | null = $derived.by(() => {
    const { option, die, asks } = this;
    if (asks === 'pick') return die && isMove(die) && this.dice.has(die) ? [{ do: 'pick', die }] : null;
    const changes = option && ['turn', 'exchange', 'morph', 'dock'].includes(option.kind);
    return changes ? option.actions : null;
  });
  private preview = $derived.by(() => this.looks.now?.view ?? null);
  /** The maze as it would lie; null where nothing is tried. */
  ghost: View | null = $derived.by(() => (this.asks === 'pick' ? null : this.preview));
  /** What the maze is drawn from. */
  drawn = $derived.by(() => this.ghost ?? this.view);
  /** What could be reached with the move die that is looked at. */
  wouldReach: readonly Reach[] = $derived.by(() => (this.asks === 'pick' ? (this.preview?.own?.reach ?? []) : []));
  /** The tiles that a card could be used on, before it is played. */
  range: readonly string[] = $derived.by(() => {
    if (this.card === null || (this.asks !== 'pick' && this.asks !== 'card')) return [];
    return this.fitsOf(this.card, this.asks === 'pick' ? this.die : null).flatMap(({ at }) => at);
  });
  /** Whose passages stay bright; the wearer of the relic passes every wall. */
  bright: Letter | null = $derived.by(() => {
    if (this.lens) return this.lens;
    const { alien, wearer } = this;
    if (this.asks !== 'step' || !alien || (wearer?.seat === this.seat && wearer.colour === alien)) return null;
    return LETTERS[alien];
  });
  winners = $derived.by(() => {
    const places = this.view?.asks === 'over' ? (this.table.over?.outcome?.places ?? []) : [];
    return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  });
  /** What the first idea of a hint is about. */
  hinted = $derived.by(() => {
    const action = this.table.ideas?.[0]?.action as unknown as Mine | undefined;
    const same = JSON.stringify(action);
    const option = this.all.find(({ actions }) => JSON.stringify(actions[0]) === same);
    return {
      place: option?.place ?? null,
      die: action?.do === 'pick' ? action.die : null,
      card: action && 'card' in action ? action.card : null,
    };
  });

  optionsAt(place: string): Option[] {
    const exact = this.options.filter((option) => option.place === place);
    return exact.length ? exact : this.options.filter((option) => option.cell === place);
  }

  press(place: string, touched = false): void {
    this.table.refusal = null; // of the click before
    this.intent.forget();
    const found = this.optionsAt(place);
    const [first] = found;
    if (first) this.aimAt(found, first, touched);
    else if (!this.lead(place) && this.view)
      this.intent.why(...meant(this.view, this.asks, this.aliens, this.alien, place));
  }

  private aimAt(found: readonly Option[], first: Option, touched: boolean): void {
    const current = found.indexOf(this.aimed.value as Option);
    if (found.length > 1 && first.kind === 'turn') this.aimed.value = found[(current + 1) % found.length] ?? first;
    else if (current >= 0) this.perform(found[current] ?? first);
    else if (touched || settings.confirm === 'always') this.aimed.value = first;
    else this.perform(first);
  }

  aim(option: Option): void {
    this.intent.forget();
    this.aimed.value = option;
  }

  /** Does it; the last step of the game is asked about. */
  perform(option: Option): void {
    if (option.kind === 'home')
      this.intent.ask({ actions: option.actions, text: told('spacemaze-ui-home'), risky: false });
    else this.intent.do(...option.actions);
  }

  /** Another alien is to move. */
  lead(place: string): boolean {
    const colour = [...this.movers].find((each) => nameOf({ seat: this.seat ?? 0, colour: each }) === place);
    if (colour === undefined) return false;
    this.choose(colour);
    return true;
  }

  choose(colour: Colour): void {
    this.aimed.value = null;
    this.led.value = colour;
    if (this.asks === 'step' && !this.movers.has(colour)) this.intent.why({ do: 'go', alien: colour, side: 'N' });
  }

  pressDie(die: string, touched = false): void {
    this.table.refusal = null;
    const card = this.readied.value;
    if (!this.dice.has(die)) this.intent.why({ do: 'pick', die });
    else if (card && !this.fitsOf(card, die).length) this.intent.why({ do: 'pick', die }, { do: 'play', card });
    else if ((touched || settings.confirm === 'always') && this.taken.value !== die) this.taken.value = die;
    else this.take(die);
  }

  /** The die, and the card that was chosen before it. */
  take(die: string): void {
    const card = this.readied.value;
    if (card && this.fitsOf(card, die).length) this.intent.do({ do: 'pick', die }, { do: 'play', card });
    else this.intent.do({ do: 'pick', die });
  }

  /** A card of the hand, by its number there. */
  pressCard(nth: number, touched = false): void {
    const card = this.hand[nth];
    if (card === undefined) return;
    this.table.refusal = null;
    if (this.asks === 'discard') this.give(nth);
    else if (this.asks === 'pick') this.ready(card);
    else if (!this.cards.has(card)) this.intent.why({ do: 'play', card });
    else if ((touched || settings.confirm === 'always') && this.readied.value !== card) this.readied.value = card;
    else this.intent.do({ do: 'play', card });
  }

  private ready(card: Card): void {
    const again = this.readied.value === card;
    this.readied.value = again || !this.fitsOf(card).length ? null : card;
    if (again || this.readied.value !== null) return;
    const die = this.bestDie();
    if (die) this.intent.why({ do: 'pick', die }, { do: 'play', card });
  }

  /** The power die that shows most, or the one that is looked at: to say why not even that one powers a card. */
  private bestDie(): string | null {
    if (this.die && !isMove(this.die)) return this.die;
    const dice = [...this.dice].filter((each) => !isMove(each));
    return dice.sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)))[0] ?? null;
  }

  withoutCard(): void {
    const actions: Row<Mine> = [{ do: 'no-card' }];
    const count = this.cards.size;
    this.intent.consider({ actions, text: told('spacemaze-ui-waste', { count }), risky: count > 0 });
  }

  // Laying cards aside
  surplus = $derived.by(() => (this.asks === 'discard' ? (this.view?.players[this.seat ?? 0]?.surplus ?? 0) : 0));
  aside: readonly number[] = $derived.by(() => this.given.value ?? []);

  private give(nth: number): void {
    const without = this.aside.filter((each) => each !== nth);
    this.given.value = without.length < this.aside.length ? without : [...this.aside, nth].slice(-this.surplus);
  }

  discard(): void {
    const row = this.aside.flatMap((nth): Mine[] => {
      const card = this.hand[nth];
      return card ? [{ do: 'discard', card }] : [];
    });
    if (row.length === this.surplus && row.length > 0) this.intent.do(...(row as Row<Mine>));
  }

  endTurn(): void {
    if (this.intent.all('end-turn').length) this.intent.do({ do: 'end-turn' });
    else this.intent.why({ do: 'end-turn' });
  }

  /** Takes everything back that was not sent. */
  clear(): void {
    for (const kept of [this.taken, this.readied, this.aimed, this.given]) kept.value = null;
    this.pointedDie = this.pointedCard = this.pointedOption = null;
    this.intent.forget();
  }

  key(key: string): boolean {
    const letter = key.toUpperCase();
    if (letter in COLOURS) {
      if (this.asks === 'step') this.choose(COLOURS[letter as Letter]);
      else this.lens = this.lens === letter ? null : (letter as Letter);
    } else if (letter === 'E' && this.asks === 'step') this.endTurn();
    else if (letter === 'U') void this.table.undo();
    else return false;
    return true;
  }
}

/** The one maze of a table. */
export const mazeOf = perTable((table) => new Maze(table));

/** A text with its values. */
export function told(key: string, values: Record<string, Value> = {}): Told {
  return { type: 'told', key, values };
}
