import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';
import { finger } from './gardens.ts';
import { outOfSight, overflowing, sideways, tooSmall } from './layout.ts';
import { bar, random, result } from './play.ts';
import { asked, nextToAct, takeTurn } from './spacemaze.ts';
import { PHONE } from './visitors.ts';

const at = stage();
const THUMB = 44; // CSS pixels that a control of the action bar has at least, both ways
const SMALL = { width: 320, height: 640 };

/** Plays with taps, and looks at each thing when it is asked first; what was asked. */
async function playOn(page: Page, size: typeof PHONE, seed: number, most = Infinity): Promise<Set<string>> {
  const player = { hand: finger(page), next: random(seed), played: new Set<string>() };
  const seen = new Set<string>();
  for (let turns = 0; turns < most && (await nextToAct([page])); turns += 1) {
    const asks = await asked(page);
    if (!seen.has(asks)) {
      seen.add(asks);
      expect([...(await sideways(page)), ...(await overflowing(page))]).toEqual([]);
      expect(await outOfSight(bar(page), size)).toEqual([]);
      expect(await tooSmall(bar(page).getByRole('button'), THUMB)).toEqual([]);
    }
    await takeTurn(page, player);
  }
  return seen;
}

test('a whole game is played on a phone with taps alone', async () => {
  const page = await at.arrive({ size: PHONE, touch: true });
  const { room } = await makeTable(page, { game: 'spacemaze', options: { layout: 'square3', max_rounds: 3 } });
  await page.goto(`/t/${room.id}`);
  const seen = await playOn(page, PHONE, 74);
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'card', 'step']));
  await result(page).waitFor();
  expect(await sideways(page)).toEqual([]);
  expect(await tooSmall(result(page).locator('.button'), THUMB)).toEqual([]);
});

test('the full board is played with taps on the smallest phone', async () => {
  const page = await at.arrive({ size: SMALL, touch: true });
  const { room } = await makeTable(page, { game: 'spacemaze' });
  await page.goto(`/t/${room.id}`);
  expect((await playOn(page, SMALL, 75, 12)).size).toBeGreaterThan(1);
});
