// Proposals for another rate or pay day over HTTP (D64): proposal, answer, and the days to which the new rate applies.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ClosingDecision } from '#contracts/wage-shapes.ts';
import { type NewTerms, wageEndpoints } from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import { enterAttendance } from '#marketplace/attendance/actions/enter.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { openAccount, raiseRates } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildJob, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { getAccount, recordEntry, proposeTerms, decideTerms } = wageEndpoints;
const DAY = 24 * 60 * 60 * 1000;

/** A wage account of ten days of work at ₹900 a day, or at a weekly pay, and sessions of both sides. */
async function hired({ weekly = false } = {}) {
  const { db } = database;
  const application = await buildApplication(db, { status: 'accepted', job: await buildJob(db) });
  const period = weekly ? 'week' : 'day';
  await run(
    db,
    sql`update jobs set salary_period = ${period}, start_date = current_date - 10 where id = ${application.job.id}`,
  );
  await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${application.id}`);
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  const now = await readClock(db);
  return {
    application,
    account: { account_id: String(ledger?.account.id) },
    day: (back: number) => dayOf(now - back * DAY),
    worker: api.as(await buildSession(db, application.labour)),
    boss: api.as(await buildSession(db, application.employer)),
  };
}
type Work = Awaited<ReturnType<typeof hired>>;
type Side = Work['worker'];

const terms = (more: Partial<NewTerms> = {}): NewTerms => ({
  client_id: randomUUID(),
  basis: 'day',
  paise: 80_000,
  pay_every: 'week',
  pay_weekday: 6,
  ...more,
});
const propose = ({ account }: Work, by: Side, body = terms()) => by.ok(proposeTerms, { params: account, body });
const answer = ({ account }: Work, seq: number, decision: ClosingDecision) => ({
  params: { ...account, seq: String(seq) },
  body: { client_id: randomUUID(), decision },
});
const show = ({ account }: Work, by: Side) => by.ok(getAccount, { params: account, query: {} });
const addDay = async ({ account, boss, day }: Work, back: number) =>
  (
    await boss.ok(recordEntry, {
      params: account,
      body: { client_id: randomUUID(), kind: 'day', day: day(back), halves: 2 },
    })
  ).paise;

/** Kinds of the notifications about wages that this user has. */
const kindsOf = async (userId: number) =>
  (
    await many(
      database.db,
      sql`select kind from notifications where user_id = ${userId} and kind like 'wage%' order by id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

const faults = async () => {
  const found: string[] = [];
  await checkAccounts(database.db, (fault) => found.push(fault));
  return found;
};

describe('POST /wages/accounts/{id}/terms/', () => {
  it('A lower rate of the employer changes no day before the worker agrees, and no day before the answer', async () => {
    const work = await hired();
    expect(await addDay(work, 3)).toBe(90_000);
    const { seq } = await propose(work, work.boss);
    expect(await addDay(work, 2)).toBe(90_000);
    await work.worker.ok(decideTerms, answer(work, seq, 'agree'));
    expect([await addDay(work, 1), await addDay(work, 0)]).toEqual([90_000, 80_000]);
    const { terms: agreed, proposals, balance } = await show(work, work.worker);
    expect(agreed[0]).toMatchObject({ paise: 80_000, pay_every: 'week', pay_weekday: 6, from_day: work.day(0) });
    expect(proposals).toMatchObject([{ seq, state: 'agreed', allowed: [] }]);
    expect(balance.earned).toBe(350_000);
    expect(await faults()).toEqual([]);
  });

  it('Terms apply from the next day if today has a day of work at the earlier rate', async () => {
    const work = await hired();
    await addDay(work, 0);
    const monthly = terms({ basis: 'month', paise: 2_600_000, pay_every: 'month', pay_weekday: null });
    const { seq } = await propose(work, work.worker, monthly);
    await work.boss.ok(decideTerms, answer(work, seq, 'agree'));
    const { terms: agreed, balance } = await show(work, work.worker);
    expect(agreed[0]?.from_day).toBe(work.day(-1));
    expect(balance.earned).toBe(90_000);
  });

  it('A raised pay of a call does not replace agreed terms with a higher rate', async () => {
    const work = await hired();
    const { seq } = await propose(work, work.worker, terms({ paise: 100_000 }));
    await work.boss.ok(decideTerms, answer(work, seq, 'agree'));
    await inTransaction(database.db, (tx) => raiseRates(tx, [work.application.id], 950));
    expect((await show(work, work.worker)).terms[0]?.paise).toBe(100_000);
    await inTransaction(database.db, (tx) => raiseRates(tx, [work.application.id], 1_100));
    expect((await show(work, work.worker)).terms[0]?.paise).toBe(110_000);
  });

  it('A declined or withdrawn proposal changes no rate', async () => {
    const work = await hired();
    const first = await propose(work, work.worker, terms({ paise: 100_000 }));
    await work.boss.ok(decideTerms, answer(work, first.seq, 'decline'));
    const second = await propose(work, work.worker, terms({ paise: 100_000 }));
    await work.worker.ok(decideTerms, answer(work, second.seq, 'withdraw'));
    expect((await show(work, work.boss)).terms).toMatchObject([{ paise: 90_000 }]);
    expect(await faults()).toEqual([]);
  });

  it('The first agreed rate of work with weekly pay gives the recorded days their amounts', async () => {
    const work = await hired({ weekly: true });
    await enterAttendance(database, work.application.labour, work.application.id, { date: work.day(2) });
    expect((await show(work, work.worker)).balance.waiting).toBe(0);
    const { seq } = await propose(work, work.worker);
    await work.boss.ok(decideTerms, answer(work, seq, 'agree'));
    expect((await show(work, work.worker)).balance.waiting).toBe(80_000);
    expect(await faults()).toEqual([]);
  });

  it('The first agreed rate of work with weekly pay has the hours of a day that the job stated at acceptance', async () => {
    const work = await hired({ weekly: true });
    await run(database.db, sql`update jobs set hours_per_day = 10 where id = ${work.application.job.id}`);
    const { seq } = await propose(work, work.worker, terms({ paise: 100_000 }));
    await work.boss.ok(decideTerms, answer(work, seq, 'agree'));
    expect((await show(work, work.boss)).terms).toMatchObject([{ paise: 100_000, hours: 10 }]);
    await run(database.db, sql`update jobs set hours_per_day = 12 where id = ${work.application.job.id}`);
    const second = await propose(work, work.worker, terms({ paise: 110_000 }));
    await work.boss.ok(decideTerms, answer(work, second.seq, 'agree'));
    expect((await show(work, work.boss)).terms[0]).toMatchObject({ paise: 110_000, hours: 10 });
  });

  it('The author cannot agree, and a second proposal gets 409 `terms_waiting`', async () => {
    const work = await hired();
    const { seq } = await propose(work, work.boss);
    expect((await work.boss.problem(decideTerms, answer(work, seq, 'agree'))).code).toBe('wrong_party');
    const again = { params: work.account, body: terms() };
    expect((await work.worker.problem(proposeTerms, again)).code).toBe('terms_waiting');
    expect((await show(work, work.worker)).awaits_you).toBe(true);
    expect((await show(work, work.boss)).awaits_you).toBe(false);
  });

  it('A proposal without an answer for 14 days can no longer be agreed', async () => {
    const work = await hired();
    const { seq } = await propose(work, work.boss);
    await run(database.db, sql`update wage_terms_proposals set proposed_at = now() - interval '15 days'`);
    expect((await work.worker.problem(decideTerms, answer(work, seq, 'agree'))).code).toBe('invalid_transition');
    expect((await show(work, work.worker)).awaits_you).toBe(false);
  });

  it('A repeated request proposes once, and a different request with its id gets 409 `idempotency_key_reused`', async () => {
    const work = await hired();
    const body = terms();
    const [first, second] = [await propose(work, work.boss, body), await propose(work, work.boss, body)];
    expect(second.seq).toBe(first.seq);
    const other = { params: work.account, body: { ...body, paise: 70_000 } };
    expect((await work.boss.problem(proposeTerms, other)).code).toBe('idempotency_key_reused');
  });

  it.each<[string, Partial<NewTerms>]>([
    ['no amount', { paise: 0 }],
    ['an amount over a crore', { paise: 1_000_000_001 }],
    ['a week without a day', { pay_weekday: null }],
    ['a day of the week for a monthly pay', { pay_every: 'month' }],
  ])('Terms with %s are refused and not stored', async (_, more) => {
    const work = await hired();
    const problem = await work.boss.problem(proposeTerms, { params: work.account, body: terms(more) });
    expect(problem.code).toBe('validation_failed');
    expect((await show(work, work.boss)).proposals).toEqual([]);
  });

  it('The other side is asked in a notification without an amount', async () => {
    const work = await hired();
    await propose(work, work.boss, terms({ paise: 81_234 }));
    await runTasks(database);
    const notices = await many(
      database.db,
      sql`select kind, params::text as params from notifications where user_id = ${work.application.labour.id} and kind like 'wage%'`,
      z.object({ kind: z.string(), params: z.string() }),
    );
    expect(notices.map(({ kind }) => kind)).toEqual(['wage_terms_offered']);
    expect(notices[0]?.params).not.toMatch(/81,?234|812/);
  });

  it.each<[ClosingDecision, 'worker' | 'boss', string[]]>([
    ['agree', 'boss', ['wage_offer_agreed']],
    ['decline', 'boss', ['wage_offer_declined']],
    ['agree', 'worker', ['wage_request_agreed']],
    ['decline', 'worker', ['wage_request_declined']],
  ])('After the answer %s to the terms of the %s, the author gets %s', async (decision, author, kinds) => {
    const work = await hired();
    const { seq } = await propose(work, work[author]);
    await work[author === 'boss' ? 'worker' : 'boss'].ok(decideTerms, answer(work, seq, decision));
    await runTasks(database);
    const { labour, employer } = work.application;
    expect(await kindsOf(author === 'boss' ? employer.id : labour.id)).toEqual(kinds);
  });

  it('The author who withdraws the terms gets no notification', async () => {
    const work = await hired();
    const { seq } = await propose(work, work.boss);
    await work.boss.ok(decideTerms, answer(work, seq, 'withdraw'));
    await runTasks(database);
    expect(await kindsOf(work.application.employer.id)).toEqual([]);
  });
});
