import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finishedTable, type Played } from './api.ts';
import { stage } from './browser.ts';
import { prepare, SCENES, signUp } from './scenes.ts';
import { DESKTOP, PHONE } from './visitors.ts';

const at = stage();
let played: Played | undefined; // once for both tests

interface Found {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** What axe finds, each with an example of where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ content: axe.source });
  const found = await page.evaluate(async (only) => {
    const { axe: tool } = window as unknown as { axe: { run(options: object): Promise<Found> } };
    return tool.run({ resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) });
  }, rules);
  return found.violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help} (${nodes.length}: ${first?.target.join(' ')}; ${first?.failureSummary?.replace(/\s+/g, ' ')})`;
  });
}

/** Goes through all scenes; what is wrong, by scene. */
async function walk(page: Page, look: (page: Page) => Promise<string[]>): Promise<Record<string, string[]>> {
  at.expectFault(page, /status of 404/); // one page is missing on purpose
  if (!played) {
    played = await finishedTable(page, { listed: true });
    await signUp(page, 'Wolkenstein');
  }
  const world = await prepare(page, 'en', played);
  const found: Record<string, string[]> = {};
  for (const [name, show] of Object.entries(SCENES)) {
    await show(page, world);
    const wrong = await look(page);
    if (wrong.length) found[name] = wrong;
  }
  return found;
}

test('on a desktop axe finds nothing on any page or at any table, in the dark and in the light', async () => {
  const page = await at.arrive({ size: DESKTOP, bypassCSP: true });
  const found = await walk(page, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    return [...dark, ...(await violations(page, ['color-contrast']))]; // all that a theme can change
  });
  expect(found).toEqual({});
});

test('on a phone axe finds nothing on any page or at any table', async () => {
  const page = await at.arrive({ size: PHONE, touch: true, scheme: 'light', bypassCSP: true });
  expect(await walk(page, (shown) => violations(shown))).toEqual({});
});
