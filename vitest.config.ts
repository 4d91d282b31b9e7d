// All tests: those beside the code and the browser stories in e2e/.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './testing/test-order.ts';
import { alias, globalSetup } from './testing/vitest-paths.ts';

const vite = { plugins: [react()], resolve: { alias } };

const settings = {
  // Tests of the web app ask for a page with the comment @vitest-environment happy-dom.
  environment: 'node',
  pool: 'forks',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
} as const;

const ignored = ['**/node_modules/**', 'dist/**', 'web/dist/**', '.types/**', '.data/**'];

/** Tests of a module that computes its values only once. */
const ofFreshModules = ['marketplace/search/trades.test.ts'];

export default defineConfig({
  test: {
    globalSetup,
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    projects: [
      {
        ...vite,
        test: {
          ...settings,
          name: 'server',
          include: ['**/*.test.{ts,tsx}', 'e2e/**/*.story.test.ts'],
          exclude: [...ignored, 'web/**', ...ofFreshModules],
          // Loading the modules of the server takes longer than most of its test files.
          isolate: false,
        },
      },
      {
        ...vite,
        test: {
          ...settings,
          name: 'isolated',
          // The web app has state in modules and in its page.
          include: ['web/**/*.test.{ts,tsx}', ...ofFreshModules],
          exclude: ignored,
        },
      },
    ],
  },
});
