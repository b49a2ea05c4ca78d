import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';
import { bar, choices, entries, playChoices, random, waitForMore } from './play.ts';
import type { Visit } from './visitors.ts';

const at = stage({ alone: true });

// A browser writes down that it reached nobody; that is what these tests are about.
const UNREACHED = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

/** Ada at a table against a bot, some moves into the game. */
async function midGame(options: Visit = {}): Promise<Page> {
  const page = await at.arrive(options);
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}?plain`);
  await playChoices(page, random(3), 6);
  await choices(page).first().waitFor();
  return page;
}

function lostBanner(page: Page) {
  return page.getByText('Connection lost. Trying again; nothing is lost.');
}

async function logOf(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Log' }).getByRole('listitem').allInnerTexts();
}

/** Is this what Ada did herself, and not what followed from it? */
function isChoice(line: string): boolean {
  return /^Ada (plays|places|moves|plants|uses)/.test(line);
}

test('a reload in mid-game keeps the seat and the position', async () => {
  const page = await midGame();
  const before = { log: await logOf(page), prompt: await page.locator('#prompt').innerText() };
  expect(before.log.length).toBeGreaterThan(5);
  await page.reload();
  await choices(page).first().waitFor();
  expect({ log: await logOf(page), prompt: await page.locator('#prompt').innerText() }).toEqual(before);
  expect(await page.getByRole('region', { name: 'Ada' }).innerText()).toContain('you');
  await playChoices(page, random(4), 2);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s to the server in mid-game the page comes back by itself and play goes on',
  async (signal) => {
    const page = await midGame();
    at.expectFault(page, UNREACHED);
    const before = await logOf(page);
    await at.server.stop(signal);
    await lostBanner(page).waitFor();
    await at.server.start();
    await lostBanner(page).waitFor({ state: 'hidden' });
    expect(await logOf(page)).toEqual(before);
    await playChoices(page, random(5), 4);
  },
);

test('a choice made while the server is away is done once when it is back', async () => {
  const page = await midGame();
  at.expectFault(page, UNREACHED);
  const before = await entries(page);
  const done = (await logOf(page)).filter(isChoice).length;
  await at.server.stop('SIGKILL');
  await lostBanner(page).waitFor();
  await choices(page).first().click();
  await at.server.start();
  await waitForMore(page, before);
  await lostBanner(page).waitFor({ state: 'hidden' });
  await choices(page).first().waitFor();
  expect((await logOf(page)).filter(isChoice)).toHaveLength(done + 1);
  await playChoices(page, random(6), 2);
});

test('without a network a banner says so, and it goes away with the network back', async () => {
  const page = await midGame();
  at.expectFault(page, UNREACHED);
  await page.context().setOffline(true);
  const banner = page.getByText('You are offline. The page goes on by itself as soon as the network is back.');
  await banner.waitFor();
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'hidden' });
  await playChoices(page, random(7), 2);
});

test('what is refused is answered with a sentence and a link to the rule', async () => {
  const page = await midGame();
  await bar(page).getByText('Why not something else?').click();
  await bar(page).locator('details').getByRole('button').first().click();
  const refusal = bar(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });
  await refusal.waitFor();
  const link = refusal.getByRole('link');
  const rule = await link.innerText();
  expect(rule).toMatch(/^[A-Z]{2}-\d+$/);
  expect(await link.getAttribute('href')).toBe(`/rules/gardens#${rule}`);
  expect((await refusal.innerText()).replace(rule, '').trim()).toMatch(/\w+ \w+.*[.!]/);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await refusal.waitFor({ state: 'hidden' });
});

test('a second tab of the same seat follows the first', async () => {
  const page = await midGame();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await choices(second).first().waitFor();
  const before = await entries(second);
  await playChoices(page, random(8), 1);
  await waitForMore(second, before);
  expect(await logOf(second)).toEqual(await logOf(page));
});
