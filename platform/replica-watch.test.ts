// Tests after a failover: a replica of the old main database may contain lost writes and must not be read; a replica of
// the new main database is read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { type DebianPostgres, hasDebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { listeningLog } from '#testing/traces.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type Db, endDb, openDb } from './db.ts';
import { openReplica } from './replica.ts';
import { many, one, rawSql, run, sql } from './sql.ts';

describe.skipIf(!hasDebianPostgres)('replica reads after a failover', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-failover-'));
  const servers = new Map<string, DebianPostgres>();
  const cleanups: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
    await Promise.allSettled([...servers.values()].map((server) => server.stop('immediate')));
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(name: string, from?: DebianPostgres): Promise<DebianPostgres> {
    const place = path.join(folder, name);
    const to = ['-D', path.join(place, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    from?.run('pg_basebackup', ['-d', from.url(), ...to]);
    const server = await startDebianPostgres({ folder: place, settings: { wal_level: 'replica', fsync: 'off' } });
    servers.set(name, server);
    return server;
  }
  const open = (server: DebianPostgres): Db => {
    const db = openDb({ url: server.url(), max: 4, name: 'tests' });
    cleanups.push(() => db.ended || endDb(db));
    return db;
  };
  const watch = (server: DebianPostgres, main: { db: Db; url: string }) => {
    const log = listeningLog();
    const replica = openReplica({ url: server.url(), main, log });
    cleanups.push(() => replica.close());
    return { replica, log };
  };

  it('A replica ahead on another timeline is not read, and a replica that follows the new main database is', async () => {
    const old = await start('old');
    const oldDb = open(old);
    await run(oldDb, sql`create table notes (note text)`);
    const next = await start('next', old);
    const nextDb = open(next);
    const follower = await start('follower', next);

    // Cut off the server that will become the main database. The old main database still writes for a while before it
    // fails, and these writes are lost.
    await nextDb.query(`alter system set primary_conninfo = ''`);
    await nextDb.query('select pg_reload_conf()');
    const receivers = sql`select from pg_stat_wal_receiver`;
    await waitFor('the receiver to end', async () => (await run(nextDb, receivers)) === 0);
    await run(oldDb, sql`insert into notes select repeat('lost', 100) from generate_series(1, 20000)`);
    await endDb(oldDb);
    await old.stop('fast');
    writeFileSync(path.join(old.data, 'standby.signal'), '');
    const stayed = await start('old');
    await nextDb.query('select pg_promote()');

    const main = { db: nextDb, url: next.url() };
    await run(nextDb, sql`insert into notes values ('mine')`);
    const { lsn } = await one(
      nextDb,
      sql`select pg_current_wal_insert_lsn()::text as lsn`,
      z.object({ lsn: z.string() }),
    );
    const notes = sql`select note, ${rawSql('pg_is_in_recovery()')} as there from notes where note = 'mine'`;
    const seen = z.object({ note: z.string(), there: z.boolean() });

    const ahead = watch(stayed, main);
    await waitFor(
      'the replica to be checked',
      () => ahead.log.lines.length > 0 || ahead.replica.state().behind_seconds !== null,
    );
    expect(await many(ahead.replica.readDb(lsn), notes, seen)).toEqual([{ note: 'mine', there: false }]);
    expect(ahead.log.lines.join()).toContain('failover');

    const behind = watch(follower, main);
    await waitFor('the replica that follows to be read', async () => {
      const [row] = await many(behind.replica.readDb(lsn), notes, seen);
      expect(row?.note).toBe('mine');
      return row?.there === true;
    });
  });
});
