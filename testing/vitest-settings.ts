// Settings of vitest that all its configurations share.
import react from '@vitejs/plugin-react';
import { alias } from './vitest-paths.ts';

export const vite = { plugins: [react()], resolve: { alias } };

export const settings = {
  // Tests of the web app ask for a page with the comment @vitest-environment happy-dom.
  environment: 'node',
  pool: 'forks',
  // Only for a test that is stuck: on a busy machine, a test may take ten times as long as on an idle one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  // Until the test named in decision 0063 no longer fails at random.
  retry: process.env.CI ? 1 : 0,
} as const;

export const ignored = ['**/node_modules/**', 'dist/**', 'web/dist/**', '.types/**', '.data/**'];
