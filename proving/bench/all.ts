// npm run bench, npm run bench:full: runs all server benchmarks in sequence, with one seed and one result table.
// --only=Q,P,L,F,H,S,W,M selects lines of the table by the letter of their id; --json FILE (reports/bench.json); --rounds
// N; --seed N; --check fails if a required value is missed or a line is skipped; --any-load also measures on a busy
// machine.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectResults, resultShape, type SuiteResult } from './collect-results.ts';
import { refuseBusyMachine } from './load.ts';
import { readOptions } from './options.ts';
import { closingLine, loadNow, machineLine, printTable, verdictOf, writeReport } from './report.ts';
import { isSize, letters, type Suite, suites } from './suites.ts';

const options = readOptions({ size: 'short', rounds: '5', seed: '20261121' });
const { option, asks, check } = options;
const json = options.json ?? 'reports/bench.json';
const [size, rounds, seed] = [option('size'), option('rounds'), option('seed')];
const asked = letters.filter(asks);
if (!isSize(size) || asked.length === 0) {
  console.error(`--size=short or full; --only=${letters.join(',')}`);
  process.exit(2);
}
if (!options.anyLoad) refuseBusyMachine();
const load = loadNow();
const began = performance.now();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-all-'));
let interrupted = false;

/** Runs one program and resolves with its exit code. */
function runProgram(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const file = path.join(import.meta.dirname, `${program}.js`);
    const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: 'inherit' });
    // Forward the signal and wait, because the program stops its servers itself.
    const stop = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs one benchmark program. Returns the results that the program reported, even if the program failed afterwards;
 * null if it reported nothing.
 */
async function measure({ program, letters: own, args }: Suite): Promise<Omit<SuiteResult, 'part'>> {
  const only = Object.entries(own).flatMap(([letter, suite]) => (asks(letter) ? [suite.only] : []));
  const file = path.join(folder, `${program}.json`);
  // The load of the machine is checked once, before the first program, because each program causes load itself.
  const common = [`--seed=${seed}`, `--rounds=${rounds}`, `--only=${only.join(',')}`, `--json=${file}`, '--any-load'];
  const from = performance.now();
  console.log(`\n== ${program}`);
  const code = await runProgram(program, [...common, ...(isSize(size) ? args[size] : [])]);
  console.log(`== ${program} took ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return {
    result: existsSync(file) ? resultShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : null,
    broken: code !== 0,
  };
}

try {
  const found: SuiteResult[] = [];
  for (const suite of suites) {
    if (interrupted || !Object.keys(suite.letters).some(asks)) continue;
    found.push({ part: suite, ...(await measure(suite)) });
  }
  const { lines, facts, broken } = collectResults(found, asks);
  const machine = machineLine({ ...facts, load, seed });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const closing = closingLine('bench', lines);
  console.log('');
  printTable(lines);
  console.log(machine);
  writeReport(json, {
    size,
    day: new Date().toISOString().slice(0, 10),
    seed: Number(seed),
    rounds: Number(rounds),
    machine,
    minutes: Number(minutes),
    closing,
    lines,
  });
  console.log(`${minutes} minutes; written to ${json}`);
  console.log(closing);
  process.exitCode = interrupted || broken ? 1 : verdictOf(lines, { check }).exitCode;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
