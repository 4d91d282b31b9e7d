// Chaos scenario R27: a lost server is restored from a backup and archived WAL. The positive controls, which the checks
// must detect, are a modified backup, a modified row and a lost row.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksumTables, differences } from '#bin/backup/table-checksums.ts';
import { endDb, inTransaction, openDb } from '#platform/db.ts';
import { run as runSql, sql } from '#platform/sql.ts';
import { type DebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { drillAll } from '../../restore/full-drill.ts';
import { onMeasurement } from '../../restore/measurements.ts';
import { plantRows } from '../../restore/plant.ts';
import { must, runCommand } from '../../restore/programs.ts';
import { newDatabase } from '../../restore/scene.ts';
import type { Run, Scenario } from '../scenario.ts';

const ROWS = 100_000;
const ARCHIVE_TIMEOUT_SECONDS = 50;
const CONTROL_ROWS = 500;

async function faces(run: Run): Promise<void> {
  onMeasurement((figure) => run.note(figure));
  const wanted = { rows: run.events(ROWS), archiveTimeout: ARCHIVE_TIMEOUT_SECONDS };
  for (const line of await drillAll(run.folder, wanted)) run.say(line);
}

/** Whether a backup with one flipped bit is refused. */
async function isRefused(file: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const copy = `${file}.changed`;
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  const place = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(copy, bytes);
  const { code, said } = await runCommand('restore', [copy], env);
  return code !== 0 && said.includes('Nothing is restored');
}

/**
 * Changes one row and deletes another. Returns the differences that the comparison of table checksums then reports. The
 * scenario compares a restored database in the same way.
 */
async function differencesOfDamage(url: string): Promise<string[]> {
  const db = openDb({ url, max: 1, name: 'drill', statementTimeout: 0 });
  try {
    const whole = await inTransaction(db, checksumTables);
    const same = differences(whole, await inTransaction(db, checksumTables));
    if (same.length > 0) return [];
    await runSql(db, sql`update jobs set salary_amount = salary_amount + 1 where id = (select min(id) from jobs)`);
    const changed = differences(whole, await inTransaction(db, checksumTables));
    await runSql(
      db,
      sql`delete from application_status_history where id = (select max(id) from application_status_history)`,
    );
    return [...changed, ...differences(whole, await inTransaction(db, checksumTables))];
  } finally {
    await endDb(db);
  }
}

async function damage(run: Run, server: DebianPostgres): Promise<boolean> {
  const env = { DATABASE_URL: await newDatabase(server), DATA_DIR: path.join(run.folder, 'data') };
  await must('migrate', [], env);
  await must('seed', [], env);
  const db = openDb({ url: env.DATABASE_URL, max: 1, name: 'drill', statementTimeout: 0 });
  await plantRows(db, CONTROL_ROWS).finally(() => endDb(db));
  const to = path.join(run.folder, 'backups');
  await must('backup', ['--to', to], env);
  const [file = ''] = readdirSync(to).filter((name) => name.endsWith('.backup'));
  const anew = { ...env, DATABASE_URL: await newDatabase(server, 'anew') };
  const refused = await isRefused(path.join(to, file), anew);
  await must('restore', [path.join(to, file)], anew);
  const found = await differencesOfDamage(anew.DATABASE_URL);
  run.say(`a changed backup is ${refused ? '' : 'NOT '}refused; of a changed and a lost row: ${found.join(' ')}`);
  return (
    refused && found.some((text) => text.includes('others than')) && found.some((text) => text.includes('and had'))
  );
}

async function control(run: Run): Promise<boolean> {
  const server = await startDebianPostgres({ folder: path.join(run.folder, 'main') });
  try {
    return await damage(run, server);
  } finally {
    await server.stop('immediate');
  }
}

export const restoredBackup: Scenario = {
  id: 'R27',
  what: 'a server is lost and restored from its backup',
  requirements: ['postgresql-15'],
  faces,
  control,
};
