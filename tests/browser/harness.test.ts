import { expect, test } from 'vitest';
import { chromium, stage } from './browser.ts';
import { Visitors } from './visitors.ts';

const at = stage();

test('whatever goes wrong on a page is noticed, and only what was expected is forgiven', async () => {
  const visitors = new Visitors(await chromium());
  const page = await visitors.visit(at.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    console.error('a word on the console');
    setTimeout(() => {
      throw new Error('an error of the page');
    });
    const script = document.createElement('script');
    script.textContent = 'window.ran = 1'; // which the policy forbids
    document.body.append(script);
    await fetch('/api/no-such-thing');
    await new Promise((settle) => setTimeout(settle));
  });
  visitors.expectFault(page, /status of 404/);
  const faults = (await visitors.leave()).join('\n');
  expect(faults).toContain('a word on the console');
  expect(faults).toContain('an error of the page');
  expect(faults).toMatch(/^policy: script-src/m);
  expect(faults).not.toContain('404');
  expect(await visitors.leave()).toEqual([]);
});
