// Restore drill of point-in-time recovery: takes a base backup, archives WAL and crashes the server. Then restores the
// rows as of a chosen second on a new server.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { endDb, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { many, one, sql } from '#platform/sql.ts';
import { type DebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { buildApplication } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import { note } from './measurements.ts';

interface TimeDrill {
  folder: string;
  /** Seconds after which the server archives a WAL segment, even if it is not full. */
  archiveTimeout: number;
  servers: DebianPostgres[];
}

interface Written {
  id: number;
  sent: number;
  answered: number;
}

/** Writes rows with the product's own statements until it is stopped. */
function startWriting(url: string) {
  const db = openDb({ url, max: 2, name: 'drill' });
  const written: Written[] = [];
  let going = true;
  const over = (async () => {
    while (going) {
      const sent = Date.now();
      const { id } = await buildApplication(db);
      written.push({ id, sent, answered: Date.now() });
      await pause(20);
    }
  })().catch(() => undefined);
  const stop = async () => {
    going = false;
    await over;
    await endDb(db);
  };
  return { written, stop };
}

/** Starts a copy of the server that replays WAL from the archive, up to a time or to the end of the archive. */
async function recover(folder: string, archive: string, until: string | null): Promise<DebianPostgres> {
  const data = path.join(folder, 'data');
  const lines = [
    'archive_mode = off',
    `restore_command = 'cp ${archive}/%f %p'`,
    ...(until ? [`recovery_target_time = '${until}'`, "recovery_target_action = 'promote'"] : []),
  ];
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  writeFileSync(path.join(data, 'recovery.signal'), '');
  const server = await startDebianPostgres({ folder });
  const db = openDb({ url: server.url(), max: 1, name: 'drill' });
  const state = z.object({ over: z.boolean() });
  await waitFor(
    'the recovery to end',
    async () => (await one(db, sql`select not pg_is_in_recovery() as over`, state)).over,
    60_000,
  );
  await endDb(db);
  return server;
}

async function idsIn(server: DebianPostgres): Promise<Set<number>> {
  const db = openDb({ url: server.url(), max: 1, name: 'drill' });
  const rows = await many(db, sql`select id from applications`, z.object({ id: z.int() }));
  await endDb(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Runs the steps of the drill up to the loss of the server. Returns the acknowledged writes, the time of the loss and
 * the point in time to which the server is restored.
 */
async function live({ folder, archiveTimeout, servers }: TimeDrill, archive: string) {
  const settings = {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && sync ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: archiveTimeout,
  };
  const server = await startDebianPostgres({ folder: path.join(folder, 'archived'), settings });
  servers.push(server);
  await migrate(server.url(), 'migrations');
  const copies = ['moment', 'latest'].map((name) => path.join(folder, name));
  for (const copy of copies)
    server.run('pg_basebackup', ['-d', server.url(), '-D', path.join(copy, 'data'), '-X', 'stream', '-c', 'fast']);
  const writing = startWriting(server.url());
  await pause((archiveTimeout * 1000) / 4);
  const moment = Math.ceil(Date.now() / 1000) * 1000;
  // Crash the server at a random time, more than one archive interval after the point in time to which it is restored.
  await pause(moment - Date.now() + archiveTimeout * 1000 * (1.2 + Math.random() / 2));
  const lost = Date.now();
  await server.stop('immediate');
  await writing.stop();
  return { written: writing.written.filter(({ answered }) => answered <= lost), moment, lost, copies };
}

/** Runs the whole drill. Returns the text for the summary line. */
export async function drillTime(drill: TimeDrill): Promise<string> {
  const archive = path.join(drill.folder, 'archive');
  mkdirSync(archive, { recursive: true, mode: 0o777 });
  const { written, moment, lost, copies } = await live(drill, archive);
  const [toMoment = '', toLatest = ''] = copies;
  // PostgreSQL accepts only a numeric UTC offset in this setting, not `Z`.
  const then = await recover(toMoment, archive, new Date(moment).toISOString().replace('Z', '+00'));
  drill.servers.push(then);
  const ids = await idsIn(then);
  const before = written.filter(({ answered }) => answered < moment);
  const after = written.filter(({ sent }) => sent > moment);
  const [there, beyond] = [before, after].map((rows) => rows.filter(({ id }) => ids.has(id)).length);
  note({
    what: 'rows committed before the chosen second',
    found: `${there} of ${before.length}`,
    must: 'all',
    kept: there === before.length && before.length > 0,
  });
  note({
    what: 'rows sent after it',
    found: `${beyond} of ${after.length}`,
    must: 'none',
    kept: beyond === 0 && after.length > 0,
  });
  const latest = await recover(toLatest, archive, null);
  drill.servers.push(latest);
  const all = await idsIn(latest);
  const last = Math.max(...written.filter(({ id }) => all.has(id)).map(({ answered }) => answered));
  const loss = (lost - last) / 1000;
  note({
    what: 'lost with the server, archived WAL alone',
    found: `${loss.toFixed(1)} s`,
    must: '60 s at most',
    kept: loss <= 60,
  });
  return `RPO ${loss.toFixed(1)} s (archive_timeout ${drill.archiveTimeout} s), point in time exact over ${written.length} writes`;
}
