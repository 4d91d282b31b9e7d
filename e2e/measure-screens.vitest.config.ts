// Vitest configuration of npm run prove -- screens. npm test excludes this measurement, because it asserts nothing.
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../testing/vitest-paths.ts';

export default defineConfig({
  resolve: { alias },
  test: { include: ['e2e/measure-screens.ts'], globalSetup, pool: 'forks', testTimeout: 600_000, hookTimeout: 60_000 },
});
