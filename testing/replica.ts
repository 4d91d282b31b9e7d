// A main database with a streaming replica, as in production: two PostgreSQL 15 servers, the second created by
// pg_basebackup.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { one, sql } from '#platform/sql.ts';
import type { TestDatabase } from './database.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { waitFor } from './wait-for.ts';

const known = () => {
  throw new Error('The servers exist only inside tests and hooks');
};

/** Registers hooks that start and stop both servers. */
export function useReplica() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-standby-'));
  const copy = path.join(folder, 'standby');
  let [main, replica]: (DebianPostgres | null)[] = [null, null];
  let [db, there]: (Db | null)[] = [null, null];
  const open = (server: DebianPostgres) => openDb({ url: server.url(), max: 8, name: 'tests' });
  beforeAll(async () => {
    // If a query on the replica conflicts with replay, the replica cancels the query after 100 ms.
    const settings = { wal_level: 'replica', max_standby_streaming_delay: '100ms', hot_standby_feedback: 'off' };
    main = await startDebianPostgres({ folder: path.join(folder, 'main'), settings });
    await migrate(main.url(), 'migrations');
    db = open(main);
    const to = ['-d', main.url(), '-D', path.join(copy, 'data')];
    main.run('pg_basebackup', [...to, '-R', '-X', 'stream', '-c', 'fast']);
    replica = await startDebianPostgres({ folder: copy });
    there = open(replica);
  }, 60_000);
  afterAll(async () => {
    await Promise.allSettled([db?.end(), there?.end()]);
    await Promise.allSettled([replica?.stop('immediate'), main?.stop('immediate')]);
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);
  const database: TestDatabase = {
    get url() {
      return (main ?? known()).url();
    },
    get db() {
      return db ?? known();
    },
  };
  return {
    database,
    get url() {
      return (replica ?? known()).url();
    },
    /** Database connections to the replica. */
    get db() {
      return there ?? known();
    },
    /** Pauses replay until `resume`. The replica still answers queries. */
    pause: async () => {
      await (there ?? known()).query('select pg_wal_replay_pause()');
      const paused = sql`select pg_get_wal_replay_pause_state() = 'paused' as so`;
      await waitFor(
        'replay to pause',
        async () => (await one(there ?? known(), paused, z.object({ so: z.boolean() }))).so,
      );
    },
    resume: () => (there ?? known()).query('select pg_wal_replay_resume()'),
    /** Stops the replica as a crash does. `restart` starts it again. */
    kill: () => (replica ?? known()).stop('immediate'),
    async restart() {
      replica = await startDebianPostgres({ folder: copy, port: (replica ?? known()).port });
    },
  };
}
