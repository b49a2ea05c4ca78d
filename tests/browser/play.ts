/** Playing at any table by its choices, without knowing the game. */

import type { Locator, Page } from 'playwright-core';

/** A small generator, so that a policy with a seed plays the same way again. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'What to do' });
}

/** The buttons of the generic table, in their groups. */
export function choices(page: Page): Locator {
  return bar(page).getByRole('group').getByRole('button', { disabled: false });
}

/** On a device that is shared: the button of whoever is next. */
export function playAs(page: Page): Locator {
  return bar(page).getByRole('button', { name: /^Play as / });
}

/** How it ended: its heading says who has won. */
export function result(page: Page): Locator {
  return page.locator('[aria-labelledby=result]');
}

/** Waits until the buttons of the result take a press: at first they do not, since choices were there. */
export async function resultAwake(page: Page): Promise<void> {
  await result(page).locator('.row:not([inert])').first().waitFor();
}

/** How far the table has come, as the scrubber says: it changes with every entry. */
export async function entries(page: Page): Promise<number> {
  return Number(await page.locator('input[type=range]').getAttribute('max'));
}

/** Waits until the log is longer than it was, or a curtain falls because somebody else at this device is to move. */
export async function waitForMore(page: Page, than: number): Promise<void> {
  await page.waitForFunction(
    (count) => Number(document.querySelector('input[type=range]')?.getAttribute('max') ?? Infinity) > count,
    than,
  );
}

interface Situation {
  entries: number;
  over: boolean;
  curtain: boolean; // somebody else at this device is to move
  choices: { key: string; asks: boolean }[]; // those that ask want a second click
}

/** Waits until there is something to do, and the log is longer than it was: one look at the page for each choice. */
async function situation(page: Page, than = -1): Promise<Situation> {
  const found = await page.waitForFunction((count) => {
    const max = document.querySelector('input[type=range]')?.getAttribute('max');
    const buttons = document.querySelectorAll<HTMLElement>('[role=group] [data-choice]:not([aria-disabled=true])');
    const now = {
      entries: Number(max ?? Infinity),
      over: document.querySelector('[aria-labelledby=result]') !== null,
      curtain: [...document.querySelectorAll('.answers button')].some((each) => /^\s*Play as /.test(each.textContent)),
      choices: [...buttons]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map(({ dataset }) => ({ key: dataset['choice'] ?? '', asks: dataset['asks'] !== undefined })),
    };
    return now.entries > count && (now.over || now.curtain || now.choices.length) ? now : null;
  }, than);
  return (await found.jsonValue()) as Situation;
}

/** Makes up to `most` choices, one at random each time, until the game is over; how many were made. */
export async function playChoices(page: Page, next: () => number, most = Infinity): Promise<number> {
  let made = 0;
  let now = await situation(page);
  while (!now.over && made < most) {
    if (now.curtain) {
      await playAs(page).click();
      await choices(page).first().waitFor();
      now = await situation(page);
      continue;
    }
    const { key, asks } = now.choices[Math.floor(next() * now.choices.length)] ?? { key: '', asks: false };
    const named = page.locator(`[data-choice=${JSON.stringify(key)}]`);
    const chosen = made ? named : choices(page).and(named); // the first one is found by its role as well
    await chosen.click();
    if (asks) await chosen.click();
    made += 1;
    if (made < most) now = await situation(page, now.entries);
    else await waitForMore(page, now.entries);
  }
  return made;
}
