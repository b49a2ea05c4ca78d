/** What can be seen to be wrong with a page without knowing what is on it. */

import type { Locator, Page } from 'playwright-core';

const RAW_KEY = /\b(web|table|server|gardens|spacemaze|cli|terminal)-[a-z][a-z0-9-]*\b/;

/** Everything that makes a page scroll sideways or stands out of it. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.scrollingElement ?? document.documentElement;
    const found: string[] = [];
    if (wide.scrollWidth > wide.clientWidth) found.push(`the page is ${wide.scrollWidth} wide in ${wide.clientWidth}`);
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (!width || !height || (left >= -1 && right <= innerWidth + 1)) continue;
      if (element.closest('svg') !== element && element.closest('svg')) continue; // drawings are cut at their frame
      if (!isCut(element)) found.push(`${element.tagName}.${element.className} from ${left} to ${right}`);
    }
    return found;

    /** Does something around it scroll by itself, or cut off what is too much? */
    function isCut(element: Element): boolean {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.visibility === 'hidden' || style.clipPath !== 'none') return true;
        if (each !== element && style.overflowX !== 'visible') return true;
      }
      return false;
    }
  });
}

/** Texts that stand out of the box that was made for them. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a.button, h1, h2, h3, label, summary, legend, th, td')]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).clipPath === 'none')
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 4) // a badge may sit on the edge
      .map((each) => `“${each.textContent?.trim()}” needs ${each.scrollWidth} and has ${each.clientWidth}`),
  );
}

/** Keys that nobody put into words, in sight or said by a screen reader. */
export async function rawKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].map((name) => each.getAttribute(name) ?? ''),
    ),
  ]);
  return texts.filter((text) => RAW_KEY.test(text));
}

/** The controls that are too small for a thumb, with their sizes. */
export function tooSmall(controls: Locator, least: number): Promise<string[]> {
  return controls.evaluateAll(
    (found, limit) =>
      found
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ each, box }) => each.checkVisibility() && Math.min(box.width, box.height) < limit - 0.5)
        .map(({ each, box }) => `${each.getAttribute('aria-label') ?? each.textContent}: ${box.width} × ${box.height}`),
    least,
  );
}

/** The sides at which something stands out of the window. */
export async function outOfSight(thing: Locator, size: { width: number; height: number }): Promise<string[]> {
  const box = await thing.boundingBox();
  if (!box) return ['it cannot be seen'];
  const sides = {
    left: box.x < 0,
    top: box.y < 0,
    right: box.x + box.width > size.width,
    bottom: box.y + box.height > size.height,
  };
  return Object.entries(sides).flatMap(([side, out]) => (out ? [side] : []));
}

/** Waits until nothing on the page is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"], .skeleton');
    const prompt = document.getElementById('prompt');
    return !busy && document.querySelector('main h1')?.textContent?.trim() && (!prompt || prompt.textContent?.trim());
  });
}
