// npm run prove -- mutations: removes one defence of the code at a time in a copy of the checkout; a test suite must
// then fail. --only N,N: only the mutations with these numbers, counted from 1. Without a mutation, every suite must
// pass.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {{ takes_away: string, file: string, from: string, to: string, suite: string, tests?: string }} Mutation */
/** @typedef {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} Report */

const root = path.join(import.meta.dirname, '..', '..');
process.chdir(root);
const { values } = parseArgs({ options: { only: { type: 'string' } } });
/** @type {Mutation[]} */
const all = JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutations.json'), 'utf8'));
const wanted = values.only?.split(',').map(Number);
const mutations = all.filter((_, n) => wanted?.includes(n + 1) ?? true);
/** Time limit of a suite. A suite that takes longer counts as not having found its mutation. */
const MAX_MS = 15 * 60_000;
const VITEST = 'node_modules/vitest/vitest.mjs';
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

const began = Date.now();
const copy = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-mutations-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(1));
copyCheckout();

const green = [];
for (const suite of new Set(mutations.map(({ suite }) => suite)))
  green.push(await runUntouched(mutations.find((one) => one.suite === suite) ?? mutations[0]));
const red = [];
for (const mutation of mutations) red.push(await runMutated(mutation));
conclude();

/** Ends the child process first, so that vitest can remove its test database. @param {number} code */
function end(code) {
  if (!running || running.exitCode !== null) process.exit(code);
  running.once('close', () => process.exit(code));
  running.kill('SIGINT');
}

function copyCheckout() {
  const names = git('ls-files', '-z')
    .split('\0')
    .filter((name) => name && existsSync(name));
  for (const name of names) {
    mkdirSync(path.join(copy, path.dirname(name)), { recursive: true });
    copyFileSync(name, path.join(copy, name));
  }
  // Uses hard links, which take no space. If the temporary folder is on another disk, copies the packages.
  const copied = ['-al', '-a'].some((how) => {
    rmSync(path.join(copy, 'node_modules'), { recursive: true, force: true });
    return spawnSync('cp', [how, 'node_modules', path.join(copy, 'node_modules')]).status === 0;
  });
  if (!copied) throw new Error('The packages could not be copied');
}

/** @param {...string} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

/**
 * Runs a program in the copy. Only the end of its output is kept.
 * @param {readonly string[]} command
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function inCopy(command) {
  // Do not set CI: with it, failing tests would be retried, which only takes longer.
  const { CI: _, ...env } = process.env;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: copy,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MAX_MS,
    });
    running = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said = `${said}${text}`.slice(-2000);
      });
    child.once('close', (status) => resolve({ status, said }));
  });
}

/**
 * Runs one suite in the copy, or only its named tests.
 * @param {Mutation} mutation
 * @param {readonly string[]} [more]
 */
async function runSuite({ suite, tests: named = '' }, more = []) {
  const outputFile = path.join(copy, 'report.json');
  rmSync(outputFile, { force: true });
  // The tests in worker/ start the built program, so build it first.
  const built = suite.startsWith('worker/') ? await inCopy(['bin/build.mjs', 'server']) : { status: 0, said: '' };
  if (built.status !== 0) throw new Error(`The copy could not be built: ${built.said}`);
  const { status, said } = await inCopy([
    VITEST,
    'run',
    suite,
    '-t',
    named,
    '--reporter=json',
    `--outputFile=${outputFile}`,
    ...more,
  ]);
  /** @type {Report} */
  const { testResults } = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : { testResults: [] };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  const passed = tests.filter((test) => test.status === 'passed').length;
  return { status, failed, passed, said };
}

/** @param {Mutation} mutation */
async function runUntouched(mutation) {
  const { suite } = mutation;
  const { status, passed, failed, said } = await runSuite(mutation);
  const kept = status === 0 && passed > 0 && failed.length === 0;
  console.log(
    `${kept ? 'ok  ' : 'MISS'}  untouched, ${suite}: ${passed} passed, ${failed.length} failed (must: green)`,
  );
  if (!kept) console.log(failed.join('\n') || said);
  return { suite, passed, kept };
}

/** Only a failed test counts: a suite that cannot be loaded proves nothing. @param {Mutation} mutation */
async function runMutated(mutation) {
  const { takes_away, file, from, to, suite } = mutation;
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`${file} must contain exactly once the text that the mutation replaces: ${from}`);
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  const { failed, said } = await runSuite(mutation, ['--bail=1']);
  writeFileSync(place, text);
  const kept = failed.length > 0;
  const by = kept ? `red by “${failed[0]}”` : 'no test failed';
  console.log(`${kept ? 'ok  ' : 'MISS'}  without ${takes_away}, ${suite}: ${by} (must: red)`);
  if (!kept) console.log(said);
  return { takes_away, suite, by, kept };
}

function conclude() {
  const turned = red.filter(({ kept }) => kept).length;
  const stood = green.filter(({ kept }) => kept).length;
  const counts = { mutations: red.length, red: turned, suites: green.length, green: stood };
  // The seed is null, because this run uses no random values.
  const report = {
    seed: null,
    commit: git('rev-parse', 'HEAD').trim(),
    counts,
    seconds: (Date.now() - began) / 1000,
    red,
    green,
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/mutations.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    `mutations: ${turned} of ${red.length} mutations turned a suite red; ${stood} of ${green.length} suites green untouched`,
  );
  process.exitCode = turned === red.length && stood === green.length && red.length > 0 ? 0 : 1;
}
