// Vitest configuration of npm run prove -- security: full-size attacks whose measurements must meet requirements, and
// the related tests beside the code.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias, globalSetup } from '../../testing/vitest-paths.ts';
import { threatFiles } from './threats.ts';

export default defineConfig({
  resolve: { alias },
  plugins: [react()],
  test: {
    include: ['proving/security/*.check.ts', 'proving/security/*.test.ts', ...threatFiles],
    environment: 'node',
    globalSetup,
    pool: 'forks',
    // Run the files one after the other, because two of the checks measure time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
