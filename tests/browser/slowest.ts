/** Says at the end of a run which tests took longest. */

import type { Reporter, TestModule } from 'vitest/node';

const MOST = 20;

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const timed = tests.map((test) => ({ test, seconds: (test.diagnostic()?.duration ?? 0) / 1000 }));
    timed.sort((one, other) => other.seconds - one.seconds);
    const lines = timed
      .slice(0, MOST)
      .map(
        ({ test, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${test.module.relativeModuleId}: ${test.fullName}`,
      );
    console.log(['\nThe slowest tests:', ...lines].join('\n'));
  }
}
