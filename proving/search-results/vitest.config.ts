// Vitest configuration of npm run prove -- search-results, which reads files outside of the project.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['proving/search-results/search-results.ts'],
    globalSetup,
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
