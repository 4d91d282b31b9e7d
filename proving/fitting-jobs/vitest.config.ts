// Vitest configuration of npm run prove -- fitting-jobs: measures with files of ads that are not part of the product.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['proving/fitting-jobs/measure.ts'],
    globalSetup,
    pool: 'forks',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
