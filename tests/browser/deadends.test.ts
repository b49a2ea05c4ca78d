import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADA, get, makeTable, OPEN, post, sitDown } from './api.ts';
import { stage } from './browser.ts';
import { said } from './texts.ts';
import { LANGUAGES, type Language } from './visitors.ts';

const at = stage();
const NOT_THERE = /status of 40[34]/; // the browser writes down what the page explains

/** What happened stands there, and the way to the lobby is a button that works. */
async function explains(page: Page, language: Language, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.getByText(said(language, key)).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
}

async function leadsToLobby(page: Page, language: Language, key: string): Promise<void> {
  await page.getByRole('link', { name: said(language, key) }).click();
  await page
    .getByRole('button', { name: said(language, 'web-lobby-play') })
    .first()
    .waitFor();
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('the link to a table that never was says so and leads to the lobby', async () => {
    const page = await at.arrive({ language });
    at.expectFault(page, NOT_THERE);
    await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
    await explains(page, language, 'server-no-table', 'web-missing-check');
    await leadsToLobby(page, language, 'web-missing-lobby');
  });

  test('an address without a page says so and leads to the lobby', async () => {
    const page = await at.arrive({ language });
    at.expectFault(page, NOT_THERE);
    await page.goto('/no/such/page');
    await explains(page, language, 'web-missing-page', 'web-missing-check');
    await leadsToLobby(page, language, 'web-missing-lobby');
  });

  test('a game that does not exist cannot be set up, learned or read about, and each page says so', async () => {
    const page = await at.arrive({ language });
    at.expectFault(page, NOT_THERE);
    for (const path of ['/new/chess', '/learn/chess', '/rules/chess', '/leaderboard/chess']) {
      await page.goto(path);
      await page.getByRole('link', { name: said(language, 'web-missing-lobby') }).waitFor();
      expect(await page.locator('main').innerText()).toContain('chess');
    }
  });

  test('who opens a full table is told that they watch', async () => {
    const [ada, ben, cleo] = await Promise.all([at.arrive(), at.arrive(), at.arrive({ language })]);
    const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
    await sitDown(ben, room.id, 'Ben');
    await cleo.goto(`/t/${room.id}`);
    const bar = cleo.getByRole('region', { name: said(language, 'web-bar') });
    await bar.getByText(said(language, 'web-watching')).waitFor();
    expect(await get(cleo, `/api/tables/${room.id}/mine`)).toEqual({ seats: [] });
  });

  test('a table that was given up in play says so and leads to the lobby', async () => {
    const page = await at.arrive({ language });
    const { room } = await makeTable(page);
    await post(page, `/api/tables/${room.id}/abandon`, { agree: true }, 'PUT');
    await page.goto(`/t/${room.id}`);
    await explains(page, language, 'web-result-abandoned');
    await leadsToLobby(page, language, 'web-to-lobby');
  });

  test('a table that was given up before it began says so and leads to the lobby', async () => {
    const page = await at.arrive({ language });
    const { room } = await makeTable(page, { seats: [ADA, OPEN] });
    await post(page, `/api/tables/${room.id}/abandon`, { agree: true }, 'PUT');
    await page.goto(`/t/${room.id}`);
    await explains(page, language, 'web-waiting-abandoned');
    await leadsToLobby(page, language, 'web-to-lobby');
  });

  test('a seat moves to another device with its code, and the one that had it says so', async () => {
    const [old, fresh] = await Promise.all([at.arrive({ language }), at.arrive({ language })]);
    const { room } = await makeTable(old);
    await Promise.all([old.goto(`/t/${room.id}`), fresh.goto(`/t/${room.id}`)]);
    await old.getByRole('button', { name: said(language, 'web-more') }).click();
    await old.getByRole('button', { name: said(language, 'web-key-show') }).click();
    const code = await old.getByRole('textbox', { name: said(language, 'web-key') }).inputValue();
    await fresh.getByRole('button', { name: said(language, 'web-more') }).click();
    await bringSeat(fresh, language, code);
    await old.getByRole('alert').getByText(said(language, 'web-moved-away')).waitFor();
    await fresh.locator('[data-figure]').first().waitFor(); // it is Ada's turn here now
    expect(await get(fresh, `/api/tables/${room.id}/mine`)).toEqual({ seats: [0] });
    expect(await old.getByRole('grid').isVisible()).toBe(true); // who had it watches on
    expect(await old.locator('[data-figure]').count()).toBe(0);
    await fresh.getByRole('button', { name: said(language, 'web-key-show') }).click();
    const back = await fresh.getByRole('textbox', { name: said(language, 'web-key') }).inputValue();
    await old.keyboard.press('Escape'); // the dialog with the code
    await bringSeat(old, language, back);
    await old.locator('[data-figure]').first().waitFor();
    expect(await old.getByText(said(language, 'web-moved-away')).count()).toBe(0);
  });
});

/** Enters the recovery code, as somebody would on another device. */
async function bringSeat(page: Page, language: Language, code: string): Promise<void> {
  await page.getByText(said(language, 'web-recover')).click();
  await page.getByLabel(said(language, 'web-recover-code')).fill(code);
  await page.getByRole('button', { name: said(language, 'web-recover-do') }).click();
}

test('a wrong recovery code is refused in words', async () => {
  const [ada, other] = await Promise.all([at.arrive(), at.arrive()]);
  at.expectFault(other, /status of 40\d/);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await other.goto(`/t/${room.id}`);
  await bringSeat(other, 'en', 'ABCD-EFGH-JKLM');
  await other.getByText(said('en', 'server-wrong-code')).waitFor();
  expect(await get(other, `/api/tables/${room.id}/mine`)).toEqual({ seats: [] });
});
