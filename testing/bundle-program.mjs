// Bundles a TypeScript test program, so that Node can run it.
import path from 'node:path';
import * as esbuild from 'esbuild';

/**
 * Resolves with the bundled file to start.
 * @param {string} entry relative to the project folder, such as `testing/workers/misbehaving.ts`
 * @returns {Promise<string>}
 */
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
