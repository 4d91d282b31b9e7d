// Prints the faults of the translations: node testing/texts/run.mjs [languages]. With --letters FILE it measures the
// letters of the built product in a browser instead.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runBundled } from '../run-bundled.mjs';

const REPORT = 'reports/reader-letters.txt';

/** @param {string} file of ads @returns {number} the exit code */
function measureLetters(file) {
  const env = { ...process.env, LETTERS_OF_ADS: path.resolve(file) };
  const words = ['vitest', 'run', 'e2e/reader-letters.story.test.ts', '--reporter=dot'];
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env });
  if (existsSync(REPORT)) console.log(readFileSync(REPORT, 'utf8'));
  return status ?? 1;
}

const [option, file] = process.argv.slice(2);
if (option === '--letters' && file) process.exit(measureLetters(file));
await runBundled('testing/texts/report.ts');
