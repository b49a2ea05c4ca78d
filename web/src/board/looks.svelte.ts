/** What would be, if: the rules try it at the server, and each chain is asked about once in a position. */

import { merged } from '../lib/merged';
import type { TableState } from '../lib/table.svelte';
import type { Action, Looked } from '../lib/wire.gen';
import type { Row } from './intent.svelte';

/** Where a chain of actions leads. */
export interface Preview<View, Mine> {
  view: View; // as it would be
  legal: Mine[]; // what would be asked then
  looked: Looked;
}

const SOON = 40; // ms that a pointer stays before it is worth a question

export class Looks<View, Mine extends { do: string }> {
  private found = $state.raw<{ at: string; previews: ReadonlyMap<string, Preview<View, Mine>> }>({
    at: '',
    previews: new Map(),
  });

  /** Asks for what is wanted, as soon as it is; to be made where effects may live. */
  constructor(
    private readonly table: TableState,
    private readonly at: () => string, // the position
    private readonly wanted: () => Row<Mine> | null,
  ) {
    $effect(() => {
      const [chain, position] = [this.wanted(), this.at()];
      if (!chain || this.known(JSON.stringify(chain))) return;
      const timer = setTimeout(() => void this.ask(chain, position), SOON);
      return () => clearTimeout(timer);
    });
  }

  /** Of the chain that is wanted now; null until the answer is here, or where the first action is refused. */
  get now(): Preview<View, Mine> | null {
    const chain = this.wanted();
    return chain ? this.known(JSON.stringify(chain)) : null;
  }

  private known(key: string): Preview<View, Mine> | null {
    return this.found.at === this.at() ? (this.found.previews.get(key) ?? null) : null;
  }

  private async ask(chain: Row<Mine>, position: string): Promise<void> {
    const view = this.table.shown?.view;
    const looked = await this.table.previews.of(...(chain as unknown as [Action, ...Action[]]));
    if (!looked || this.at() !== position || looked.done === 0) return;
    const preview = {
      view: ('view' in looked ? merged(view, looked.view) : view) as View,
      legal: looked.legal.map(({ action }) => action as unknown as Mine),
      looked,
    };
    const before = this.found.at === position ? this.found.previews : [];
    this.found = { at: position, previews: new Map([...before, [JSON.stringify(chain), preview]]) };
  }
}
