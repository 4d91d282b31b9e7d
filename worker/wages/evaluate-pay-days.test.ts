// Tests the evaluation of past pay days (D69): each is evaluated once, after the days of grace, and the employer's count is
// public only from five pay days and three workers on.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employerReputation } from '#contracts/reputation.ts';
import { z } from '#contracts/z.ts';
import { employerReputationOf } from '#marketplace/reputation/columns.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { decideTerms, proposeTerms } from '#marketplace/wages/actions/terms.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { evaluateAllPayDays, noticePayDays } from './evaluate-pay-days.ts';

const database = useDatabase();
const evaluate = () => evaluateAllPayDays(database.db, () => {});
const dayRow = z.object({ day: z.string() });
const daysAgo = async (days: number) =>
  (await one(database.db, sql`select ((now() at time zone 'Asia/Kolkata')::date - ${days}::int)::text as day`, dayRow))
    .day;

/** Work at ₹900 a day that is paid each day, with one agreed day `ago` days ago, which the employer has paid or not. */
async function paidDaily(
  employer: Awaited<ReturnType<typeof buildEmployer>>,
  { ago, isPaid }: { ago: number; isPaid: boolean },
) {
  const { db } = database;
  const job = await buildJob(db, { employer });
  const work = await buildApplication(db, { job, status: 'accepted' });
  await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${work.id}`);
  const id = (await inTransaction(db, (tx) => openAccount(tx, work.id)))?.account.id ?? 0;
  const terms = { client_id: randomUUID(), basis: 'day' as const, paise: 90_000, pay_every: 'day' as const };
  const { seq } = await proposeTerms(database, work.labour, id, terms);
  const answer = { client_id: randomUUID(), decision: 'agree' as const };
  await decideTerms(database, employer, { account_id: id, seq }, answer);
  // As if the terms had been agreed at the start of the work.
  await run(
    db,
    sql`update wage_terms set from_day = ${await daysAgo(10)}::date where account_id = ${id} and seq = ${seq}`,
  );
  const day = await daysAgo(ago);
  await recordEntry(database, employer, id, { client_id: randomUUID(), kind: 'day', day, halves: 2 });
  const payment = { client_id: randomUUID(), kind: 'payment' as const, day, paise: 90_000, method: 'cash' as const };
  if (isPaid) await recordEntry(database, employer, id, payment);
  return id;
}

const outcomes = async (id: number) =>
  (
    await many(
      database.db,
      sql`select outcome from wage_pay_days where account_id = ${id} and outcome <> 'not_counted' order by day`,
      z.object({ outcome: z.string() }),
    )
  ).map(({ outcome }) => outcome);

async function countOf({ id }: { id: number }) {
  const counts = z.object({ pay_days: z.nullable(z.int()), pay_days_kept: z.nullable(z.int()) });
  return one(database.db, sql`select pay_days, pay_days_kept from reputations where user_id = ${id}`, counts);
}

describe('evaluate_pay_days', () => {
  it('A pay day is evaluated after its two days of grace, and a later payment does not change the outcome', async () => {
    const employer = await buildEmployer(database.db);
    const early = await paidDaily(employer, { ago: 2, isPaid: false });
    const late = await paidDaily(employer, { ago: 3, isPaid: false });
    await evaluate();
    const payment = { client_id: randomUUID(), kind: 'payment' as const, paise: 90_000, method: 'cash' as const };
    await recordEntry(database, employer, late, { ...payment, day: await daysAgo(0) });
    await evaluate();
    expect(await outcomes(early)).toEqual([]);
    expect(await outcomes(late)).toEqual(['missed']);
    const faults: string[] = [];
    await checkAccounts(database.db, (fault) => faults.push(fault));
    expect(faults.filter((fault) => !fault.includes('the terms'))).toEqual([]);
  });

  it('A payment on the evening of the last day of grace keeps the pay day', async () => {
    const employer = await buildEmployer(database.db);
    const id = await paidDaily(employer, { ago: 2, isPaid: false });
    await evaluate();
    const payment = { client_id: randomUUID(), kind: 'payment' as const, paise: 90_000, method: 'cash' as const };
    await recordEntry(database, employer, id, { ...payment, day: await daysAgo(0) });
    // As if a day had passed.
    await run(database.db, sql`update wage_terms set from_day = from_day - 1 where account_id = ${id}`);
    await run(database.db, sql`update wage_entries set day = day - 1 where account_id = ${id}`);
    await run(database.db, sql`update wage_pay_days set day = day - 1 where account_id = ${id}`);
    await evaluate();
    expect(await outcomes(id)).toEqual(['kept']);
  });

  it('The count of kept pay days is public from five pay days and three workers on, without a payment that is disputed later', async () => {
    const employer = await buildEmployer(database.db);
    await run(
      database.db,
      sql`insert into reputations (user_id, label, computed_at, parts, inputs, formula)
      values (${employer.id}, 'new', now(), '{}', '{}', 1)`,
    );
    for (const isPaid of [true, true, true, false]) await paidDaily(employer, { ago: 3, isPaid });
    await evaluate();
    expect(await countOf(employer)).toEqual({ pay_days: null, pay_days_kept: null });
    const last = await paidDaily(employer, { ago: 4, isPaid: true });
    await evaluate();
    expect(await countOf(employer)).toEqual({ pay_days: 5, pay_days_kept: 4 });
    const { shown } = await one(
      database.db,
      sql`select ${employerReputationOf(sql`${employer.id}::bigint`)} as shown`,
      z.object({ shown: employerReputation }),
    );
    expect(shown.paid_on_time).toEqual({ kept: 4, of: 5 });
    await run(
      database.db,
      sql`update wage_entries set state = 'disputed', via = null, reason = 'not_received'
        where account_id = ${last} and kind = 'payment'`,
    );
    await evaluate();
    expect(await countOf(employer)).toEqual({ pay_days: null, pay_days_kept: null });
  });

  it('The employer is notified once of all workers of a pay day, and each worker is asked, without an amount', async () => {
    const employer = await buildEmployer(database.db);
    for (const ago of [0, 0]) await paidDaily(employer, { ago, isPaid: false });
    for (const _ of ['first run', 'second run']) {
      await noticePayDays(database.db, () => {});
      await evaluate();
      await runTasks(database);
    }
    const notices = await many(
      database.db,
      sql`select n.kind, n.count, n.params::text as params from notifications n join applications a on a.id = n.application_id
        where a.employer_id = ${employer.id} and n.kind like 'wage_pay_day%' order by n.id`,
      z.object({ kind: z.string(), count: z.int(), params: z.string() }),
    );
    expect(notices.map(({ kind, count }) => [kind, count])).toEqual([
      ['wage_pay_day_today', 1],
      ['wage_pay_day_asked', 1],
      ['wage_pay_day_asked', 1],
    ]);
    expect(notices[0]?.params).toContain('"people": 2');
    expect(notices.map(({ params }) => params).join()).not.toMatch(/900/);
  });

  it('An employer who owes nothing is not notified of the pay day', async () => {
    const employer = await buildEmployer(database.db);
    const id = await paidDaily(employer, { ago: 0, isPaid: true });
    await run(database.db, sql`update wage_accounts set owed = 0, received = earned where id = ${id}`);
    await noticePayDays(database.db, () => {});
    const noticed = await one(
      database.db,
      sql`select pay_noticed_on is not null as noticed from wage_accounts where id = ${id}`,
      z.object({ noticed: z.boolean() }),
    );
    expect(noticed).toEqual({ noticed: false });
  });
});
