/** What boards ask the rules before anything is done: nothing is recorded, and nothing is said. */

import type { Answer, Question } from './connection';
import { Explanations } from './explanations';
import type { Action, Explanation, Looked } from './wire.gen';

export class Previews {
  private readonly explanations: Explanations;

  constructor(
    position: () => string | null, // by which what was explained is known again
    private readonly ask: (question: Question) => Promise<Answer>,
  ) {
    this.explanations = new Explanations(position, (actions) => ask({ type: 'explain', actions }));
  }

  /** The words of an action as the next one, or why it is none; asked once in each position. */
  explained(action: Action): Promise<Explanation> {
    return this.explanations.of(action);
  }

  /** Where actions in a row would lead. */
  async of(action: Action, ...then: Action[]): Promise<Looked | null> {
    const answer = await this.ask({ type: 'look', actions: [action, ...then] });
    return answer.type === 'looked' ? answer : null;
  }

  /** The words of actions as they would be after others, or why not; empty where those cannot be done. */
  async after(chain: Action[], actions: Action[]): Promise<Explanation[]> {
    const answer = await this.ask({ type: 'explain', actions, after: chain });
    return answer.type === 'explained' ? answer.actions : [];
  }
}
