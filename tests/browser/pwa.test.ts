import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';

const at = stage();
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED/;

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
}

/** Waits until the worker is there and has taken over the page. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((settle) =>
        navigator.serviceWorker.addEventListener('controllerchange', settle, { once: true }),
      );
    }
  });
}

test('the manifest names the application, and all of its icons can be drawn', async () => {
  const page = await at.visit('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: expect.stringContaining('Mensae'), start_url: '/', display: 'standalone' });
  const others = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const icons = [...manifest.icons.map(({ src }) => src), ...others, '/icon-turn.svg'];
  expect(manifest.icons.map(({ sizes }) => sizes).join(' ')).toMatch(/192x192.*512x512|any/);
  for (const icon of icons) {
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.width;
    }, icon);
    expect(width, icon).toBeGreaterThan(0);
  }
});

test('the service worker installs, and a visit without a network shows the shell with the banner', async () => {
  const page = await at.visit('/');
  at.expectFault(page, OFFLINE);
  await installed(page);
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByText('You are offline. The page goes on by itself as soon as the network is back.').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).first().click(); // pages that need no server still work
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
});

test('the service worker keeps nothing that the interface answered', async () => {
  const page = await at.visit('/');
  await installed(page);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
