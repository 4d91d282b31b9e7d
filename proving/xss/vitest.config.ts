// Vitest configuration of npm run prove -- xss: the full check with hostile text. A short form is part of npm test.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['proving/xss/*.check.ts'],
    globalSetup,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
});
