import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { mouse } from './gardens.ts';
import { type Kept, keptGame, type Moment, momentOf, moveOf } from './kept.ts';
import { bar, entries, random, waitForMore } from './play.ts';
import { log, press, type Spot, spots, tileAt, waitFor, walking } from './spacemaze.ts';

const at = stage();
const long = keptGame('spacemaze', 'two-square3-hundred-rounds');
const wide = keptGame('spacemaze', 'two-square5');
const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] } as const;

function player(page: Page) {
  return { hand: mouse(page), next: random(91), played: new Set<string>() };
}

/** Ada is to turn a tile, by 1 to 3 quarters. */
async function turning(page: Page, kept: Kept): Promise<Moment> {
  const played = moveOf(kept, ({ action }) => action.do === 'play' && action['card'] === 'ROTATE_270');
  return momentOf(page, kept, played + 1);
}

/** Where every alien stands in the drawing. */
function aliens(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-alien]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('transform')).sort());
}

function tile(page: Page, cell: string): Locator {
  return page.locator(`[data-tile="${cell}"]`);
}

/** The rule that is told, with its sentence. */
async function refused(page: Page): Promise<string> {
  const alert = bar(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });
  await alert.waitFor();
  const rule = await alert.getByRole('link').innerText();
  expect(rule).toMatch(/^SM-\d+$/);
  expect(await alert.getByRole('link').getAttribute('href')).toBe(`/rules/spacemaze#${rule}`);
  return alert.innerText();
}

/** The cell beyond a side, by their names. */
function beside(cell: string, side: keyof typeof STEPS): string {
  const [down, right] = STEPS[side];
  return String.fromCharCode(cell.charCodeAt(0) + down) + (Number(cell[1]) + right);
}

test('a tile under the mouse lies as it would be turned, with who gains and who loses, and nothing is recorded', async () => {
  const page = await at.arrive();
  const { id } = await turning(page, await long(page));
  await page.goto(`/t/${id}`);
  await waitFor(page, 'turn');
  const [before, lines] = [await entries(page), await log(page).innerText()];
  const changes = new Set<string | null>();
  for (const { place, x, y } of await spots(page)) {
    const lay = await tile(page, place).getAttribute('transform');
    await page.mouse.move(x, y);
    await page.waitForFunction(
      ([cell, was]) => document.querySelector(`[data-tile="${cell}"]`)?.getAttribute('transform') !== was,
      [place, lay] as const,
    );
    for (const change of await page.locator('[data-change]').all())
      changes.add(await change.getAttribute('data-change'));
    await page.mouse.move(2, 2);
    await page.waitForFunction(
      ([cell, was]) => document.querySelector(`[data-tile="${cell}"]`)?.getAttribute('transform') === was,
      [place, lay] as const,
    );
    expect(await page.locator('[data-change]').count()).toBe(0);
  }
  expect([...changes].sort()).toEqual(['closes', 'opens']);
  expect([await entries(page), await log(page).innerText()]).toEqual([before, lines]);
});

test('a card is taken back before it is carried out, with its die, and a way with all its steps', async () => {
  const page = await at.arrive();
  const undo = bar(page).getByRole('button', { name: 'Undo' });
  const kept = await long(page);
  const played = moveOf(kept, ({ action }) => action['card'] === 'ROTATE_270' && action.do === 'play');
  const { id } = await momentOf(page, kept, played - 1);
  await page.goto(`/t/${id}`);
  await waitFor(page, 'pick');
  await page.locator(`[data-die=${String(kept.moves[played - 1]?.action['die'])}]`).click();
  await waitFor(page, 'card');
  await page.locator('[data-card=ROTATE_270]').click();
  await waitFor(page, 'turn');
  await undo.click();
  await waitFor(page, 'card');
  await undo.click();
  await waitFor(page, 'pick');
  expect(
    await log(page)
      .locator('s', { hasText: /^Ada (takes [a-z]+ \d|plays)/ })
      .allInnerTexts(),
  ).toEqual([expect.stringMatching(/^Ada takes /), expect.stringMatching(/^Ada plays ROTATE 270 /)]);

  const walk = await walking(page, await wide(page), ({ does, cost }) => does === 'go' && cost >= 2);
  await page.goto(`/t/${walk.id}`);
  await waitFor(page, 'step');
  const stood = await aliens(page);
  await page.locator(`[data-mover=${walk.reach.alien}]`).click();
  await press(page, player(page), (await spots(page)).find(({ place }) => place === walk.reach.to) as Spot);
  expect(await aliens(page)).not.toEqual(stood);
  while (await log(page).locator('li:not(.struck) button', { hasText: "Ada's" }).count()) {
    const before = await entries(page);
    await undo.click();
    await waitForMore(page, before);
  }
  expect(await aliens(page)).toEqual(stood);
});

test('a far tile is one click: all steps come together, or a way ends on a pad', async () => {
  const page = await at.arrive();
  for (const [does, cost] of [
    ['go', 3],
    ['pad', 2],
  ] as const) {
    const { id, reach } = await walking(page, await wide(page), (each) => each.does === does && each.cost >= cost);
    await page.goto(`/t/${id}`);
    await waitFor(page, 'step');
    await page.locator(`[data-mover=${reach.alien}]`).click();
    await page.evaluate(() => {
      const range = document.querySelector('input[type=range]') as HTMLElement;
      const seen = new Set([range.getAttribute('max')]);
      new MutationObserver(() => seen.add(range.getAttribute('max'))).observe(range, { attributes: true });
      Object.assign(window, { seen });
    });
    const before = await entries(page);
    const place = does === 'pad' ? `pad ${reach.to}` : reach.to;
    await press(page, player(page), (await spots(page)).find((spot) => spot.place === place) as Spot);
    const drawn = does === 'pad' ? 1 : 0; // a card
    const lengths = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].map(Number));
    expect(lengths).toEqual([before, before + reach.cost + drawn]);
    const lines = await log(page).getByRole('listitem').allInnerTexts();
    expect(lines.filter((line) => line.includes(`Ada's ${reach.alien} alien`))).toHaveLength(reach.cost);
    if (does === 'go') continue;
    expect(lines.join('\n')).toContain(`steps on the pad of ${reach.to} and draws a card`);
    await page.locator(`[data-mover=${reach.alien}]`).click({ force: true }); // though it looks as if nothing were to be done
    expect(await refused(page)).toMatch(/has stopped on the pad|no move points/);
  }
});

test('a closed door is answered with its colours and the rule', async () => {
  const page = await at.arrive();
  let shut = { from: '', to: '' };
  const { id, reach } = await walking(page, await wide(page), ({ alien }, { aliens, tiles, own, turn }) => {
    const cell = aliens.find((each) => each.seat === turn && each.colour === alien)?.cell;
    const near = cell ? (Object.keys(STEPS) as (keyof typeof STEPS)[]).map((side) => beside(cell, side)) : [];
    const taken = new Set(own?.reach.flatMap((each) => (each.alien === alien ? [each.to] : [])));
    const to = near.find((each) => tiles.some((other) => other.cell === each) && !taken.has(each));
    if (cell && to) shut = { from: cell, to };
    return to !== undefined;
  });
  await page.goto(`/t/${id}`);
  await waitFor(page, 'step');
  await page.locator(`[data-mover=${reach.alien}]`).click();
  const { x, y } = await tileAt(page, shut.to);
  const before = await entries(page);
  await page.mouse.click(x, y);
  expect(await refused(page)).toContain(`The passage from ${shut.from} to ${shut.to} is `);
  expect(await entries(page)).toBe(before);
});

test('a card that costs more than the die shows, and a tile out of range, are answered with the numbers and the rule', async () => {
  const page = await at.arrive();
  const kept = await long(page);
  const low = moveOf(
    kept,
    ({ action, seq }) =>
      action.do === 'pick' && /2$/.test(String(action['die'])) && kept.moves[seq + 1]?.action.do === 'no-card',
  );
  await page.goto(`/t/${(await momentOf(page, kept, low + 1)).id}`);
  await waitFor(page, 'card');
  await page.locator('[data-card][aria-disabled=true]').first().click({ force: true });
  expect(await refused(page)).toMatch(/costs [3-6]; your die shows 2/);

  await page.goto(`/t/${(await turning(page, kept)).id}`);
  await waitFor(page, 'turn');
  const lit = new Set((await spots(page)).map(({ place }) => place));
  const dark = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'].findLast((cell) => !lit.has(cell)) ?? '';
  const before = await entries(page);
  const { x, y } = await tileAt(page, dark);
  await page.mouse.click(x, y);
  expect(await refused(page)).toMatch(new RegExp(`${dark} is out of range: .* reaches ([A-C][1-3](, | and )?)+`));
  expect(await entries(page)).toBe(before);
});
