// Tests for daily work (npm run test:fast): units and API, without browsers, separate processes and rendered pages.
import { defineConfig } from 'vitest/config';
import { TestOrder } from './testing/test-order.ts';
import { globalSetup } from './testing/vitest-paths.ts';
import { ignored, settings, vite } from './testing/vitest-settings.ts';

/** Tests that start programs or bundle code: they take longer than all others together. */
const ofProcesses = [
  'worker/runner/**',
  '**/live-worker.test.ts',
  'platform/{console,embedded}/**',
  'api/routes/console.test.ts',
];

/** Tests that need a fresh copy of the tested module; see vitest.config.ts. */
const ofFreshModules = ['marketplace/search/trades.test.ts'];

export default defineConfig({
  ...vite,
  test: {
    ...settings,
    globalSetup,
    maxWorkers: 2,
    sequence: { sequencer: TestOrder },
    include: ['{contracts,locales,platform,marketplace,worker}/**/*.test.ts', 'api/{http,routes}/**/*.test.ts'],
    exclude: [...ignored, ...ofProcesses, ...ofFreshModules],
    isolate: false,
  },
});
