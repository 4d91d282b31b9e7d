// Prints the faults of the translations: node testing/texts/run.mjs [languages]. With --letters FILE it measures
// instead which letters of foreign scripts the pages of the built product show.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runBundled } from '../run-bundled.mjs';

const REPORT = 'reports/reader-letters.txt';

/** @param {string} file of ads @returns {number} the exit code */
function measureLetters(file) {
  const env = { ...process.env, LETTERS_OF_ADS: path.resolve(file) };
  const words = ['vitest', 'run', '--config', 'e2e/reader-letters.vitest.config.ts', '--reporter=dot'];
  rmSync(REPORT, { force: true });
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env });
  // Without a browser the test is skipped and writes no report.
  if (!existsSync(REPORT)) return 1;
  console.log(readFileSync(REPORT, 'utf8'));
  return status ?? 1;
}

const [option, file] = process.argv.slice(2);
if (option === '--letters') {
  if (file && existsSync(file)) process.exit(measureLetters(file));
  console.error('--letters needs a file of ads: npm run texts -- --letters ads.jsonl');
  process.exit(2);
}
await runBundled('testing/texts/report.ts');
