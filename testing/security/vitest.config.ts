// npm run test:security: attacks at their full size, each with the figure it must keep. Their small forms are part of npm test.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['testing/security/*.check.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    pool: 'forks',
    // One after the other: two of them measure time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
