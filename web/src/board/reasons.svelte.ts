/** Why what is greyed cannot be done: asked in one message for all that a board shows, once in a position. */

import type { TableState } from '../lib/table.svelte';
import type { Action, Refusal } from '../lib/wire.gen';

/** Actions that are no choices, as the next ones after a chain. */
export interface Greyed<Mine> {
  after: Mine[];
  actions: Mine[];
}

const SOON = 120; // ms that a reader looks at something before it is worth a question

export class Reasons<Mine extends { do: string }> {
  private found = $state.raw<{ key: string; reasons: ReadonlyMap<string, Refusal> }>({ key: '', reasons: new Map() });

  /** Asks for what is wanted, as soon as it is; to be made where effects may live. */
  constructor(
    private readonly table: TableState,
    private readonly at: () => string, // the position
    private readonly wanted: () => Greyed<Mine> | null,
  ) {
    $effect(() => {
      const wish = this.wanted();
      const key = this.key(wish);
      if (!wish?.actions.length || this.found.key === key) return;
      const timer = setTimeout(() => void this.ask(wish, key), SOON);
      return () => clearTimeout(timer);
    });
  }

  /** Of an action, if it is known by now. */
  of(action: Mine): Refusal | null {
    if (this.found.key !== this.key(this.wanted())) return null;
    return this.found.reasons.get(JSON.stringify(action)) ?? null;
  }

  private key(wish: Greyed<Mine> | null): string {
    return `${this.at()} ${JSON.stringify(wish)}`;
  }

  private async ask({ after, actions }: Greyed<Mine>, key: string): Promise<void> {
    const plain = (row: Mine[]) => row as unknown as Action[];
    const found = await this.table.previews.after(plain(after), plain(actions));
    const reasons = actions.flatMap((action, i): [string, Refusal][] => {
      const refusal = found[i]?.refusal;
      return refusal ? [[JSON.stringify(action), refusal]] : [];
    });
    this.found = { key, reasons: new Map(reasons) };
  }
}
