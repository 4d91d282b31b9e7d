// npm run check:queries: the measure of questions on a file that lies beside the checkout.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['testing/search-words/queries.ts'], pool: 'forks', testTimeout: 60_000 },
});
