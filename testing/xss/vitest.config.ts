// Vitest configuration of npm run test:xss: the full check of hostile words. Its short form is part of npm test.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['testing/xss/*.check.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
