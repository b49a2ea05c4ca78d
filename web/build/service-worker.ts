import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Writes sw.js with the list of files that make up the shell; its name for the cache changes whenever one of them does. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = await readFile(new URL('../src/sw.js', import.meta.url), 'utf8');
      const filled = source
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(files.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled });
    },
  };
}
