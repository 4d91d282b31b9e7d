// Reads from a real replica: users see their own writes, and the replica may lag, stall or stop at any time.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import { savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { createAdmin } from '#marketplace/admins/actions/make-admin.ts';
import { roomOf } from '#platform/push.ts';
import { openReplica, type Replica } from '#platform/replica.ts';
import { many, one, type Queryable, rawSql, run, type Sql, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { hasDebianPostgres } from '#testing/debian-postgres.ts';
import { buildAdmin, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { codeFor } from '#testing/people.ts';
import { useReplica } from '#testing/replica.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { listenForWakeUps } from '#testing/wake-ups.ts';
import { markPushed } from '#worker/push/mark-pushed.ts';

describe.skipIf(!hasDebianPostgres)('a read replica', () => {
  const servers = useReplica();
  const { database } = servers;
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const log = { ...silentLog, info: note, warn: note };
  const replicas: Replica[] = [];
  const open = (more: { maxLagMs?: number } = {}) => {
    const main = { db: database.db, url: database.url };
    const replica = openReplica({ url: servers.url, main, log, ...more });
    replicas.push(replica);
    return replica;
  };
  // Two API processes. The tests write through the first and read through the second.
  const patient = { maxLagMs: 60_000 };
  const one_process = useApi(database, { replica: () => open(patient) });
  const other = useApi(database, { replica: () => open(patient) });
  const there = sql`pg_is_in_recovery()`;
  const place = z.object({ there: z.boolean() });
  const isThere = async (db: Queryable, from: Sql = rawSql('')) =>
    (await one(db, sql`select ${there} as there ${from}`, place)).there;
  const reads = () => replicas.map((replica) => replica.state().reads);

  /** Waits until both processes know that the replica has replayed all writes so far. */
  async function caughtUp(): Promise<void> {
    const { lsn } = await one(
      database.db,
      sql`select pg_current_wal_insert_lsn()::text as lsn`,
      z.object({ lsn: z.string() }),
    );
    for (const replica of replicas.slice(0, 2))
      await waitFor('the standby to be read again', () => isThere(replica.readDb(lsn)));
  }
  beforeAll(caughtUp);
  afterEach(async () => {
    await servers.resume();
    await caughtUp();
  });

  const signedIn = async (person: Person) => {
    const token = await buildSession(database.db, person);
    return { here: one_process.as(token), there: other.as(token) };
  };

  const post = {
    title: 'Plumber for a school',
    state: 'MH',
    city: 'Pune',
    salary_amount: 900,
    description: 'Taps and pipes of a school, tools are given.',
  };

  it('The transaction of a new post sends no NOTIFY on the oldest supported Postgres', async () => {
    const wakeUps = await listenForWakeUps(database.db);
    const employer = await signedIn(await buildEmployer(database.db));
    await employer.here.ok(jobEndpoints.postJob, { body: post });
    expect(await wakeUps.take()).toEqual([]);
    wakeUps.close();
  });

  it('The replica answers searches, lists and statistics', async () => {
    const labour = await signedIn(await buildLabour(database.db));
    await caughtUp();
    await waitFor('all reads to use the replica', async () => {
      const [before] = reads();
      await one_process.as().ok(jobEndpoints.listJobs, { query: { q: 'mason' } });
      await labour.here.ok(applicationEndpoints.listMyApplications, { query: {} });
      const [after] = reads();
      return after?.main === before?.main && (after?.standby ?? 0) >= (before?.standby ?? 0) + 3;
    });
    const names = await many(
      servers.db,
      sql`select query from pg_stat_activity where application_name = 'api reads'`,
      z.object({ query: z.string() }),
    );
    expect(names.map(({ query }) => query).join()).toContain('applications');
  });

  it("A lagging replica hides no user's own writes on any process; other sessions see them later", async () => {
    const [person, boss] = [await buildLabour(database.db), await buildEmployer(database.db)];
    const [job, liked] = [await buildJob(database.db, { employer: boss }), await buildJob(database.db)];
    const [labour, sameOnAnotherPhone, employer] = [
      await signedIn(person),
      await signedIn(person),
      await signedIn(boss),
    ];
    await caughtUp();
    await servers.pause();

    await labour.here.ok(applicationEndpoints.apply, { body: { job_uid: job.uid } });
    await labour.here.ok(jobEndpoints.saveJob, { params: { job_uid: liked.uid } });
    await labour.here.ok(savedSearchEndpoints.saveSearch, { body: { search: { q: 'mason' } } });
    const posted = await employer.here.ok(jobEndpoints.postJob, { body: post });

    const applications = async (of: typeof labour) =>
      (await of.there.ok(applicationEndpoints.listMyApplications, { query: {} })).total;
    expect(await applications(labour)).toBe(1);
    expect((await labour.there.ok(jobEndpoints.listSavedJobs, { query: {} })).total).toBe(1);
    expect((await labour.there.ok(savedSearchEndpoints.listSavedSearches, {})).searches).toHaveLength(1);
    expect((await employer.there.ok(jobEndpoints.listMyJobs, { query: {} })).jobs[0]?.uid).toBe(posted.uid);
    // The session of the same user on another phone wrote nothing, so it reads the old list. This proves that these
    // requests read from the replica.
    await waitFor('the older list', async () => (await applications(sameOnAnotherPhone)) === 0);
    const visitor = other.as();
    const later = await buildJob(database.db, { title: 'Mason at the new bridge' });
    await waitFor('the list without the new job', async () => {
      const found = await visitor.ok(jobEndpoints.listJobs, { query: { q: 'mason' } });
      return !found.jobs.some(({ uid }) => uid === later.uid);
    });
    // A row that the replica does not have is read from the main database.
    expect((await visitor.ok(jobEndpoints.getJob, { params: { job_uid: later.uid }, query: {} })).id).toBe(later.id);

    // After a push, the reads of its recipient include the change that caused the push.
    const push = markPushed(async () => {}, { db: database.db, log });
    await push(database.db, [{ rooms: [roomOf.user(person.id)], event: 'application.updated', payload: {} }]);
    expect(await applications(sameOnAnotherPhone)).toBe(1);

    await servers.resume();
    await caughtUp();
    await waitFor('their reads to use the replica again', async () => {
      const before = reads()[1]?.standby ?? 0;
      expect(await applications(labour)).toBe(1);
      return (reads()[1]?.standby ?? 0) > before;
    });
  });

  it('A new session finds all earlier writes of its user although the replica lags', async () => {
    const person = await buildLabour(database.db);
    const job = await buildJob(database.db);
    const otherPhone = await signedIn(person);
    const otp = await codeFor(one_process, database, person.phone ?? '');
    await caughtUp();
    await servers.pause();
    await otherPhone.here.ok(applicationEndpoints.apply, { body: { job_uid: job.uid } });
    const begun = await one_process
      .as()
      .ok(signinEndpoints.verifyOtp, { body: { phone_number: person.phone ?? '', otp } });
    const list = await other.as(begun.access_token).ok(applicationEndpoints.listMyApplications, { query: {} });
    expect(list.total).toBe(1);
  });

  it('An administrator who logs in again finds all earlier writes although the replica lags', async () => {
    const account = { username: 'asha.menon', email: 'asha@kaamsetu.example', full_name: 'Asha Menon' };
    const password = 'teal umbrella 47 over Nashik';
    const { admin } = await buildAdmin(database.db);
    await createAdmin(database.db, admin, { ...account, password, role: 'viewer' });
    await caughtUp();
    await servers.pause();
    const person = await buildLabour(database.db);
    const body = { username: account.username, password };
    const { access_token } = await one_process.as().ok(adminsEndpoints.login, { body });
    const users = await other.as(access_token).ok(overviewEndpoints.listRecentUsers, { query: { limit: '1' } });
    expect(users).toMatchObject([{ id: person.id }]);
  });

  it('A replica that exceeds the maximum lag is not read until it has caught up', async () => {
    const hasty = open({ maxLagMs: 1000 });
    await waitFor('the standby to be read', () => isThere(hasty.readDb(null)));
    await servers.pause();
    // Write something: without writes a paused replica does not lag.
    await run(database.db, sql`create table happened (at timestamptz)`);
    await waitFor('the replica to be left out', async () => !(await isThere(hasty.readDb(null))));
    await waitFor('the system page to show the state', () => hasty.state().state === 'away');
    await waitFor('the log message', () => said.some((line) => line.includes('not read')));
    await servers.resume();
    await waitFor('the standby to be read again', () => isThere(hasty.readDb(null)));
    expect(said.some((line) => line.includes('read again'))).toBe(true);
    await hasty.close();
  });

  it('If replay cancels a query on the replica, the main database answers it', async () => {
    const [replica = open()] = replicas;
    const before = replica.state().reads.again;
    const slow = isThere(
      replica.readDb(null),
      sql`from happened right join (select pg_sleep(case when ${there} then 4 else 0 end)) as slept on true`,
    );
    await waitFor('the reader to lock its table', async () => {
      const locks = sql`select from pg_locks where relation = 'happened'::regclass`;
      return (await run(servers.db, locks)) > 0;
    });
    await run(database.db, sql`truncate happened`);
    expect(await slow).toBe(false);
    expect(replica.state().reads.again).toBe(before + 1);
  });

  it('If the replica freezes, the main database answers', async () => {
    const [replica = open()] = replicas;
    const pids = await many(
      servers.db,
      sql`select pid from pg_stat_activity where application_name like 'api %'`,
      z.object({ pid: z.int() }),
    );
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const { pid } of pids) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      expect(await isThere(replica.readDb(null))).toBe(false);
    } finally {
      signal('SIGCONT');
    }
  });

  it('No search fails while the replica is killed, and the restarted replica is read again', async () => {
    const visitor = one_process.as();
    const [before] = reads();
    let searches = 0;
    let ends = false;
    const people = Array.from({ length: 4 }, async () => {
      while (!ends) {
        // `ok` fails the test if a request fails.
        await visitor.ok(jobEndpoints.listJobs, { query: { q: 'mason', location: 'Pune' } });
        searches += 1;
      }
    });
    await waitFor('some searches', () => searches > 20);
    await servers.kill();
    const killedAt = searches;
    await waitFor('more searches', () => searches > killedAt + 40);
    await servers.restart();
    const main = reads()[0]?.main ?? 0;
    expect(main).toBeGreaterThan(before?.main ?? 0);
    const answered = reads()[0]?.standby ?? 0;
    await waitFor('the standby to answer again', () => (reads()[0]?.standby ?? 0) > answered + 20);
    ends = true;
    await Promise.all(people);
  });
});
