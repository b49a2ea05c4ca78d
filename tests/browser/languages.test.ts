import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playedOnce } from './api.ts';
import { stage } from './browser.ts';
import { overflowing, rawKeys, sideways } from './layout.ts';
import { prepare, SCENES } from './scenes.ts';
import { said } from './texts.ts';
import { LANGUAGES, type Language } from './visitors.ts';

const at = stage({ alone: true });
const HEIGHT = 844;
const TABS = ['web-tab-me', 'web-tab-others', 'web-tab-log', 'web-tab-board'];
const played = playedOnce({ listed: true });

async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const lang = await page.evaluate(() => document.documentElement.lang);
  return [
    ...(lang === language ? [] : [`the language is ${lang}`]),
    ...(await sideways(page)),
    ...(await overflowing(page)),
    ...(await rawKeys(page)),
  ];
}

/** Looks at what is shown on two small screens, and notes what is wrong. */
async function look(page: Page, language: Language, what: string, found: Record<string, string[]>): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const faults = await faultsOf(page, language);
    if (faults.length) found[`${what} at ${width}`] = faults;
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every page and every state of a table fits small screens and is in words', async () => {
    const page = await at.arrive({ language, touch: true, size: { width: 390, height: HEIGHT } });
    at.expectFault(page, /status of 404/); // one page is missing on purpose
    const world = await prepare(page, language, await played(page));
    const found: Record<string, string[]> = {};
    for (const [name, show] of Object.entries(SCENES)) {
      await show(page, world);
      await look(page, language, name, found);
    }
    await SCENES['turn']?.(page, world);
    for (const tab of TABS) {
      await page.getByRole('button', { name: said(language, tab) }).tap();
      await look(page, language, tab, found);
    }
    expect(found).toEqual({});
  });
});

test('the language is changed on the page itself, at once and for good', async () => {
  const page = await at.visit('/rules/gardens');
  for (const language of ['de', 'nl', 'en'] as const) {
    await page.locator('header').getByRole('combobox').selectOption(language);
    await page.getByText(said(language, 'web-rules-title')).first().waitFor();
    expect(await rawKeys(page)).toEqual([]);
    await page.reload();
    await page.getByText(said(language, 'web-rules-title')).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  }
});
