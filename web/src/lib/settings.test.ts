import { beforeAll, expect, test, vi } from 'vitest';

let cleaned: typeof import('./settings.svelte').cleaned;
let preferred: typeof import('./settings.svelte').preferred;

// The settings read the browser when they are loaded; here is the little of it that they need.
beforeAll(async () => {
  const kept = new Map<string, string>([['mensae-settings', 'not even JSON']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'nl-BE', 'en'] });
  const { settings, ...rest } = await import('./settings.svelte');
  ({ cleaned, preferred } = rest);
  expect(settings.language).toBe('nl'); // and a broken storage is as good as an empty one
});

test('the first language that we speak is taken, else English', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de');
  expect(preferred(['fr', 'pt-BR'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('of what was kept only real settings with real values count', () => {
  expect(cleaned({ theme: 'dusk', motion: 'fast', sound: 'yes', language: 'de', other: 1, constructor: 2 })).toEqual({
    theme: 'dusk',
    language: 'de',
  });
});
