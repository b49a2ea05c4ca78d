import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ftl } from './build/ftl.ts';
import { serviceWorker } from './build/service-worker.ts';

// For `npx vite`: the server behind the page; its public_url must be the address of the page.
const server = process.env.MENSAE_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), ftl(), serviceWorker()],
  build: {
    outDir: '../src/mensae/site', // inside the package, so that the wheel ships it
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
});
