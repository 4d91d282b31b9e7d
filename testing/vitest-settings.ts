// Settings of vitest that all its configurations share.
import react from '@vitejs/plugin-react';
import { alias } from './vitest-paths.ts';
import { LIMIT_MS } from './wait-for.ts';

export const vite = { plugins: [react()], resolve: { alias } };

export const settings = {
  // Test files of the web app select a DOM with the comment `@vitest-environment happy-dom`.
  environment: 'node',
  pool: 'forks',
  // These limits only end a test that is stuck. On a busy machine, a test may take ten times as long as on an idle one.
  // Both limits are longer than the limit of `waitFor`, so that a failed wait names its condition.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: LIMIT_MS } },
  restoreMocks: true,
} as const;

export const ignored = ['**/node_modules/**', 'dist/**', 'web/dist/**', '.types/**', '.data/**'];
