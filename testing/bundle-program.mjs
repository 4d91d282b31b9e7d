// Bundles a program of the tests, since Node reads no TypeScript.
import path from 'node:path';
import * as esbuild from 'esbuild';

/** Resolves with the file to start. @param {string} entry from the project's folder, `testing/workers/misbehaving.ts` @returns {Promise<string>} */
export async function bundleProgram(entry) {
  const outfile = path.resolve('dist', entry.replace(/\.ts$/, '.js'));
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}
