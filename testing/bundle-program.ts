// Bundles a program of the tests.
import path from 'node:path';
import * as esbuild from 'esbuild';

/** `testing/workers/misbehaving.ts`; resolves with the file to start. */
export async function bundleProgram(entry: string): Promise<string> {
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
