import '@fontsource-variable/figtree/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './lib/router.svelte';
import { dress } from './lib/settings.svelte';
import { load } from './lib/speech.svelte';

dress();
listen();
for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', dress);
}
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
try {
  await load();
  mount(App, { target });
} catch (error) {
  // Without texts there is no language to say it in.
  target.textContent =
    'Mensae could not be loaded. Please reload the page. · Bitte neu laden. · Laad de pagina opnieuw.';
  throw error;
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
