// Tests a database crash while the worker process commits without waiting for the disk: notifications are neither lost
// nor duplicated.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDb } from '#platform/db.ts';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { freePort } from '#testing/free-port.ts';
import { buildManyApplications, countNotices, countOf, recordShortlists } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';

const CRASHES = 3;
const BATCH = 200;

const dir = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-crash-'));
const open = (port: number) => startEmbeddedPostgres({ dir, database: 'crash', durable: true, log: () => {}, port });
let server: EmbeddedPostgres;
let db: Db;

beforeAll(async () => {
  // The system assigns this port to no other program while the server is down.
  server = await open(await freePort());
  await migrate(server.url, path.resolve('migrations'));
  db = openDb({ url: server.url, max: 4, name: 'tests' });
});
afterAll(async () => {
  await db.end();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

/**
 * Ends the database server without a shutdown, as a power failure would, and starts the server again on the same port.
 * The server then recovers from its write-ahead log.
 */
async function crash(): Promise<void> {
  const { pidFile } = clusterIn(chooseIdentity(findBinaries(), dir).folder);
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  await server.ended;
  await server.stop();
  server = await open(server.port);
}

describe('a database crash during notifications', () => {
  it('A database crash neither loses nor duplicates a notification; the worker process ends and is restarted', async () => {
    const applications = await buildManyApplications(db, CRASHES * BATCH);
    const worker = await startWorker({ url: server.url, supervised: true });
    const events: number[] = [];
    try {
      for (let time = 0; time < CRASHES; time += 1) {
        await worker.untilReady();
        const before = await countOf(db, 'notifications');
        events.push(...(await recordShortlists(db, applications.slice(time * BATCH, (time + 1) * BATCH))));
        while ((await countOf(db, 'notifications')) < before + BATCH / 5);
        await crash();
        await waitFor('the worker process to exit without its database', () => worker.endings.length > time);
      }
      const empty = async () => (await countOf(db, 'queue_urgent.jobs').catch(() => 1)) === 0;
      await waitFor('all users to be notified', empty);
      const times = await countNotices(db, events);
      expect(
        events.filter((id) => times.get(id) !== 1),
        'lost or told twice',
      ).toEqual([]);
    } finally {
      await worker.stop();
    }
  });
});
