// Tests that the previous release still works after the migrations of this release: runs its API tests on the new
// tables. As a positive control, a test must fail after a column was removed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { z } from '#contracts/z.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { checkOut, knows, released } from './release.ts';

const TEMPLATE = 'kaamsetu_template';
/** Tests that are not run: the first needs the built product, the second tests a document. */
const NOT_HERE = ['api/main.test.ts', 'api/openapi.test.ts'];
/**
 * Names of tests of the previous release whose rule this release changes, each with the decision. The tests must fail.
 * Remove an entry when `RELEASED` names a release that has the new rule.
 */
const CHANGED_RULES: Readonly<Record<string, string>> = {
  'an identity number belongs to one account; the second hears no more than that': 'docs/decisions/0059',
  'registration takes one account an identity': 'docs/decisions/0059',
};
/** The positive control: one test file, and a change of the tables that no release may make. */
const CONTROL = { file: 'api/routes/jobs.test.ts', statement: 'alter table jobs drop column positions cascade' };

const counted = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() });

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeTemplate(url: string): Promise<string> {
  await ask(url, `create database ${TEMPLATE}`);
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.href, path.resolve('migrations'));
  return template.href;
}

/** Runs tests of the previous release, which is checked out in `folder`. */
function runTests(folder: string, url: string, files: readonly string[]) {
  const report = path.join(folder, 'reports/upgrade.json');
  rmSync(report, { force: true });
  const quiet = ['--reporter=json', `--outputFile.json=${report}`];
  const left = NOT_HERE.flatMap((file) => ['--exclude', file]);
  const env = { ...process.env, TEST_DATABASE_URL: url, CI: '', NODE_OPTIONS: '' };
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files, ...left, ...quiet], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const text = readFileSync(report, 'utf8');
  const failed = [...text.matchAll(/"fullName":"([^"]+)","status":"failed"/g)].map(([, name]) => name ?? '');
  return { ...counted.parse(JSON.parse(text)), failed };
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
    const template = await makeTemplate(server.url);
    const folder = path.join(home, 'released');
    const all = runTests(folder, server.url, ['api']);
    const changed = Object.keys(CHANGED_RULES);
    const broken = all.failed.filter((name) => !changed.includes(name));
    const stale = changed.filter((name) => !all.failed.includes(name));
    for (const name of broken) console.log(`  failed: ${name}`);
    for (const name of stale) console.log(`  named as changed by ${CHANGED_RULES[name]}, but passes: ${name}`);
    await ask(template, CONTROL.statement);
    const control = runTests(folder, server.url, [CONTROL.file]);
    const kept = broken.length === 0 && stale.length === 0 && all.numPassedTests > 0 && control.numFailedTests > 0;
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/upgrade.json', JSON.stringify({ released: commit, all, changed, control, kept }, null, 2));
    console.log(
      `${kept ? 'ok' : 'MISS'}: release ${commit.slice(0, 7)} on the tables to come: ${all.numPassedTests} passed, ${broken.length} failed (must 0), ${changed.length - stale.length} fail because their rule changed; with a column taken away ${control.numFailedTests} of ${CONTROL.file} fail (must more than 0)`,
    );
    return kept;
  } finally {
    remove();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

process.exit((await check()) ? 0 : 1);
