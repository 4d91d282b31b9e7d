// Bundles a program of the tests and runs it with the arguments of the command; its exit code becomes ours.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** @param {string} entry from the project's folder, `testing/texts/report.ts` */
export async function runBundled(entry) {
  process.chdir(path.join(import.meta.dirname, '..'));
  const outfile = path.join('dist', entry.replace(/\.ts$/, '.js'));
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
  process.exit(spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
}
