// Runs tests of the previous release in its checkout, on the tables of this release.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';

const counts = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() });

export interface Outcome extends z.infer<typeof counts> {
  /** Full names of the failed tests. */
  failed: string[];
}

/**
 * Runs test files of the checkout in `folder` and returns their counts. `url`: a Postgres server; the global setup of
 * the release creates its template there from the `migrations` of the folder. Throws if the run writes no report.
 */
export function runTests(folder: string, url: string, names: readonly string[]): Outcome {
  const report = path.join(folder, 'reports/upgrade.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...names, '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: url, CI: '', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const text = readFileSync(report, 'utf8');
  const failed = [...text.matchAll(/"fullName":"([^"]+)","status":"failed"/g)].map(([, name]) => name ?? '');
  return { ...counts.parse(JSON.parse(text)), failed };
}
