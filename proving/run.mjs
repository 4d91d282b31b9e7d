// npm run prove -- <suite> [options]: installs packages and programs, builds stale outputs, and runs a suite of
// suites.json with the options. Without a suite it lists all of them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, prepareInstall } from '../bin/prepare.mjs';
import { installSystemPackages } from '../bin/testing/system-packages.mjs';

/**
 * @typedef {object} Suite
 * @property {string} [program] a TypeScript program, which is bundled
 * @property {readonly string[]} [script] arguments for Node, if the suite has no `program`
 * @property {Record<string, string>} [environment]
 * @property {boolean} [builds] whether it starts the built product
 * @property {string} proves in Markdown, with links relative to this folder
 * @property {string} time
 */

process.chdir(path.join(import.meta.dirname, '..'));
const [name = '', ...options] = process.argv.slice(2);
/** @type {Record<string, Suite>} */
const suites = JSON.parse(readFileSync('proving/suites.json', 'utf8'));
const suite = suites[name];
if (suite) process.exitCode = await runSuite(suite);
else listSuites();

/** @param {Suite} suite */
async function runSuite({ program, script, environment, builds }) {
  await (builds ? prepare('development') : prepareInstall('development'));
  // Benchmarks install the system packages that they need themselves.
  if (name !== 'bench') await installSystemPackages('proving');
  const command = program ? [await bundled(program)] : (script ?? []);
  return runToEnd([...command, ...options], { ...process.env, ...environment });
}

/** @param {readonly string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runToEnd(command, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', env });
    // Wait for the suite, which stops its servers itself. On Ctrl-C, the terminal sends SIGINT to the suite as well.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Imports the bundler here, because `runSuite` installs its package before this call. @param {string} program */
async function bundled(program) {
  const { bundleProgram } = await import('../testing/bundle-program.mjs');
  return bundleProgram(program);
}

/** Returns Markdown without links and code marks. @param {string} text */
function plain(text) {
  return text.replace(/ \(\[[^)]*\)\)|\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** Prints all suites. Sets the exit code 2 if the command named an unknown suite. */
function listSuites() {
  console.log(`${name ? `There is no suite ${name}. ` : ''}npm run prove -- <suite> [options]\n`);
  for (const [one, { time, proves }] of Object.entries(suites))
    console.log(`${one.padEnd(14)}${time.padEnd(14)}${plain(proves)}`);
  process.exitCode = name ? 2 : 0;
}
