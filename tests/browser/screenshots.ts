/** Takes a picture of every scene, large and small, in the dark and in the light, in English and German, for people to look at. */

import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { finishedTable, type Played } from './api.ts';
import { prepare, type Scene, SCENES } from './scenes.ts';
import { serve } from './server.ts';
import { executable } from './unpack.ts';
import { DESKTOP, launch, PHONE, type Visit, Visitors } from './visitors.ts';

const FOLDER = join(import.meta.dirname, 'screenshots');
const SIZES = { desktop: { size: DESKTOP }, phone: { size: PHONE, touch: true } } as const;
const THEMES = ['dark', 'light'] as const;
const SPOKEN = ['en', 'de'] as const;
const only = process.argv.slice(2); // names of scenes; all where none is given

interface Look {
  name: string; // what comes after the page: size-theme-language
  language: (typeof SPOKEN)[number];
  visit: Visit;
}

const LOOKS: Look[] = Object.entries(SIZES).flatMap(([size, device]) =>
  SPOKEN.flatMap((language) =>
    THEMES.map((scheme) => ({
      name: `${size}-${scheme}-${language}`,
      language,
      visit: { ...device, language, scheme },
    })),
  ),
);

const wanted: [string, Scene][] = Object.entries({ ...SCENES, offline }).filter(
  ([name]) => !only.length || only.includes(name),
);

/** The lobby, opened while there is no network. */
async function offline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function take(page: Page, look: Look, played: Played): Promise<void> {
  const world = await prepare(page, look.language, played);
  for (const [name, show] of wanted) {
    await show(page, world);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${look.name}.png`) });
  }
}

/** All pictures of a scene on one sheet. */
async function sheet(page: Page, name: string): Promise<void> {
  const pictures = await Promise.all(
    LOOKS.map(async (look) => {
      const data = await readFile(join(FOLDER, `${name}-${look.name}.png`), 'base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${look.name}</figcaption></figure>`;
    }),
  );
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; font: 14px sans-serif; background: #888 }
    figure { margin: 0 } img { display: block; height: 420px }
  </style>${pictures.join('')}`);
  await page.screenshot({ path: join(FOLDER, `sheet-${name}.png`), fullPage: true });
}

async function run(visitors: Visitors, url: string): Promise<void> {
  const first = await visitors.arrive(url);
  const played = await finishedTable(first, { listed: true });
  for (const look of LOOKS) {
    await take(await visitors.arrive(url, look.visit), look, played);
    console.log(`${wanted.length} pictures of ${look.name}`);
    await visitors.leave(); // what went wrong is the business of the tests
  }
  const page = await visitors.arrive(url, { size: { width: 1660, height: 900 } });
  for (const [name] of wanted) await sheet(page, name);
}

if (!only.length) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch(await executable());
try {
  await run(new Visitors(browser), server.url);
} finally {
  await browser.close();
  await server.close();
}
