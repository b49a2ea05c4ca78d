import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, makeTable, OPEN, sitDown } from './api.ts';
import { stage } from './browser.ts';
import { mouse } from './gardens.ts';
import { goThrough } from './lesson.ts';
import { random, result } from './play.ts';
import { nextToAct, takeTurn } from './spacemaze.ts';

const at = stage();
const QUICK = { game: 'spacemaze', options: { layout: 'square3', max_rounds: 2 } };

/** Begins to add up how much things jump on a page that nobody has touched just before; what it comes to. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { jumped: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.jumped += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { jumped: number } }).seen.jumped);
}

test('two people in two browsers play a whole game by mouse, and both see the result', async () => {
  const pages = await Promise.all([at.arrive(), at.arrive()]);
  const [ada, ben] = pages as [Page, Page];
  const { room } = await makeTable(ada, { ...QUICK, seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all(pages.map((page) => page.goto(`/t/${room.id}`)));
  const jumped = await Promise.all(pages.map(watchJumps));
  const [next, played] = [random(71), new Set<string>()];
  const seen = new Set<string>();
  for (let page = await nextToAct(pages); page; page = await nextToAct(pages))
    seen.add(await takeTurn(page, { hand: mouse(page), next, played }));
  await Promise.all(pages.map((page) => result(page).waitFor()));
  const headings = await Promise.all(pages.map((page) => page.locator('#result').innerText()));
  expect(headings).toContain('You have won!');
  expect([...seen]).toEqual(expect.arrayContaining(['pick', 'card', 'step']));
  for (const jumps of jumped) expect(await jumps()).toBeLessThan(0.1);
});

test('the lesson goes from its first step to its last by doing what it says', async () => {
  const page = await at.visit('/learn/spacemaze');
  const [next, played] = [random(78), new Set<string>()];
  const turn = async () => {
    expect((await nextToAct([page])) === page).toBe(true);
    const says = (await page.locator('.coach').allInnerTexts()).join();
    if (says) await page.locator('.coached').first().waitFor({ state: 'attached' }); // what it speaks of
    const wants = says.includes('take a power die') ? 'power' : 'move';
    await takeTurn(page, { hand: mouse(page), next, played, wants });
  };
  await goThrough(page, turn, 1); // a die that powers no card asks for none
});
