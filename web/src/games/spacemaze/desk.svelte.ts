/** What the reader does with dice and cards, before it is sent. */

import type { Intent, Kept, Row } from '../../board/intent.svelte';
import { type Greyed, Reasons } from '../../board/reasons.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Refusal } from '../../lib/wire.gen';
import { isMove, valueOf } from './dice';
import type { Card, Fit, View } from './game.gen';
import type { Mine } from './options';
import { told } from './words';

export class Desk {
  pointedDie = $state<string | null>(null);
  pointedCard = $state<Card | null>(null);
  private readonly taken: Kept<string>; // the die that was tapped
  private readonly readied: Kept<Card>; // the card that was chosen, before its die or to be looked at
  private readonly given: Kept<readonly number[]>; // of the hand, to be laid aside
  private readonly reasons: Reasons<Mine>;

  constructor(
    private readonly intent: Intent<Mine>,
    private readonly seen: () => View | null,
  ) {
    this.taken = intent.kept();
    this.readied = intent.kept();
    this.given = intent.kept();
    this.reasons = new Reasons<Mine>(
      intent.table,
      () => intent.at,
      () => this.greyed,
    );
  }

  private asks = $derived.by(() => (this.intent.legal.length > 0 ? (this.seen()?.asks ?? null) : null));
  hand: readonly Card[] = $derived.by(() => this.seen()?.own?.hand ?? []);
  dice = $derived.by(() => new Set(this.intent.all('pick').map(({ die }) => die)));
  cards = $derived.by(() => new Set(this.intent.all('play').map(({ card }) => card)));
  die = $derived.by(() => this.taken.value ?? this.pointedDie);
  card = $derived.by(() => this.readied.value ?? this.pointedCard);
  readyCard = $derived.by(() => this.readied.value);
  readyDie = $derived.by(() => this.taken.value);
  fits: readonly Fit[] = $derived.by(() => this.seen()?.own?.fits ?? []);

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

  /** The tiles that a card could be used on, before it is played. */
  range: readonly string[] = $derived.by(() => {
    if (this.card === null || (this.asks !== 'pick' && this.asks !== 'card')) return [];
    return this.fitsOf(this.card, this.asks === 'pick' ? this.die : null).flatMap(({ at }) => at);
  });
  undecided = $derived.by(() => [this.taken, this.readied, this.given].some(({ value }) => value !== null));

  pressDie(die: string, touched = false): void {
    this.intent.table.refusal = null;
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
    this.intent.table.refusal = null;
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
    return dice.sort((a, b) => valueOf(b) - valueOf(a))[0] ?? null;
  }

  withoutCard(): void {
    const actions: Row<Mine> = [{ do: 'no-card' }];
    const count = this.cards.size;
    this.intent.consider({ actions, text: told('spacemaze-ui-waste', { count }), risky: count > 0 });
  }

  // Laying cards aside
  surplus = $derived.by(() =>
    this.asks === 'discard' ? (this.seen()?.players[this.intent.table.seat ?? 0]?.surplus ?? 0) : 0,
  );
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

  /** The dice or cards that are offered, by number; the second time it is done. */
  pressNumber(nth: number): boolean {
    const die = [...this.dice][nth];
    const card = [...this.cards][nth];
    if (die) this.pressDie(die, true);
    else if (card) this.pressCard(this.hand.indexOf(card), true);
    return Boolean(die ?? card);
  }

  clear(): void {
    for (const kept of [this.taken, this.readied, this.given]) kept.value = null;
    this.pointedDie = this.pointedCard = null;
  }
}
