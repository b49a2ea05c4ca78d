/** Every page, and every state of a table, that is looked at: by axe, by those who check layouts, and in pictures. */

import type { Page } from 'playwright-core';
import { ADA, forkedTable, makeTable, OPEN, type Played, post } from './api.ts';
import { spots, show } from './gardens.ts';
import { settled } from './layout.ts';
import { MAZE_SCENES, type MazeWorld, prepareMaze } from './mazescenes.ts';
import { playChoices, random } from './play.ts';
import { said } from './texts.ts';
import type { Language } from './visitors.ts';

export interface World {
  language: Language;
  played: Played; // by bots
  open: string; // Ada waits for somebody
  take: string; // Ada chooses her Martian
  turn: string; // in the middle of the game, Ada has good and bad targets
  over: string; // Ada's own, just ended
  maze: MazeWorld;
}

export type Scene = (page: Page, world: World) => Promise<void>;

interface Targets {
  asks: string;
  own: { targets: { points: object | null }[] } | null;
}

const SECRET = 'a long enough secret';

/** Tables in every phase; the page holds Ada's seats. */
export async function prepare(page: Page, language: Language, played: Played): Promise<World> {
  const open = await makeTable(page, { seats: [ADA, OPEN, OPEN], listed: true });
  const take = await makeTable(page);
  const turn = await forkedTable(page, played, hasBothTargets);
  const over = await forkedTable(page, played, () => true, played.entries - 6);
  await signUp(page, 'Wolkenstein');
  await page.goto(`/t/${over.room.id}?plain`);
  await playOut(page, language);
  const maze = await prepareMaze(page);
  return { language, played, open: open.room.id, take: take.room.id, turn: turn.room.id, over: over.room.id, maze };
}

function hasBothTargets(view: unknown): boolean {
  const { asks, own } = view as Targets;
  const targets = own?.targets ?? [];
  return asks === 'use' && targets.some(({ points }) => points) && targets.some(({ points }) => !points);
}

/** Plays to the end in English, in which the buttons are found. */
async function playOut(page: Page, language: Language): Promise<void> {
  await speak(page, 'en');
  await playChoices(page, random(41));
  await speak(page, language);
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('header select').selectOption(language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/** Somebody whose page can be looked at; perhaps an earlier visitor has signed them up. */
async function signUp(page: Page, name: string): Promise<void> {
  const known = await page.request.get(`/api/players/${name}`);
  if (known.ok()) return;
  await post(page, '/api/accounts', { name, password: SECRET });
  await post(page, '/api/sessions', {}, 'DELETE'); // Ada herself has no account
}

/** Shows a scene at an address, all of it. */
function at(address: (world: World) => string, then: Scene = async () => undefined): Scene {
  return async (page, world) => {
    await page.goto(address(world));
    await settled(page);
    await then(page, world);
  };
}

function button(key: string): Scene {
  return (page, { language }) =>
    page
      .getByRole('button', { name: said(language, key) })
      .first()
      .click();
}

async function dialog(page: Page, world: World, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await button(key)(page, world);
    await page.getByRole('dialog').waitFor();
  }
}

async function signedIn(page: Page, world: World): Promise<void> {
  await post(page, '/api/sessions', { name: 'Wolkenstein', password: SECRET });
  await at(() => '/account')(page, world);
}

async function lookingBack(page: Page, { language }: World): Promise<void> {
  await page.getByText(said(language, 'web-looking-back')).waitFor();
}

async function pressTarget(page: Page, costs: boolean): Promise<void> {
  const target = (await spots(page)).find((spot) => spot.costs === costs);
  if (!target) throw new Error('there is no such target');
  const { x, y } = await show(page, target.hex);
  await page.mouse.click(x, y);
  await page.locator('[data-answer]').locator('visible=true').first().waitFor();
}

async function chat(page: Page, world: World): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${said(world.language, 'web-chat').source.slice(4, -4)}`) })
    .click();
  await page.locator('#chat').waitFor();
  const field = page.getByLabel(said(world.language, 'web-chat-say'));
  await field.fill('Hello, garden!');
  await field.press('Enter');
  await page.getByText('Hello, garden!').last().waitFor();
}

/** Another game's scenes, as scenes of this world. */
const maze = Object.entries(MAZE_SCENES).map(([name, { at: address, then }]): [string, Scene] => [
  name,
  at(
    (world) => address(world.maze),
    (page, world) => then(page, world.maze),
  ),
]);

export const SCENES: Record<string, Scene> = {
  lobby: at(() => '/'),
  new: at(
    () => '/new/gardens',
    (page) => page.locator('details summary').last().click(),
  ),
  waiting: at(({ open }) => `/t/${open}`),
  take: at(({ take }) => `/t/${take}`),
  turn: at(({ turn }) => `/t/${turn}`),
  target: at(
    ({ turn }) => `/t/${turn}`,
    (page) => pressTarget(page, false),
  ),
  cost: at(
    ({ turn }) => `/t/${turn}`,
    (page) => pressTarget(page, true),
  ),
  watch: at(({ played }) => `/t/${played.id}`),
  past: at(({ played }) => `/t/${played.id}?at=60`, lookingBack),
  over: at(
    ({ over }) => `/t/${over}`,
    async (page) => page.locator('#result').waitFor(),
  ),
  replay: at(({ played }) => `/t/${played.id}/replay`, lookingBack),
  chat: at(({ turn }) => `/t/${turn}`, chat),
  share: at(
    ({ turn }) => `/t/${turn}`,
    (page, world) => dialog(page, world, 'web-share'),
  ),
  more: at(
    ({ turn }) => `/t/${turn}`,
    (page, world) => dialog(page, world, 'web-more'),
  ),
  fork: at(
    ({ turn }) => `/t/${turn}`,
    (page, world) => dialog(page, world, 'web-more', 'web-fork'),
  ),
  generic: at(({ turn }) => `/t/${turn}?plain`),
  ...Object.fromEntries(maze),
  learn: at(
    () => '/learn/gardens',
    async (page) => page.locator('.coach').waitFor(),
  ),
  rules: at(() => '/rules/gardens'),
  account: at(() => '/account'),
  player: at(() => '/players/Wolkenstein'),
  leaderboard: at(() => '/leaderboard/gardens'),
  settings: at(() => '/settings'),
  missing: at(() => '/no/such/page'),
  signed: signedIn, // the last one: from here on the visitor has an account
};
