import { expect, test } from 'vitest';
import { walk } from './axe.ts';
import { stage } from './browser.ts';
import { PHONE } from './visitors.ts';

const at = stage({ alone: true });

test('on a phone axe finds nothing on any page or at any table', async () => {
  const page = await at.arrive({ size: PHONE, touch: true, bypassCSP: true });
  expect(await walk(at, page, 'light')).toEqual({});
});
