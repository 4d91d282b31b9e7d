// All tests: those beside the code and the browser stories in e2e/.
import { defineConfig } from 'vitest/config';
import { TestOrder } from './testing/test-order.ts';
import { globalSetup } from './testing/vitest-paths.ts';
import { ignored, settings, vite } from './testing/vitest-settings.ts';

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
