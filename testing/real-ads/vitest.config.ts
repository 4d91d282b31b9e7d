// npm run test:data: the tests against files that lie beside the checkout and are no part of it.
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
