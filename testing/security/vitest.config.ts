// npm run test:security: attacks at their full size, each with the figure it must keep, and the tests beside the code that show the rest.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { threatFiles } from './threats.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['testing/security/*.check.ts', 'testing/security/*.test.ts', ...threatFiles],
    environment: 'node',
    globalSetup: ['./testing/global-setup.ts'],
    pool: 'forks',
    // One after the other: two of them measure time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
