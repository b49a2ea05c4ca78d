/** The service worker: keeps the shell of the page, so that it opens at once and without a network. */

const VERSION = '__VERSION__';
const CACHE = `mensae-${VERSION}`;
const SHELL = '/';
const FILES = ['__FILES__'];

addEventListener('install', (event) => {
  event.waitUntil(install());
});

addEventListener('activate', (event) => {
  event.waitUntil(cleanUp());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

// A notification of a turn leads to its table, whose address is its tag.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(SHELL, { cache: 'reload' }), ...FILES]);
  await self.skipWaiting();
}

/** Old shells go; only ours, other caches of this origin are none of our business. */
async function cleanUp() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('mensae-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page: from the server, else the kept shell, which shows what it can. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with its content: what is kept is never wrong. */
async function asset(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((each) => new URL(each.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
