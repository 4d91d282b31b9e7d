// npm run prove -- node-versions [24 ...]: builds the product with other Node versions, and runs its unit and API tests
// and the tests of `npm start` with them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { runChild } from '../../bin/preparing/run-child.mjs';
import { runStep } from '../../bin/testing/run-step.mjs';

/** The supported Node versions, except the oldest one, on which `npm test` runs in CI. */
const SUPPORTED = ['22', '24'];
/** Folders whose tests are next to the code. `bin/` includes the tests of `npm start`. */
const TESTS = ['contracts/', 'locales/', 'platform/', 'marketplace/', 'api/', 'worker/', 'bin/', 'web/src/'];

process.chdir(path.join(import.meta.dirname, '..', '..'));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
for (const major of positionals.length > 0 ? positionals : SUPPORTED)
  if (!(await passesOn(await installNode(major), major))) process.exitCode = 1;

/**
 * Installs a Node version from the npm package `node`, once for all runs. Resolves with the path of its program.
 * @param {string} major
 */
async function installNode(major) {
  const folder = path.join(os.tmpdir(), `kaamsetu-node-${major}`);
  const program = path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const command = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${major}`];
  if ((await runChild('npm', command, { shell: process.platform === 'win32' })) !== 0 || !existsSync(program))
    throw new Error(`Node ${major} was not installed; see the output of npm above.`);
  return program;
}

/**
 * @param {string} program @param {string} major
 * @returns {Promise<boolean>}
 */
async function passesOn(program, major) {
  console.log(`Node ${spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
  // Put this Node first in the PATH, because tests start further programs with `node`.
  const environment = { PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
  if (!(await runStep({ name: `build-node-${major}`, program, command: ['bin/build.mjs'], environment }))) return false;
  const tests = values.only ? [values.only] : TESTS;
  const name = `tests-node-${major}`;
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...tests];
  const hasPassed = await runStep({ name, program, command, environment });
  for (const line of countsIn(`reports/${name}.log`)) console.log(`        ${line}`);
  return hasPassed;
}

/**
 * Returns the lines with the numbers of passed, failed and skipped files and tests.
 * @param {string} report
 */
function countsIn(report) {
  const lines = stripVTControlCharacters(readFileSync(report, 'utf8')).split('\n');
  return lines.flatMap((line) => (/^\s*(?:Test Files|Tests) /.test(line) ? [line.trim()] : []));
}
