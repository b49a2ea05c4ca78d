import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, BEN, BOT, makeTable, type Place } from './api.ts';
import { stage } from './browser.ts';
import { bar, choices, result } from './play.ts';

const at = stage();

async function begin(page: Page, seats: Place[]): Promise<void> {
  const { room } = await makeTable(page, { game: 'magicmaze', seats, options: { mission: 2 } });
  await page.goto(`/t/${room.id}?plain`);
  await ready(page);
}

function ready(page: Page): Promise<void> {
  return bar(page).getByRole('button', { name: 'I am ready' }).click();
}

/** Where each choice stands. */
async function places(page: Page): Promise<Map<string, number>> {
  const found = await choices(page).evaluateAll((buttons) =>
    buttons.map((each): [string, number] => [each.dataset['choice'] ?? '', each.getBoundingClientRect().top]),
  );
  return new Map(found);
}

test('in real time choices keep their places while the mouse is among them', async () => {
  const page = await at.arrive();
  await begin(page, [ADA, BOT, BOT]);
  await bar(page)
    .getByRole('group', { name: 'Choices' })
    .hover({ position: { x: 4, y: 4 } });
  let before = await places(page);
  for (let look = 0; look < 40; look += 1) {
    await page.waitForTimeout(100);
    const now = await places(page);
    for (const [choice, top] of now) expect([choice, before.get(choice) ?? top]).toEqual([choice, top]);
    before = now;
  }
});

test('the board fits beside the choices, and nothing can be undone', async () => {
  const page = await at.arrive();
  await begin(page, [ADA, BOT, BOT]);
  const sketch = page.getByRole('region', { name: 'The board, drawn with letters' });
  const [high, room] = await sketch.evaluate((each) => [each.scrollHeight, each.clientHeight]);
  expect(high).toBeLessThanOrEqual(room ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(await bar(page).getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('a team gives up by a second click, and has lost together', async () => {
  const page = await at.arrive();
  await begin(page, [ADA, BOT]);
  await bar(page).getByRole('button', { name: 'Give up', exact: true }).dblclick(); // a slip
  const sure = bar(page).getByRole('button', { name: 'Give up? Click again' });
  expect(await sure.isVisible()).toBe(true);
  await sure.waitFor({ state: 'detached' });
  await bar(page).getByRole('button', { name: 'Give up', exact: true }).click();
  await sure.click();
  await result(page).getByRole('heading', { name: 'Lost!' }).waitFor();
});

test('people who share a device change seats as they like', async () => {
  const page = await at.arrive();
  await begin(page, [ADA, BEN]);
  const ben = bar(page).getByRole('button', { name: 'Play as Ben' });
  await ben.click();
  await ready(page);
  await page.getByRole('timer').waitFor();
  await bar(page).getByRole('button', { name: 'Stare at Ada' }).waitFor();
  await bar(page).getByRole('button', { name: 'Play as Ada' }).click();
  await bar(page).getByRole('button', { name: 'Stare at Ben' }).waitFor();
});

test('inviting friends to a game that one may play alone leaves a seat open, and every preset works', async () => {
  const page = await at.arrive();
  await page.goto('/new/magicmaze');
  const seats = page.getByRole('main').getByRole('list').getByRole('combobox');
  const kinds = () => seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  expect(await kinds()).toEqual(['me', 'open']);
  await page.getByText('Alone', { exact: true }).click();
  expect(await kinds()).toEqual(['me']);
  await page.getByText('With bots', { exact: true }).click();
  expect(await kinds()).toEqual(['me', 'bot medium']);
  await page.getByText('With friends', { exact: true }).click();
  expect(await kinds()).toEqual(['me', 'open']);
});
