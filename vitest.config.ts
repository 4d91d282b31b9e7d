// Vitest configuration of all tests: the tests beside the code and the browser tests in e2e/.
import { defineConfig } from 'vitest/config';
import { TestOrder } from './testing/test-order.ts';
import { globalSetup } from './testing/vitest-paths.ts';
import { ignored, settings, vite } from './testing/vitest-settings.ts';

/** Tests that need a fresh copy of the tested module, because the module computes its values only once. */
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
          // Test files share the loaded modules: loading them again for each file would take longer than most tests.
          isolate: false,
        },
      },
      {
        ...vite,
        test: {
          ...settings,
          name: 'isolated',
          // Each test file is isolated, because the web app has state in its modules and in the page.
          include: ['web/**/*.test.{ts,tsx}', ...ofFreshModules],
          exclude: ignored,
        },
      },
    ],
  },
});
