// Bundles a test program and runs it with the arguments of the command. Exits with the program's exit code.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from './bundle-program.mjs';

/** @param {string} entry relative to the project folder, such as `testing/texts/report.ts` */
export async function runBundled(entry) {
  process.chdir(path.join(import.meta.dirname, '..'));
  const program = await bundleProgram(entry);
  process.exit(spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
}
