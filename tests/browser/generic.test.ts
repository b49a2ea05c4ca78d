import { expect, test } from 'vitest';
import { ADA, BEN, type Game, get, makeTable, type Place } from './api.ts';
import { stage } from './browser.ts';
import { choices, entries, playAs, playChoices, random, result } from './play.ts';

const SOME = 24; // choices: enough for everybody to have had several turns
const at = stage();

/** As few at the table as the game allows, or the test: Ada, and others of one sort. */
function few(game: Game, other: (seat: number) => Place, least = 1): Place[] {
  const length = Math.max(least, Math.min(...game.seats));
  return Array.from({ length }, (_, seat) => (seat === 0 ? ADA : other(seat)));
}

test('every game is played to its end against bots by choice buttons alone', async () => {
  const page = await at.arrive();
  const games = await get<Game[]>(page, '/api/games');
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    const seats = few(game, () => ({ kind: 'bot', level: 'easy' }));
    const { room } = await makeTable(page, { game: game.id, seats });
    await page.goto(`/t/${room.id}?plain`);
    await playChoices(page, random(1));
    await result(page).waitFor();
    if (game.real_time) continue; // a team has no places
    for (const chair of await result(page).getByRole('listitem').all()) {
      expect(await chair.innerText()).toMatch(/^\d+\./); // a place, a name, a score
    }
    expect(await result(page).getByRole('listitem').count()).toBe(seats.length);
  }
});

test('people who share a device hand it on, and each makes their own choices', async () => {
  const page = await at.arrive();
  for (const game of await get<Game[]>(page, '/api/games')) {
    if (game.real_time) continue; // there they change seats as they like
    const seats = few(game, (seat) => (seat === 1 ? BEN : { kind: 'me', name: `Friend ${seat}` }), 2);
    const { room } = await makeTable(page, { game: game.id, seats });
    await page.goto(`/t/${room.id}?plain`);
    await playChoices(page, random(2), SOME);
    const log = page.getByRole('region', { name: 'Log' });
    const sketch = page.getByRole('region', { name: 'The board, drawn with letters' });
    await choices(page).or(playAs(page)).first().waitFor();
    while (!(await playAs(page).isVisible())) await playChoices(page, random(3), 1);
    const scrubber = page.getByRole('slider', { name: 'Position' });
    const seen = [await log.count(), await sketch.count(), await scrubber.count()];
    expect(seen).toEqual([0, 0, 0]); // what the one before saw is behind a curtain
    await playAs(page).click();
    await sketch.waitFor();
    expect(await entries(page)).toBeGreaterThanOrEqual(SOME);
    for (const seat of seats) expect(await log.innerText()).toContain(seat.kind === 'me' ? seat.name : '');
  }
});
