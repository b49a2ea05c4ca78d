import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEN, get, OPEN, sitDown } from './api.ts';
import { stage } from './browser.ts';
import { mouse } from './gardens.ts';
import { keptGame, momentOf, moveOf, viewOf } from './kept.ts';
import { bar, entries, playAs, random, waitForMore } from './play.ts';
import { log, press, type Spot, spots, takeTurn, type View, waitFor, walking } from './spacemaze.ts';

const at = stage();
const long = keptGame('spacemaze', 'two-square3-hundred-rounds');
const wide = keptGame('spacemaze', 'two-square5');

function player(page: Page) {
  return { hand: mouse(page), next: random(95), played: new Set<string>() };
}

async function spotAt(page: Page, place: string): Promise<Spot> {
  const found = (await spots(page)).find((spot) => spot.place === place);
  if (!found) throw new Error(`${place} is not lit`);
  return found;
}

/** How many entries the server has. */
async function known(page: Page, id: string): Promise<number> {
  return (await get<{ of: number }>(page, `/api/tables/${id}/positions/0`)).of;
}

/** Breaks the line once, when something is to be done: before the server has heard of it, or before it could answer. */
async function cutOnce(page: Page, heard: boolean): Promise<() => boolean> {
  let cut = false;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    let broken = false;
    line.onMessage((message) => {
      const first = !cut && String(message).includes('"type":"act"');
      if (!first || heard) server.send(message);
      if (!first) return;
      cut = broken = true;
      void line.close({ code: 1001 });
    });
    server.onMessage((message) => {
      if (!broken) line.send(message);
    });
  });
  return () => cut;
}

/** Keeps back what the server says, until it is let go. */
async function holdBack(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (held) held.push(() => line.send(message));
      else line.send(message);
    });
  });
  return {
    hold: () => void (held = []),
    release: () => {
      const late = held ?? [];
      held = null;
      for (const send of late) send();
    },
  };
}

test.each([
  ['before it was heard', false],
  ['before it was answered', true],
])('a way whose line breaks %s is walked once, with all its steps', async (_, heard) => {
  const page = await at.arrive();
  const { id, reach } = await walking(page, await wide(page), ({ does, cost }) => does === 'go' && cost >= 3);
  const wasCut = await cutOnce(page, heard);
  await page.goto(`/t/${id}`);
  await waitFor(page, 'step');
  const before = await entries(page);
  await page.locator(`[data-mover=${reach.alien}]`).click();
  await press(page, player(page), await spotAt(page, reach.to));
  await waitFor(page, 'step');
  expect(wasCut()).toBe(true);
  expect([await entries(page), await known(page, id)]).toEqual([before + reach.cost, before + reach.cost]);
  const steps = log(page)
    .getByRole('listitem')
    .filter({ hasText: `Ada's ${reach.alien} alien` });
  expect(await steps.count()).toBe(reach.cost);
  expect(await log(page).locator('s').count()).toBe(0);
});

test('a click on a table that has changed meanwhile is refused, and does nothing else', async () => {
  const page = await at.arrive();
  const { id, reach } = await walking(page, await wide(page), ({ does, cost }) => does === 'go' && cost === 2);
  const line = await holdBack(page);
  await page.goto(`/t/${id}`);
  await waitFor(page, 'step');
  const other = await page.context().newPage(); // another device of the same seat
  await other.goto(`/t/${id}`);
  await waitFor(other, 'step');
  line.hold();
  await takeTurn(other, player(other));
  const done = await known(page, id);
  await page.locator(`[data-mover=${reach.alien}]`).click();
  const { x, y } = await spotAt(page, reach.to);
  await page.mouse.click(x, y); // on what was lit
  line.release();
  await bar(page).getByRole('alert').getByText('You have acted already; look at the table again.').waitFor();
  await waitForMore(page, 0);
  expect([await entries(page), await known(page, id)]).toEqual([done, done]);
  await takeTurn(page, player(page)); // and play goes on
});

test('a press that began before the table changed does nothing', async () => {
  const page = await at.arrive();
  // Green can step on a pad and stop there; then it is another alien that could go where green was to go
  const { id, reach, view } = await walking(page, await long(page), ({ alien, does, to }, { own }) => {
    const all = own?.reach ?? [];
    const others = all.filter((each) => each.alien !== alien && each.does === 'go' && each.to === to);
    return does === 'go' && others.length > 0 && all.some((each) => each.alien === alien && each.does === 'pad');
  });
  await page.goto(`/t/${id}`);
  const other = await page.context().newPage();
  await other.goto(`/t/${id}`);
  for (const each of [page, other]) {
    await waitFor(each, 'step');
    await each.locator(`[data-mover=${reach.alien}]`).click();
  }
  const { x, y } = await spotAt(page, reach.to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await entries(page);
  const pad = view.own?.reach.find((each) => each.alien === reach.alien && each.does === 'pad');
  await press(other, player(other), await spotAt(other, `pad ${pad?.to}`));
  await waitForMore(page, before);
  await waitFor(page, 'step');
  const done = await known(page, id);
  await page.mouse.up();
  await page.mouse.move(2, 2);
  await page.locator('[data-mover]').first().click({ force: true }); // whatever was sent before is answered by now
  await bar(page)
    .getByRole('alert')
    .getByText(/alien/)
    .or(page.locator('[data-mover][aria-pressed=true]'))
    .first()
    .waitFor();
  expect([await entries(page), await known(page, id)]).toEqual([done, done]);
});

test('what is laid aside, and hands, are seen by their owner alone', async () => {
  const [page, ben, watcher] = await Promise.all([at.arrive(), at.arrive(), at.arrive()]);
  const kept = await long(page);
  const first = moveOf(kept, ({ action }) => action.do === 'discard');
  const moment = await momentOf(page, kept, first, OPEN);
  await sitDown(ben, moment.id, 'Ben');
  for (const each of [page, ben, watcher]) await each.goto(`/t/${moment.id}`);
  await waitFor(page, 'discard');
  const hand = (each: Page) =>
    each.locator('[data-card]').evaluateAll((found) => found.map((card) => card.getAttribute('data-card')).sort());
  const mine = (await viewOf<View>(page, moment)).own?.hand ?? [];
  expect(await hand(page)).toEqual([...mine].sort());
  await page.locator('[data-card]').first().click();
  await ben.locator('[data-maze-hand]').waitFor();
  await watcher.getByRole('grid').waitFor();
  expect(await hand(watcher)).toEqual([]);
  const his = (await viewOf<View>(ben, { ...moment, seat: 1 - moment.seat })).own?.hand ?? [];
  expect(await hand(ben)).toEqual([...new Set(his)].sort());
  await takeTurn(page, player(page));
  for (const each of [ben, watcher]) {
    await log(each)
      .getByText(/Ada discards /)
      .waitFor(); // when all are done
    expect(await log(each).innerText()).not.toMatch(/Ada lays (?!a card)/);
  }
});

test('on a shared device nobody sees a hand before they have said who they are', async () => {
  const page = await at.arrive();
  const kept = await long(page);
  const first = moveOf(kept, ({ action }) => action.do === 'discard');
  const { id } = await momentOf(page, kept, first, BEN);
  await page.goto(`/t/${id}`);
  const somebody = playAs(page).or(page.locator('[data-maze-controls=discard]'));
  await somebody.first().waitFor();
  if (await playAs(page).isVisible()) {
    expect(await page.locator('[data-card], [data-maze-hand]').count()).toBe(0);
    await playAs(page).click();
  }
  await waitFor(page, 'discard');
  for (let turns = 0; turns < 30 && !(await playAs(page).isVisible()); turns += 1) {
    await takeTurn(page, player(page));
    await playAs(page).or(page.locator('[data-maze-controls]:not([data-maze-controls=""])')).first().waitFor();
  }
  await playAs(page).waitFor();
  expect(await page.locator('[data-card], [data-maze-hand]').count()).toBe(0);
  expect(await log(page).count()).toBe(0);
});
