import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['generic', 'axe-', 'languages']; // files that take longest

/** Begins with what takes longest, so that no process is alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(`/${name}`));
    const others = await super.sort(files.filter((file) => !isLong(file)));
    return [...files.filter(isLong), ...others];
  }
}

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    reporters: ['default', './slowest.ts'],
    globalSetup: './unpack.ts',
    pool: 'forks',
    isolate: false, // files that run one after the other share a Chromium and most of them a server
    maxWorkers: 3, // for two cores: each waits about a third of its time, for frames, bots and answers
    sequence: { sequencer: LongestFirst },
    testTimeout: 900_000, // for whole games on a slow machine; nothing here measures time
    hookTimeout: 300_000,
  },
});
