import { beforeAll, expect, test, vi } from 'vitest';

let speech: typeof import('./speech.svelte');
let set: typeof import('./settings.svelte').set;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ set } = await import('./settings.svelte'));
  speech = await import('./speech.svelte');
  await speech.load('gardens');
});

test('a new language is spoken once all its texts are here, those of games included', async () => {
  const { t, has, load } = speech;
  expect([t('web-close'), has('gardens-title')]).toEqual(['Close', true]);
  set('language', 'de');
  expect(t('web-close')).toBe('Close');
  await load();
  expect([t('web-close'), has('gardens-title')]).toEqual(['Schließen', true]);
});

test('of two languages that were chosen quickly the last one is spoken', async () => {
  const { t, load } = speech;
  set('language', 'nl');
  const dutch = load();
  set('language', 'en');
  await Promise.all([load(), dutch]);
  expect(t('web-close')).toBe('Close');
});

test('names, seats without one, chance, the clock and the host are said', () => {
  const { nameOf, say, t } = speech;
  expect([0, 1, -1, -2, -3].map((seat) => nameOf(seat, ['Ada', '']))).toEqual([
    'Ada',
    'Seat 2',
    t('table-chance'),
    t('table-clock'),
    t('table-host'),
  ]);
  expect(say({ type: 'told', key: 'no-such-text', values: {} })).toBe('no-such-text');
});
