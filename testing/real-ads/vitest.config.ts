// Vitest configuration of npm run test:data: tests with files beside the checkout, which are not part of it.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['testing/real-ads/real-ads.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
