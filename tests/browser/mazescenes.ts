/** Every state of a table of Space Maze that is looked at. */

import type { Page } from 'playwright-core';
import { keptGame, momentOf, moveOf } from './kept.ts';
import { show, spots, waitFor, walking } from './spacemaze.ts';

export interface MazeWorld {
  start: string; // Ada takes her first die
  pick: string; // she has cards for some dice
  step: string; // she can go far
  far: string; // where to
  mover: string; // who
  turn: string; // she turns a tile
  discard: string; // she has too many cards
  over: string;
}

type Shows = (page: Page, world: MazeWorld) => Promise<void>;

const long = keptGame('spacemaze', 'two-square3-hundred-rounds');
const wide = keptGame('spacemaze', 'two-square5');

/** Tables in every phase; the page holds Ada's seats. */
export async function prepareMaze(page: Page): Promise<MazeWorld> {
  const [small, large] = [await long(page), await wide(page)];
  const rotated = moveOf(large, ({ action }) => action.do === 'turn');
  const start = await momentOf(
    page,
    large,
    moveOf(large, ({ action }) => action.do === 'pick'),
  );
  const pick = await momentOf(page, large, rotated - 2);
  const turn = await momentOf(page, large, rotated);
  const discard = await momentOf(
    page,
    small,
    moveOf(small, ({ action }) => action.do === 'discard'),
  );
  const { id: step, reach } = await walking(page, large, ({ does, cost }) => does === 'go' && cost >= 3);
  return {
    start: start.id,
    pick: pick.id,
    step,
    far: reach.to,
    mover: reach.alien,
    turn: turn.id,
    discard: discard.id,
    over: large.id,
  };
}

/** A finger taps what a mouse only looks at. */
async function lookAt(page: Page, place: string): Promise<void> {
  const { x, y } = await show(page, place);
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
}

async function chooseCard(page: Page): Promise<void> {
  await waitFor(page, 'pick');
  await page.locator('[data-card][aria-disabled=false]').first().click();
}

async function goFar(page: Page, { mover, far }: MazeWorld): Promise<void> {
  await waitFor(page, 'step');
  await page.locator(`[data-mover=${mover}]`).click();
  await lookAt(page, far);
  await page.locator('path.way').first().waitFor({ state: 'attached' });
}

async function turnTile(page: Page): Promise<void> {
  await waitFor(page, 'turn');
  for (const { place } of await spots(page)) {
    await lookAt(page, place);
    await page.locator('path.tried').waitFor({ state: 'attached' });
    if (await page.locator('[data-change]').count()) return;
  }
}

async function layAside(page: Page): Promise<void> {
  await waitFor(page, 'discard');
  await page.locator('[data-card]').first().click();
}

/** Addresses and what is done there. */
export const MAZE_SCENES: Record<string, { at: (world: MazeWorld) => string; then: Shows }> = {
  'maze-start': { at: ({ start }) => `/t/${start}`, then: (page) => waitFor(page, 'pick') },
  'maze-pick': { at: ({ pick }) => `/t/${pick}`, then: chooseCard },
  'maze-step': { at: ({ step }) => `/t/${step}`, then: goFar },
  'maze-turn': { at: ({ turn }) => `/t/${turn}`, then: turnTile },
  'maze-discard': { at: ({ discard }) => `/t/${discard}`, then: layAside },
  'maze-over': { at: ({ over }) => `/t/${over}`, then: (page) => page.locator('#result').waitFor() },
};
