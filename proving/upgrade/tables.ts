// Tests the API of the previous release on the tables of this release.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runTests } from './run-tests.ts';

/** The positive control: one test file, and a change of the tables that no release may make. */
const CONTROL = { file: 'api/routes/jobs.test.ts', statement: 'alter table jobs drop column positions cascade' };

/** Replaces the migrations of the release, from which its tests create their tables, by those of this checkout. */
export function replaceMigrations(folder: string): void {
  rmSync(path.join(folder, 'migrations'), { recursive: true });
  cpSync('migrations', path.join(folder, 'migrations'), { recursive: true });
}

/** Runs the API tests of the release in `folder`, after `replaceMigrations`. */
export const testTables = (folder: string, url: string): Outcome => runTests(folder, url, ['api']);

/** Runs one of these files after a column was removed. At least one test must fail. */
export function testTablesWithoutColumn(folder: string, url: string): Outcome {
  const migration = path.join(folder, 'migrations/9999_control.sql');
  writeFileSync(migration, `-- Up Migration\n${CONTROL.statement};\n`);
  const outcome = runTests(folder, url, [CONTROL.file]);
  rmSync(migration);
  return outcome;
}
