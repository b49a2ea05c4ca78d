import { expect, test } from 'vitest';
import { walk } from './axe.ts';
import { stage } from './browser.ts';
import { DESKTOP } from './visitors.ts';

const at = stage({ alone: true });

test('on a desktop axe finds nothing on any page or at any table', async () => {
  const page = await at.arrive({ size: DESKTOP, bypassCSP: true });
  expect(await walk(at, page, 'dark')).toEqual({});
});
