// Vitest configuration of npm run texts -- --letters, which reads a file of job ads outside of the project. npm test
// excludes this measurement, because without the file it would count as a skipped test.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: { include: ['e2e/reader-letters.ts'], globalSetup, pool: 'forks', testTimeout: 120_000, hookTimeout: 60_000 },
});
