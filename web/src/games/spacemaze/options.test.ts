import { describe, expect, it } from 'vitest';
import type { Alien, Reach, View } from './game.gen';
import { optionsOf, rowOf } from './options';
import { passagesOf, turnabouts } from './passages';
import { takesBack, walksOf } from './walks';
import { meant } from './whynot';

const alien = (colour: Alien['colour'], cell: string | null, more: Partial<Alien> = {}): Alien => ({
  seat: 0,
  colour,
  cell,
  on_pad: false,
  relic: false,
  glued: false,
  stopped: false,
  points: 2,
  ...more,
});
const tile = (cell: string, doors: string, east: string | null, south: string | null) => ({
  cell,
  tile: `T${cell}`,
  quarters: 0,
  doors,
  pad: true,
  east,
  south,
});
const player = { tokens: 0, cards: 0, dock: { cell: 'A1', side: 'N' }, move: null, powers: [], surplus: 0 };

function view(aliens: Alien[], reach: Reach[] = []): View {
  const own = { hand: [], aside: [], fits: [], reach };
  return { asks: 'step', layout: 'square3', turn: 0, aliens, players: [player], tiles: [], own } as unknown as View;
}

describe('a place in reach', () => {
  it('stands for its steps, one after the other, as the rules ask for them', () => {
    expect(rowOf('green', true, 'SE', 'pad', null)).toEqual([
      { do: 'exit', alien: 'green' },
      { do: 'go', alien: 'green', side: 'S' },
      { do: 'go', alien: 'green', side: 'E' },
      { do: 'pad', alien: 'green' },
    ]);
    expect(rowOf('green', false, '', 'give', 'orange')).toEqual([{ do: 'give', alien: 'green', to: 'orange' }]);
  });

  it('is pressed where it lies: the tile, its pad, the head with the relic, the UFO', () => {
    const seen = view(
      [alien('green', 'A1'), alien('purple', 'A2', { seat: 1, relic: true })],
      [
        { alien: 'green', does: 'go', to: 'B2', cost: 2, way: 'ES', mate: null },
        { alien: 'green', does: 'pad', to: 'A1', cost: 1, way: '', mate: null },
        { alien: 'green', does: 'take', to: 'A2', cost: 2, way: 'E', mate: null },
        { alien: 'green', does: 'home', to: 'A1', cost: 1, way: '', mate: null },
      ],
    );
    const options = optionsOf(seen, 0, []);
    expect(options.map(({ place }) => place)).toEqual(['B2', 'pad A1', 'alien 1 purple', 'ufo']);
    expect(options[0]?.way).toEqual(['A2', 'B2']);
  });

  it('from the UFO begins at its dock', () => {
    const [option] = optionsOf(
      view([alien('green', null)], [{ alien: 'green', does: 'go', to: 'B1', cost: 2, way: 'S', mate: null }]),
      0,
      [],
    );
    expect(option?.way).toEqual(['A1', 'B1']);
    expect(option?.actions).toHaveLength(2);
  });
});

it('passages join the doors of two tiles, and a turn tells who comes and goes', () => {
  const before = passagesOf([tile('A1', 'RYBR', 'G', null), tile('A2', 'RRRB', null, null)], 'square3');
  expect(before).toMatchObject([{ key: 'A1 E', doors: ['Y', 'B'], who: 'G', x: 50, y: 0 }]);
  const after = passagesOf([tile('A1', 'RRBR', 'P', null), tile('A2', 'RRRB', null, null)], 'square3');
  expect(turnabouts(before, after, 'A1')).toMatchObject([
    { colour: 'G', opens: false },
    { colour: 'P', opens: true },
  ]);
  expect(turnabouts(before, before, 'A1')).toEqual([]);
});

describe('what entries did', () => {
  const step = (seat: number, piece: string, to: string) => ({ what: 'step', seat, piece, to });
  const entry = (did: object[], more = {}) => ({ seq: 0, at: 0, seat: 0, did, ...more }) as never;

  it('is walked step by step, one alien after the other', () => {
    const walks = walksOf([
      entry([step(0, 'green', 'A2')]),
      entry([step(0, 'green', 'A3')]),
      entry([step(0, 'orange', 'B1')]),
    ]);
    expect(walks.get('alien 0 green')).toMatchObject({ over: ['A2'], after: 0 });
    expect(walks.get('alien 0 orange')).toMatchObject({ over: [], after: 2 });
  });

  it('is not walked where it was taken back', () => {
    expect(walksOf([entry([step(0, 'green', 'A2')], { struck: true })]).size).toBe(0);
    expect(takesBack([entry([], { action: { do: 'undo' } })])).toBe(true);
    expect(takesBack([entry([])])).toBe(false);
  });
});

it('a press where nothing can be done asks the rules about what was meant', () => {
  const seen = view([alien('green', 'A1')]);
  expect(meant(seen, 'step', seen.aliens, 'green', 'B2')).toEqual([
    { do: 'go', alien: 'green', side: 'S' },
    { do: 'go', alien: 'green', side: 'E' },
  ]);
  expect(meant(seen, 'turn', seen.aliens, 'green', 'C3')).toEqual([{ do: 'turn', cell: 'C3', quarters: 1 }]);
  expect(meant(seen, 'step', seen.aliens, 'green', 'ufo')).toEqual([{ do: 'home', alien: 'green' }]);
});
