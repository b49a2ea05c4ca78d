/** What the server says of actions: all that is asked in one moment goes together, and each once in a position. */

import type { Answer } from './connection';
import { MAX_ASKED, type Action, type Explanation } from './wire.gen';

export class Explanations {
  private known = new Map<string, Promise<Explanation>>();
  private at: string | null = null; // the position that they belong to
  private waiting: { action: Action; settle: (found: Explanation) => void }[] = [];

  constructor(
    private readonly position: () => string | null, // null: nothing can be kept
    private readonly ask: (actions: Action[]) => Promise<Answer>,
  ) {}

  of(action: Action): Promise<Explanation> {
    const at = this.position();
    if (at === null || at !== this.at) this.known.clear();
    this.at = at;
    const key = JSON.stringify(action);
    const found = this.known.get(key) ?? this.wonder(action);
    this.known.set(key, found);
    return found;
  }

  private wonder(action: Action): Promise<Explanation> {
    if (!this.waiting.length) queueMicrotask(() => void this.send());
    return new Promise((settle) => this.waiting.push({ action, settle }));
  }

  private async send(): Promise<void> {
    const asked = this.waiting.splice(0, MAX_ASKED);
    if (this.waiting.length) queueMicrotask(() => void this.send());
    const answer = await this.ask(asked.map(({ action }) => action));
    const refusal = answer.type === 'ack' ? answer.refusal : null;
    if (answer.type !== 'explained') this.known.clear(); // it was the question that was refused
    const found = answer.type === 'explained' ? answer.actions : [];
    asked.forEach(({ settle }, i) => settle(found[i] ?? { label: null, refusal }));
  }
}
