// Runs tests of the previous release in its checkout, on the tables of this release.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';

const reportShape = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export interface Outcome {
  passed: number;
  /** Full names of the failed tests, and names of files whose tests could not run. */
  failed: string[];
}

function failedIn({ name, status, assertionResults }: z.infer<typeof reportShape>['testResults'][number]): string[] {
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && tests.length === 0 ? [path.basename(name)] : tests;
}

/**
 * Runs test files of the checkout in `folder`. `url`: a Postgres server; the global setup of the release creates its
 * template there from the `migrations` of the folder. Throws if the run writes no report.
 */
export function runTests(folder: string, url: string, names: readonly string[]): Outcome {
  const file = path.join(folder, 'reports/upgrade.json');
  rmSync(file, { force: true });
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...names, '--reporter=json', `--outputFile.json=${file}`],
    {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: url, CI: '', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const report = reportShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: report.numPassedTests, failed: report.testResults.flatMap(failedIn) };
}
