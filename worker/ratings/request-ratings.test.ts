// Tests when both sides of completed work are asked for a rating: after the closing of the wage account (D69).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { askDueRatings } from '#marketplace/wages/actions/ask-due-ratings.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { decideClosing, proposeClosing } from '#marketplace/wages/actions/closing.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildHire } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();

/** Builds work with one agreed day, or without days, that was completed just now. */
async function completed({ days }: { days: 0 | 1 }) {
  const { db } = database;
  const work = await buildHire(db);
  await run(db, sql`update applications set created_at = now() - interval '10 days' where id = ${work.id}`);
  const account = (await inTransaction(db, (tx) => openAccount(tx, work.id)))?.account.id ?? 0;
  const yesterday = dayOf((await readClock(db)) - 86_400_000);
  const fullDay = { client_id: randomUUID(), kind: 'day' as const, day: yesterday, halves: 2 };
  if (days === 1) await recordEntry(database, work.employer, account, fullDay);
  await run(db, sql`update applications set status = 'completed' where id = ${work.id}`);
  const payload = { application_id: work.id };
  await inTransaction(db, (tx) => recordEvent(tx, { name: 'application.completed', actor: system, payload }));
  await runTasks(database);
  return { ...work, account, yesterday };
}

/** Runs the timed task, and returns the questions for a rating of this work. */
async function askedFor({ id }: { id: number }): Promise<string[]> {
  await askDueRatings(database, () => {});
  await runTasks(database);
  const rows = await many(
    database.db,
    sql`select kind from notifications where application_id = ${id} and notification_type = 'rating_request' order by kind`,
    z.object({ kind: z.string() }),
  );
  return rows.map(({ kind }) => kind);
}

const both = ['applicant_to_rate', 'employer_to_rate'];

describe('The question for a rating', () => {
  it('The question comes at once if the work has no days to close', async () => {
    expect(await askedFor(await completed({ days: 0 }))).toEqual(both);
  });

  it('The question comes once, after the worker has agreed to the closing', async () => {
    const work = await completed({ days: 1 });
    expect(await askedFor(work)).toEqual([]);
    const proposal = { client_id: randomUUID(), to_day: work.yesterday };
    const { seq } = await proposeClosing(database, work.employer, work.account, proposal);
    expect(await askedFor(work)).toEqual([]);
    const answer = { client_id: randomUUID(), decision: 'agree' as const };
    await decideClosing(database, work.labour, { account_id: work.account, seq }, answer);
    expect(await askedFor(work)).toEqual(both);
    expect(await askedFor(work)).toEqual(both);
  });

  it('The question comes after two days without a closing', async () => {
    const work = await completed({ days: 1 });
    const waits = (hours: number) =>
      run(
        database.db,
        sql`update wage_accounts set rating_due_at = rating_due_at - ${hours}::int * interval '1 hour' where id = ${work.account}`,
      );
    await waits(47);
    expect(await askedFor(work)).toEqual([]);
    await waits(1);
    expect(await askedFor(work)).toEqual(both);
  });
});
