// npm run prove -- security: runs the security checks and the related tests, and prints their measurements. Fails if a
// requirement is not met, or a test fails or is skipped. --only WORD,WORD: only files whose names contain one of the
// words. --seed N is only written to the report: the attacks are the same for every seed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const { values } = parseArgs({ options: { only: { type: 'string' }, seed: { type: 'string', default: '1' } } });
const figuresFile = 'reports/security.jsonl';
const results = 'reports/security-tests.json';
const began = Date.now();
mkdirSync('reports', { recursive: true });
for (const file of [figuresFile, results]) rmSync(file, { force: true });
writeFileSync(figuresFile, '');
process.env.SECURITY_FIGURES = path.resolve(figuresFile);

console.log(`seed ${values.seed} (the attacks are not random)`);
const code = await run([
  'node_modules/vitest/vitest.mjs',
  'run',
  ...(values.only?.split(',') ?? []),
  '--config',
  'proving/security/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${results}`,
]);
if (!values.only || values.only.includes('sql')) await measureOthersDuringSql();
conclude();

/**
 * Measures the latency of other requests during attacks on the SQL console. Periods with and without attacks alternate.
 */
async function measureOthersDuringSql() {
  const file = 'reports/security-console.json';
  rmSync(file, { force: true });
  await run(['proving/bench/run.mjs', 'console', '--any-load', '--rounds=9', '--seconds=8', `--json=${file}`]);
  /** @type {{ id: string, work: string, ratios: number[], must: string, pass: boolean }[]} */
  const lines = JSON.parse(readFileSync(file, 'utf8')).lines;
  for (const { work, ratios, must, pass } of lines) {
    const middle = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
    record({ tried: work, found: `${middle.toFixed(2)} times the p95 without`, must, kept: pass });
  }
}

/** @param {{ tried: string, found: string, must: string, kept: boolean }} figure */
function record(figure) {
  writeFileSync(figuresFile, `${JSON.stringify(figure)}\n`, { flag: 'a' });
}

function conclude() {
  /** @type {{ tried: string, found: string, must: string, kept: boolean }[]} */
  const figures = readFileSync(figuresFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  for (const { tried, found, must, kept } of figures)
    console.log(`${kept ? 'ok  ' : 'MISS'}  ${tried}: ${found} (must: ${must})`);
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
  } = JSON.parse(readFileSync(results, 'utf8'));
  const missed = figures.filter(({ kept }) => !kept).length;
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'unknown';
  const counts = { figures: figures.length, missed, passed, failed, skipped };
  const report = { seed: Number(values.seed), commit, counts, seconds: (Date.now() - began) / 1000, figures };
  writeFileSync('reports/security.json', `${JSON.stringify(report, null, 2)}\n`);
  const kept = code === 0 && missed === 0 && failed === 0 && skipped === 0 && figures.length > 0;
  console.log(
    `test:security: ${figures.length - missed} of ${figures.length} measurements passed; ${passed} tests passed, ${failed} failed, ${skipped} skipped`,
  );
  process.exitCode = kept ? 0 : 1;
}

/** @param {readonly string[]} command @returns {Promise<number>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit' });
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
}
