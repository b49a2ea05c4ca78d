import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';

const at = stage({ alone: true });
const SECRET = 'four words of mine';

test('somebody signs up, is found on a public page, signs out and signs in again', async () => {
  const page = await at.visit('/account');
  at.expectFault(page, /status of 40[013]/); // a wrong password on purpose
  await page.getByLabel('Name').fill('Cleo');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Cleo' }).waitFor();

  await page.getByRole('link', { name: 'Your public page' }).click();
  await page.waitForURL('**/players/Cleo');
  await page.getByRole('heading', { name: 'Cleo', level: 1 }).waitFor();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Sign in', { exact: true }).first().click();
  await page.getByLabel('Name').fill('Cleo');
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The name or the password is wrong.').waitFor();
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Cleo' }).waitFor();
});

test('seats of a guest are put into the account and show on another device', async () => {
  const [page, other] = await Promise.all([at.arrive(), at.arrive()]);
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}`);
  await page.getByRole('grid').waitFor();
  await page.goto('/account');
  await page.getByLabel('Name').fill('Dora');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Put into the account' }).click();
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();

  await other.goto('/account');
  await other.getByText('Sign in', { exact: true }).first().click();
  await other.getByLabel('Name').fill('Dora');
  await other.getByLabel('Password').fill(SECRET);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.locator(`a[href="/t/${room.id}"]`).click();
  await other.getByRole('region', { name: 'Ada' }).getByText('you').waitFor();
  await other.locator('[data-figure]').first().waitFor(); // it is her turn there, too
});

test('a page whose token against forged requests is out of date fetches another one', async () => {
  const page = await at.visit('/account');
  at.expectFault(page, /status of 403/); // which the page mends by itself
  await page.context().clearCookies({ name: 'mensae-browser' });
  await page.getByLabel('Name').fill('Gerda');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Gerda' }).waitFor();
});

test('a password that is too short is refused in words', async () => {
  const page = await at.visit('/account');
  at.expectFault(page, /status of 400/);
  await page.getByLabel('Name').fill('Emil');
  await page.getByLabel('Password').fill('abc');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText(/A password has at least \d+ characters; this one has 3\./).waitFor();
});

test('an account is deleted with its password, and its page is gone', async () => {
  const page = await at.visit('/account');
  at.expectFault(page, /status of 404/);
  await page.getByLabel('Name').fill('Fritz');
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole('region', { name: 'Delete the account' });
  await form.getByLabel('Password').fill(SECRET);
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await page.goto('/players/Fritz');
  await page.getByRole('link', { name: 'To the games' }).waitFor();
});

test('the leaderboard says how to get onto it while nobody is', async () => {
  const page = await at.visit('/leaderboard/gardens');
  await page.getByRole('heading', { name: 'Gardens of Mars', level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/account');
});

test('the rulebook is searched as one types, and a rule has an address', async () => {
  const page = await at.visit('/rules/gardens#GM-48');
  const rule = page.locator('[id="GM-48"]');
  await rule.waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById('GM-48')?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  });
  const all = await page.locator('.rule').count();
  expect(all).toBeGreaterThan(90);
  await page.getByRole('searchbox').fill('stuck');
  await page.waitForFunction((count) => document.querySelectorAll('.rule').length < count, all);
  for (const text of await page.locator('.rule').allInnerTexts()) expect(text.toLowerCase()).toContain('stuck');
  await page.getByRole('searchbox').fill('zebra crossing');
  await page.getByText('No rule says “zebra crossing”.').waitFor();
  await page.getByRole('button', { name: 'Show all rules' }).click();
  expect(await page.locator('.rule').count()).toBe(all);
  await page.getByRole('searchbox').fill('48');
  await page.locator('.rule').filter({ hasText: 'GM-48' }).first().waitFor();
});
