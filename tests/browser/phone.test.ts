import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';
import { asked, finger, nextToAct, spots, takeTurn } from './gardens.ts';
import { outOfSight, sideways, tooSmall } from './layout.ts';
import { bar, random, result } from './play.ts';
import { PHONE } from './visitors.ts';

const at = stage();
const THUMB = 44; // CSS pixels that a control of the action bar has at least, both ways
const HEX = 32; // CSS pixels from the middle of a hex to that of the next: a tap takes the nearest

/** How far the middles of neighbouring hexes are apart; the gardener may be placed on nearly all. */
async function pitch(page: Page): Promise<number> {
  const all = await spots(page);
  const [first, ...others] = all;
  if (!first) throw new Error('there is no hex to press');
  return Math.min(...others.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)));
}

test('a whole game is played on a phone with taps alone', async () => {
  const page = await at.visit('/', { size: PHONE, touch: true });
  expect(await sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).first().tap();
  await bar(page).waitFor();
  const [hand, next] = [finger(page), random(21)];
  const seen = new Set<string>();
  for (let turn = 0; await nextToAct([page]); turn += 1) {
    const asks = (await asked(page)) ?? '';
    if (!seen.has(asks) || turn % 8 === 0) {
      seen.add(asks);
      expect(await sideways(page)).toEqual([]);
      expect(await outOfSight(bar(page), PHONE)).toEqual([]);
      expect(await tooSmall(bar(page).getByRole('button'), THUMB)).toEqual([]);
      if (asks === 'place') expect(await pitch(page)).toBeGreaterThanOrEqual(HEX);
    }
    await takeTurn(page, hand, next);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['take', 'place', 'use']));
  await result(page).waitFor();
  expect(await sideways(page)).toEqual([]);
  expect(await tooSmall(result(page).locator('.button'), THUMB)).toEqual([]);
});

test('on a phone the parts of the table are one tap away, and nothing lies over them', async () => {
  const page = await at.visit('/', { size: PHONE, touch: true });
  await page.getByRole('button', { name: 'Play now' }).first().tap();
  await bar(page).waitFor();
  const tabs = page.getByRole('group', { name: 'Parts of the table' }).getByRole('button');
  expect(await tooSmall(tabs, THUMB)).toEqual([]);
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await log.waitFor();
  expect(await page.getByRole('grid').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Others', exact: true }).tap();
  await log.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  await page.getByRole('grid').waitFor();
});

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a page at 200 %', { width: 720, height: 450 }],
])('%s shows board and bar side by side, whole', async (_, size) => {
  const page = await at.arrive({ size, touch: true });
  for (const game of ['gardens', 'spacemaze']) {
    const { room } = await makeTable(page, { game });
    await page.goto(`/t/${room.id}`);
    const board = await page.getByRole('grid').boundingBox();
    const asked = await bar(page).boundingBox();
    if (!board || !asked) throw new Error('nothing is there');
    expect(board.y + board.height).toBeLessThanOrEqual(size.height);
    expect(asked.y + asked.height).toBeLessThanOrEqual(size.height);
    expect(asked.x).toBeGreaterThanOrEqual(board.x + board.width);
  }
});
