// npm run test:badinput: builds stale outputs, then sends the corpus and generated cases to every route.
import * as esbuild from 'esbuild';
import { prepare } from '../../bin/prepare.mjs';
import { runBundled } from '../run-bundled.mjs';

await prepare('development');
const made = { bundle: true, format: 'esm', platform: 'node', target: 'node20.19', packages: 'external' };
// Preloaded into the API process.
await esbuild.build({
  ...made,
  entryPoints: ['testing/badinput/loop-watch.ts'],
  outfile: 'dist/testing/badinput/loop-watch.js',
});
await runBundled('testing/badinput/badinput.ts');
