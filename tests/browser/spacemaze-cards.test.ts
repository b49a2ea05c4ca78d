import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { random } from './play.ts';
import { stage } from './browser.ts';
import { mouse } from './gardens.ts';
import { keptGame, type Moment, momentOf, moveOf, viewOf } from './kept.ts';
import { CARDS, type Card, log, nextToAct, takeTurn, type View, waitFor } from './spacemaze.ts';
import { LANGUAGES } from './visitors.ts';

const at = stage();
const long = keptGame('spacemaze', 'two-square3-hundred-rounds');

const DOES: Record<Card, RegExp> = {
  ROTATE_90: /Ada turns the tile on [A-G]\d by 1 quarter\./,
  ROTATE_180: /Ada turns the tile on [A-G]\d by /,
  ROTATE_270: /Ada turns the tile on [A-G]\d by /,
  EXCHANGE: /Ada swaps the tiles on /,
  DIAGONAL_TWIST: /Ada turns the tile on [A-G]\d by /,
  DIAGONAL_SWITCH: /Ada swaps the tiles on /,
  RUN_1: /Ada plays RUN \+1: 1 point for the /,
  RUN_2: /Ada plays RUN \+2: 2 points for the /,
  MORPH: /Two aliens of Ada change places: /,
  SUPERGLUE: /nobody can take the relic from the \w+ alien until the round ends/,
  MOVE_BASE: /Ada moves the UFO to /,
};

/** Ada takes a die, and has this card for it. */
async function before(page: Page, card: Card): Promise<Moment> {
  const kept = await long(page);
  const played = moveOf(kept, ({ action }) => action.do === 'play' && action['card'] === card, 1); // after its die
  return momentOf(page, kept, played);
}

/** A die that powers the card. */
async function dieFor(page: Page, moment: Moment, card: Card): Promise<string> {
  const { own } = await viewOf<View>(page, moment);
  const die = own?.fits.find((fit) => fit.card === card)?.dice[0];
  if (!die) throw new Error(`no die powers ${card}`);
  return die;
}

test('every card is played through dice, hand and board, and the log says so', async () => {
  const page = await at.arrive();
  const player = { hand: mouse(page), next: random(81), played: new Set<string>() };
  for (const [nth, card] of CARDS.entries()) {
    const moment = await before(page, card);
    const die = page.locator(`[data-die="${await dieFor(page, moment, card)}"]`);
    const held = page.locator(`[data-card="${card}"]`);
    await page.goto(`/t/${moment.id}`);
    await waitFor(page, 'pick');
    if (nth % 2) {
      await held.click(); // the card first: then its die does both
      await die.click();
    } else {
      await die.click();
      await waitFor(page, 'card');
      expect(await held.getAttribute('aria-disabled')).toBe('false');
      await held.click();
    }
    const name = card.replace('RUN_', 'RUN +').replaceAll('_', ' ');
    await log(page).getByText(`Ada plays ${name}`).waitFor();
    while (!DOES[card].test(await log(page).innerText())) {
      await nextToAct([page]);
      await takeTurn(page, player);
    }
  }
});

test.each(LANGUAGES)('in %s all that stands on a card can be read, reasons too', async (language) => {
  const page = await at.arrive({ language });
  const kept = await long(page);
  const low = moveOf(kept, ({ action }) => action.do === 'pick' && /2$/.test(String(action['die'])));
  const full = moveOf(kept, ({ action }) => action.do === 'discard');
  for (const [seq, asks] of [
    [full, 'discard'],
    [low + 1, 'card'],
  ] as const) {
    await page.goto(`/t/${(await momentOf(page, kept, seq)).id}`);
    await waitFor(page, asks);
    if (asks === 'card') await page.locator('[data-card] .reason').first().waitFor();
    const cut = await page
      .locator('[data-card] span')
      .evaluateAll((found) =>
        found.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
  }
});
