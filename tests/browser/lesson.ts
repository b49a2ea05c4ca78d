/** Going through a lesson on a real table. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Does what the tutorial asks for, from its first step to its last; each of them has shown, but for those that luck may skip. */
export async function goThrough(page: Page, takeTurn: () => Promise<unknown>, skips = 0): Promise<void> {
  const coach = page.getByRole('status', { name: 'Tutorial' });
  await coach.waitFor();
  const steps = Number(/of (\d+)/.exec(await coach.innerText())?.[1]);
  expect(steps).toBeGreaterThan(3);
  await page.evaluate(note); // bots may lead from one step to the next faster than a test can look
  for (let turns = 0; turns < 60; turns += 1) {
    if (await coach.isVisible()) {
      const last = coach.getByRole('button', { name: 'Play on' });
      if (await last.isVisible()) {
        await last.click();
        break;
      }
      const on = coach.getByRole('button', { name: 'Go on' });
      if (await on.isVisible()) {
        await on.click();
        continue;
      }
    }
    await takeTurn();
  }
  await coach.waitFor({ state: 'hidden' });
  const shown = await page.evaluate(() => (window as unknown as { steps: Set<string> }).steps.size);
  expect(shown).toBeGreaterThanOrEqual(steps - skips);
}

/** Notes every step that the tutorial shows, in the page. */
function note(): void {
  const steps = new Set<string>();
  const look = (): void => {
    const step = /Step (\d+)/.exec(document.querySelector('.coach')?.textContent ?? '')?.[1];
    if (step !== undefined) steps.add(step);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { steps });
}
