// Settings of vitest that all its configurations share.
import react from '@vitejs/plugin-react';
import { alias } from './vitest-paths.ts';

export const vite = { plugins: [react()], resolve: { alias } };

export const settings = {
  // Test files of the web app select a DOM with the comment `@vitest-environment happy-dom`.
  environment: 'node',
  pool: 'forks',
  // These limits only end a test that is stuck. On a busy machine, a test may take ten times as long as on an idle one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  // Retry once in CI, until the flaky test that decision 0063 names is repaired.
  retry: process.env.CI ? 1 : 0,
} as const;

export const ignored = ['**/node_modules/**', 'dist/**', 'web/dist/**', '.types/**', '.data/**'];
