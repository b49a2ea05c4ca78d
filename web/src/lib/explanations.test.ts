import { expect, test } from 'vitest';
import type { Answer } from './connection';
import { Explanations } from './explanations';
import type { Action } from './wire.gen';

const PROMPT = { type: 'told', key: 'x', values: {} } as const;
const KEEP = { do: 'keep' };
const SWAP = { do: 'swap' };

/** Explanations of a table whose position can be changed, and what was asked for. */
function made() {
  const asked: Action[][] = [];
  const table = { at: '3' as string | null, refuses: false };
  const explanations = new Explanations(
    () => table.at,
    (actions) => {
      asked.push(actions);
      const answer: Answer = table.refuses
        ? { type: 'ack', id: '', seq: null, refusal: { rule: null, text: PROMPT }, now: 0 }
        : { type: 'explained', id: '', seq: 3, actions: actions.map(() => ({ label: PROMPT, refusal: null })) };
      return Promise.resolve(answer);
    },
  );
  return { asked, table, explanations };
}

test('what is asked in one moment goes in one message, and each action once in a position', async () => {
  const { asked, table, explanations } = made();
  const both = [explanations.of(KEEP), explanations.of(SWAP), explanations.of(KEEP)];
  expect(await Promise.all(both)).toEqual(Array(3).fill({ label: PROMPT, refusal: null }));
  await explanations.of(SWAP);
  expect(asked).toEqual([[KEEP, SWAP]]);
  table.at = '4';
  await explanations.of(SWAP);
  expect(asked).toEqual([[KEEP, SWAP], [SWAP]]);
});

test('nothing is kept where a position does not last, nor of a question that was refused', async () => {
  const { asked, table, explanations } = made();
  table.at = null;
  await explanations.of(KEEP);
  await explanations.of(KEEP);
  expect(asked).toHaveLength(2);
  Object.assign(table, { at: '3', refuses: true });
  expect(await explanations.of(KEEP)).toEqual({ label: null, refusal: { rule: null, text: PROMPT } });
  table.refuses = false;
  expect(await explanations.of(KEEP)).toEqual({ label: PROMPT, refusal: null });
});

test('a long list goes in several messages', async () => {
  const { asked, explanations } = made();
  await Promise.all(Array.from({ length: 130 }, (_, n) => explanations.of({ do: 'place', n })));
  expect(asked.map((actions) => actions.length)).toEqual([128, 2]);
});
