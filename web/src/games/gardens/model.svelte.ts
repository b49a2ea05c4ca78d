/** What a reader is about to do at a table: shared by board, controls and panels, and never sent before it is certain. */

import type { Hand } from '../../board/hand';
import { Intent, perTable, type Row } from '../../board/intent.svelte';
import type { TableState } from '../../lib/table.svelte';
import type { Told } from '../../lib/wire.gen';
import { anyUse, isSame, type Mine, use } from './actions';
import { offersAt, type Offer } from './offers';
import type { Colour, Figure, Plant, Plot, Take, Target, View } from './game.gen';
import { type Hex, HEXES } from './geometry';
import { whyNot } from './whynot';

const DIE = 'die '; // a die that lies on the board

export class Garden implements Hand {
  pointer = $state<Hex | null>(null); // under the mouse, or where the arrow keys are
  colour = $state<Colour | null>(null); // of the flower under the mouse or the focus
  readonly intent: Intent<Mine>;
  private readonly choice;
  private readonly filter;

  constructor(readonly table: TableState) {
    this.intent = new Intent<Mine>(table);
    this.choice = this.intent.kept<{ hex: Hex; gardener: number | null }>();
    this.filter = this.intent.kept<number>();
  }

  at = $derived.by(() => this.intent.at);
  view = $derived.by(() => (this.table.shown?.view ?? null) as View | null);
  asks = $derived.by(() => (this.intent.legal.length > 0 ? (this.view?.asks ?? null) : null));

  die = $derived.by(() => this.filter.value);
  /** The dice that lead nowhere, and what each costs. */
  blocked: ReadonlyMap<number, number> = $derived.by(() => {
    const dice = this.asks === 'use' ? (this.view?.own?.blocked ?? []) : [];
    return new Map(dice.map(({ die, loss }) => [die, loss]));
  });
  targets: readonly Target[] = $derived.by(() => {
    const all = this.asks === 'use' ? (this.view?.own?.targets ?? []) : [];
    return this.die === null ? all : all.filter((target) => target.die === this.die);
  });
  placings = $derived.by(() => new Set(this.intent.all('place').map(({ hex }) => hex)));
  /** In the order in which they are offered. */
  rollers = $derived.by(() => {
    const rolls = this.intent.all('roll');
    return rolls.flatMap((roll) => this.own.filter(({ gardener }) => gardener === roll.gardener));
  });
  own = $derived.by(() => (this.view?.gardeners ?? []).filter(({ seat }) => seat === this.table.seat));
  figures = $derived.by(() => new Set(this.intent.all('take').map(({ figure }) => figure)));

  /** Every hex where a click does something. */
  open = $derived.by(() => {
    const rolls = this.rollers.flatMap(({ hex }) => (hex ? [hex] : []));
    return new Set<Hex>([...this.targets.map(({ hex }) => hex), ...this.placings, ...rolls]);
  });

  private sent = $derived.by(() => (this.asks ? this.choice.value : null));
  chosen = $derived.by(() => this.sent?.hex ?? null);
  pending = $derived.by(() => this.intent.pending);
  undecided = $derived.by(() => this.chosen !== null || this.die !== null || this.pending !== null);
  /** Two own gardeners can go to the chosen hex: which one? */
  rivals = $derived.by(() => {
    const found = this.sent && this.sent.gardener === null ? this.targetsAt(this.sent.hex) : [];
    return found.length > 1 ? found : [];
  });
  selected: Target | null = $derived.by(() => {
    const { sent } = this;
    const found = sent ? this.targetsAt(sent.hex) : [];
    if (found.length < 2) return found[0] ?? null;
    return found.find(({ gardener }) => gardener === sent?.gardener) ?? null;
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
    if (hex.startsWith(DIE)) this.pressDie(Number(hex.slice(DIE.length)));
    else if (this.asks === 'use') this.pressTarget(hex);
    else if (this.placings.has(hex)) this.pressPlacing(hex, touched);
    else if (this.rollers.some((each) => each.hex === hex)) this.roll(hex);
    else this.explain(hex);
  }

  private pressTarget(hex: Hex): void {
    if (!this.targetsAt(hex).length && this.die !== null) this.clear(); // perhaps another die leads there
    const [first, ...others] = this.targetsAt(hex);
    this.intent.forget();
    this.colour = null;
    if (!first) {
      this.choice.value = null;
      this.explain(hex);
      return;
    }
    this.choice.value = { hex, gardener: others.length ? null : first.gardener };
    if (!others.length) this.land(first);
  }

  /** With two gardeners: this one goes there. */
  send(target: Target): void {
    this.choice.value = { hex: target.hex, gardener: target.gardener };
    this.land(target);
  }

  private land(target: Target): void {
    if (target.points) return; // a flower is chosen next
    const { hex, loss } = target;
    const text: Told = { type: 'told', key: 'gardens-ui-risk-flower', values: { hex, loss } };
    this.intent.consider({ actions: [use(target)], text, risky: true });
  }

  private pressPlacing(hex: Hex, touched: boolean): void {
    const again = this.chosen === hex;
    this.choice.value = { hex, gardener: null };
    const text: Told = { type: 'told', key: 'gardens-ui-place', values: { hex } };
    const placing: Row<Mine> = [{ do: 'place', hex }];
    if (again) this.intent.do(...placing);
    else if (touched) this.intent.ask({ actions: placing, text, risky: false });
    else this.intent.consider({ actions: placing, text, risky: false });
  }

  roll(hex: Hex): void {
    const gardener = this.rollers.find((each) => each.hex === hex)?.gardener;
    if (gardener !== undefined) this.intent.do({ do: 'roll', gardener });
  }

  take(figure: Figure): void {
    const action: Take = { do: 'take', figure };
    if (this.figures.has(figure)) this.intent.do(action);
    else this.intent.why(action);
  }

  /** Chooses a die: only its targets show; a blocked one can only be given up. */
  pressDie(die: number): void {
    if (this.asks !== 'use') {
      this.intent.why(anyUse(die));
      return;
    }
    const again = this.die === die;
    this.clear();
    if (again) return;
    if (!this.view?.pool.includes(die)) {
      this.intent.why(anyUse(die));
      return;
    }
    this.filter.value = die;
    const loss = this.blocked.get(die);
    if (loss === undefined) return;
    const text: Told = { type: 'told', key: 'gardens-ui-risk-blocked', values: { die, loss } };
    this.intent.consider({ actions: [{ do: 'use', die, direction: null, gardener: 1 }], text, risky: true });
  }

  /** A click on a flower: the move and the planting are one act. */
  plant(colour: Colour): void {
    const planting: Plant = { do: 'plant', colour };
    const actions: Row<Mine> = this.asks === 'plant' || !this.selected ? [planting] : [use(this.selected), planting];
    const offer = this.offers.find((each) => each.colour === colour);
    if (!offer?.legal) {
      this.intent.why(...actions);
      return;
    }
    const values = {
      hex: this.plot?.hex ?? '',
      colour: { type: 'told', key: `gardens-colour-${colour}`, values: {} },
    } as const;
    this.colour = colour;
    this.intent.consider({ actions, text: { type: 'told', key: 'gardens-ui-plant', values }, risky: false });
  }

  /** Takes everything back that was not sent. */
  clear(): void {
    this.choice.value = null;
    this.filter.value = null;
    this.colour = null;
    this.intent.forget();
  }

  key(key: string): boolean {
    const die = /^[1-6]$/.test(key);
    if (die) this.pressDie(Number(key));
    return die;
  }

  private explain(hex: Hex): void {
    const { table, view } = this;
    if (!view || table.seat === null) return;
    const answer = whyNot(view, table.seat, hex);
    if ('do' in answer) this.intent.why({ ...answer });
    else if (!table.shown?.past && !table.sending) table.refusal = answer;
  }
}

/** The one garden of a table. */
export const gardenOf = perTable((table) => new Garden(table));

/** What is asked next: the dice lie in sight, so a reader with a hex in mind is asked for the flower. */
export function prompt(table: TableState): Told | null {
  const garden = gardenOf(table);
  if (garden.asks !== 'use' || garden.pending || garden.rivals.length) return null;
  const { chosen, selected, view } = garden;
  if (chosen && selected?.points) return { type: 'told', key: 'gardens-ask-plant', values: { hex: chosen } };
  return { type: 'told', key: 'gardens-ui-ask-use', values: { extra: view?.extra ? 1 : 0 } };
}
