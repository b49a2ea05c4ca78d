import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: './unpack.ts',
    pool: 'forks',
    maxWorkers: 2, // each file has a server, its bots and a Chromium
    testTimeout: 240_000, // for whole games on a slow machine; nothing here measures time
    hookTimeout: 120_000,
  },
});
