/** The hand-made board of Space Maze. */

import type { TableState } from '../../lib/table.svelte';
import type { Seat, Told } from '../../lib/wire.gen';
import type { GameUi } from '../contract';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Controls from './Controls.svelte';
import { lessons } from './lessons';
import { mazeOf } from './model.svelte';
import Panel from './Panel.svelte';

/** Short: round, dice and points stand beside it. */
function prompt(table: TableState): Told | null {
  const { asks, view } = mazeOf(table);
  if (!asks || !view || asks === 'discard') return null;
  const card: Told = { type: 'told', key: `spacemaze-card-${view.card ?? 'RUN_1'}`, values: {} };
  return { type: 'told', key: `spacemaze-ui-ask-${asks}`, values: view.card ? { card } : {} };
}

function score(table: TableState, seat: Seat): number {
  return mazeOf(table).view?.players[seat]?.tokens ?? 0;
}

export default { Board, Brief, Controls, Panel, prompt, score, lessons } satisfies GameUi;
