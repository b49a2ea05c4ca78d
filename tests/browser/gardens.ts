/** Playing Gardens of Mars on its board: hexes, flowers and dice, with a mouse or with a finger. */

import type { Locator, Page } from 'playwright-core';
import { bar, entries, waitForMore } from './play.ts';

export interface Spot {
  hex: string;
  costs: boolean; // a point, for a flower grows there
  x: number; // middle, in the window
  y: number;
  covered: boolean; // something else lies above it, or it is out of sight
}

export interface Hand {
  press(where: Locator): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  answers(page: Page): Locator; // where flowers and questions are answered
}

/** A mouse answers beside the hex. */
export function mouse(page: Page): Hand {
  return {
    press: (where) => where.click(),
    pressAt: (x, y) => page.mouse.click(x, y),
    answers: (where) => where.locator('[data-gardens-popover]'),
  };
}

/** A finger answers in the action bar, near the thumb. */
export function finger(page: Page): Hand {
  return {
    press: (where) => where.tap(),
    pressAt: (x, y) => page.touchscreen.tap(x, y),
    answers: (where) => bar(where),
  };
}

/** What is asked of the reader; null where it is somebody else's turn. */
export function asked(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('[data-gardens-controls]')?.getAttribute('data-gardens-controls') ?? null,
  );
}

/** Waits until one of these pages is asked something, or sees the result. */
export function nextToAct(pages: Page[]): Promise<Page | null> {
  return Promise.race(pages.map(async (page) => ((await turnOrEnd(page)) === 'turn' ? page : null)));
}

async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-gardens-controls]:not([data-gardens-controls=""])')) return 'turn';
    return document.querySelector('[aria-labelledby=result]') ? 'end' : null;
  });
  return (await found.jsonValue()) as 'turn' | 'end';
}

/** Every hex that may be pressed, as it lies in the window now. */
export function spots(page: Page): Promise<Spot[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-target]')].map((target) => {
      const box = (target.querySelector('polygon') ?? target).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return {
        hex: target.getAttribute('data-target') ?? '',
        costs: target.classList.contains('costs'),
        x,
        y,
        covered: !document.elementFromPoint(x, y)?.closest('[role=grid]'),
      };
    }),
  );
}

/** Brings a hex into the middle of the window; where it is then. */
export async function show(page: Page, hex: string): Promise<Spot> {
  await page.evaluate((name) => {
    document.querySelector(`[data-target="${name}"]`)?.scrollIntoView({ block: 'center' });
  }, hex);
  const found = (await spots(page)).find((spot) => spot.hex === hex);
  if (!found || found.covered) throw new Error(`${hex} cannot be pressed`);
  return found;
}

/** Does one whole thing that is asked: a Martian, a place, or a move with its flower. Flowers are never trodden on by choice. */
export async function takeTurn(page: Page, hand: Hand, next: () => number): Promise<void> {
  const before = await entries(page);
  const asks = await asked(page);
  if (asks === 'take') {
    await hand.press(bar(page).locator('[data-figure]:not([aria-disabled=true])').first());
  } else if (asks === 'place') {
    await pressHex(page, hand, pick(await spots(page), next));
    const sure = hand.answers(page).getByRole('button', { name: 'Confirm' });
    if (await sure.isVisible()) await hand.press(sure); // a finger looks first
  } else if (asks === 'plant') {
    await pressFlower(page, hand);
  } else if (asks === 'use') {
    await move(page, hand, next);
  } else if (asks === 'roll') {
    await hand.press(bar(page).locator('[data-roller]').first());
  }
  await waitForMore(page, before);
}

async function move(page: Page, hand: Hand, next: () => number): Promise<void> {
  const all = await spots(page);
  if (!all.length) return useUp(page, hand);
  const good = all.filter((spot) => !spot.costs);
  await pressHex(page, hand, pick(good.length ? good : all, next));
  await chooseGardener(page, hand);
  if (good.length) await pressFlower(page, hand);
  else await hand.press(hand.answers(page).getByRole('button', { name: 'Do it anyway' }));
}

/** Every die is blocked: one is given up, and as there is no hex the bar asks. */
async function useUp(page: Page, hand: Hand): Promise<void> {
  await hand.press(bar(page).getByRole('group', { name: 'Dice on the table' }).getByRole('button').first());
  await hand.press(bar(page).getByRole('button', { name: 'Do it anyway' }));
}

/** Where both own gardeners can go to the hex, one is sent. */
async function chooseGardener(page: Page, hand: Hand): Promise<void> {
  const rivals = hand.answers(page).locator('.rivals').getByRole('button');
  if (await rivals.first().isVisible()) await hand.press(rivals.first());
}

function pick(spots: Spot[], next: () => number): Spot {
  const found = spots[Math.floor(next() * spots.length)];
  if (!found) throw new Error('there is no hex to press');
  return found;
}

async function pressHex(page: Page, hand: Hand, spot: Spot): Promise<void> {
  const { x, y } = spot.covered ? await show(page, spot.hex) : spot;
  await hand.pressAt(x, y);
}

/** Takes the flower that brings most. */
async function pressFlower(page: Page, hand: Hand): Promise<void> {
  const flowers = hand.answers(page).locator('[data-colour]:not([aria-disabled=true])');
  const best = hand.answers(page).locator('[data-colour].best:not([aria-disabled=true])');
  await flowers.first().waitFor();
  await hand.press((await best.count()) ? best.first() : flowers.first());
}
