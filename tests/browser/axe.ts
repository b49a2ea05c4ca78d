import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { finishedTable } from './api.ts';
import type { Stage } from './browser.ts';
import { MAZE_SCENES } from './mazescenes.ts';
import { prepare, SCENES } from './scenes.ts';

const COLOURFUL = new Set([
  ...['lobby', 'waiting', 'target', 'cost', 'over', 'chat', 'more', 'settings'],
  ...Object.keys(MAZE_SCENES),
]);

type Theme = 'dark' | 'light';

interface Found {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** What axe finds, each with an example of where. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.addScriptTag({ content: axe.source });
  const found = await page.evaluate(async (only) => {
    const { axe: tool } = window as unknown as { axe: { run(where: Element, options: object): Promise<Found> } };
    const where = document.querySelector('dialog[open]') ?? document.documentElement; // nothing else can be reached then
    const options = { resultTypes: ['violations'], preload: false, ...(only ? { runOnly: only } : {}) };
    return tool.run(where, options);
  }, rules);
  return found.violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}: ${help} (${nodes.length}: ${first?.target.join(' ')}; ${first?.failureSummary?.replace(/\s+/g, ' ')})`;
  });
}

/** Goes through all scenes; what is wrong, by scene. Of another theme the colours are looked at where many of them meet. */
export async function walk(at: Stage, page: Page, theme: Theme): Promise<Record<string, string[]>> {
  at.expectFault(page, /status of 404/); // one page is missing on purpose
  const world = await prepare(page, 'en', await finishedTable(page, { listed: true }));
  const found: Record<string, string[]> = {};
  for (const [name, show] of Object.entries(SCENES)) {
    await page.emulateMedia({ colorScheme: theme });
    await show(page, world);
    const wrong = await violations(page);
    if (COLOURFUL.has(name)) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      wrong.push(...(await violations(page, ['color-contrast'])));
    }
    if (wrong.length) found[name] = wrong;
  }
  return found;
}
