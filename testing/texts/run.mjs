// Bundles the findings of the texts and prints them: node testing/texts/run.mjs [languages]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as esbuild from 'esbuild';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const outfile = 'dist/testing/texts/report.js';
await esbuild.build({
  entryPoints: ['testing/texts/report.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  logLevel: 'warning',
});
process.exit(spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
