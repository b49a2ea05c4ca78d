import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { asked, nextToAct } from './gardens.ts';
import { focus, spoken, tabTo } from './keys.ts';
import { bar, entries, random, result, resultAwake, waitForMore } from './play.ts';

const at = stage();
const GRID = '[role=grid]';
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Walks with the arrow keys to a hex that is wanted; false where none was met. */
async function walkTo(page: Page, wanted: (words: string) => boolean, next: () => number): Promise<boolean> {
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 24; steps += 1) {
    if (wanted(await spoken(page))) return true;
    await page.keyboard.press(ARROWS[Math.floor(next() * ARROWS.length)] ?? 'ArrowRight');
  }
  return false;
}

async function takeTurn(page: Page, next: () => number): Promise<void> {
  const asks = await asked(page);
  if (asks === 'take') {
    await tabTo(page, '[data-figure]:not([aria-disabled=true])');
    await page.keyboard.press('Enter');
  } else if (asks === 'place') {
    await tabTo(page, GRID);
    expect(await walkTo(page, (words) => words.includes('you can start here'), next)).toBe(true);
    await page.keyboard.press('Enter');
  } else {
    await move(page, next);
  }
}

async function move(page: Page, next: () => number): Promise<void> {
  await tabTo(page, GRID);
  const planting = await walkTo(page, (words) => words.includes('reachable') && !words.includes('onto'), next);
  const reached = planting || (await walkTo(page, (words) => words.includes('reachable'), next));
  if (reached) await page.keyboard.press('Enter');
  else await giveUpDie(page);
  await page.waitForFunction(() => document.activeElement?.closest('[data-answer]'));
  await page.keyboard.press('Enter'); // the first flower, or “Do it anyway”
}

/** Every die is blocked: one of them is used up. */
async function giveUpDie(page: Page): Promise<void> {
  await tabTo(page, '[data-face]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-answer] button');
}

test('a whole game is played from the lobby to the result with the keyboard alone', async () => {
  const page = await at.visit('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await tabTo(page, 'button.play');
  await page.keyboard.press('Enter');
  await bar(page).waitFor();
  const next = random(31);
  const astray = new Set<string>(); // where the focus was lost or could not be seen
  if ((await focus(page)).lost) astray.add('after Play now');
  while (await nextToAct([page])) {
    const asks = await asked(page);
    const before = await entries(page);
    await takeTurn(page, next);
    await waitForMore(page, before);
    const { lost, visible, what } = await focus(page);
    if (lost || !visible) astray.add(`after ${asks}: ${what}`);
  }
  await result(page).waitFor();
  expect([...astray]).toEqual([]);
  await resultAwake(page);
  await tabTo(page, '[aria-labelledby=result] a[href="/"]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
});

test('a dialog takes the focus, keeps it, and gives it back', async () => {
  const page = await at.visit('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await bar(page).waitFor();
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null; // body: the frame of the browser
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the first stop of every page leads past its head', async () => {
  const page = await at.visit('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect((await focus(page)).what).toContain('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
