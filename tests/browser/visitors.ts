/** People with browsers of their own, and everything that goes wrong on their pages. */

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Visit {
  size?: { width: number; height: number };
  touch?: boolean;
  language?: Language; // that of the browser, which the page follows
  scheme?: 'dark' | 'light';
  settings?: Record<string, unknown>; // of the page; motion is off unless they say otherwise
  bypassCSP?: boolean; // for tools that are put into the page
  serviceWorkers?: 'allow' | 'block';
}

interface Watch {
  faults: string[];
  expected: RegExp[];
}

export const PATIENCE = 180_000; // ms for whatever is waited for, on a machine that is busy with other things
const SETTINGS_KEY = 'mensae-settings';

export class Visitors {
  private contexts = new Map<BrowserContext, Watch>();
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Somebody new at an address, with nothing remembered. */
  async visit(base: string, path = '/', options: Visit = {}): Promise<Page> {
    const page = await this.arrive(base, options);
    await page.goto(path);
    return page;
  }

  /** Somebody new who has not gone anywhere yet. */
  async arrive(base: string, options: Visit = {}): Promise<Page> {
    const context = await this.browser.newContext(contextOptions(base, options));
    const watch: Watch = { faults: [], expected: [] };
    this.contexts.set(context, watch);
    context.setDefaultTimeout(PATIENCE);
    await watchPolicy(context, watch);
    const kept = JSON.stringify({ motion: 'none', ...options.settings });
    await context.addInitScript(
      ([key, value]) => {
        if (!location.protocol.startsWith('http')) return; // an empty page has no storage
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value); // what is changed later stays
      },
      [SETTINGS_KEY, kept] as const,
    );
    context.on('page', (page) => watchPage(page, watch));
    return context.newPage();
  }

  /** A fault that belongs to what the test does, such as a server that is gone. */
  expectFault(page: Page, pattern: RegExp): void {
    this.contexts.get(page.context())?.expected.push(pattern);
  }

  pages(): Page[] {
    return [...this.contexts.keys()].flatMap((context) => context.pages());
  }

  /** Sends everybody home; what went wrong meanwhile. */
  async leave(): Promise<string[]> {
    const watches = [...this.contexts.values()];
    await Promise.all([...this.contexts.keys()].map((context) => context.close()));
    this.contexts.clear();
    return watches.flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    );
  }
}

/** A browser for many visitors. */
export function launch(executablePath: string): Promise<Browser> {
  // Containers and root have no sandbox; the other flags keep pictures the same everywhere.
  const args = ['--no-sandbox', '--font-render-hinting=none', '--hide-scrollbars'];
  return chromium.launch({ executablePath, args });
}

function contextOptions(base: string, options: Visit): BrowserContextOptions {
  const { size = DESKTOP, touch = false, language = 'en', scheme = 'dark' } = options;
  const { bypassCSP = false, serviceWorkers = 'allow' } = options;
  return {
    baseURL: base,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    colorScheme: scheme,
    bypassCSP,
    serviceWorkers,
  };
}

function watchPage(page: Page, { faults }: Watch): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why === 'net::ERR_ABORTED') return; // the reader has gone on before the answer came
    faults.push(`request: ${why} (${request.url()})`);
  });
}

/** What the content security policy stops is a fault, too, also where nothing else shows it. */
async function watchPolicy(context: BrowserContext, { faults }: Watch): Promise<void> {
  await context.exposeBinding('reportViolation', (_, what: string) => faults.push(`policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}
