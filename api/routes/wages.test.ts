// The wage ledger over HTTP and in the database: accounts, days, payments, corrections, repeated and invalid requests.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints } from '#contracts/labour-dashboard.ts';
import { type NewWageEntry, wageEndpoints } from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { personalTables } from '#marketplace/privacy/tables.ts';
import { recomputePerson } from '#marketplace/reputation/actions/recompute.ts';
import { showScore } from '#marketplace/reputation/actions/show.ts';
import { bookDay, openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts, openMissingAccounts } from '#marketplace/wages/actions/check.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { listAccounts, getAccount, getJournal, recordEntry, decideEntry } = wageEndpoints;
const { getAttendance, setAttendance, enterAttendance } = attendanceEndpoints;
const DAY = 24 * 60 * 60 * 1000;

type Pay = Pick<NonNullable<Parameters<typeof buildJob>[1]>, 'salary_amount' | 'salary_period'>;

/** An application accepted ten days ago, before wage accounts existed, and sessions of its worker and employer. */
async function hired(pay: Pay = {}) {
  const application = await buildApplication(database.db, {
    job: await buildJob(database.db, pay),
    status: 'accepted',
  });
  await run(
    database.db,
    sql`update applications set created_at = now() - interval '10 days' where id = ${application.id}`,
  );
  const now = await readClock(database.db);
  return {
    ...application,
    day: (back: number) => dayOf(now - back * DAY),
    params: { application_id: String(application.id) },
    worker: api.as(await buildSession(database.db, application.labour)),
    boss: api.as(await buildSession(database.db, application.employer)),
  };
}
type Hired = Awaited<ReturnType<typeof hired>>;

/** Opens the wage account of an application and returns its path parameters. */
async function opened({ id }: Pick<Hired, 'id'>) {
  const ledger = await inTransaction(database.db, (tx) => openAccount(tx, id));
  return { account_id: String(ledger?.account.id) };
}

async function withAccount(pay?: Pay) {
  const work = await hired(pay);
  return { ...work, account: await opened(work) };
}
type WithAccount = Awaited<ReturnType<typeof withAccount>>;

const faults = async () => {
  const found: string[] = [];
  await checkAccounts(database.db, (fault) => found.push(fault));
  return found;
};

const payment = (day: string, paise: number) => ({
  client_id: randomUUID(),
  kind: 'payment' as const,
  day,
  paise,
  method: 'cash' as const,
});
const fullDay = (day: string, more: { halves?: number; replaces?: number } = {}) => ({
  client_id: randomUUID(),
  kind: 'day' as const,
  day,
  halves: 2,
  ...more,
});

const record = ({ account }: WithAccount, by: Hired['worker'], body: NewWageEntry) =>
  by.ok(recordEntry, { params: account, body });
const decide = (
  { account }: WithAccount,
  by: Hired['worker'],
  {
    seq,
    ...body
  }: { seq: number; decision: 'agree' | 'dispute' | 'withdraw'; reason?: 'not_received' | 'wrong_amount' },
) => by.ok(decideEntry, { params: { ...account, seq: String(seq) }, body: { client_id: randomUUID(), ...body } });

/** Returns the ledger. Expects that the worker and the employer see the same amounts and entries. */
async function ledgerOf({ account, worker, boss }: WithAccount) {
  const mine = await worker.ok(getAccount, { params: account, query: {} });
  const theirs = await boss.ok(getAccount, { params: account, query: {} });
  const shared = ({ balance, seq, digest, terms, entries }: typeof mine) => ({
    ...{ balance, seq, digest, terms },
    entries: entries.map(({ allowed: _a, can_correct: _c, awaits_you: _w, ...entry }) => entry),
  });
  expect(shared(mine)).toEqual(shared(theirs));
  return mine;
}

describe('a wage account', () => {
  it('The account opens when the employer accepts the worker, with the posted pay as the agreed rate', async () => {
    const application = await buildApplication(database.db, { status: 'shortlisted' });
    const boss = api.as(await buildSession(database.db, application.employer));
    const worker = api.as(await buildSession(database.db, application.labour));
    const params = { application_id: String(application.id) };
    await boss.ok(applicationEndpoints.setApplicationStatus, { params, body: { status: 'accepted' } });
    const { accounts, total } = await worker.ok(listAccounts, { query: {} });
    expect(total).toBe(1);
    const [account = expect.fail('an account')] = accounts;
    expect(account).toMatchObject({ application_id: application.id, balance: { owed: 0 }, seq: 1 });
    const found = await boss.ok(getAccount, { params: { account_id: String(account.id) }, query: {} });
    expect(found.terms).toMatchObject([{ basis: 'day', paise: 90_000, hours: 8, month_days: 26 }]);
    expect((await boss.ok(listAccounts, { query: {} })).accounts[0]?.digest).toBe(account.digest);
  });

  it('An application that was not accepted has no account', async () => {
    const { id } = await buildApplication(database.db);
    expect(await inTransaction(database.db, (tx) => openAccount(tx, id))).toBeNull();
  });

  it('Attendance records days in the same transaction, and both sides see the same amount', async () => {
    const work = await hired();
    const { worker, boss, params, day } = work;
    await worker.ok(enterAttendance, { params, body: { date: day(2) } });
    await boss.ok(setAttendance, { params, body: { date: day(2), state: 'present' } });
    await worker.ok(enterAttendance, { params, body: { date: day(1) } });
    await boss.ok(setAttendance, { params, body: { date: day(1), state: 'absent' } });
    const code = (await boss.ok(getAttendance, { params })).codes?.now ?? '';
    await worker.ok(enterAttendance, { params, body: { date: day(0), code } });
    const found = await ledgerOf({ ...work, account: await opened(work) });
    expect(found.entries.map(({ by, day: on, state, via, paise }) => [by, on, state, via, paise])).toEqual([
      ['employer', day(0), 'agreed', 'code', 90_000],
      ['labour', day(1), 'disputed', null, 90_000],
      ['labour', day(2), 'agreed', 'other', 90_000],
    ]);
    expect(found.balance).toEqual({ owed: 180_000, earned: 180_000, received: 0, waiting: 0, disputed: 90_000 });
    expect(await faults()).toEqual([]);
  });

  it('A day counts if the employer moves the start of the work to an earlier day', async () => {
    const work = await hired();
    const start = (date: string | null) =>
      run(database.db, sql`update jobs set start_date = ${date}::date where id = ${work.job.id}`);
    await start(work.day(-5));
    const account = await opened(work);
    await start(null);
    await work.boss.ok(setAttendance, { params: work.params, body: { date: work.day(1), state: 'present' } });
    await record({ ...work, account }, work.boss, fullDay(work.day(2)));
    const found = await ledgerOf({ ...work, account });
    expect(found).toMatchObject({ first_day: work.day(10), balance: { owed: 180_000 } });
  });

  it('Work that was accepted before accounts existed has the pay of its acceptance, although the employer changed it later', async () => {
    const work = await hired();
    const editPay = (pay: { salary_amount: number; salary_period: 'day' | 'week'; hours_per_day?: number }) =>
      work.boss.ok(jobEndpoints.editJob, {
        params: { job_uid: work.job.uid },
        body: {
          title: work.job.title,
          state: 'Maharashtra',
          city: 'Pune',
          role: 'mason',
          job_type: 'daily_wage',
          description: 'Brick and plaster work on a housing site.',
          positions: 2,
          ...pay,
        },
      });
    await editPay({ salary_amount: 800, salary_period: 'day', hours_per_day: 9 });
    await run(
      database.db,
      sql`update job_history set at = now() - interval '11 days' where job_id = ${work.job.id} and changes ? 'salary_amount'`,
    );
    await editPay({ salary_amount: 700, salary_period: 'day', hours_per_day: 12 });
    await editPay({ salary_amount: 3_000, salary_period: 'week' });
    const found = await ledgerOf({ ...work, account: await opened(work) });
    expect(found.terms).toMatchObject([{ basis: 'day', paise: 80_000, hours: 9, from_day: work.day(10) }]);
  });

  it('A wrong code and a refused statement record no day', async () => {
    const work = await withAccount();
    const { worker, boss, params, day, account } = work;
    const code = (await boss.ok(getAttendance, { params })).codes?.now === '0000' ? '0001' : '0000';
    await worker.problem(enterAttendance, { params, body: { date: day(0), code } });
    await boss.problem(setAttendance, { params, body: { date: day(20), state: 'present' } });
    expect((await worker.ok(getAccount, { params: account, query: {} })).entries).toEqual([]);
  });

  it('Days that attendance recorded before the account existed are booked when it opens', async () => {
    const work = await hired();
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via, claimed_at) values
        (${work.id}, ${work.day(5)}, 'present', 'code', null), (${work.id}, ${work.day(4)}, 'late', 'both', now()),
        (${work.id}, ${work.day(3)}, 'claimed', null, now()), (${work.id}, ${work.day(2)}, 'absent', 'employer', null)`,
    );
    expect(await openMissingAccounts(database.db)).toBeGreaterThan(0);
    expect(await openMissingAccounts(database.db)).toBe(0);
    const found = await ledgerOf({ ...work, account: await opened(work) });
    expect(found.entries.map(({ day, state, via }) => [day, state, via])).toEqual([
      [work.day(3), 'waiting', null],
      [work.day(4), 'agreed', 'other'],
      [work.day(5), 'agreed', 'code'],
    ]);
    expect(found.balance).toMatchObject({ owed: 180_000, waiting: 90_000 });
  });

  it('Attendance works without an agreed rate per day, and then records no day in the ledger', async () => {
    const work = await withAccount({ salary_amount: 5_000, salary_period: 'week' });
    const { boss, worker, params, day, account } = work;
    expect(await boss.ok(setAttendance, { params, body: { date: day(1), state: 'present' } })).toMatchObject({
      state: 'present',
    });
    expect(await ledgerOf(work)).toMatchObject({ terms: [], entries: [] });
    expect((await worker.problem(recordEntry, { params: account, body: fullDay(day(1)) })).code).toBe('not_by_day');
  });

  it('A log that is full records no more days, and attendance continues', async () => {
    const work = await withAccount();
    await run(database.db, sql`update wage_accounts set seq = 10000 where id = ${work.account.account_id}`);
    await inTransaction(database.db, (tx) => bookDay(tx, work.id, work.day(1), 'code'));
    const { worker, account, day } = work;
    expect((await worker.problem(recordEntry, { params: account, body: payment(day(0), 1) })).code).toBe(
      'account_full',
    );
    await run(database.db, sql`update wage_accounts set seq = 1 where id = ${account.account_id}`);
    expect(await faults()).toEqual([]);
  });

  it('The score of a worker does not depend on the ledger', async () => {
    const [withLedger, without] = [await hired(), await hired()];
    const states = [
      ['late', 1],
      ['absent', 2],
      ['present', 3],
    ] as const;
    for (const [state, back] of states) {
      const { boss, params, day } = withLedger;
      await boss.ok(setAttendance, { params, body: { date: day(back), state } });
      await run(
        database.db,
        sql`insert into attendance_days (application_id, day, state, via) values (${without.id}, ${day(back)}, ${state}, 'employer')`,
      );
    }
    const work = { ...withLedger, account: await opened(withLedger) };
    await record(work, work.worker, fullDay(work.day(2)));
    const scores = [];
    for (const { labour } of [withLedger, without]) {
      await recomputePerson({ db: database.db }, labour.id);
      scores.push(await showScore({ db: database.db }, labour));
    }
    expect(scores[0]?.inputs).toMatchObject({ on_time_days: 1, late_days: 1, no_shows: 1 });
    expect(scores[0]).toEqual(scores[1]);
  });
});

describe('the home page of a worker', () => {
  it('The home page has the balances of the accounts with entries', async () => {
    const work = await withAccount();
    const home = async () => (await work.worker.ok(labourDashboardEndpoints.getDashboard, { query: {} })).wages;
    expect(await home()).toEqual([]);
    await record(work, work.worker, payment(work.day(0), 50_000));
    expect(await home()).toEqual([{ owed: -50_000, earned: 0, received: 50_000, waiting: 0, disputed: 0 }]);
  });
});

describe('an entry', () => {
  it('A worker who denies a payment and states a lower amount has received the lower amount', async () => {
    const work = await withAccount();
    const { seq } = await record(work, work.boss, payment(work.day(0), 200_000));
    await decide(work, work.worker, { seq, decision: 'dispute', reason: 'wrong_amount' });
    const own = await record(work, work.worker, { ...payment(work.day(0), 150_000), replaces: seq });
    expect(own.state).toBe('agreed');
    expect((await ledgerOf(work)).balance).toMatchObject({ received: 150_000, waiting: 0, disputed: 0 });
  });

  it('A payment by the employer waits for the worker, who agrees or disputes', async () => {
    const work = await withAccount();
    const { worker, boss, day } = work;
    const paid = await record(work, boss, payment(day(0), 200_000));
    expect(paid).toMatchObject({ state: 'waiting', by: 'employer', allowed: ['withdraw'] });
    expect((await ledgerOf(work)).balance).toMatchObject({ owed: 0, received: 0, waiting: -200_000 });
    const disputed = await decide(work, worker, { seq: paid.seq, decision: 'dispute', reason: 'not_received' });
    expect(disputed).toMatchObject({ state: 'disputed', reason: 'not_received', allowed: ['agree'] });
    expect((await ledgerOf(work)).balance).toMatchObject({ owed: 0, waiting: 0, disputed: -200_000 });
    expect(await decide(work, worker, { seq: paid.seq, decision: 'agree' })).toMatchObject({
      state: 'agreed',
      via: 'other',
    });
    expect((await ledgerOf(work)).balance).toMatchObject({ owed: -200_000, received: 200_000, disputed: 0 });
  });

  it('A payment that both sides record is one entry, and a different one if a side says so', async () => {
    const work = await withAccount();
    const { worker, boss, day } = work;
    const received = await record(work, worker, payment(day(0), 50_000));
    expect(received).toMatchObject({ state: 'agreed', via: 'own', matched: false });
    const earlier = await record(work, boss, payment(day(1), 50_000));
    expect(earlier).toMatchObject({ state: 'waiting', matched: false });
    expect(earlier.seq).not.toBe(received.seq);
    const same = await record(work, boss, payment(day(0), 50_000));
    expect(same).toMatchObject({ seq: received.seq, matched: true, state: 'agreed' });
    const said = await record(work, boss, payment(day(0), 70_000));
    expect(await record(work, worker, payment(day(0), 70_000))).toMatchObject({ seq: said.seq, state: 'agreed' });
    const other = await record(work, worker, { ...payment(day(0), 70_000), another: true });
    expect(other.seq).not.toBe(said.seq);
    expect((await ledgerOf(work)).balance).toMatchObject({ received: 190_000, owed: -190_000 });
    expect(await faults()).toEqual([]);
  });

  it('A correction waits if it is for its author, and replaces the entry when it is agreed', async () => {
    const work = await withAccount();
    const { worker, boss, day, account } = work;
    const half = await record(work, boss, fullDay(day(1), { halves: 1 }));
    expect(half).toMatchObject({ state: 'agreed', via: 'own', paise: 45_000 });
    expect((await worker.problem(recordEntry, { params: account, body: fullDay(day(1)) })).code).toBe('day_recorded');
    const full = await record(work, worker, fullDay(day(1), { replaces: half.seq }));
    expect(full).toMatchObject({ state: 'waiting', replaces: half.seq });
    expect((await ledgerOf(work)).balance).toMatchObject({ owed: 45_000, waiting: 45_000 });
    const second = await boss.problem(recordEntry, { params: account, body: fullDay(day(1), { replaces: half.seq }) });
    expect(second).toMatchObject({ code: 'correction_waiting', seq: full.seq });
    await decide(work, boss, { seq: full.seq, decision: 'agree' });
    expect((await ledgerOf(work)).balance).toMatchObject({ owed: 90_000, waiting: 0 });
    const late = {
      params: { ...account, seq: String(half.seq) },
      body: { client_id: randomUUID(), decision: 'agree' as const },
    };
    expect(await worker.problem(decideEntry, late)).toMatchObject({ code: 'entry_replaced', seq: full.seq });
    const again = await worker.problem(recordEntry, { params: account, body: fullDay(day(1), { replaces: half.seq }) });
    expect(again).toMatchObject({ code: 'entry_replaced', seq: full.seq });
    expect((await worker.problem(recordEntry, { params: account, body: fullDay(day(1)) })).code).toBe('day_recorded');
    expect(await faults()).toEqual([]);
  });

  it('A disputed correction cannot be corrected, so that an amount never counts twice', async () => {
    const work = await withAccount();
    const { worker, boss, day, account } = work;
    const paid = await record(work, worker, payment(day(1), 100_000));
    const more = await record(work, boss, { ...payment(day(1), 200_000), replaces: paid.seq });
    await decide(work, worker, { seq: more.seq, decision: 'dispute', reason: 'wrong_amount' });
    const body = { ...payment(day(1), 150_000), replaces: more.seq };
    expect(await worker.problem(recordEntry, { params: account, body })).toMatchObject({
      code: 'correction_waiting',
      seq: more.seq,
    });
    expect((await ledgerOf(work)).balance).toMatchObject({ received: 100_000, disputed: -100_000 });
    await decide(work, boss, { seq: more.seq, decision: 'withdraw' });
    await record(work, worker, { ...payment(day(1), 150_000), replaces: paid.seq });
    expect((await ledgerOf(work)).balance).toMatchObject({ received: 150_000, disputed: 0 });
  });

  it('Only the other side answers an entry, only its author withdraws it, and a dispute needs a reason', async () => {
    const work = await withAccount();
    const { worker, boss, day, account } = work;
    const { seq } = await record(work, worker, fullDay(day(1)));
    const ask = (by: Hired['worker'], decision: 'agree' | 'dispute' | 'withdraw') =>
      by.problem(decideEntry, {
        params: { ...account, seq: String(seq) },
        body: { client_id: randomUUID(), decision },
      });
    expect(await ask(worker, 'agree')).toMatchObject({ code: 'wrong_party', status: 403 });
    expect(await ask(boss, 'withdraw')).toMatchObject({ code: 'wrong_party' });
    expect(await ask(boss, 'dispute')).toMatchObject({ error_codes: { reason: ['reason_required'] } });
    await decide(work, worker, { seq, decision: 'withdraw' });
    expect(await ask(boss, 'agree')).toMatchObject({ code: 'invalid_transition', from: 'withdrawn', allowed: [] });
    // A withdrawn day may be entered again.
    expect((await record(work, boss, fullDay(day(1)))).state).toBe('agreed');
  });

  it('Parts of an agreed sum may not exceed the sum', async () => {
    const work = await withAccount({ salary_amount: 1_000, salary_period: 'job' });
    const { boss, worker, day, account } = work;
    const part = (paise: number) => ({ client_id: randomUUID(), kind: 'part' as const, day: day(1), paise });
    expect(await record(work, boss, part(60_000))).toMatchObject({ state: 'agreed' });
    expect((await worker.problem(recordEntry, { params: account, body: part(40_001) })).code).toBe('part_exceeds');
    expect(await record(work, worker, part(40_000))).toMatchObject({ state: 'waiting' });
    expect((await worker.problem(recordEntry, { params: account, body: fullDay(day(1)) })).code).toBe('not_by_day');
  });

  it('An entry has the name of the other side, which an erased account has lost', async () => {
    const work = await withAccount();
    const name = async () => (await work.worker.ok(getAccount, { params: work.account, query: {} })).other_name;
    expect(await name()).toEqual(expect.any(String));
    await run(database.db, sql`update users set erased_at = now() where id = ${work.employer.id}`);
    expect(await name()).toBeNull();
  });

  it('A response has 50 entries, and `before_seq` returns the earlier ones', async () => {
    const work = await withAccount();
    const { worker, account, day } = work;
    for (let n = 1; n <= 53; n += 1) await record(work, worker, { ...payment(day(0), n), another: true });
    const first = await ledgerOf(work);
    expect([first.entries.length, first.entries[0]?.paise]).toEqual([50, 53]);
    const before_seq = String(first.entries.at(-1)?.seq);
    const rest = await worker.ok(getAccount, { params: account, query: { before_seq } });
    expect(rest.entries.map(({ paise }) => paise)).toEqual([3, 2, 1]);
    for (let n = 54; n <= 60; n += 1) await record(work, worker, { ...payment(day(0), n), another: true });
    const refused = await worker.problem(recordEntry, { params: account, body: payment(day(0), 5) });
    expect(refused).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
    // Each user has a separate limit in each account.
    expect(await record(work, work.boss, payment(day(0), 500))).toMatchObject({ state: 'waiting' });
    const other = await buildApplication(database.db, {
      job: await buildJob(database.db),
      labour: work.labour,
      status: 'accepted',
    });
    const second = { ...work, account: await opened(other) };
    expect(await record(second, worker, payment(day(0), 5))).toMatchObject({ state: 'agreed' });
  });

  it('A transaction that started before the last row of the log records its row after it', async () => {
    const work = await withAccount();
    await inTransaction(database.db, async (tx) => {
      await readClock(tx);
      await record(work, work.worker, payment(work.day(0), 1_000));
      await bookDay(tx, work.id, work.day(1), 'code');
    });
    const { ordered } = await one(
      database.db,
      sql`select bool_and(at >= before) as ordered from (
        select at, lag(at, 1, at) over (order by seq) as before from wage_log where account_id = ${work.account.account_id}) rows`,
      z.object({ ordered: z.boolean() }),
    );
    expect(ordered).toBe(true);
    expect(await faults()).toEqual([]);
  });

  it('The opening of an account sends five statements at most', async () => {
    const work = await hired();
    const sent = await inTransaction(database.db, async (tx) => {
      let count = 0;
      const query: typeof tx.query = (statement) => {
        count += 1;
        return tx.query(statement);
      };
      await openAccount({ ...tx, query }, work.id);
      return count;
    });
    expect(sent).toBeLessThanOrEqual(5);
  });
});

describe('requests at once', () => {
  it('50 answers to one entry have one outcome, and the log is complete', async () => {
    const work = await withAccount();
    const { worker, boss, day, account } = work;
    const { seq } = await record(work, boss, payment(day(0), 1_000));
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const body =
          n % 2 ? { decision: 'agree' as const } : { decision: 'dispute' as const, reason: 'other' as const };
        const asked = { params: { ...account, seq: String(seq) }, body: { client_id: randomUUID(), ...body } };
        return (await worker.send(decideEntry, asked)).status;
      }),
    );
    // The worker may agree after a dispute, so two answers may succeed. After an agreement, all answers are refused.
    const done = answers.filter((status) => status === 200).length;
    expect([1, 2]).toContain(done);
    expect(answers.filter((status) => status === 409)).toHaveLength(50 - done);
    expect(await ledgerOf(work)).toMatchObject({ entries: [{ state: 'agreed' }], balance: { owed: -1_000 } });
    expect(await faults()).toEqual([]);
  });

  it('50 equal requests write one entry, and another request with the same id is refused', async () => {
    const work = await withAccount();
    const { worker, day, account } = work;
    const body = payment(day(0), 1_000);
    const sent = await Promise.all(Array.from({ length: 50 }, () => record(work, worker, body)));
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    const other = await worker.problem(recordEntry, { params: account, body: { ...body, paise: 1_001 } });
    expect(other.code).toBe('idempotency_key_reused');
    expect((await ledgerOf(work)).balance).toMatchObject({ received: 1_000 });
  });
});

describe('invalid input', () => {
  it('Invalid amounts, days and halves are refused with 422, and nothing is stored', async () => {
    const work = await withAccount();
    const { worker, account, day } = work;
    const before = await ledgerOf(work);
    const [pay, full] = [payment(day(0), 1_000), fullDay(day(1))];
    const bodies: object[] = [
      ...[0, -1, 0.5, 1_000_000_001, '१२३', null, Number.MAX_SAFE_INTEGER].map((paise) => ({ ...pay, paise })),
      ...[day(-1), '2026-02-31', 'today', '1999-01-01'].map((on) => ({ ...pay, day: on })),
      ...[day(8), day(-1)].map((on) => ({ ...full, day: on })),
      ...[0, 3, 1.5].map((halves) => ({ ...full, halves })),
      ...[7, -15, 735].map((overtime_minutes) => ({ ...full, overtime_minutes })),
      { ...pay, method: 'gold' },
      { ...pay, client_id: 'x' },
      { ...pay, kind: 'deduction' },
      { ...pay, by: 'employer' },
      { ...full, paise: 1_000_000 },
      { client_id: randomUUID(), kind: 'part', day: day(1), paise: 5 },
    ];
    for (const body of bodies) {
      const { status } = await worker.send(recordEntry, { params: account, body: body as never });
      expect([body, status]).toEqual([body, 422]);
    }
    const unknown = await worker.problem(recordEntry, { params: account, body: { ...full, replaces: 99 } });
    expect(unknown.code).toBe('not_found');
    expect(await ledgerOf(work)).toEqual(before);
  });

  it('A day before the first and after the last day of work is refused', async () => {
    const work = await withAccount();
    const { boss, worker, params, account, day } = work;
    const refused = async (body: NewWageEntry) =>
      (await boss.problem(recordEntry, { params: account, body })).error_codes;
    expect(await refused(fullDay(day(11)))).toEqual({ day: ['day_range'] });
    await boss.ok(applicationEndpoints.setApplicationStatus, { params, body: { status: 'completed' } });
    await run(
      database.db,
      sql`update application_status_history set created_at = now() - interval '2 days'
      where application_id = ${work.id} and to_status = 'completed'`,
    );
    const late = await worker.problem(recordEntry, { params: account, body: fullDay(day(1)) });
    expect(late.error_codes).toEqual({ day: ['day_range'] });
    expect(await record(work, worker, payment(day(0), 500))).toMatchObject({ state: 'agreed' });
  });

  it('The account of another worker is not found', async () => {
    const work = await withAccount();
    const stranger = api.as(await buildSession(database.db, await buildEmployer(database.db)));
    expect((await stranger.problem(getAccount, { params: work.account, query: {} })).status).toBe(404);
    expect((await stranger.problem(getJournal, { params: work.account, query: {} })).status).toBe(404);
    expect((await stranger.problem(recordEntry, { params: work.account, body: payment(work.day(0), 5) })).status).toBe(
      404,
    );
    expect((await stranger.ok(listAccounts, { query: {} })).total).toBe(0);
  });
});

describe('what the reader may do', () => {
  it('An entry and its account wait for the other side only, until it answers', async () => {
    const work = await withAccount();
    const { worker, boss, account, day } = work;
    const paid = await record(work, boss, payment(day(1), 500));
    const waits = async (by: Hired['worker']) => {
      const [listed] = (await by.ok(listAccounts, { query: {} })).accounts;
      const { entries, awaits_you } = await by.ok(getAccount, { params: account, query: {} });
      return [listed?.awaits_you, awaits_you, entries[0]?.awaits_you];
    };
    expect(await waits(worker)).toEqual([true, true, true]);
    expect(await waits(boss)).toEqual([false, false, false]);
    await decide(work, worker, { seq: paid.seq, decision: 'dispute', reason: 'not_received' });
    expect(await waits(worker)).toEqual([false, false, false]);
  });

  it('Only the author of a payment that counts by this statement alone may correct its amount, once', async () => {
    const work = await withAccount();
    const { worker, boss, account, day } = work;
    const receipt = await record(work, worker, payment(day(1), 500));
    await record(work, boss, { client_id: randomUUID(), kind: 'extra', day: day(1), paise: 700 });
    const correctable = async (by: Hired['worker']) =>
      (await by.ok(getAccount, { params: account, query: {} })).entries
        .filter(({ can_correct }) => can_correct)
        .map(({ seq }) => seq);
    expect([await correctable(worker), await correctable(boss)]).toEqual([[receipt.seq], []]);
    const lower = await record(work, worker, { ...payment(day(1), 400), replaces: receipt.seq });
    expect(await correctable(worker)).toEqual([]);
    await decide(work, worker, { seq: lower.seq, decision: 'withdraw' });
    expect(await correctable(worker)).toEqual([receipt.seq]);
    await record(work, boss, payment(day(1), 500));
    expect(await correctable(worker)).toEqual([]);
  });
});

describe('the journal of an account', () => {
  it('Each side downloads its journal: the worker has a claim, and the employer a debt of the same amount', async () => {
    const work = await withAccount();
    const { worker, boss, account, day } = work;
    await record(work, boss, fullDay(day(1)));
    await record(work, boss, payment(day(1), 50_000));
    const fetched = async (by: Hired['worker'], format: 'hledger' | 'csv') => {
      const answer = await by.send(getJournal, { params: account, query: { format } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      return answer.text();
    };
    const mine = await fetched(worker, 'hledger');
    expect(mine).toMatch(/ {4}assets:owed:.+ {2}900\.00 INR = 900\.00 INR\n {4}income:wages:day {2}-900\.00 INR/);
    expect(mine).toMatch(/ {4}claims:waiting:.+ {2}-500\.00 INR = -500\.00 INR/);
    expect(await fetched(boss, 'hledger')).toMatch(/ {4}liabilities:wages:.+ {2}-900\.00 INR = -900\.00 INR/);
    expect(await fetched(boss, 'csv')).toMatch(/^day,entry,/);
  });
});

describe('the tables of the ledger', () => {
  const refused = async (statement: ReturnType<typeof sql>) =>
    run(database.db, statement).then(
      () => 'stored',
      (error: { message: string }) => error.message,
    );

  it('The log refuses updates, deletes and truncation, and the balance must add up', async () => {
    const work = await withAccount();
    await record(work, work.boss, fullDay(work.day(1)));
    const id = Number(work.account.account_id);
    expect(await refused(sql`update wage_log set body = '{}' where account_id = ${id}`)).toContain('append-only');
    expect(await refused(sql`delete from wage_log where account_id = ${id}`)).toContain('append-only');
    expect(await refused(sql`delete from wage_accounts where id = ${id}`)).toContain('append-only');
    expect(await refused(sql`truncate wage_log cascade`)).toContain('append-only');
    expect(await refused(sql`update wage_accounts set owed = owed + 5 where id = ${id}`)).toContain(
      'wage_accounts_balance',
    );
  });

  it('The tables refuse a day twice, a second open correction, and silence for a payment', async () => {
    const work = await withAccount();
    const first = await record(work, work.boss, fullDay(work.day(1), { halves: 1 }));
    await record(work, work.worker, fullDay(work.day(1), { replaces: first.seq }));
    const id = Number(work.account.account_id);
    const insert = (kind: string, by: string, more: { state: string; via?: string; replaces?: number }) =>
      refused(sql`with row as (insert into wage_log (account_id, seq, at, by, act, body, digest)
          values (${id}, 90, now(), ${by}, 'entry', '{}', sha256('row')) returning seq)
        insert into wage_entries (account_id, seq, kind, by, day, paise, halves, overtime_minutes, method, state, via, replaces, recorded_at)
        select ${id}, seq, ${kind}, ${by}, ${work.day(1)}::date, 5, ${kind === 'day' ? 2 : null}::int, ${kind === 'day' ? 0 : null}::int,
          ${kind === 'payment' ? 'cash' : null}, ${more.state}, ${more.via ?? null}, ${more.replaces ?? null}::int, now() from row`);
    expect(await insert('day', 'labour', { state: 'waiting' })).toContain('wage_entries_one_day');
    expect(await insert('day', 'labour', { state: 'agreed', via: 'other', replaces: first.seq })).toContain(
      'wage_entries_counted_once',
    );
    expect(await insert('day', 'labour', { state: 'waiting', replaces: first.seq })).toContain(
      'wage_entries_one_correction',
    );
    expect(await insert('payment', 'employer', { state: 'agreed', via: 'silence' })).toContain('wage_entries_silence');
  });

  it('The check finds an amount, an entry and a balance that were changed behind the triggers', async () => {
    const [log, entry, account] = [await withAccount(), await withAccount(), await withAccount()];
    for (const work of [log, entry, account]) await record(work, work.boss, fullDay(work.day(1)));
    expect(await faults()).toEqual([]);
    const ids = [log, entry, account].map((work) => Number(work.account.account_id));
    await run(database.db, sql`alter table wage_log disable trigger user`);
    await run(
      database.db,
      sql`update wage_log set body = jsonb_set(body, '{paise}', '1') where account_id = ${ids[0]} and act = 'entry'`,
    );
    await run(database.db, sql`alter table wage_log enable trigger user`);
    await run(database.db, sql`update wage_entries set paise = 1 where account_id = ${ids[1]}`);
    await run(database.db, sql`update wage_accounts set waiting = 7 where id = ${ids[2]}`);
    expect(await faults()).toEqual([
      `account ${ids[0]}: the log is broken at row 2`,
      `account ${ids[1]}: the entries are not those of the log`,
      `account ${ids[2]}: the balance is not that of the log`,
    ]);
  });

  it('Erasure leaves the account to the other side, and deletes it with the second side', async () => {
    const work = await withAccount();
    await record(work, work.boss, fullDay(work.day(1)));
    const erase = ({ type, id }: Hired['labour']) =>
      inTransaction(database.db, async (tx) => {
        for (const statement of personalTables.wage_accounts.erased({
          type,
          id,
          phone: null,
          known_as: null,
          invite_digest: null,
        }))
          await run(tx, statement);
        await run(tx, sql`update users set erased_at = now() where id = ${id}`);
      });
    const rows = async () =>
      (
        await one(
          database.db,
          sql`select count(*)::int as total from wage_log where account_id = ${work.account.account_id}`,
          z.object({ total: z.int() }),
        )
      ).total;
    await erase(work.labour);
    expect(await rows()).toBe(2);
    await erase(work.employer);
    expect(await rows()).toBe(0);
  });
});
