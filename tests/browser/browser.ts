/** One Chromium for each test file, and a test fails where something went wrong on any of its pages. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { serve, type Server } from './server.ts';
import { launch, type Visit, type Visitors } from './visitors.ts';

const FAILURES = process.env['FAILURES']; // a folder for pictures of failed tests

export interface Stage {
  readonly server: Server;
  readonly url: string;
  visit(path?: string, options?: Visit): Promise<Page>;
  arrive(options?: Visit): Promise<Page>;
  expectFault(page: Page, pattern: RegExp): void;
}

/** A server and a browser for the tests of a file. */
export function stage(settings: Record<string, string> = {}): Stage {
  let server: Server;
  let visitors: Visitors;

  beforeAll(async () => {
    [server, visitors] = await Promise.all([serve(settings), launch(inject('chromium'))]);
  });

  afterEach(async ({ task }) => {
    if (FAILURES && task.result?.state === 'fail') await picture(FAILURES, task.name, visitors.pages());
    expect(await visitors.leave()).toEqual([]);
  });

  afterAll(async () => {
    await visitors?.close();
    await server?.close();
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

async function picture(folder: string, name: string, pages: Page[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = name.replace(/[^\w]+/g, '-').slice(0, 80);
  for (const [index, page] of pages.entries()) await page.screenshot({ path: join(folder, `${file}-${index}.png`) });
}
