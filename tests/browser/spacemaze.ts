/** Playing Space Maze at its table: dice, cards and places, with a mouse or with a finger. */

import type { Locator, Page } from 'playwright-core';
import type { Hand } from './gardens.ts';
import { type Kept, type Moment, momentOf, viewOf } from './kept.ts';
import { entries, waitForMore } from './play.ts';

export const CARDS = [
  'ROTATE_90',
  'ROTATE_180',
  'ROTATE_270',
  'EXCHANGE',
  'DIAGONAL_TWIST',
  'DIAGONAL_SWITCH',
  'RUN_1',
  'RUN_2',
  'MORPH',
  'SUPERGLUE',
  'MOVE_BASE',
] as const;
export type Card = (typeof CARDS)[number];

/** The few fields of a view that tests look at. */
export interface View {
  asks: string;
  turn: number;
  layout: string;
  tiles: { cell: string; pad: boolean; doors: string; east: string | null; south: string | null }[];
  aliens: { seat: number; colour: string; cell: string | null; on_pad: boolean; relic: boolean; points: number }[];
  players: { cards: number; surplus: number }[];
  pool: string[];
  own: {
    hand: Card[];
    fits: { card: Card; alien: string | null; dice: string[]; at: string[] }[];
    reach: { alien: string; does: string; to: string; cost: number; way: string }[];
  } | null;
}

export interface Spot {
  place: string;
  kind: 'tile' | 'pad' | 'take' | 'give' | 'home' | 'morph' | 'dock';
  x: number; // where to press it, in the window
  y: number;
  covered: boolean; // something else lies above it, or it is out of sight
}

/** Somebody who plays: how, and which cards they would rather not play again. */
export interface Player {
  hand: Pick<Hand, 'press' | 'pressAt'>;
  next: () => number;
  played: Set<string>;
  wants?: 'move' | 'power'; // dice, where there is a choice
}

const NAMES: Partial<Record<Spot['kind'], RegExp>> = {
  tile: /^(Go to|Turn|Swap|Choose) /,
  pad: /^Onto the pad/,
  take: /^Take the relic/,
  give: /^Give the relic/,
};
const BEST = ['home', 'take', 'pad']; // what is done as soon as it can be

/** What is asked of the reader; empty where it is somebody else's turn. */
export function asked(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('[data-maze-controls]')?.getAttribute('data-maze-controls') ?? '');
}

/** Waits until one of these pages is asked something, or sees the result. */
export function nextToAct(pages: Page[]): Promise<Page | null> {
  return Promise.race(pages.map(async (page) => ((await turnOrEnd(page)) === 'turn' ? page : null)));
}

async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-maze-controls]:not([data-maze-controls=""])')) return 'turn';
    return document.querySelector('[aria-labelledby=result]') ? 'end' : null;
  });
  return (await found.jsonValue()) as 'turn' | 'end';
}

/** Waits until this is asked. */
export async function waitFor(page: Page, asks: string): Promise<void> {
  await page.locator(`[data-maze-controls=${asks}]`).waitFor({ state: 'attached' });
}

/** Every place that may be pressed, as it lies in the window now. Tiles are pressed below what stands in their middle. */
export function spots(page: Page): Promise<Spot[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-target]')].map((target) => {
      const box = (target.querySelector('circle, ellipse') ?? target).getBoundingClientRect();
      const place = target.getAttribute('data-target') ?? '';
      const names = ['pad', 'take', 'give', 'home', 'morph', 'dock'] as const;
      const kind = names.find((name) => target.classList.contains(name)) ?? 'tile';
      const down = kind === 'tile' ? 0.34 : kind === 'home' ? -0.3 : 0;
      const [x, y] = [box.x + box.width / 2, box.y + box.height * (0.5 + down)];
      return { place, kind, x, y, covered: !document.elementFromPoint(x, y)?.closest('[role=grid]') };
    }),
  );
}

/** Brings a place into the middle of the window; where it is then. */
export async function show(page: Page, place: string): Promise<Spot> {
  await page.evaluate((name) => {
    document.querySelector(`[data-target="${name}"]`)?.scrollIntoView({ block: 'center' });
  }, place);
  const found = (await spots(page)).find((spot) => spot.place === place);
  if (!found || found.covered) throw new Error(`${place} cannot be pressed`);
  return found;
}

/** Where a tile lies in the window, whatever can be done there. */
export async function tileAt(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-tile="${cell}"]`).boundingBox();
  if (!box) throw new Error(`${cell} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.84 };
}

/** Presses a place, and answers what is asked about it. */
export async function press(page: Page, { hand }: Player, spot: Spot): Promise<void> {
  const before = await entries(page);
  const { x, y } = spot.covered ? await show(page, spot.place) : spot;
  await hand.pressAt(x, y);
  const primary = page.locator('[data-answer] .button.primary');
  while (await isAsked(page, before)) {
    const named = primary.filter({ hasText: NAMES[spot.kind] ?? /./ });
    await hand.press((await named.count()) ? named.first() : primary.first());
  }
}

/** Waits until a press is done or asked about; whether it is asked about. */
async function isAsked(page: Page, than: number): Promise<boolean> {
  const found = await page.waitForFunction((count) => {
    if (Number(document.querySelector('input[type=range]')?.getAttribute('max') ?? Infinity) > count) return 'done';
    return document.querySelector('[data-answer] .button.primary') ? 'asked' : null;
  }, than);
  return (await found.jsonValue()) === 'asked';
}

/** Does one whole thing that is asked: a die, a card, what it is done to, a way, the end of a turn, or cards laid aside. */
export async function takeTurn(page: Page, player: Player): Promise<string> {
  const before = await entries(page);
  const asks = await asked(page);
  if (asks === 'pick') await pickDie(page, player);
  else if (asks === 'card') await playCard(page, player);
  else if (asks === 'step') await step(page, player);
  else if (asks === 'discard') await layAside(page, player);
  else await press(page, player, oneOf(await spots(page), player.next));
  await waitForMore(page, before);
  return asks;
}

/** A die that powers something, or moves. */
async function pickDie(page: Page, { hand, next, wants }: Player): Promise<void> {
  const dice = await page.locator('[data-die][aria-disabled=false]').evaluateAll((found) =>
    found.map((each) => ({
      die: each.getAttribute('data-die') ?? '',
      useful: each.querySelector('.badge')?.getAttribute('data-count') !== '0',
    })),
  );
  const wanted = dice.filter(({ die }) => !wants || /\d/.test(die) === (wants === 'power'));
  const useful = (wanted.length ? wanted : dice).filter((each) => each.useful);
  const { die } = oneOf(useful.length ? useful : dice, next);
  await hand.press(page.locator(`[data-die="${die}"]`));
  await answered(page, { hand }, 'pick');
}

/** A card that was not played yet, if there is one. */
async function playCard(page: Page, { hand, next, played }: Player): Promise<void> {
  const lit = await page
    .locator('[data-card][aria-disabled=false]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('data-card') ?? ''));
  const fresh = lit.filter((card) => !played.has(card));
  if (!lit.length) return hand.press(page.locator('[data-without]'));
  const card = oneOf(fresh.length ? fresh : lit, next);
  played.add(card);
  await hand.press(page.locator(`[data-card="${card}"]`));
  await answered(page, { hand }, 'card');
}

/** A finger looks first: then there is an answer to be given in the action bar. */
async function answered(page: Page, { hand }: Pick<Player, 'hand'>, asks: string): Promise<void> {
  const answer = page.locator(`[data-maze-controls=${asks}]`).locator('[data-answer]:is(button), [data-answer] button');
  if (await answer.isVisible()) await hand.press(answer);
}

/** The relic home, the relic, a pad, any tile; the turn ends where nothing is in reach. */
async function step(page: Page, player: Player): Promise<void> {
  for (const mover of await page.locator('[data-mover][aria-disabled=false]').all()) {
    await player.hand.press(mover);
    const all = await spots(page);
    const best = BEST.flatMap((kind) => all.filter((spot) => spot.kind === kind));
    const found = best[0] ?? (all.length ? oneOf(all, player.next) : null);
    if (found) return press(page, player, found);
  }
  await player.hand.press(page.locator('[data-end]'));
}

/** As many cards as are too many. */
async function layAside(page: Page, { hand, next }: Player): Promise<void> {
  const done = page.locator('[data-answer] button');
  while (await done.isDisabled())
    await hand.press(oneOf(await page.locator('[data-card][aria-pressed=false]').all(), next));
  await hand.press(done);
}

export function oneOf<Thing>(things: Thing[], next: () => number): Thing {
  const found = things[Math.floor(next() * things.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

type Reach = NonNullable<View['own']>['reach'][number];

export interface Walk extends Moment {
  view: View;
  reach: Reach; // what fits
}

/** Ada has taken a move die, and something that fits is in her reach. */
export async function walking(page: Page, kept: Kept, fits: (reach: Reach, view: View) => boolean): Promise<Walk> {
  for (const { seq, action } of kept.moves) {
    if (action.do !== 'pick' || /\d/.test(String(action['die']))) continue;
    const moment = await momentOf(page, kept, seq + 1);
    const view = await viewOf<View>(page, moment);
    const reach = view.own?.reach.find((each) => fits(each, view));
    if (reach) return { ...moment, view, reach };
  }
  throw new Error('nobody ever walks like that');
}

/** What has happened, in sentences. */
export function log(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}
