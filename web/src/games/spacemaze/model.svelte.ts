/** What a reader is about to do in the maze: shared by board, desk, controls and panels, and never sent before it is certain. */

import type { Hand } from '../../board/hand';
import { Intent, type Kept, perTable, type Row } from '../../board/intent.svelte';
import { Looks } from '../../board/looks.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table.svelte';
import { Desk } from './desk.svelte';
import { isMove } from './dice';
import type { Alien, Colour, Reach, View } from './game.gen';
import { nameOf } from './geometry';
import { type Mine, type Option, optionsOf } from './options';
import { COLOURS, type Letter, LETTERS } from './palette';
import { passagesOf, type Turnabout, turnabouts } from './passages';
import { meant } from './whynot';
import { told } from './words';

export class Maze implements Hand {
  pointer = $state<string | null>(null); // the place under the mouse, or where the arrow keys are
  pointedOption = $state.raw<Option | null>(null); // in the action bar
  lens = $state<Letter | null>(null); // only the passages of this colour stay bright
  readonly intent: Intent<Mine>;
  private readonly led: Kept<Colour>; // the alien that is to move
  private readonly aimed: Kept<Option>;
  private readonly looks: Looks<View, Mine>;
  readonly desk: Desk;

  constructor(readonly table: TableState) {
    this.intent = new Intent<Mine>(table);
    this.led = this.intent.kept();
    this.aimed = this.intent.kept();
    this.looks = new Looks<View, Mine>(
      table,
      () => this.intent.at,
      () => this.tried,
    );
    this.desk = new Desk(this.intent, () => this.view);
  }

  at = $derived.by(() => this.intent.at);
  view = $derived.by(() => (this.table.shown?.view ?? null) as View | null);
  asks = $derived.by(() => (this.intent.legal.length > 0 ? (this.view?.asks ?? null) : null));
  seat = $derived.by(() => this.table.seat);

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
  undecided = $derived.by(() => this.aimed.value !== null || this.desk.undecided || this.pending !== null);
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
    const { option, asks } = this;
    const { die, dice } = this.desk;
    if (asks === 'pick') return die && isMove(die) && dice.has(die) ? [{ do: 'pick', die }] : null;
    const changes = option && ['turn', 'exchange', 'morph', 'dock'].includes(option.kind);
    return changes ? option.actions : null;
  });
  private preview = $derived.by(() => this.looks.now?.view ?? null);
  /** The maze as it would lie; null where nothing is tried. */
  ghost: View | null = $derived.by(() => (this.asks === 'pick' ? null : this.preview));
  /** Who could pass then, and who no longer. */
  changed: readonly Turnabout[] = $derived.by(() => {
    const { view, ghost } = this;
    if (!view || !ghost) return [];
    const [before, after] = [view, ghost].map(({ tiles, layout }) => passagesOf(tiles, layout));
    return turnabouts(before ?? [], after ?? [], this.option?.cell ?? null);
  });
  /** What the maze is drawn from. */
  drawn = $derived.by(() => this.ghost ?? this.view);
  /** What could be reached with the move die that is looked at. */
  wouldReach: readonly Reach[] = $derived.by(() => (this.asks === 'pick' ? (this.preview?.own?.reach ?? []) : []));
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

  endTurn(): void {
    if (this.intent.all('end-turn').length) this.intent.do({ do: 'end-turn' });
    else this.intent.why({ do: 'end-turn' });
  }

  /** Takes everything back that was not sent. */
  clear(): void {
    this.aimed.value = this.pointedOption = null;
    this.desk.clear();
    this.intent.forget();
  }

  /** The dice, cards or turns that are offered, by number. */
  private pressNumber(nth: number): boolean {
    const turn = this.asks === 'turn' ? this.beside[nth] : undefined;
    if (turn) this.aim(turn);
    return turn !== undefined || this.desk.pressNumber(nth);
  }

  key(key: string): boolean {
    const letter = key.toUpperCase();
    if (letter in COLOURS) {
      if (this.asks === 'step') this.choose(COLOURS[letter as Letter]);
      else this.lens = this.lens === letter ? null : (letter as Letter);
    } else if (letter === 'E' && this.asks === 'step') this.endTurn();
    else if (letter === 'U') void this.table.undo();
    else return /^[1-9]$/.test(key) && this.pressNumber(Number(key) - 1);
    return true;
  }
}

/** The one maze of a table. */
export const mazeOf = perTable((table) => new Maze(table));
