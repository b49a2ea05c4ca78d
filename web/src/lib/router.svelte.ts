/** Addresses and pages: plain links work, and a click on one of ours changes the page without loading it anew. */

import type { Component } from 'svelte';

type Page = Component<Record<string, string>>;

export interface Route {
  page: () => Promise<{ default: Page }>;
  params: Record<string, string>;
}

// Each page takes the named parts of its address; the address is what makes sure that they are there.
const PAGES: [RegExp, () => Promise<{ default: unknown }>][] = [
  [/^\/$/, () => import('../pages/Lobby.svelte')],
  [/^\/new\/(?<game>[a-z]+)$/, () => import('../pages/NewTable.svelte')],
  [/^\/learn\/(?<game>[a-z]+)$/, () => import('../pages/Learn.svelte')],
  [/^\/t\/(?<id>[\w-]+)$/, () => import('../pages/TablePage.svelte')],
  [/^\/t\/(?<id>[\w-]+)\/(?<replay>replay)$/, () => import('../pages/TablePage.svelte')],
  [/^\/rules\/(?<game>[a-z]+)$/, () => import('../pages/Rules.svelte')],
  [/^\/players\/(?<name>[^/]+)$/, () => import('../pages/Player.svelte')],
  [/^\/leaderboard\/(?<game>[a-z]+)$/, () => import('../pages/Leaderboard.svelte')],
  [/^\/settings$/, () => import('../pages/Settings.svelte')],
  [/^\/account$/, () => import('../pages/Account.svelte')],
];

/** Where the reader is. */
export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** The page of an address; unknown ones get the page that says so. */
export function route(path: string): Route {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page: page as Route['page'], params: decoded(match.groups ?? {}) };
  }
  return { page: () => import('../pages/Missing.svelte') as ReturnType<Route['page']>, params: {} };
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) if (value !== undefined) found[name] = unescaped(value);
  return found;
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value; // nobody has such a name, and the page will say so
    throw error;
  }
}

/** Goes to another address of ours. */
export function go(address: string, replace = false): void {
  const url = new URL(address, location.href);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  const moved = url.pathname !== place.path;
  arrive();
  if (moved) scrollTo(0, 0);
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

/** Follows links to our own pages, and the buttons for back and forward. */
export function listen(): void {
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls there by itself
    event.preventDefault();
    go(link.href);
  });
}
