import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

// Texts of the command line and of the terminal never show in a browser.
const ELSEWHERE = /^(cli|terminal)-/;

/** Imports `.ftl` files as strings, without comments and without the texts of other programs. */
export function ftl(): Plugin {
  return {
    name: 'ftl',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl(\?|$)/ },
      async handler(id) {
        const path = id.split('?')[0] ?? id;
        this.addWatchFile(path);
        return `export default ${JSON.stringify(forBrowsers(await readFile(path, 'utf8')))};`;
      },
    },
  };
}

/** The messages of a file that a browser can show; a message is a line that begins with its key, and what is indented. */
export function forBrowsers(source: string): string {
  let wanted = true;
  const kept = source.split('\n').filter((line) => {
    if (line.startsWith('#') || line.trim() === '') return false;
    if (/^[a-zA-Z]/.test(line)) wanted = !ELSEWHERE.test(line);
    return wanted;
  });
  return kept.join('\n') + '\n';
}
