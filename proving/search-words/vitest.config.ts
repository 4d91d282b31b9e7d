// Vitest configuration of npm run prove -- search-words, which reads a file outside of the project.
import { defineConfig } from 'vitest/config';
import { alias } from '../../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: { include: ['proving/search-words/queries.ts'], pool: 'forks', testTimeout: 60_000 },
});
