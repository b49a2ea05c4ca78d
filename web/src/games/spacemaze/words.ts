/** The table in words, for those who hear it and for the action bar; from the same data as the drawing. */

import { nameOf as person, say, t } from '../../lib/speech.svelte';
import type { Told, Value } from '../../lib/wire.gen';
import { colourOf, isMove, stepsOf, valueOf } from './dice';
import { type Card, type Colour, DATA, type Side } from './game.gen';
import { beyond } from './geometry';
import type { Maze } from './model.svelte';
import type { Option } from './options';
import { doorOf } from './passages';
import { COLOURS, type Letter } from './palette';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** A text with its values. */
export function told(key: string, values: Record<string, Value> = {}): Told {
  return { type: 'told', key, values };
}

/** The button that takes a die; move dice are told apart by the eye. */
export function takeWords(die: string): string {
  return isMove(die) ? t('spacemaze-ui-take-move') : t('spacemaze-ui-take', { die: dieName(die) });
}

/** Green 5, or a move die with its footprints. */
export function dieName(die: string): string {
  if (!isMove(die)) return t(`spacemaze-power-${colourOf(die)}`, { value: valueOf(die) });
  const steps = Object.entries(stepsOf(die)).filter(([, count]) => count > 0);
  return t('spacemaze-ui-move-die', {
    points: steps.map(([letter, count]) => pointsOf(letter as Letter, count)).join(', '),
  });
}

function pointsOf(letter: Letter, count: number): string {
  return t(`spacemaze-points-${COLOURS[letter]}`, { count });
}

export function dieWords(maze: Maze, die: string, count: number): string {
  const parts = [count > 1 ? t('spacemaze-ui-times', { what: dieName(die), count }) : dieName(die)];
  if (maze.asks === 'pick' && !isMove(die))
    parts.push(t('spacemaze-ui-powers', { count: maze.desk.powered(die), hand: maze.desk.hand.length }));
  return parts.join(', ');
}

/** All that stands on a card, in the order in which it is read there; what is drawn as a number comes last. */
export function cardWords(maze: Maze, card: Card, count: number): string {
  const name = t(`spacemaze-card-${card}`);
  const reason = maze.desk.reasonOf(card);
  const parts = [
    count > 1 ? t('spacemaze-ui-times', { what: name, count }) : name,
    reason ? say(reason.text, maze.table.names) : t(`spacemaze-about-${card}`),
    t('spacemaze-ui-cost', { cost: DATA.cards[card].cost }),
  ];
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

/** What taking the die that is looked at would bring. */
export function pickWords(maze: Maze): string {
  const { asks } = maze;
  const { die, card } = maze.desk;
  if (asks !== 'pick') return '';
  if (maze.desk.readyCard && !die)
    return t('spacemaze-ui-pick-for', { card: t(`spacemaze-card-${maze.desk.readyCard}`) });
  if (die && maze.desk.dice.has(die)) return isMove(die) ? moveWords(maze, die) : powerWords(maze, die);
  if (card) return `${t(`spacemaze-card-${card}`)}: ${t(`spacemaze-about-${card}`)}`;
  return t('spacemaze-ui-pick');
}

function powerWords(maze: Maze, die: string): string {
  const values = { die: dieName(die), count: maze.desk.powered(die), hand: maze.desk.hand.length };
  return t('spacemaze-ui-pick-power', {
    ...values,
    alien: t(`spacemaze-alien-${colourOf(die)}`),
    place: placeOfAlien(maze, colourOf(die)),
  });
}

function moveWords(maze: Maze, die: string): string {
  const tiles = new Set(maze.wouldReach.filter(({ does }) => does === 'go').map(({ to }) => to)).size;
  return t('spacemaze-ui-pick-move', { die: dieName(die), tiles });
}

function placeOfAlien(maze: Maze, colour: Colour): string {
  const alien = maze.aliens.find((each) => each.colour === colour);
  if (!alien?.cell) return t('spacemaze-place-ufo');
  return t(alien.on_pad ? 'spacemaze-place-pad' : 'spacemaze-place-tile', { cell: alien.cell });
}

/** What a press would do here, or what to look for. */
export function optionWords(maze: Maze, option: Option | null): string {
  if (!option)
    return t(
      maze.asks === 'step' ? (maze.movers.size ? 'spacemaze-ui-step' : 'spacemaze-ui-spent') : 'spacemaze-ui-aim',
    );
  const { kind, cell, cost, way } = option;
  const left = cost === null ? 0 : (maze.aliens.find(({ colour }) => colour === option.alien)?.points ?? 0) - cost;
  const values = { cell: cell ?? option.place, cost: cost ?? 0, left, way: way.join(' → ') };
  return t(`spacemaze-ui-would-${kind}`, values);
}

/** The button that does it. */
export function optionName({ kind, cell, place, cost, quarters }: Option): string {
  return t(`spacemaze-ui-do-${kind}`, { cell: cell ?? place, cost: cost ?? 0, quarters });
}

/** A place with all that stands there and all that can be done there. */
export function placeWords(maze: Maze, id: string): string {
  const { view } = maze;
  if (!view) return id;
  const options = maze.optionsAt(id).filter((option) => option.place === id);
  const parts = /^[A-G]\d$/.test(id) ? tileWords(maze, id) : [thingWords(maze, id)];
  return [...parts, ...options.map((option) => optionWords(maze, option))].join(', ');
}

function thingWords(maze: Maze, id: string): string {
  const [kind, seat, colour] = id.split(' ');
  if (kind === 'alien')
    return t('spacemaze-ui-alien', {
      who: person(Number(seat), maze.table.names),
      alien: t(`spacemaze-alien-${colour as Colour}`),
    });
  if (kind === 'pad') return t('spacemaze-ui-pad', { cell: seat ?? '' });
  if (kind === 'ufo') return t('spacemaze-ui-ufo');
  if (kind === 'relic') return t('spacemaze-ui-relic');
  return t('spacemaze-berth', { cell: kind ?? '', side: t(`spacemaze-side-${seat as Side}`) });
}

function tileWords(maze: Maze, cell: string): string[] {
  const view = maze.view;
  const tile = view?.tiles.find((each) => each.cell === cell);
  if (!view || !tile) return [cell];
  const parts = [cell];
  for (const alien of view.aliens)
    if (alien.cell === cell) parts.push(thingWords(maze, `alien ${alien.seat} ${alien.colour}`));
  if (view.relic === cell || maze.wearer?.cell === cell) parts.push(t('spacemaze-ui-relic'));
  if (tile.pad && !view.aliens.some((each) => each.cell === cell && each.on_pad))
    parts.push(t('spacemaze-ui-pad-free'));
  for (const side of SIDES) {
    const other = beyond(cell, side, view.layout);
    const who = other === null ? null : passers(maze, cell, side);
    const way = t(`spacemaze-way-${side}`);
    if (who === null) continue;
    const names = [...who].map((letter) => t(`spacemaze-colour-${COLOURS[letter as Letter]}`)).join(' ');
    const door = t(`spacemaze-door-${doorOf(tile, side)}`);
    parts.push(names ? t('spacemaze-ui-way-open', { way, who: names }) : t('spacemaze-ui-way-shut', { way, door }));
  }
  return parts;
}

/** Who may pass a side, from whichever tile the view tells it. */
function passers(maze: Maze, cell: string, side: Side): string | null {
  const { view } = maze;
  if (!view) return null;
  const at = (name: string | null) => view.tiles.find((each) => each.cell === name);
  if (side === 'E') return at(cell)?.east ?? null;
  if (side === 'S') return at(cell)?.south ?? null;
  if (side === 'W') return at(beyond(cell, 'W', view.layout))?.east ?? null;
  return at(beyond(cell, 'N', view.layout))?.south ?? null;
}
