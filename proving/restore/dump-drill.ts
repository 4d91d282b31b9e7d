// Restore drill with a dump backup on a dedicated server: the database is backed up during use, the server is lost, and
// the backup is restored into a new server, on which the product then runs.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { eraseDue } from '#marketplace/privacy/actions/erasures.ts';
import { endDb, openDb } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { type DebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { buildSession } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { endAll } from '../bench/processes.ts';
import { note, secondsSince } from './measurements.ts';
import { plantRows } from './plant.ts';
import { callerOf, must } from './programs.ts';
import { byPlainUser, refusals } from './refusals.ts';
import { lookAround, restoreAnew } from './restored.ts';
import {
  type Drill,
  type DrillData,
  type ErasureRequests,
  type Installation,
  newDatabase,
  person,
  startPlace,
} from './scene.ts';
import { startWriters } from './writers.ts';

/** Creates an installation with the demo data and many more rows. */
async function furnish(folder: string, server: DebianPostgres, rows: number): Promise<Installation> {
  const url = await newDatabase(server);
  const data = path.join(folder, 'data');
  const env = { DATABASE_URL: url, DATA_DIR: data };
  await must('migrate', [], env);
  await must('seed', [], env);
  const db = openDb({ url, max: 4, name: 'drill', statementTimeout: 0 });
  await plantRows(db, rows);
  return { url, data, db };
}

/** After the backup, erases one person and requests the erasure of another. */
async function eraseSome({ db, data }: Installation, base: string): Promise<ErasureRequests> {
  const [erased, waiting] = await many(
    db,
    sql`select id, uid from users where user_type = 'labour' and phone_number like '+917%' order by id limit 2`,
    person,
  );
  if (!erased || !waiting) throw new Error('Fewer than two workers can be erased.');
  for (const { id } of [erased, waiting])
    await callerOf(base, await buildSession(db, { type: 'labour', id }))(privacyEndpoints.eraseAccount);
  const storage = createLocalStorage(path.join(data, 'files'));
  await waitFor('the worker to list the requested erasures', () => existsLine(data, waiting.uid), 20_000);
  await run(db, sql`update data_requests set due_at = now() where user_id = ${erased.id} and kind = 'erasure'`);
  await eraseDue({ db, storage, secrets: null, log: silentLog, deleteSms: async () => undefined }, () => undefined);
  return { erased, waiting };
}

const existsLine = (data: string, uid: string) =>
  readdirSync(path.join(data, 'files'), { recursive: true, encoding: 'utf8' }).some((name) => name.includes(uid));

async function backUp(place: Installation, to: string): Promise<string> {
  const begun = performance.now();
  const said = await must('backup', ['--to', to, '--keep', '35'], { DATABASE_URL: place.url, DATA_DIR: place.data });
  note({
    what: 'backup under load',
    found: `${secondsSince(begun).toFixed(1)} s`,
    must: 'a file',
    kept: said.includes('.backup'),
  });
  const [file] = readdirSync(to).filter((name) => name.endsWith('.backup'));
  return path.join(to, file ?? '');
}

/** Runs the steps of the drill up to the loss of the server. */
async function live({ folder, rows, servers }: Drill): Promise<DrillData> {
  const server = await startDebianPostgres({ folder: path.join(folder, 'main') });
  servers.push(server);
  const place = await furnish(folder, server, rows);
  const base = await startPlace(place);
  const writers = await startWriters(place.db, base);
  await waitFor('the first writes', () => writers.written.length > 20);
  const begun = Date.now();
  const file = await backUp(place, path.join(folder, 'backups'));
  const over = Date.now();
  const during = writers.written.filter(({ answered }) => answered > begun && answered < over).length;
  await waitFor('writes after the backup', () => writers.written.some(({ sent }) => sent > over));
  await writers.stop();
  const { well, badly } = writers.calls();
  note({ what: 'applications acknowledged during the backup', found: String(during), must: 'some', kept: during > 0 });
  note({ what: 'calls during the drill', found: `${well} well, ${badly} not`, must: 'all well', kept: badly === 0 });
  const asked = await eraseSome(place, base);
  await endAll();
  await endDb(place.db);
  await server.stop('immediate');
  return { place, file, asked, written: writers.written, begun, over };
}

/** Runs the whole drill. Returns the text for the summary line. */
export async function drillDump(drill: Drill): Promise<string> {
  const lived = await live(drill);
  const anew = await restoreAnew(drill, lived);
  await lookAround(anew, lived);
  const { rows } = anew;
  note({
    what: `from an empty server to a product that responds, ${rows} rows`,
    found: `${anew.ready.toFixed(1)} s`,
    must: '900 s a million rows',
    kept: anew.ready <= Math.max(60, (rows / 1_000_000) * 900),
  });
  await endAll();
  await refusals(drill, anew, lived);
  await byPlainUser(drill, anew, lived);
  return `RTO ${anew.ready.toFixed(1)} s for ${rows} rows (restore ${anew.restored.toFixed(1)} s)`;
}
