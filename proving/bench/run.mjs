// npm run prove -- bench [name] [options]: bundles a benchmark and the programs that it measures, then runs the
// benchmark. Without a name, runs all benchmarks of the server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { isStale, parts } from '../../bin/preparing/stamps.mjs';
import { installSystemPackages } from '../../bin/testing/system-packages.mjs';
import { bundle, programs } from './bundle.mjs';

const root = path.join(import.meta.dirname, '..', '..');
process.chdir(root);
const given = process.argv.slice(2);
const [name = '', ...args] = given.length === 0 || given[0]?.startsWith('-') ? ['all', ...given] : given;
if (!programs.includes(name)) {
  console.error(`Name what to measure: ${programs.join(' or ')}.`);
  process.exit(2);
}

await bundle('dist/proving/bench');
const needed = name === 'document' ? [] : Object.entries(parts);
const stale = needed.flatMap(([part, build]) => (isStale(build) ? [part] : []));
if (stale.length > 0 && (await run(['bin/build.mjs', ...stale])) !== 0) process.exit(1);
// Install the system packages of the benchmark: Redis and pgbench, or a browser and fonts for the benchmark of pages.
if (name === 'all') await installSystemPackages('measuring');
if (name === 'web') await installSystemPackages('pages');
process.exit(await run(['--enable-source-maps', `dist/proving/bench/${name}.js`, ...args]));

/** @param {readonly string[]} command @returns {Promise<number>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit' });
    // Wait for the benchmark, which stops its servers itself.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
