// Vitest configuration of npm run check:queries: measures query understanding with a file beside the checkout.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['testing/search-words/queries.ts'], pool: 'forks', testTimeout: 60_000 },
});
