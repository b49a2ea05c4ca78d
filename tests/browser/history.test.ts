import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, playedOnce } from './api.ts';
import { stage } from './browser.ts';
import { asked, mouse, nextToAct, takeTurn } from './gardens.ts';
import { goThrough } from './lesson.ts';
import { bar, random, result } from './play.ts';

const at = stage();
const finished = playedOnce();

function position(page: Page) {
  return page.getByRole('slider', { name: 'Position' });
}

/** Everything that the board shows, in words: the same for everybody who looks at the same position. */
function board(page: Page): Promise<string> {
  return page.getByRole('grid').innerText();
}

function waitForPosition(page: Page, entries: number): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === String(wanted),
    entries,
  );
}

test('the past is walked through, shared with another browser, and played on from against bots', async () => {
  const [page, friend] = await Promise.all([at.arrive(), at.arrive()]);
  const { id, entries } = await finished(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('grid').waitFor();
  const present = await board(page);

  await position(page).fill('40');
  await waitForPosition(page, 40);
  await page.getByText('(looking back)').waitFor();
  expect(await result(page).count()).toBe(0); // the end is not given away
  const past = await board(page);
  expect(past).not.toBe(present);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > 40);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await waitForPosition(page, 0);
  await position(page).fill('40');
  await waitForPosition(page, 40);

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this position (after 40 entries)' }).inputValue();
  await friend.goto(link);
  await waitForPosition(friend, 40);
  expect(await board(friend)).toBe(past);
  await friend.getByRole('button', { name: 'Back to the present' }).first().click();
  await waitForPosition(friend, entries);
  expect(await board(friend)).toBe(present);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play on from here with bots' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Play as / })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  expect((await nextToAct([page])) === page).toBe(true);
  await takeTurn(page, mouse(page), random(51));
});

test('a line of the log leads to its position, and marks its hexes', async () => {
  const page = await at.arrive();
  const { id } = await finished(page);
  await page.goto(`/t/${id}`);
  const line = page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: /plants/ })
    .nth(5);
  await line.hover();
  await page.locator('svg .mentioned').first().waitFor();
  await line.click();
  await page.getByText('(looking back)').waitFor();
});

test('a replay begins at the beginning and plays by itself', async () => {
  const page = await at.arrive();
  const { id } = await finished(page);
  await page.goto(`/t/${id}/replay`);
  await waitForPosition(page, 0);
  await page.getByRole('button', { name: 'Play the game by itself' }).click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) >= 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play the game by itself' }).waitFor();
});

test('keys lead through a replay, by steps and by turns, and the log keeps step', async () => {
  const page = await at.arrive();
  const { id } = await finished(page);
  await page.goto(`/t/${id}?at=40`);
  await waitForPosition(page, 40);
  const now = page.locator('li[aria-current=step]');
  const marked = await now.innerText();
  await page.getByRole('button', { name: 'Speed 1' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > 40);
  const turn = Number(await position(page).inputValue());
  expect(await now.innerText()).not.toBe(marked);
  expect(await now.isVisible()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) < before,
    turn,
  );
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Speed 4' }).waitFor();
  await page.keyboard.press('Home');
  await waitForPosition(page, 0);
  await page.keyboard.press('End');
  await result(page).waitFor();
});

test('who goes to the present as soon as they can stays there, however slow the line is', async () => {
  const page = await at.arrive();
  const { id, entries } = await finished(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => void held.then(() => line.send(message)));
  });
  await page.goto(`/t/${id}/replay`);
  await bar(page).waitFor();
  const present = page.getByRole('button', { name: 'Back to the present' }).first();
  expect(await present.count()).toBe(0); // there is no present yet
  release();
  await present.click();
  await waitForPosition(page, entries);
});

test('after the game the points are told by source, and it is shown again from where it turned', async () => {
  const page = await at.arrive();
  const { id, entries } = await finished(page);
  await page.goto(`/t/${id}`);
  const story = page.getByRole('region', { name: 'How it came about' });
  await story.waitFor();
  const rows = await story.getByRole('row').allInnerTexts();
  const numbers = rows.slice(1).map((row) => row.match(/-?\d+/g)?.map(Number) ?? []);
  const total = numbers.pop();
  const sums = [0, 1].map((seat) => numbers.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  expect(total).toEqual(sums);
  const scores = (await result(page).getByRole('listitem').allInnerTexts()).map((line) =>
    Number(line.match(/\d+$/)?.[0]),
  );
  expect([...(total ?? [])].sort((a, b) => b - a)).toEqual(scores);
  await story.getByRole('button', { name: 'Show from here' }).first().click();
  await page.getByText('(looking back)').waitFor();
  expect(Number(await position(page).inputValue())).toBeLessThan(entries);
  expect(await story.count()).toBe(0); // the end is not given away
});

test('a record is downloaded, brought back in the lobby, and shows the same game', async () => {
  const page = await at.arrive();
  const { id, entries } = await finished(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: await readFile(await download.path()),
  });
  await page.waitForURL('**/replay');
  await page.getByRole('button', { name: 'Back to the present' }).first().click();
  await waitForPosition(page, entries);
});

test('a hint names what a strong bot would do, and doing it is one click', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}`);
  await nextToAct([page]);
  await takeTurn(page, mouse(page), random(52));
  await nextToAct([page]);
  await bar(page).getByRole('button', { name: 'Hint' }).click();
  const hints = page.getByRole('region', { name: 'A strong bot would' });
  await hints.waitFor();
  expect(await hints.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await hints.innerText()).toMatch(/\d+ %/);
  const before = await position(page).getAttribute('max');
  await hints.getByRole('listitem').first().getByRole('button').click();
  await page.waitForFunction((max) => document.querySelector('input[type=range]')?.getAttribute('max') !== max, before);
});

test('a hex that cannot be reached says why, with its rule', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}`);
  while ((await nextToAct([page])) && (await asked(page)) !== 'use') await takeTurn(page, mouse(page), random(53));
  // On a straight line with the gardener some die would lead there, so that the server is asked why none does
  const row = page.getByRole('row').filter({ hasText: 'gardener of Ada' }).getByRole('gridcell');
  const stands = (await row.allInnerTexts()).findIndex((words) => words.includes('gardener of Ada'));
  const near = (await row.allInnerTexts()).map((words, i) => ({ words, i, steps: Math.abs(i - stands) }));
  const unreached = near.find(({ words, steps }) => steps > 0 && steps <= 6 && !words.includes('reachable'));
  await row.nth(unreached?.i ?? -1).dispatchEvent('click'); // as a screen reader does
  const refusal = bar(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });
  await refusal.waitFor();
  const rule = await refusal.getByRole('link').innerText();
  expect(rule).toMatch(/^GM-\d\d$/);
  const [book] = await Promise.all([page.context().waitForEvent('page'), refusal.getByRole('link').click()]);
  await book.locator(`[id="${rule}"]`).waitFor();
});

test('the tutorial goes from its first step to its last', async () => {
  const page = await at.visit('/learn/gardens');
  const next = random(54);
  await goThrough(page, async () => {
    expect((await nextToAct([page])) === page).toBe(true);
    await takeTurn(page, mouse(page), next);
  });
});
