import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, makeTable, OPEN, post, sitDown } from './api.ts';
import { stage } from './browser.ts';
import { mouse, nextToAct, takeTurn } from './gardens.ts';
import { bar, entries, random, waitForMore } from './play.ts';
import { PHONE } from './visitors.ts';

const at = stage();

function chairs(page: Page) {
  return page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
}

test('who made the table fills its seats with bots, opens them again, and begins', async () => {
  const ada = await at.arrive();
  const { room } = await makeTable(ada, { seats: [ADA, OPEN, OPEN] });
  await ada.goto(`/t/${room.id}`);
  await chairs(ada).nth(1).getByRole('button', { name: 'Bot' }).click();
  await chairs(ada).nth(1).getByText('bot, medium').waitFor();
  await chairs(ada).nth(1).getByRole('button', { name: 'Open it' }).click();
  await chairs(ada).nth(1).getByText('open', { exact: true }).waitFor();
  await ada.getByLabel('Bots').selectOption('easy');
  await ada.getByRole('button', { name: 'Start with bots' }).click();
  await bar(ada).waitFor();
  expect((await nextToAct([ada])) === ada).toBe(true);
});

test('the waiting room shows at once who comes and who goes', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN, OPEN] });
  await ada.goto(`/t/${room.id}`);
  await ben.goto(`/t/${room.id}`);
  await ben.getByLabel('Your name').fill(''); // a guest is given a name, and may have another
  expect(await chairs(ben).getByRole('button', { name: 'Sit down' }).first().isDisabled()).toBe(true); // without a name
  await ben.getByLabel('Your name').fill('Ben');
  await chairs(ben).nth(2).getByRole('button', { name: 'Sit down' }).click();
  await chairs(ada).nth(2).getByText('Ben').waitFor();
  await ada.getByText('One seat is still open.').waitFor();
  await chairs(ben).nth(2).getByRole('button', { name: 'Leave the seat' }).click();
  await chairs(ada).nth(2).getByText('open', { exact: true }).waitFor();
});

test('a name that is taken at the table is refused in words', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  at.expectFault(ben, /status of 409/);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await ben.goto(`/t/${room.id}`);
  await ben.getByLabel('Your name').fill('Ada');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByText('Somebody at this table is called Ada already.').waitFor();
});

test('one leaves, a bot plays on, and one takes the seat back', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page);
  await page.goto(`/t/${room.id}`);
  await nextToAct([page]);
  const before = await entries(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Leave; a bot plays on' }).click();
  await bar(page).getByText('A bot plays for you.').waitFor();
  await waitForMore(page, before); // it does play
  await bar(page).getByRole('button', { name: 'Play myself again' }).click();
  expect((await nextToAct([page])) === page).toBe(true);
  await takeTurn(page, mouse(page), random(71));
});

test('two give a table up: one asks, both agree, and it has ended', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all([ada.goto(`/t/${room.id}`), ben.goto(`/t/${room.id}`)]);
  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('button', { name: 'End the game for everybody' }).click();
  await ada.getByText(/^Would end the game: Ada\./).waitFor();
  const asked = ben.getByRole('alert').filter({ hasText: /^\s*Would end the game: Ada\./ }); // without opening anything
  await asked.getByRole('button', { name: 'End it' }).click();
  for (const page of [ada, ben]) await page.getByRole('heading', { name: 'The table was given up' }).waitFor();
});

test('on a phone words, reactions and departures of the others are seen at the board', async () => {
  const [ada, ben] = await Promise.all([at.arrive({ size: PHONE, touch: true }), at.arrive()]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all([ada.goto(`/t/${room.id}`), ben.goto(`/t/${room.id}`)]);
  await ada.getByRole('grid').waitFor();
  await ben.getByRole('button', { name: /^Chat/ }).click();
  await ben.getByLabel('Say something').fill('Good luck!');
  await ben.getByLabel('Say something').press('Enter');
  await ada.getByRole('status').getByText('Ben: Good luck!').waitFor();
  await ben.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: 'Wow' }).click();
  await ada.getByRole('status').getByText('Ben: Wow').waitFor();
  await post(ben, `/api/tables/${room.id}/seats/1`, {}, 'DELETE');
  await ada.getByRole('status').getByText('Ben has left; a bot plays on.').waitFor();
  await post(ben, `/api/tables/${room.id}/seats/1/return`);
  await ada.getByRole('status').getByText('Ben is back.').waitFor();
});

test('reactions are seen by the others, and who is muted is not heard', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all([ada.goto(`/t/${room.id}`), ben.goto(`/t/${room.id}`)]);
  for (const page of [ada, ben]) await page.getByRole('button', { name: /^Chat/ }).click();
  await ada.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: 'Wow' }).click();
  await ben.getByRole('region', { name: 'Ada' }).getByText('Wow').waitFor();
  await ada.getByRole('button', { name: 'Mute Ben' }).click();
  await ada.getByRole('button', { name: 'Hear Ben again' }).waitFor();
  const say = async (text: string) => {
    await ben.getByLabel('Say something').fill(text);
    await ben.getByLabel('Say something').press('Enter');
    await ben.getByRole('region', { name: 'Chat' }).getByText(text).waitFor();
  };
  await say('nobody hears this');
  await ada.getByRole('button', { name: 'Hear Ben again' }).click();
  await ada.getByRole('button', { name: 'Mute Ben' }).waitFor();
  await say('everybody hears this');
  await ada.getByRole('region', { name: 'Chat' }).getByText('everybody hears this').waitFor();
  expect(await ada.getByRole('region', { name: 'Chat' }).getByText('nobody hears this').count()).toBe(0);
});

test('the title and the icon of the tab say whether it is one’s turn', async () => {
  const [ada, ben] = await Promise.all([at.arrive(), at.arrive()]);
  const { room } = await makeTable(ada, { seats: [ADA, OPEN] });
  await sitDown(ben, room.id, 'Ben');
  await Promise.all([ada.goto(`/t/${room.id}`), ben.goto(`/t/${room.id}`)]);
  const one = await nextToAct([ada, ben]);
  const other = one === ada ? ben : ada;
  if (!one) throw new Error('the game is over too early');
  expect([await one.title(), await other.title()]).toEqual(['● Gardens of Mars · Mensae', 'Gardens of Mars · Mensae']);
  expect(await one.locator('#favicon').getAttribute('href')).toBe('/icon-turn.svg');
  expect(await other.locator('#favicon').getAttribute('href')).toBe('/icon.svg');
  while ((await nextToAct([one, other])) === one) await takeTurn(one, mouse(one), random(72));
  await other.waitForFunction(() => document.title.startsWith('● '));
  await one.waitForFunction(() => !document.title.startsWith('● '));
});

test('a limit for each decision shows as a clock, and a bot decides when it has run out', async () => {
  const page = await at.arrive();
  const { room } = await makeTable(page, { turn_limit: 10 });
  await page.goto(`/t/${room.id}`);
  await page.getByRole('timer').waitFor();
  await nextToAct([page]);
  const before = await entries(page);
  await waitForMore(page, before); // without a click
  await page
    .getByRole('region', { name: 'Log' })
    .getByText(/^Ada plays /)
    .waitFor();
});
