// Vitest configuration of npm run prove -- real-ads, which reads files outside of the project.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['proving/real-ads/real-ads.ts'],
    globalSetup,
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
