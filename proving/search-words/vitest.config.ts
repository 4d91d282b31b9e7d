// Vitest configuration of npm run prove -- search-words: measures query understanding with a file beside the checkout.
import { defineConfig } from 'vitest/config';
import { alias } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: { include: ['proving/search-words/queries.ts'], pool: 'forks', testTimeout: 60_000 },
});
