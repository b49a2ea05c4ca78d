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

/** How far the table has come, as the scrubber says: it changes with every entry. */
export async function entries(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('max'));
}

/** Waits until the log is longer than it was, or a curtain falls because somebody else at this device is to move. */
export async function waitForMore(page: Page, than: number, timeout = 30_000): Promise<void> {
  await page.waitForFunction(
    (count) => Number(document.querySelector('input[type=range]')?.getAttribute('max') ?? Infinity) > count,
    than,
    { timeout },
  );
}

/** Makes up to `most` choices, one at random each time, until the game is over; how many were made. */
export async function playChoices(page: Page, next: () => number, most = Infinity): Promise<number> {
  const possible = choices(page).or(playAs(page)).or(result(page));
  for (let made = 0; made < most;) {
    await possible.first().waitFor();
    if (await result(page).isVisible()) return made;
    if (await playAs(page).isVisible()) {
      await playAs(page).click();
      await choices(page).first().waitFor();
      continue;
    }
    const before = await entries(page);
    const keys = await choices(page).evaluateAll((buttons) => buttons.map((each) => each.dataset['choice'] ?? ''));
    const chosen = page.locator(`[data-choice=${JSON.stringify(keys[Math.floor(next() * keys.length)])}]`);
    const asks = await chosen.getAttribute('data-asks');
    await chosen.click();
    if (asks !== null) await chosen.click();
    await waitForMore(page, before);
    made += 1;
  }
  return most;
}
