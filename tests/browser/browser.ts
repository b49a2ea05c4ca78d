/** A server and people for the tests of a file, and a test fails where something went wrong on any of their pages. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { serve, type Server } from './server.ts';
import { launch, type Visit, Visitors } from './visitors.ts';

const FAILURES = process.env['FAILURES']; // a folder for pictures of failed tests

// Both serve all files that this process runs, one after the other (isolate is false).
let browser: Promise<Browser> | undefined;
let shared: Promise<Server> | undefined;

export interface Stage {
  readonly server: Server;
  readonly url: string;
  visit(path?: string, options?: Visit): Promise<Page>;
  arrive(options?: Visit): Promise<Page>;
  expectFault(page: Page, pattern: RegExp): void;
}

/**
 * A server and a browser for the tests of a file. Other files meet the same server, unless the file wants it for itself:
 * because it ends it, or because it lists tables or signs people up, whom everybody can see.
 */
export function stage({ alone = false } = {}): Stage {
  let server: Server;
  let visitors: Visitors;

  beforeAll(async () => {
    const found = await Promise.all([alone ? serve() : (shared ??= serve()), chromium()]);
    [server, visitors] = [found[0], new Visitors(found[1])];
  });

  afterEach(async ({ task }) => {
    if (FAILURES && task.result?.state === 'fail') await picture(FAILURES, task.name, visitors.pages());
    expect(await visitors.leave()).toEqual([]);
  });

  afterAll(async () => {
    if (alone) await server?.close();
    else
      expect(await (await fetch(`${server.url}/api/tables`)).json(), 'tables that other files would see').toEqual([]);
  });

  return {
    get server() {
      return server;
    },
    get url() {
      return server.url;
    },
    visit: (path, options) => visitors.visit(server.url, path, options),
    arrive: (options) => visitors.arrive(server.url, options),
    expectFault: (page, pattern) => visitors.expectFault(page, pattern),
  };
}

export function chromium(): Promise<Browser> {
  return (browser ??= open());
}

/** A browser that ends with this process, which is told to go, or left alone, when there are no more files. */
async function open(): Promise<Browser> {
  const opened = await launch(inject('chromium'));
  const end = () => void opened.close().finally(() => process.kill(process.pid, 'SIGKILL'));
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, end);
  return opened;
}

async function picture(folder: string, name: string, pages: Page[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = name.replace(/[^\w]+/g, '-').slice(0, 80);
  for (const [index, page] of pages.entries()) await page.screenshot({ path: join(folder, `${file}-${index}.png`) });
}
