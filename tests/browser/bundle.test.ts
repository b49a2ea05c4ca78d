import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable } from './api.ts';
import { stage } from './browser.ts';
import { settled } from './layout.ts';

const at = stage();
const KB = 1000;

/** Notes every script and style that a page loads; how many bytes of them came over the wire. */
function weigh(page: Page): () => Promise<number> {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript|css/.test(type)) loaded.push(response);
  });
  return async () => {
    expect(loaded.length).toBeGreaterThan(1);
    let sum = 0;
    for (const each of loaded) {
      const { responseBodySize } = await each.request().sizes();
      if (responseBodySize > KB) expect(each.headers()['content-encoding']).toBe('gzip'); // tiny ones do not shrink
      sum += responseBodySize;
    }
    return sum;
  };
}

test('the lobby needs less than 120 kB of scripts and styles', async () => {
  const page = await at.arrive({ serviceWorkers: 'block' });
  const weight = weigh(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await settled(page);
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  console.log(`lobby: ${(bytes / KB).toFixed(1)} kB of scripts and styles, compressed`);
  expect(bytes).toBeGreaterThan(10 * KB);
  expect(bytes).toBeLessThan(120 * KB);
});

test.each([
  ['Gardens of Mars', 'gardens'],
  ['Space Maze', 'spacemaze'],
])('a table of %s needs less than 200 kB of scripts and styles', async (name, game) => {
  const page = await at.arrive({ serviceWorkers: 'block' });
  const { room } = await makeTable(page, { game });
  const weight = weigh(page);
  await page.goto(`/t/${room.id}`);
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  console.log(`table of ${name}: ${(bytes / KB).toFixed(1)} kB of scripts and styles, compressed`);
  expect(bytes).toBeGreaterThan(10 * KB);
  expect(bytes).toBeLessThan(200 * KB);
});
