// Bundles a measurement and the programs it measures, then runs it: node bench/run.mjs bell|bridge|console|fanout|memory|mixed-day|overview|queue|recommended|reputation|rest|search|web [its arguments]
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { isStale, parts } from '../bin/preparing/stamps.mjs';

const root = path.join(import.meta.dirname, '..');
process.chdir(root);
const [name = '', ...args] = process.argv.slice(2);
const programs = [
  'bell',
  'bridge',
  'console',
  'rest',
  'search',
  'queue',
  'reputation',
  'recommended',
  'fanout',
  'overview',
  'mixed-day',
  'memory',
  'web',
];
if (!programs.includes(name)) {
  console.error(`Name what to measure: ${programs.join(' or ')}.`);
  process.exit(2);
}

await esbuild.build({
  entryPoints: [...programs.map((program) => `bench/${program}.ts`), ...processes()],
  outdir: 'dist/bench',
  outbase: 'bench',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'warning',
});
const stale = Object.entries(parts).flatMap(([part, build]) => (isStale(build) ? [part] : []));
if (stale.length > 0 && (await run(['bin/build.mjs', ...stale])) !== 0) process.exit(1);
process.exit(await run(['--enable-source-maps', `dist/bench/${name}.js`, ...args]));

/** Code that a measurement starts in a process of its own. */
function processes() {
  return readdirSync('bench/processes').map((file) => `bench/processes/${file}`);
}

/** @param {readonly string[]} command @returns {Promise<number>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit' });
    // The measurement puts its servers away itself: wait for it.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
