import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { mouse, nextToAct, takeTurn } from './gardens.ts';
import { bar, entries, random, result, waitForMore } from './play.ts';

const at = stage();

/** Ada makes a table on its page; the link that she sends. */
async function invite(ada: Page): Promise<string> {
  await ada.goto('/');
  await ada.getByRole('link', { name: 'Invite friends' }).first().click();
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByText('One seat is still open.').waitFor();
  return ada.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

async function sitDown(ben: Page, link: string): Promise<void> {
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await bar(ben).waitFor();
}

async function sayTo(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Chat' }).getByText(text).waitFor();
}

async function scores(page: Page): Promise<string[]> {
  return (await result(page).getByRole('listitem').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
}

test('two friends meet by a link, play a whole game, talk, take back a move, and play again', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  await sitDown(ben, await invite(ada));
  const both = [ada, ben];
  const next = random(11);
  for (let turn = 0; turn < 8; turn += 1) await takeOne(both, next);

  await sayTo(ada, 'Good luck, Ben!');
  await ben.getByRole('button', { name: /^Chat\s*1$/ }).waitFor(); // one line that he has not seen
  await sayTo(ben, 'And to you, Ada!');
  await ada.getByRole('region', { name: 'Chat' }).getByText('And to you, Ada!').waitFor();
  for (const page of both) await page.keyboard.press('Escape');
  await ben.reload(); // what he has read is not new to him afterwards
  await ben.getByRole('button', { name: 'Chat', exact: true }).waitFor();

  await takeBack(both, next);
  while (await takeOne(both, next));

  await result(ada).waitFor();
  await result(ben).waitFor();
  expect(await scores(ada)).toEqual(await scores(ben));
  expect((await scores(ada)).join()).toMatch(/1\. ?(Ada|Ben) ?\d+/);
  const winner = (await scores(ada))[0]?.includes('Ada') ? ada : ben;
  await winner.getByRole('heading', { name: 'You have won!' }).waitFor();

  await result(ada).getByRole('button', { name: 'Once more' }).click();
  await ada.getByText('One seat is still open.').waitFor();
  await result(ben).getByText('To the next table').click(); // his seat was kept for him
  for (const page of both) await bar(page).waitFor();
  expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
  expect(await takeOne(both, next)).toBe(true);
});

/** Whoever is asked does it; false once the game is over. */
async function takeOne(pages: Page[], next: () => number): Promise<boolean> {
  const page = await nextToAct(pages);
  if (page) await takeTurn(page, mouse(page), next);
  return page !== null;
}

/** One moves and regrets it: the other has moved since, so they are asked, and agree. */
async function takeBack(both: Page[], next: () => number): Promise<void> {
  const one = await nextToAct(both);
  const other = both.find((page) => page !== one);
  if (!one || !other) throw new Error('the game is over too early');
  while ((await nextToAct(both)) === one) await takeTurn(one, mouse(one), next); // an extra turn belongs to the turn
  await takeTurn(other, mouse(other), next);
  const before = await entries(one);
  await bar(one).getByRole('button', { name: 'Undo' }).click();
  await bar(one).getByText('The others are asked whether you may take it back.').waitFor();
  await bar(other).getByRole('button', { name: 'Agree' }).click();
  await waitForMore(one, before);
  for (const page of both) {
    const log = page.getByRole('region', { name: 'Log' });
    await log.locator('s').first().waitFor(); // what was taken back is struck out
    await log.getByText(/takes back everything from entry \d+ on\./).waitFor();
  }
}
