import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forkedTable, playedOnce } from './api.ts';
import { stage } from './browser.ts';
import { mouse, spots } from './gardens.ts';
import { bar, entries, waitForMore } from './play.ts';
import { said } from './texts.ts';

const at = stage();
const finished = playedOnce();

function root(page: Page, name: 'theme' | 'motion'): Promise<string | undefined> {
  return page.evaluate((which) => document.documentElement.dataset[which], name);
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Chooses one of a few; the radio itself is hidden behind its label. */
function choose(page: Page, group: string, label: string): Promise<void> {
  return page.getByRole('group', { name: group }).getByText(label, { exact: true }).click();
}

test('the theme follows the device, changes at once, and stays after a reload', async () => {
  const page = await at.visit('/settings', { scheme: 'light' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await root(page, 'theme')).toBe('noon');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dusk');
  await choose(page, 'Light', 'Noon (light)');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'noon');
  expect(await background(page)).toBe(light);
  await page.reload();
  expect(await root(page, 'theme')).toBe('noon'); // although the device is dark
  await choose(page, 'Light', 'Dusk (dark)');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dusk');
  expect(await background(page)).not.toBe(light);
});

test('motion is switched off at once and stays off after a reload', async () => {
  const page = await at.visit('/settings', { settings: { motion: 'full' } });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await root(page, 'motion')).toBe('full');
  await choose(page, 'Motion', 'Still');
  await page.waitForFunction(() => document.documentElement.dataset['motion'] === 'none');
  await page.reload();
  expect(await root(page, 'motion')).toBe('none');
});

test('the language changes at once and stays after a reload', async () => {
  const page = await at.visit('/settings');
  await choose(page, 'Language', 'Deutsch');
  await page.getByRole('heading', { name: said('de', 'web-settings-title') }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: said('de', 'web-settings-title') }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('switches stay as they were set, and a name is used for the next table', async () => {
  const page = await at.visit('/settings');
  const names = ['Symbols beside colours', 'Plain table', 'Sound'];
  const before = await Promise.all(names.map((name) => page.getByRole('switch', { name }).isChecked()));
  for (const name of names) await page.getByRole('switch', { name }).click();
  await page.getByLabel('Your name').fill('Cleo');
  await page.reload();
  await page.getByRole('switch', { name: 'Sound' }).waitFor();
  const after = await Promise.all(names.map((name) => page.getByRole('switch', { name }).isChecked()));
  expect(after).toEqual(before.map((on) => !on));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('region', { name: 'Cleo' }).waitFor();
  await page.getByRole('region', { name: 'The board, drawn with letters' }).waitFor(); // the plain table
});

test('symbols beside colours show on the board and go away with the setting', async () => {
  const page = await at.arrive();
  const played = await finished(page);
  await page.goto(`/t/${played.id}`);
  await page.getByRole('grid').waitFor();
  const withSymbols = await page.getByRole('grid').locator('svg').first().innerHTML();
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Symbols beside colours' }).click();
  await page.goto(`/t/${played.id}`);
  await page.getByRole('grid').waitFor();
  expect(await page.getByRole('grid').locator('svg').first().innerHTML()).not.toBe(withSymbols);
});

test('every move is asked about, only what hurts, or nothing, as it was set', async () => {
  const page = await at.arrive();
  const played = await finished(page);
  const isMove = (view: unknown) => {
    const { asks, own } = view as { asks: string; own: { targets: { points: object | null }[] } };
    const { targets } = own;
    return asks === 'use' && targets.some(({ points }) => points) && targets.some(({ points }) => !points);
  };
  const open = async (confirm: string) => {
    const { room } = await forkedTable(page, played, isMove);
    await page.goto('/settings');
    await choose(page, 'Ask before it counts', confirm);
    await page.goto(`/t/${room.id}`);
    await page.locator('[data-target]').first().waitFor();
  };
  const press = async (costs: boolean) => {
    const target = (await spots(page)).find((spot) => spot.costs === costs);
    await page.mouse.click(target?.x ?? 0, target?.y ?? 0);
  };
  const flower = () => mouse(page).answers(page).locator('[data-colour]').first();
  const question = mouse(page)
    .answers(page)
    .getByRole('button', { name: /^(Confirm|Do it anyway)$/ });

  await open('Always');
  await press(false);
  await flower().click();
  await question.waitFor();
  expect(await entries(page)).toBe(0);
  await question.click();
  await waitForMore(page, 0);

  await open('When a slip would hurt');
  await press(true);
  await question.waitFor();
  expect(await entries(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await press(false);
  await flower().click();
  await waitForMore(page, 0);

  await open('Never');
  await press(true);
  await waitForMore(page, 0);
});
