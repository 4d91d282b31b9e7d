// Vitest configuration of npm run test:security: attacks at full size with their required measurements, and the related
// tests beside the code.
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
    // Sequential, because two of the checks measure time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
