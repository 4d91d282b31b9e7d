// Runs the checks and closes with their figures; fails where one is missed, skipped or not told.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isStale, parts } from '../../bin/preparing/stamps.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const told = 'reports/security.jsonl';
mkdirSync('reports', { recursive: true });
rmSync(told, { force: true });
writeFileSync(told, '');

const stale = Object.entries(parts).flatMap(([part, build]) => (isStale(build) ? [part] : []));
if (stale.length > 0 && (await run(['bin/build.mjs', ...stale])) !== 0) process.exit(1);
const code = await run(['node_modules/vitest/vitest.mjs', 'run', '--config', 'testing/security/vitest.config.ts']);

const figures = readFileSync(told, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
for (const { tried, found, must, kept } of figures)
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})`);
const missed = figures.filter(({ kept }) => !kept).length;
console.log(`${figures.length} figures, ${missed} missed; checks ${code === 0 ? 'passed' : 'failed'}`);
process.exit(code === 0 && missed === 0 && figures.length > 0 ? 0 : 1);

/** @param {readonly string[]} command @returns {Promise<number>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit' });
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
}
