// Tests with PostgreSQL 15, the oldest supported version: migrations succeed, and a replica can follow the server.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { type DebianPostgres, hasDebianPostgres, startDebianPostgres } from './debian-postgres.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-pg15-'));
const servers: DebianPostgres[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!hasDebianPostgres)('PostgreSQL 15 runs all migrations, and a replica receives the tables', async () => {
  const main = await startDebianPostgres({ folder: path.join(folder, 'main'), settings: { wal_level: 'replica' } });
  servers.push(main);
  await migrate(main.url(), 'migrations');
  const copy = path.join(folder, 'standby');
  main.run('pg_basebackup', ['-d', main.url(), '-D', path.join(copy, 'data'), '-R', '-X', 'stream', '-c', 'fast']);
  const standby = await startDebianPostgres({ folder: copy });
  servers.push(standby);
  const db = openDb({ url: standby.url(), max: 1, name: 'tests' });
  const { rows } = await db.query(
    `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as follows, count(*)::int as jobs from jobs`,
  );
  await db.end();
  expect(rows).toEqual([{ version: 15, follows: true, jobs: 0 }]);
});
