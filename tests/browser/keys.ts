/** Walking a page with the keyboard. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Focus {
  lost: boolean; // nothing has it
  visible: boolean; // somebody can see where it is
  what: string;
}

export function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const around: Element[] = []; // a mark may be drawn around the label of a field
    for (let each = element; each && around.length < 3; each = each.parentElement) around.push(each);
    const outlined = around.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5;
    });
    const cursor = element?.querySelector('svg .cursor'); // the board marks a hex instead of itself
    return {
      lost: element === null || element === document.body,
      visible: outlined || cursor !== null,
      what: `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40)}`,
    };
  });
}

export function holds(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Whether the first thing that is meant comes before or after what has the focus. */
function lies(page: Page, selector: string): Promise<'before' | 'after'> {
  return page.evaluate((wanted) => {
    const [found, active] = [document.querySelector(wanted), document.activeElement];
    const before = found && active && active.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING;
    return before && active !== document.body ? 'before' : 'after';
  }, selector);
}

/** Walks with Tab, the shorter way, until something has the focus; every stop on the way can be seen. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await holds(page, selector)) return;
    await page.keyboard.press((await lies(page, selector)) === 'before' ? 'Shift+Tab' : 'Tab');
    const { lost, visible, what } = await focus(page);
    if (!lost) expect(visible, `the focus shows on ${what}`).toBe(true); // after the last stop the browser has it
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** The words of the place where the arrow keys are. */
export function spoken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });
}
