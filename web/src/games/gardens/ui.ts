/** The hand-made board of Gardens of Mars. */

import type { GameUi } from '../contract';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { lessons } from './lessons';
import { prompt } from './model.svelte';
import Panel from './Panel.svelte';

export default { Board, Controls, Panel, prompt, lessons } satisfies GameUi;
