// Bundles the figures of the check and prints them: node testing/lint/run.mjs [--faults]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as esbuild from 'esbuild';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const outfile = 'dist/lint/check.js';
await esbuild.build({
  entryPoints: ['testing/lint/check.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  logLevel: 'warning',
});
process.exit(spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
