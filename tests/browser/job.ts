/** The end of a run that nobody waits for: each test process ends with vitest, its servers and its Chromium with it. */

import { readFileSync } from 'node:fs';

const STARTERS = /^(node|npm|sh|dash|make|python|MainThread)/; // not the shell in which somebody typed

/** The processes above one that belong to the same run: npm, its shell, make. */
function starters(pid: number): number[] {
  const { above } = family(pid);
  return STARTERS.test(family(above).name) ? [above, ...starters(above)] : [];
}

/** The name of a process and the one that started it; only Linux tells. */
function family(pid: number): { name: string; above: number } {
  try {
    const [, name = '', rest = ''] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, above: Number(rest) };
  } catch {
    return { name: '', above: 0 }; // it is gone
  }
}

/** Ends this process soon after one that started it has ended, whom nobody could tell to end it. */
export function endWithJob(): void {
  const above = starters(process.pid);
  setInterval(() => {
    if (starters(process.pid).length < above.length) process.exit(1);
  }, 1000).unref();
}
