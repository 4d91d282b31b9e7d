// Tests wage accounts in which a user does not answer (D62): who is notified of an entry, the reminders, and the claims
// that become valid without an answer.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewWageEntry } from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { enterAttendance } from '#marketplace/attendance/actions/enter.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { restoreUser, suspendUser } from '#marketplace/suspensions/actions.ts';
import { lapseAllClaims, remindOfEntries } from '#marketplace/wages/actions/apply-silence.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { decideEntry } from '#marketplace/wages/actions/decide-entry.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildHire } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const quiet = () => {};

/** Builds an application that was accepted ten days ago, and opens its wage account. */
async function hired() {
  const application = await buildHire(database.db);
  const { db } = database;
  await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${application.id}`);
  const account = await inTransaction(db, (tx) => openAccount(tx, application.id));
  const now = await readClock(db);
  return { ...application, accountId: account?.account.id ?? 0, day: (back: number) => dayOf(now - back * 86_400_000) };
}
type Work = Awaited<ReturnType<typeof hired>>;

type Asked = NewWageEntry extends infer One ? (One extends NewWageEntry ? Omit<One, 'client_id'> : never) : never;
const record = ({ accountId }: Work, by: Person, asked: Asked) =>
  recordEntry(database, by, accountId, { ...asked, client_id: randomUUID() });
const fullDay = (work: Work, back: number) => ({ kind: 'day' as const, day: work.day(back), halves: 2 });
const cash = (work: Work, paise: number) => ({
  kind: 'payment' as const,
  day: work.day(0),
  paise,
  method: 'cash' as const,
});
const dispute = ({ accountId }: Work, by: Person, seq: number) =>
  decideEntry(
    database,
    by,
    { account_id: accountId, seq },
    { client_id: randomUUID(), decision: 'dispute', reason: 'other' },
  );

/** Changes all entries of the account as if their notifications had been sent `days` days ago. */
const notifiedAgo = ({ accountId }: Work, days: number) =>
  run(
    database.db,
    sql`update wage_entries set notified_at = now() - ${days}::float8 * interval '1 day', next_reminder_at = now()
      where account_id = ${accountId}`,
  );

const lapse = async () => {
  await lapseAllClaims(database, quiet);
  return runTasks(database);
};
const remind = async () => {
  await remindOfEntries(database, quiet);
  return runTasks(database);
};

const entries = ({ accountId }: Work) =>
  many(
    database.db,
    sql`select kind, state, via, reminders, notified_at is not null as notified from wage_entries
      where account_id = ${accountId} order by seq`,
    z.object({
      kind: z.string(),
      state: z.string(),
      via: z.nullable(z.string()),
      reminders: z.int(),
      notified: z.boolean(),
    }),
  );
const balance = ({ accountId }: Work) =>
  one(
    database.db,
    sql`select owed, waiting from wage_accounts where id = ${accountId}`,
    z.object({ owed: z.int(), waiting: z.int() }),
  );

/** Returns the kinds of the person's notifications about wages, each with the number of its events. */
const noticesOf = async ({ id }: Person) =>
  (
    await many(
      database.db,
      sql`select kind || ' ' || count as notice from notifications where user_id = ${id} and kind like 'wage%' order by id`,
      z.object({ notice: z.string() }),
    )
  ).map(({ notice }) => notice);

describe('entries that need an answer', () => {
  it('The employer is asked about claims of the worker, in one notification that states when they count', async () => {
    const work = await hired();
    await record(work, work.labour, fullDay(work, 2));
    await record(work, work.labour, fullDay(work, 1));
    const { pushed } = await runTasks(database);
    expect(await noticesOf(work.employer)).toEqual(['wage_claim_made 2']);
    expect(await noticesOf(work.labour)).toEqual([]);
    const rings = pushed.filter(({ event }) => event === 'notification.created');
    expect(rings[0]?.payload).toMatchObject({
      message: expect.stringMatching(/Without an answer it counts on \w+day, /),
    });
    const screens = pushed.find(({ event }) => event === 'application.updated')?.rooms;
    expect(screens).toEqual([`user:${work.labour.id}`, `user:${work.employer.id}`]);
    expect(await entries(work)).toMatchObject([{ notified: true }, { notified: true }]);
  });

  it('The worker is asked about a payment and about a change that lowers the pay, not about entries that count at once', async () => {
    const work = await hired();
    const { seq } = await record(work, work.employer, fullDay(work, 1));
    await record(work, work.employer, cash(work, 50_000));
    await record(work, work.employer, { ...fullDay(work, 1), halves: 1, replaces: seq });
    const { pushed } = await runTasks(database);
    expect(await noticesOf(work.labour)).toEqual(['wage_payment_stated 1', 'wage_change_stated 1']);
    expect(await noticesOf(work.employer)).toEqual([]);
    expect(JSON.stringify(pushed)).not.toMatch(/50000|50,000|500/);
  });

  it('A dispute notifies the author of the entry, and an agreement only refreshes the screens', async () => {
    const work = await hired();
    const day = await record(work, work.labour, fullDay(work, 1));
    const paid = await record(work, work.employer, cash(work, 50_000));
    const more = await record(work, work.employer, cash(work, 60_000));
    await runTasks(database);
    await dispute(work, work.employer, day.seq);
    await dispute(work, work.labour, paid.seq);
    await decideEntry(
      database,
      work.labour,
      { account_id: work.accountId, seq: more.seq },
      { client_id: randomUUID(), decision: 'agree' },
    );
    const { pushed } = await runTasks(database);
    expect(await noticesOf(work.labour)).toEqual(['wage_payment_stated 2', 'wage_claim_disputed 1']);
    expect(await noticesOf(work.employer)).toEqual(['wage_claim_made 1', 'wage_statement_disputed 1']);
    expect(pushed.filter(({ event }) => event === 'application.updated')).toHaveLength(3);
  });
});

describe('the silence of the employer', () => {
  it('A day counts seven days after the notification, once, and both sides are notified', async () => {
    const [work, early] = [await hired(), await hired()];
    for (const one of [work, early]) await record(one, one.labour, fullDay(one, 1));
    await runTasks(database);
    await notifiedAgo(work, 7.01);
    await notifiedAgo(early, 6.99);
    await lapse();
    await lapse();
    expect(await entries(work)).toMatchObject([{ state: 'agreed', via: 'silence' }]);
    expect(await balance(work)).toEqual({ owed: 90_000, waiting: 0 });
    expect(await noticesOf(work.labour)).toEqual(['wage_claim_counted 1']);
    expect(await noticesOf(work.employer)).toEqual(['wage_claim_made 1', 'wage_claim_unanswered 1']);
    expect(await balance(early)).toEqual({ owed: 0, waiting: 90_000 });
    const faults: string[] = [];
    await checkAccounts(database.db, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
    expect(await dispute(work, work.employer, 2)).toMatchObject({ state: 'disputed' });
  });

  it('A payment, a lower correction and a disputed claim never count by silence', async () => {
    const work = await hired();
    const counted = await record(work, work.employer, fullDay(work, 1));
    await record(work, work.employer, { ...fullDay(work, 1), halves: 1, replaces: counted.seq });
    await record(work, work.employer, cash(work, 50_000));
    const received = await record(work, work.labour, cash(work, 30_000));
    await record(work, work.labour, { ...cash(work, 20_000), replaces: received.seq });
    const claim = await record(work, work.labour, fullDay(work, 2));
    await dispute(work, work.employer, claim.seq);
    await notifiedAgo(work, 400);
    const before = await balance(work);
    await lapse();
    expect(await balance(work)).toEqual(before);
    expect((await entries(work)).filter(({ via }) => via === 'silence')).toEqual([]);
  });

  it('The days without an answer follow the setting, and start with the notification', async () => {
    const [work, unasked] = [await hired(), await hired()];
    for (const one of [work, unasked]) await record(one, one.labour, fullDay(one, 1));
    await notifiedAgo(work, 4);
    await run(
      database.db,
      sql`update wage_entries set recorded_at = now() - interval '9 days', notified_at = null where account_id = ${unasked.accountId}`,
    );
    await setSetting(database.db, 'wages_silence_days', 3);
    await lapseAllClaims(database, quiet);
    await setSetting(database.db, 'wages_silence_days', 7);
    expect(await balance(work)).toEqual({ owed: 90_000, waiting: 0 });
    expect(await balance(unasked)).toEqual({ owed: 0, waiting: 90_000 });
  });

  it('The days of a suspension of the employer do not count', async () => {
    const work = await hired();
    await record(work, work.labour, fullDay(work, 1));
    await runTasks(database);
    const { admin } = await buildAdmin(database.db);
    const decision = { user_id: work.employer.id, reason: 'Reported by several workers.' };
    await suspendUser(database, admin, decision);
    await notifiedAgo(work, 8);
    await lapse();
    expect(await balance(work)).toEqual({ owed: 0, waiting: 90_000 });
    await run(
      database.db,
      sql`update users set suspended_at = now() - interval '3 days' where id = ${work.employer.id}`,
    );
    await restoreUser(database, admin, decision);
    await lapse();
    expect(await balance(work)).toEqual({ owed: 0, waiting: 90_000 });
    await run(
      database.db,
      sql`update wage_entries set notified_at = notified_at - interval '50 hours' where account_id = ${work.accountId}`,
    );
    await lapse();
    expect(await balance(work)).toEqual({ owed: 90_000, waiting: 0 });
  });

  it('The notification about a claimed day of attendance starts the days, without a second notification', async () => {
    const work = await hired();
    await enterAttendance(database, work.labour, work.id, { date: work.day(1) });
    await runTasks(database);
    expect(await noticesOf(work.employer)).toEqual([]);
    expect(await entries(work)).toMatchObject([{ state: 'waiting', notified: true }]);
  });
});

describe('an account that fails', () => {
  it('The claims of other accounts count, and the task reports the failure', async () => {
    const [broken, sound] = [await hired(), await hired()];
    for (const work of [broken, sound]) {
      await record(work, work.labour, fullDay(work, 1));
      await notifiedAgo(work, 8);
    }
    // The next row of the log already exists.
    await run(database.db, sql`update wage_accounts set seq = seq - 1 where id = ${broken.accountId}`);
    await expect(lapseAllClaims(database, quiet)).rejects.toThrow('The claims of 1 wage accounts failed');
    expect(await balance(sound)).toEqual({ owed: 90_000, waiting: 0 });
    await run(database.db, sql`update wage_accounts set seq = seq + 1 where id = ${broken.accountId}`);
    await lapse();
    expect(await balance(broken)).toEqual({ owed: 90_000, waiting: 0 });
  });
});

describe('reminders', () => {
  it('The task reads an entry again at its next reminder, and no more after the last reminder', async () => {
    const work = await hired();
    await record(work, work.labour, fullDay(work, 1));
    await runTasks(database);
    const daysUntilNext: (number | null)[] = [];
    for (const days of [1, 3, 5.1]) {
      await notifiedAgo(work, days);
      await remindOfEntries(database, quiet);
      const { next } = await one(
        database.db,
        sql`select (extract(epoch from next_reminder_at - notified_at) / 86400)::float8 as next from wage_entries
          where account_id = ${work.accountId} and state = 'waiting'`,
        z.object({ next: z.nullable(z.number()) }),
      );
      daysUntilNext.push(next);
    }
    expect(daysUntilNext).toEqual([2, 5, null]);
  });

  it('The employer is reminded after 2 and 5 days, the worker of a payment after 1, 3 and 7 days, each once', async () => {
    const [claim, paid] = [await hired(), await hired()];
    await record(claim, claim.labour, fullDay(claim, 1));
    await record(paid, paid.employer, cash(paid, 50_000));
    await runTasks(database);
    const after: [string, string][] = [];
    for (const days of [0.9, 1.1, 2.1, 3.1, 5.1, 6.9, 7.1, 40]) {
      await notifiedAgo(claim, days);
      await notifiedAgo(paid, days);
      await remind();
      await remind();
      after.push([(await noticesOf(claim.employer)).join(), (await noticesOf(paid.labour)).join()]);
    }
    const [made, stated] = [(n: number) => `wage_claim_made ${n}`, (n: number) => `wage_payment_stated ${n}`];
    expect(after).toEqual([
      [made(1), stated(1)],
      [made(1), stated(2)],
      [made(2), stated(2)],
      [made(2), stated(3)],
      [made(3), stated(3)],
      [made(3), stated(3)],
      [made(3), stated(4)],
      [made(3), stated(4)],
    ]);
  });

  it('An entry without a notification is asked about after an hour, and an answered entry is not', async () => {
    const [late, answered] = [await hired(), await hired()];
    for (const work of [late, answered]) {
      await record(work, work.labour, fullDay(work, 1));
      await runTasks(database);
      await run(
        database.db,
        sql`update wage_entries set notified_at = null, recorded_at = now() - interval '61 minutes', next_reminder_at = now()
          where account_id = ${work.accountId}`,
      );
    }
    await remindOfEntries(database, quiet);
    await dispute(answered, answered.employer, 2);
    await runTasks(database);
    expect(await noticesOf(late.employer)).toEqual(['wage_claim_made 2']);
    expect(await noticesOf(answered.employer)).toEqual(['wage_claim_made 1']);
    expect(await entries(late)).toMatchObject([{ notified: true, reminders: 0 }]);
  });
});
