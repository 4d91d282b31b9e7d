// npm run pictures: bundles e2e/take-pictures.ts, since Node reads no TypeScript, and runs it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

process.chdir(path.join(import.meta.dirname, '..'));
const outfile = path.resolve('dist/e2e/take-pictures.js');
await esbuild.build({
  entryPoints: ['e2e/take-pictures.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
