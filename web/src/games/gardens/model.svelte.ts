/** What a reader is about to do at a table: shared by board, controls and panels, and never sent before it is certain. */

import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table.svelte';
import type { Told } from '../../lib/wire.gen';
import { anyUse, isSame, type Mine, use } from './actions';
import { offersAt, type Offer } from './offers';
import type { Colour, Figure, Plant, Plot, Take, Target, View } from './game.gen';
import { type Hex, HEXES } from './geometry';
import { whyNot } from './whynot';

/** Actions that are done together: one, or a move and its planting. */
type Row = [Mine, ...Mine[]];

/** Something that waits for a second yes. */
export interface Pending {
  actions: Row;
  text: Told;
  risky: boolean;
}

export class Garden {
  pointer = $state<Hex | null>(null); // under the mouse, or where the arrow keys are
  colour = $state<Colour | null>(null); // of the flower under the mouse or the focus
  // What was chosen belongs to one position and is forgotten with it
  private choice = $state.raw<{ hex: Hex; gardener: number | null; at: number } | null>(null);
  private filter = $state.raw<{ die: number; at: number } | null>(null);
  private doubt = $state.raw<{ pending: Pending; at: number } | null>(null);

  private awaited = $state(0); // entries that the next view must have: until then the old choices are stale

  constructor(readonly table: TableState) {}

  view = $derived.by(() => (this.table.shown?.view ?? null) as View | null);
  private at = $derived.by(() => this.table.shown?.entries ?? -1);
  legal = $derived.by(() => {
    const { shown, sending } = this.table;
    const open = shown && !shown.past && !sending && shown.entries >= this.awaited;
    return open ? shown.choices.map((choice) => choice.action as unknown as Mine) : [];
  });
  asks = $derived.by(() => (this.legal.length > 0 ? (this.view?.asks ?? null) : null));

  die = $derived.by(() => (this.filter?.at === this.at ? this.filter.die : null));
  /** The dice that lead nowhere, and what each costs. */
  blocked: ReadonlyMap<number, number> = $derived.by(() => {
    const dice = this.asks === 'use' ? (this.view?.own?.blocked ?? []) : [];
    return new Map(dice.map(({ die, loss }) => [die, loss]));
  });
  targets: readonly Target[] = $derived.by(() => {
    const all = this.asks === 'use' ? (this.view?.own?.targets ?? []) : [];
    return this.die === null ? all : all.filter((target) => target.die === this.die);
  });
  placings = $derived.by(() => new Set(this.legal.flatMap((each) => (each.do === 'place' ? [each.hex] : []))));
  /** In the order in which they are offered. */
  rollers = $derived.by(() => {
    const gardeners = this.legal.flatMap((each) => (each.do === 'roll' ? [each.gardener] : []));
    return gardeners.flatMap((each) => this.own.filter(({ gardener }) => gardener === each));
  });
  own = $derived.by(() => (this.view?.gardeners ?? []).filter(({ seat }) => seat === this.table.seat));
  figures = $derived.by(() => new Set(this.legal.flatMap((each) => (each.do === 'take' ? [each.figure] : []))));

  /** Every hex where a click does something. */
  open = $derived.by(() => {
    const rolls = this.rollers.flatMap(({ hex }) => (hex ? [hex] : []));
    return new Set<Hex>([...this.targets.map(({ hex }) => hex), ...this.placings, ...rolls]);
  });

  chosen = $derived.by(() => (this.choice?.at === this.at && this.asks ? this.choice : null));
  pending = $derived.by(() => (this.doubt?.at === this.at && this.asks ? this.doubt.pending : null));
  /** Two own gardeners can go to the chosen hex: which one? */
  rivals = $derived.by(() => {
    const found = this.chosen && this.chosen.gardener === null ? this.targetsAt(this.chosen.hex) : [];
    return found.length > 1 ? found : [];
  });
  selected: Target | null = $derived.by(() => {
    const { chosen } = this;
    const found = chosen ? this.targetsAt(chosen.hex) : [];
    if (found.length < 2) return found[0] ?? null;
    return found.find(({ gardener }) => gardener === chosen?.gardener) ?? null;
  });
  /** The target that is looked at, chosen or not. */
  preview: Target | null = $derived.by(() => {
    if (this.chosen) return this.selected;
    return this.pointer ? (this.targetsAt(this.pointer)[0] ?? null) : null;
  });
  /** Where a flower is to be planted, or would be. */
  plot: Plot | null = $derived.by(() => {
    if (this.asks === 'plant') return this.view?.own?.plot ?? null;
    const { preview } = this;
    return preview?.points ? { hex: preview.hex, points: preview.points, groups: preview.groups } : null;
  });
  offers: Offer[] = $derived.by(() => {
    const { view, plot } = this;
    return view && plot ? offersAt(view.holdings[view.turn]?.stock ?? {}, plot.points) : [];
  });
  /** The flower that the preview speaks about: the one pointed at, or the best. */
  best: Offer | null = $derived.by(() => {
    const pointed = this.offers.find(({ colour, legal }) => legal && colour === this.colour);
    const legal = this.offers.filter((offer) => offer.legal);
    return pointed ?? legal.reduce<Offer | null>((a, b) => ((a?.points ?? -1) >= (b.points ?? 0) ? a : b), null);
  });
  /** How far the scorer would move with what is previewed. */
  gain = $derived.by(() => {
    return this.best?.points ?? -(this.preview?.loss ?? 0);
  });
  /** The flowers that would score. */
  scoring = $derived.by(() => {
    const groups = this.plot?.groups ?? {};
    return new Set(this.colour ? groups[this.colour] : Object.values(groups).flat());
  });
  /** The seats that have won, once the end is on the board. */
  winners = $derived.by(() => {
    const places = this.view?.asks === 'over' ? (this.table.over?.outcome?.places ?? []) : [];
    return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  });
  /** The hexes of the log entry that the reader points at. */
  highlight = $derived.by(() => {
    return new Set(this.table.pointed.filter((name) => HEXES.includes(name)));
  });
  /** The hexes that a hint speaks of. */
  hinted = $derived.by(() => {
    const [idea] = this.table.ideas ?? [];
    const action = idea?.action as unknown as Mine | undefined;
    if (action?.do === 'place') return action.hex;
    if (action?.do !== 'use') return null;
    return this.targets.find((target) => isSame(target, action))?.hex ?? null;
  });

  targetsAt(hex: Hex): Target[] {
    return this.targets.filter((target) => target.hex === hex);
  }

  /** A click on a hex: chooses it, does what needs no more, or says why it is none. */
  press(hex: Hex, touched = false): void {
    this.table.refusal = null; // of the click before
    if (this.asks === 'use') this.pressTarget(hex);
    else if (this.placings.has(hex)) this.pressPlacing(hex, touched);
    else if (this.rollers.some((each) => each.hex === hex)) this.roll(hex);
    else this.explain(hex);
  }

  private pressTarget(hex: Hex): void {
    if (!this.targetsAt(hex).length && this.die !== null) this.clear(); // perhaps another die leads there
    const [first, ...others] = this.targetsAt(hex);
    this.doubt = null;
    this.colour = null;
    if (!first) {
      this.choice = null;
      this.explain(hex);
      return;
    }
    this.choice = { hex, gardener: others.length ? null : first.gardener, at: this.at };
    if (!others.length) this.land(first);
  }

  /** With two gardeners: this one goes there. */
  send(target: Target): void {
    this.choice = { hex: target.hex, gardener: target.gardener, at: this.at };
    this.land(target);
  }

  private land(target: Target): void {
    if (target.points) return; // a flower is chosen next
    const { hex, loss } = target;
    const text: Told = { type: 'told', key: 'gardens-ui-risk-flower', values: { hex, loss } };
    this.consider({ actions: [use(target)], text, risky: true });
  }

  private pressPlacing(hex: Hex, touched: boolean): void {
    const again = this.chosen?.hex === hex;
    this.choice = { hex, gardener: null, at: this.at };
    const text: Told = { type: 'told', key: 'gardens-ui-place', values: { hex } };
    const pending: Pending = { actions: [{ do: 'place', hex }], text, risky: false };
    // A finger covers what it taps, so it may look first
    if (touched && !again && settings.confirm !== 'never') this.doubt = { pending, at: this.at };
    else if (again) this.do(pending.actions);
    else this.consider(pending);
  }

  roll(hex: Hex): void {
    const gardener = this.rollers.find((each) => each.hex === hex)?.gardener;
    if (gardener !== undefined) this.do([{ do: 'roll', gardener }]);
  }

  take(figure: Figure): void {
    const action: Take = { do: 'take', figure };
    if (this.figures.has(figure)) this.do([action]);
    else void this.table.why(action);
  }

  /** Chooses a die: only its targets show; a blocked one can only be given up. */
  pressDie(die: number): void {
    if (this.asks !== 'use') {
      if (this.table.seat !== null && !this.table.shown?.past) void this.table.why(anyUse(die));
      return;
    }
    const again = this.die === die;
    this.clear();
    if (again) return;
    if (!this.view?.pool.includes(die)) {
      void this.table.why(anyUse(die));
      return;
    }
    this.filter = { die, at: this.at };
    const loss = this.blocked.get(die);
    if (loss === undefined) return;
    const text: Told = { type: 'told', key: 'gardens-ui-risk-blocked', values: { die, loss } };
    this.consider({ actions: [{ do: 'use', die, direction: null, gardener: 1 }], text, risky: true });
  }

  /** A click on a flower: the move and the planting are one act. */
  plant(colour: Colour): void {
    const planting: Plant = { do: 'plant', colour };
    const actions: Row = this.asks === 'plant' || !this.selected ? [planting] : [use(this.selected), planting];
    const offer = this.offers.find((each) => each.colour === colour);
    if (!offer?.legal) {
      void this.table.why(...actions);
      return;
    }
    const values = {
      hex: this.plot?.hex ?? '',
      colour: { type: 'told', key: `gardens-colour-${colour}`, values: {} },
    } as const;
    this.colour = colour;
    this.consider({ actions, text: { type: 'told', key: 'gardens-ui-plant', values }, risky: false });
  }

  confirm(): void {
    if (this.pending) this.do(this.pending.actions);
  }

  /** Takes everything back that was not sent. */
  clear(): void {
    this.choice = null;
    this.filter = null;
    this.doubt = null;
    this.colour = null;
    this.table.refusal = null;
  }

  private consider(pending: Pending): void {
    const asked = settings.confirm === 'always' || (pending.risky && settings.confirm === 'risky');
    if (asked) this.doubt = { pending, at: this.at };
    else this.do(pending.actions);
  }

  private do(actions: Row): void {
    this.colour = null;
    this.awaited = this.at + actions.length;
    void this.table.act(...actions).then((done) => {
      if (!done) this.awaited = 0;
    });
  }

  private explain(hex: Hex): void {
    const { table, view } = this;
    if (!view || table.seat === null || table.shown?.past || table.sending) return;
    const answer = whyNot(view, table.seat, hex);
    if ('do' in answer) void table.why({ ...answer });
    else table.refusal = answer;
  }
}

const gardens = new WeakMap<TableState, Garden>();

/** The one garden of a table. */
export function gardenOf(table: TableState): Garden {
  const known = gardens.get(table);
  if (known) return known;
  let made: Garden | undefined;
  // A root of its own: what it derives must outlive the component that asks first.
  $effect.root(() => {
    made = new Garden(table);
  });
  if (!made) throw new Error('the root runs at once');
  gardens.set(table, made);
  return made;
}

/** What is asked next: the dice lie in sight, so a reader with a hex in mind is asked for the flower. */
export function prompt(table: TableState): Told | null {
  const garden = gardenOf(table);
  if (garden.asks !== 'use' || garden.pending || garden.rivals.length) return null;
  const { chosen, selected, view } = garden;
  if (chosen && selected?.points) return { type: 'told', key: 'gardens-ask-plant', values: { hex: chosen.hex } };
  return { type: 'told', key: 'gardens-ui-ask-use', values: { extra: view?.extra ? 1 : 0 } };
}
