import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';
import { keptGame, momentOf, moveOf } from './kept.ts';
import { focus, holds, spoken, tabTo } from './keys.ts';
import { entries, random, result, resultAwake, waitForMore } from './play.ts';
import { asked, log, nextToAct, oneOf, waitFor } from './spacemaze.ts';

const at = stage();
const long = keptGame('spacemaze', 'two-square3-hundred-rounds');
const GRID = '[role=grid]';
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const DOES =
  /\d points?, \d left|Onto the pad|Take the relic|Give the relic|Home with|Turn [A-G]\d|Swap|Change places|The UFO moves/;

/** Walks with the arrow keys to a place where something can be done; false where none was met. */
async function walkTo(page: Page, next: () => number, wanted = DOES): Promise<boolean> {
  await tabTo(page, GRID);
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 16; steps += 1) {
    if (wanted.test(await spoken(page)) && (steps > 2 || next() < 0.5)) return true;
    await page.keyboard.press(oneOf(ARROWS, next));
  }
  return wanted.test(await spoken(page));
}

/** Does one whole thing that is asked. */
async function takeTurn(page: Page, asks: string, next: () => number): Promise<void> {
  const before = await entries(page);
  if (asks === 'pick') {
    const all = page.locator('[data-die][aria-disabled=false]');
    const useful = await all.filter({ hasNot: page.locator('.none') }).all();
    const dice = useful.length ? useful : await all.all();
    await tabTo(page, `[data-die="${await oneOf(dice, next).getAttribute('data-die')}"]`);
    await page.keyboard.press('Enter');
  } else if (asks === 'card') {
    const lit = await page.locator('[data-card][aria-disabled=false]').count();
    await tabTo(page, lit ? '[data-card][aria-disabled=false]' : '[data-without]');
    await page.keyboard.press('Enter');
  } else if (asks === 'discard') {
    while (await page.locator('[data-answer] button').isDisabled()) {
      await tabTo(page, '[data-card][aria-pressed=false]');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, '[data-answer] button');
    await page.keyboard.press('Enter');
  } else {
    await onBoard(page, asks, next);
  }
  await waitForMore(page, before);
}

/** A place of the board; for steps the aliens are tried by their letters, and E ends the turn. */
async function onBoard(page: Page, asks: string, next: () => number): Promise<void> {
  const before = await entries(page);
  let found = asks !== 'step' && (await walkTo(page, next));
  for (const letter of asks === 'step' ? ['g', 'p', 'o'] : []) {
    const mover = page.locator(`[data-mover=${{ g: 'green', p: 'purple', o: 'orange' }[letter]}][aria-disabled=false]`);
    if (found || !(await mover.count())) continue;
    await tabTo(page, GRID);
    await page.keyboard.press(letter);
    expect(await mover.getAttribute('aria-pressed')).toBe('true');
    found = await walkTo(page, next);
  }
  if (!found) await tabTo(page, GRID);
  await page.keyboard.press(found ? 'Enter' : 'e');
  await page.waitForFunction(
    (count) =>
      Number(document.querySelector('input[type=range]')?.getAttribute('max')) > count ||
      document.activeElement?.closest('[data-answer]'),
    before,
  );
  if (!(await page.evaluate(() => document.activeElement?.closest('[data-answer]')))) return;
  await tabTo(page, '[data-answer] .button.primary');
  await page.keyboard.press('Enter');
}

test('a whole game is played with the keyboard alone, and the focus is never lost', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page, { game: 'spacemaze', options: { layout: 'square3', max_rounds: 2 } });
  await page.goto(`/t/${room.id}`);
  const next = random(72);
  const [astray, seen] = [new Set<string>(), new Set<string>()];
  while (await nextToAct([page])) {
    const asks = await asked(page);
    seen.add(asks);
    await takeTurn(page, asks, next);
    const { lost, visible, what } = await focus(page);
    if (lost || !visible) astray.add(`after ${asks}: ${what}`);
  }
  await result(page).waitFor();
  expect([...astray]).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'card', 'step']));
  await resultAwake(page);
  await tabTo(page, '[aria-labelledby=result] a[href="/"]');
});

test('Escape takes a choice back before it is sent, U afterwards, and letters light the doors of a colour', async () => {
  const page = await at.arrive();
  const kept = await long(page);
  const played = moveOf(kept, ({ action }) => action.do === 'play' && action['card'] === 'ROTATE_270');
  const { id } = await momentOf(page, kept, played);
  await page.goto(`/t/${id}`);
  await waitFor(page, 'card');
  await tabTo(page, '[data-card=ROTATE_270]');
  await page.keyboard.press('Enter');
  await waitFor(page, 'turn');
  const before = await entries(page);
  await walkTo(page, random(73), /Turn [A-G]\d/);
  await page.keyboard.press('Enter');
  await page.locator('[data-answer] .button.primary').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-answer] .button.primary').waitFor({ state: 'detached' });
  expect([await entries(page), await holds(page, GRID)]).toEqual([before, true]);

  const lens = page.getByRole('button', { name: 'Blue and red open for purple' });
  await page.keyboard.press('p');
  expect(await lens.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('p');
  expect(await lens.getAttribute('aria-pressed')).toBe('false');

  await page.keyboard.press('u');
  await waitFor(page, 'card');
  expect(await log(page).locator('s').first().innerText()).toMatch(/^Ada plays ROTATE 270/);
  expect((await focus(page)).lost).toBe(false);
});
