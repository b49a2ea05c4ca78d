import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, makeTable, OPEN, post, sitDown } from './api.ts';
import { stage } from './browser.ts';
import { settled, sideways } from './layout.ts';
import { PATIENCE, PHONE } from './visitors.ts';

const at = stage({ alone: true });

// Whatever runs sets the flag; whatever becomes an element has the class or the id.
const RUN = 'window.__ran=1';
const NASTY = [
  `<script>${RUN}</script>`,
  `<img src=x class=evil onerror=${RUN}>`,
  `<svg/onload=${RUN} class=evil>`,
  `"><b class=evil onmouseover=${RUN}>`,
  `'-${RUN}-'`,
  `javascript:${RUN}`,
  '</main><h1 class=evil>x',
  '{ $name } { NUMBER(1) }',
  '{{constructor.constructor("window.__ran=1")()}}',
  '${window.__ran=1}',
  '{@html "<b class=evil>"}',
  '&lt;b class=evil&gt;',
  '%3Cscript%3E',
  'Ｗｉｄｅ🜨👩‍🚀ﷺ',
];
const BIDI = '\u202Egnissim\u2066 x'; // turns the line around
const LONG_WORD = 'W'.repeat(490);

interface Marked {
  __ran?: number;
}

/** Nothing ran, and nothing of what was said is an element. */
async function harmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as Marked).__ran)).toBeUndefined();
  expect(await page.locator('.evil').count()).toBe(0);
  expect(await page.locator('script:not([src])').count()).toBe(0);
}

test('lines of chat are text, whatever is in them', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive({ size: PHONE, touch: true })]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all([ada.goto(`/t/${room.id}`), ben.goto(`/t/${room.id}`)]);
  await ada.getByRole('button', { name: /^Chat/ }).click();
  await ben.getByRole('button', { name: /^Chat/ }).tap();
  for (const [index, line] of [...NASTY, BIDI, LONG_WORD].entries()) {
    await (index % 2 ? said(ada, ben, line) : said(ben, ada, line));
  }
  for (const page of [ada, ben]) {
    await harmless(page);
    expect(await sideways(page)).toEqual([]);
    await page.reload(); // the lines come from the server again
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('region', { name: 'Chat' }).getByText(LONG_WORD).waitFor();
    await harmless(page);
  }
});

/** One says a line in the open drawer, and the other reads exactly that. */
async function said(one: Page, other: Page, line: string): Promise<void> {
  const field = one.getByLabel('Say something');
  await field.fill(line);
  // Who talks too fast is refused and keeps the words in the field, so they are sent again.
  const sent = async () => {
    if (await field.inputValue()) await field.press('Enter');
    return field.inputValue();
  };
  await expect.poll(sent, { interval: 500, timeout: PATIENCE }).toBe('');
  const shown = line.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').trim();
  await other.getByRole('region', { name: 'Chat' }).getByText(shown).first().waitFor();
}

test('names are text at the table and in the lobby, whatever is in them', async () => {
  const page = await at.arrive();
  at.expectFault(page, /status of 400/);
  const taken: string[] = [];
  for (const name of NASTY.map((each) => each.slice(0, 24))) {
    const answer = await tryName(page, name);
    if (answer) taken.push(answer);
  }
  expect(taken.length).toBeGreaterThan(3); // some are allowed, so they must be shown
  await page.goto('/');
  await settled(page);
  await harmless(page);
  for (const id of taken) {
    await page.goto(`/t/${id}`);
    await settled(page);
    await harmless(page);
    expect(await sideways(page)).toEqual([]);
  }
});

/** The table at which somebody of this name sits, or null where the name is refused. */
async function tryName(page: Page, name: string): Promise<string | null> {
  try {
    const seats = [{ kind: 'me', name } as const, OPEN];
    return (await makeTable(page, { seats, listed: true })).room.id;
  } catch (error) {
    if (String(error).includes(': 400 ')) return null;
    throw error;
  }
}

test('names that turn lines around or hide are refused', async () => {
  const page = await at.arrive();
  for (const name of ['\u202Eevil', 'A\u200Bda', '\u0007bell', ' ', '\u2066x\u2069']) {
    expect(await tryName(page, name)).toBeNull();
  }
});

test('a name that the form refuses is refused in words', async () => {
  const page = await at.visit('/new/gardens');
  at.expectFault(page, /status of 400/);
  await page.getByRole('textbox', { name: 'Your name' }).fill('\u202Eevil');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('This name has letters that cannot be shown safely.').waitFor();
});

test('addresses are never run or shown as elements', async () => {
  const page = await at.arrive();
  at.expectFault(page, /status of 40[0-9]/);
  const { room } = await makeTable(page);
  const places = ['/players/', '/t/', '/rules/gardens#', `/t/${room.id}?at=`]; // each gets some of them
  const paths = NASTY.map((each, index) => places[index % places.length] + encodeURIComponent(each));
  paths.push('/rules/gardens#"><img src=x class=evil onerror=window.__ran=1>', '/players/%', '/players/%E0%A4%A');
  paths.push(
    `//evil.example/${RUN}`,
    `/t/${room.id}?learn=<script>`,
    '/new/<b class=evil>',
    '/?x=javascript:alert(1)#main',
  );
  for (const path of paths) {
    await page.goto(at.url + path);
    await settled(page);
    await harmless(page);
  }
});

test('a storage that somebody else has filled breaks nothing', async () => {
  const page = await at.arrive();
  await page.addInitScript(() => {
    localStorage.setItem('mensae-settings', '{"language":"<b class=evil>","theme":{"a":1},"__proto__":{"x":1}}');
    localStorage.setItem('mensae-tables', '[{"id":"../../evil","game":"<script>","seats":[0]}, 7, null, "x"]');
    localStorage.setItem('mensae-name', '<img src=x class=evil onerror=window.__ran=1>');
  });
  at.expectFault(page, /status of 404/);
  for (const path of ['/', '/new/gardens', '/settings']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await harmless(page);
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('an account with a nasty name has a harmless page', async () => {
  const page = await at.arrive();
  const name = '<b class=evil>{ $x }';
  await post(page, '/api/accounts', { name, password: 'a long enough secret' });
  for (const path of [`/players/${encodeURIComponent(name)}`, '/account', '/leaderboard/gardens', '/']) {
    await page.goto(path);
    await settled(page);
    await harmless(page);
  }
  const { room } = await makeTable(page, {
    seats: [
      { kind: 'me', name: '<i class=evil>' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  await page.goto(`/t/${room.id}`);
  await page.getByRole('heading', { name: '<i class=evil>' }).waitFor();
  await harmless(page);
});
