import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, BEN, BOT, makeTable, type Place } from './api.ts';
import { stage } from './browser.ts';
import { bar, choices, entries, result } from './play.ts';

const at = stage();

async function begin(page: Page, seats: Place[]): Promise<void> {
  const { room } = await makeTable(page, { game: 'magicmaze', seats, options: { mission: 2 } });
  await page.goto(`/t/${room.id}?plain`);
  await ready(page);
}

function ready(page: Page): Promise<void> {
  return bar(page).getByRole('button', { name: 'I am ready' }).click();
}

interface Watching {
  moved: string[];
}

/** Notes every choice that stands somewhere else after a change of the page than before it. */
async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const places = () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>('[role=group] [data-choice]:not([aria-disabled=true])')].map(
          (each) => [each.dataset['choice'] ?? '', each.getBoundingClientRect().top],
        ),
      );
    const watching = window as unknown as Watching;
    watching.moved = [];
    let before = places();
    new MutationObserver(() => {
      const now = places();
      for (const [choice, top] of now) {
        if ((before.get(choice) ?? top) !== top) watching.moved.push(`${choice} from ${before.get(choice)} to ${top}`);
      }
      before = now;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

test('in real time choices keep their places while the mouse is among them', async () => {
  const page = await at.arrive();
  await begin(page, [ADA, BOT, BOT]);
  await bar(page)
    .getByRole('group', { name: 'Choices' })
    .hover({ position: { x: 4, y: 4 } });
  await choices(page).first().waitFor();
  await watchPlaces(page);
  await page.waitForFunction(
    (before) => {
      const now = Number(document.querySelector('input[type=range]')?.getAttribute('max'));
      return now >= before + 3 || document.querySelector('.called'); // then the bots wait for her
    },
    await entries(page),
  );
  expect(await page.evaluate(() => (window as unknown as Watching).moved)).toEqual([]);
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
