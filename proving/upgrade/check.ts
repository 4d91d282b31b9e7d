// Tests the time in which two releases serve together: the API tests of the previous release on the tables of this one,
// and the browser stories of its web app with the programs of this one. Each has a positive control that must fail.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { checkOut, knows, released } from './release.ts';
import type { Outcome } from './run-tests.ts';
import { replaceMigrations, testTables, testTablesWithoutColumn } from './tables.ts';
import { replacePrograms, testWebApp, testWebAppWithoutField } from './web-app.ts';

/**
 * Names of tests of the previous release whose rule this release changes, each with the decision. The tests must fail.
 * Remove an entry when `RELEASED` names a release that has the new rule.
 */
const CHANGED_RULES: Readonly<Record<string, string>> = {};

/** Prints and returns whether all tests passed, except those with a changed rule, and the control failed. */
function isKept(subject: string, all: Outcome, control: Outcome): boolean {
  const changed = Object.keys(CHANGED_RULES);
  const broken = all.failed.filter((name) => !changed.includes(name));
  for (const name of broken) console.log(`  failed: ${name}`);
  const kept = broken.length === 0 && all.passed > 0 && control.failed.length > 0;
  const counts = `${all.passed} passed, ${broken.length} failed (must 0), ${all.failed.length - broken.length} fail because their rule changed`;
  console.log(
    `${kept ? 'ok' : 'MISS'}: ${subject}: ${counts}; control: ${control.failed.length} failed (must more than 0)`,
  );
  return kept;
}

/** Prints tests that are named as changed, but pass. Returns whether there are none. */
function haveChanged({ failed }: Outcome): boolean {
  const stale = Object.entries(CHANGED_RULES).filter(([name]) => !failed.includes(name));
  for (const [name, decision] of stale) console.log(`  named as changed by ${decision}, but passes: ${name}`);
  return stale.length === 0;
}

/** Builds the release in `folder` and runs its tests. Writes `reports/upgrade.json`. */
function testReleases(folder: string, url: string): boolean {
  execFileSync(process.execPath, ['bin/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  replaceMigrations(folder);
  const tables = { all: testTables(folder, url), control: testTablesWithoutColumn(folder, url) };
  const kept = isKept('the previous API on the new tables', tables.all, tables.control) && haveChanged(tables.all);
  replacePrograms(folder);
  const web = { all: testWebApp(folder, url), control: testWebAppWithoutField(folder, url) };
  const isServed = isKept('the previous web app with the new programs', web.all, web.control);
  mkdirSync('reports', { recursive: true });
  const report = { released: released(), changed: Object.keys(CHANGED_RULES), tables, web, kept: kept && isServed };
  writeFileSync('reports/upgrade.json', JSON.stringify(report, null, 2));
  return report.kept;
}

async function check(): Promise<boolean> {
  const commit = released();
  if (!knows(commit)) {
    console.error(`This clone does not know ${commit}, which RELEASED names: fetch the whole history.`);
    return false;
  }
  const home = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-upgrade-'));
  const server = await startEmbeddedPostgres({
    dir: path.join(home, 'postgres'),
    database: 'tests',
    durable: false,
    log: () => {},
  });
  const remove = checkOut(commit, path.join(home, 'released'));
  try {
    return testReleases(path.join(home, 'released'), server.url);
  } finally {
    remove();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

process.exit((await check()) ? 0 : 1);
