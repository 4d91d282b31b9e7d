// All tests: those beside the code and the browser stories in e2e/.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['**/*.test.{ts,tsx}', 'e2e/**/*.story.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'web/dist/**', '.types/**', '.data/**'],
    // Tests of the web app ask for a page with the comment @vitest-environment happy-dom.
    environment: 'node',
    globalSetup: ['./testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A test that passes only on its second try is named at the end of the run.
    retry: process.env.CI ? 1 : 0,
  },
});
