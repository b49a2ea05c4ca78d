/** What there is to know of a thing on the table: what it is, what it does, its rule, and what happened there. */

import type { About } from '../../board/inspection.svelte';
import { linesAt } from '../../board/lines';
import { t } from '../../lib/speech.svelte';
import { isMove } from './dice';
import { type Card, DATA } from './game.gen';
import type { Maze } from './model.svelte';
import { dieName, placeWords } from './words';

/** The rules that the rulebook opens at. */
const RULES: Readonly<Record<Card, string>> = {
  ROTATE_90: 'SM-109',
  ROTATE_180: 'SM-110',
  ROTATE_270: 'SM-111',
  EXCHANGE: 'SM-113',
  DIAGONAL_TWIST: 'SM-115',
  DIAGONAL_SWITCH: 'SM-116',
  RUN_1: 'SM-120',
  RUN_2: 'SM-121',
  MORPH: 'SM-124',
  SUPERGLUE: 'SM-128',
  MOVE_BASE: 'SM-133',
};

export function about(maze: Maze, id: string): About | null {
  const [kind = '', name = ''] = id.split(' ');
  if (kind === 'card') return aboutCard(name as Card);
  if (kind === 'die')
    return {
      title: dieName(name),
      text: t(isMove(name) ? 'spacemaze-ui-about-move' : 'spacemaze-ui-about-power'),
      rule: isMove(name) ? 'SM-12' : 'SM-11',
    };
  if (maze.open.has(id)) return null; // the action bar tells it
  const [title = id, ...rest] = placeWords(maze, id).split(', ');
  return { title, text: rest.join(', '), rule: 'SM-77', lines: linesAt(maze.table, id) };
}

function aboutCard(card: Card): About {
  return {
    title: t(`spacemaze-card-${card}`),
    text: `${t('spacemaze-ui-cost', { cost: DATA.cards[card].cost })}. ${t(`spacemaze-about-${card}`)}`,
    rule: RULES[card],
  };
}
