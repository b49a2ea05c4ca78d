/** The hand-made board of Gardens of Mars. */

import type { TableState } from '../../lib/table.svelte';
import type { Seat } from '../../lib/wire.gen';
import type { GameUi } from '../contract';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { lessons } from './lessons';
import { gardenOf, prompt } from './model.svelte';
import Panel from './Panel.svelte';

function score(table: TableState, seat: Seat): number {
  return gardenOf(table).view?.holdings[seat]?.score ?? 0;
}

export default { open: true, Board, Controls, Panel, prompt, score, lessons } satisfies GameUi;
