// Vitest configuration of all tests: the tests beside the code and the browser tests in e2e/.
import { defineConfig } from 'vitest/config';
import { ofMocks } from './testing/mocking-tests.ts';
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
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...ofMocks],
          // Separate processes would load React, the DOM and other packages again for each file.
          isolate: false,
          setupFiles: ['testing/fresh-page.ts'],
          // Load Testing Library again for each file, because `testing/render-web.tsx` changes its configuration.
          server: { deps: { inline: [/@testing-library/] } },
        },
      },
      {
        ...vite,
        test: {
          ...settings,
          name: 'isolated',
          include: [...ofMocks, ...ofFreshModules],
          exclude: ignored,
        },
      },
    ],
  },
});
