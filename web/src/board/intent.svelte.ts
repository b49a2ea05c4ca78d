/** What a reader is about to do at a table: bound to one position, and never sent before it is certain. */

import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/table.svelte';
import type { Action, Told } from '../lib/wire.gen';

/** Actions that are done together, all or none. */
export type Row<Mine> = [Mine, ...Mine[]];

/** Something that waits for a second yes. */
export interface Pending<Mine> {
  actions: Row<Mine>;
  text: Told;
  risky: boolean;
}

/** What was chosen in a position; it is forgotten with it. */
export class Kept<Value> {
  private held = $state.raw<{ value: Value; at: string } | null>(null);

  constructor(private readonly at: () => string) {}

  get value(): Value | null {
    return this.held?.at === this.at() ? this.held.value : null;
  }

  set value(value: Value | null) {
    this.held = value === null ? null : { value, at: this.at() };
  }
}

export class Intent<Mine extends { do: string }> {
  private awaited = $state(0); // entries that the next view must have: until then the old choices are stale
  private readonly doubt = this.kept<Pending<Mine>>();

  constructor(readonly table: TableState) {}

  /** The position, by its number and by whose eyes see it. */
  at = $derived.by(() => `${this.table.seat} ${this.table.shown?.entries ?? -1}`);
  /** What the reader may do now. */
  legal: readonly Mine[] = $derived.by(() => {
    const { shown, sending } = this.table;
    const open = shown && !shown.past && !sending && shown.entries >= this.awaited;
    return open ? shown.choices.map((choice) => choice.action as unknown as Mine) : [];
  });
  pending = $derived.by(() => (this.legal.length ? this.doubt.value : null));

  kept<Value>(): Kept<Value> {
    return new Kept(() => this.at);
  }

  /** The actions of one kind. */
  all<Kind extends Mine['do']>(kind: Kind): Extract<Mine, { do: Kind }>[] {
    return this.legal.filter((each): each is Extract<Mine, { do: Kind }> => each.do === kind);
  }

  /** Does it, or asks first where the reader wants to be asked. */
  consider(pending: Pending<Mine>): void {
    const asked = settings.confirm === 'always' || (pending.risky && settings.confirm === 'risky');
    if (asked) this.doubt.value = pending;
    else this.do(...pending.actions);
  }

  /** Asks in any case: a finger covers what it taps, so it may look first. */
  ask(pending: Pending<Mine>): void {
    if (settings.confirm === 'never') this.do(...pending.actions);
    else this.doubt.value = pending;
  }

  confirm(): void {
    if (this.pending) this.do(...this.pending.actions);
  }

  /** Takes the question back. */
  forget(): void {
    this.doubt.value = null;
    this.table.refusal = null;
  }

  do(...actions: Row<Mine>): void {
    this.awaited = (this.table.shown?.entries ?? 0) + actions.length;
    void this.table.act(...(actions as unknown as [Action, ...Action[]])).then((done) => {
      if (!done) this.awaited = 0;
    });
  }

  /** Says in the action bar why these cannot be done in a row. */
  why(...actions: Row<Mine>): void {
    const { table } = this;
    if (table.seat === null || table.shown?.past || table.sending) return;
    void table.why(...(actions as unknown as [Action, ...Action[]]));
  }
}

/** The one of each table, made when it is first asked for; what it derives outlives the component that asks first. */
export function perTable<Model>(make: (table: TableState) => Model): (table: TableState) => Model {
  const known = new WeakMap<TableState, { model: Model }>();
  return (table) => {
    let found = known.get(table);
    if (!found) {
      let model: Model | undefined;
      $effect.root(() => {
        model = make(table);
      });
      found = { model: model as Model };
      known.set(table, found);
    }
    return found.model;
  };
}
