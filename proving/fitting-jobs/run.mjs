// Measures how well recommended jobs fit workers: npm run prove -- fitting-jobs <file of ads> [<file> …]
import { spawn } from 'node:child_process';
import path from 'node:path';

const files = process.argv.slice(2).map((file) => path.resolve(file));
if (files.length === 0) {
  console.error('npm run prove -- fitting-jobs <file of ads> [<file> …]');
  process.exit(2);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'proving/fitting-jobs/vitest.config.ts'];
const child = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, TEST_ADS_FILES: files.join(path.delimiter) },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
