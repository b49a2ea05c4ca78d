/** Unpacks Chromium once, before test files that run side by side would all do it in the same place. */

import packed from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { endWithJob } from './job.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string; // where the executable is
  }
}

/** CHROMIUM names another one than that of the package. */
export async function executable(): Promise<string> {
  return process.env['CHROMIUM'] ?? (await packed.executablePath());
}

export default async function setup(project: TestProject): Promise<void> {
  endWithJob();
  project.provide('chromium', await executable());
}
