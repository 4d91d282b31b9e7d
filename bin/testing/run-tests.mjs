// npm test: installs the tools of the checks and runs each check. The final line has the numbers of passed, failed and
// skipped tests.
import { mkdirSync } from 'node:fs';
import { prepareInstall } from '../prepare.mjs';
import { runStep } from './run-step.mjs';
import { installSystemPackages } from './system-packages.mjs';
import { countTests, deleteReport, failuresInShort, skippedTests, testReport } from './test-counts.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * TypeScript 7 takes a quarter of the CPU time of TypeScript 6, whose API some tests need. More checkers would repeat
 * work and keep cores busy that the other checks use: they run in parallel with the type check.
 */
const types = {
  name: 'types',
  command: ['node_modules/typescript-7/bin/tsc', '-b', '--checkers', '1', '--builders', '1'],
};
const checks = [
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'unused', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'words', command: ['tools/words-lint/words-lint.mjs'] },
];
const build = { name: 'build', command: ['bin/build.mjs'] };

/**
 * Runs the checks, and the tests unless they are left out.
 * @param {readonly string[]} args `--checks` leaves out the build and all tests. `--fast` leaves out the build, and
 * runs only the tests that `vitest.fast.config.ts` selects.
 */
export async function runTests(args) {
  mkdirSync('reports', { recursive: true });
  await prepareInstall('development');
  const isFast = args.includes('--fast');
  const onlyChecks = args.includes('--checks');
  const isFull = !isFast && !onlyChecks;
  if (isFull) await installSystemPackages();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const checksAndTests = async () => {
    await runInTurn(isFull ? [...checks, build] : checks, counts);
    if (!onlyChecks) add(counts, await runVitest(isFast ? ['--config', 'vitest.fast.config.ts'] : []));
  };
  await Promise.all([runInTurn([types], counts), checksAndTests()]);
  for (const name of isFull ? skippedTests() : []) console.log(`skipped: ${name}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  const skipsCount = process.env.CI === 'true' || process.env.CI === '1';
  process.exitCode = counts.failed > 0 || (skipsCount && counts.skipped > 0) ? 1 : 0;
}

/** @param {readonly import('./run-step.mjs').Step[]} steps @param {Counts} counts */
async function runInTurn(steps, counts) {
  for (const step of steps) {
    const passed = await runStep(step);
    add(counts, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  }
}

/** @param {readonly string[]} options of vitest @returns {Promise<Counts>} */
async function runVitest(options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testReport}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
  deleteReport();
  const passed = await runStep({ name: 'tests', command, inShort: failuresInShort });
  return countTests(passed);
}

/** @param {Counts} sum @param {Counts} more */
function add(sum, more) {
  sum.passed += more.passed;
  sum.failed += more.failed;
  sum.skipped += more.skipped;
}
