import { expect, test } from 'vitest';
import { ADA, BEN, BOT, makeTable } from './api.ts';
import { stage } from './browser.ts';
import { asked, mouse, nextToAct, takeTurn } from './gardens.ts';
import { random, result } from './play.ts';
import { DESKTOP, PHONE } from './visitors.ts';

const at = stage();

/** The first number in a text. */
function number(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}

test('five at the table, the shortest game, is played to its end on the board', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page, { seats: [ADA, BOT, BOT, BOT, BOT] });
  await page.goto(`/t/${room.id}`);
  const next = random(61);
  while (await nextToAct([page])) await takeTurn(page, mouse(page), next);
  expect(await result(page).getByRole('listitem').count()).toBe(5);
});

test('with two gardeners each the board asks which one rolls and which one goes', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page, { options: { two_gardeners: true } });
  await page.goto(`/t/${room.id}`);
  const next = random(62);
  const seen = new Set<string | null>();
  while (await nextToAct([page])) {
    const asks = await asked(page);
    seen.add(asks);
    if (asks === 'roll') {
      const [first = 0, second = 0] = (await page.locator('[data-roller]').allInnerTexts()).map(number);
      expect(first).toBeGreaterThan(second); // GM-92
      expect(second).toBeGreaterThan(0);
    }
    await takeTurn(page, mouse(page), next);
  }
  await result(page).waitFor();
  expect([...seen]).toEqual(expect.arrayContaining(['place', 'roll', 'use']));
  expect(seen.has('take')).toBe(false); // with two each nobody chooses
});

test('two who share a device play on at the board, each in their turn', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page, { seats: [ADA, BEN] });
  await page.goto(`/t/${room.id}`);
  const next = random(63);
  const players = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.locator('[data-gardens-controls]').waitFor({ state: 'attached' }); // perhaps empty: only the board is asked
    players.add(await page.locator('.own h2').innerText());
    await takeTurn(page, mouse(page), next);
  }
  expect([...players].sort()).toEqual(['Ada', 'Ben']);
});

test('moves are animated where motion is wanted, and nothing moves where it is not', async () => {
  for (const motion of ['full', 'none']) {
    const page = await at.arrive({ settings: { motion } });
    const { room } = await makeTable(page);
    await page.goto(`/t/${room.id}`);
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => {
      const seen = window as unknown as { animated: number };
      seen.animated = 0;
      const count = () => {
        const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0);
        seen.animated = Math.max(seen.animated, moving.length);
        requestAnimationFrame(count);
      };
      count();
    });
    const next = random(64);
    for (let turn = 0; turn < 4; turn += 1) {
      await nextToAct([page]);
      await takeTurn(page, mouse(page), next);
    }
    const animated = await page.evaluate(() => (window as unknown as { animated: number }).animated);
    if (motion === 'full') expect(animated).toBeGreaterThan(0);
    else expect(animated).toBe(0);
  }
});

test.each([
  ['a desktop', { size: DESKTOP, touch: false }],
  ['a phone', { size: PHONE, touch: true }],
])('on %s the board grows and shrinks, and a click still meets its hex', async (_, device) => {
  const page = await at.arrive(device);
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}`);
  await nextToAct([page]);
  await takeTurn(page, mouse(page), random(65));
  while ((await nextToAct([page])) && (await asked(page)) !== 'place') await takeTurn(page, mouse(page), random(66));
  const width = async () => (await page.getByRole('grid').boundingBox())?.width ?? 0;
  const before = await width();
  const zoom = page.getByRole('group', { name: 'Size of the board' });
  await zoom.getByRole('button').first().click();
  await page.waitForFunction(
    (wide) => (document.querySelector('[role=grid]')?.getBoundingClientRect().width ?? 0) > wide * 1.2,
    before,
  );
  await takeTurn(page, mouse(page), random(67)); // the gardener is placed on the hex that was clicked
  await zoom.getByRole('button').last().click();
  await page.waitForFunction(
    (wide) => Math.abs((document.querySelector('[role=grid]')?.getBoundingClientRect().width ?? 0) - wide) < 2,
    before,
  );
});

test.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])('a table with four players is as tall as the window of $width x $height, and not a pixel more', async (size) => {
  const page = await at.arrive({ size });
  for (const game of ['gardens', 'spacemaze']) {
    const { room } = await makeTable(page, { game, seats: [ADA, BOT, BOT, BOT] });
    await page.goto(`/t/${room.id}`);
    await page.getByRole('grid').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});
