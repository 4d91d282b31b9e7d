// Tests that notifications contain the dates and reasons that their readers need.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import type { EventName, EventPayload } from '#marketplace/events.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { inTransaction } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildHire, buildJob, buildLabour } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const row = z.object({ id: z.int() });

/**
 * Records an event as of 21 November 2026, 18:12 in India. Returns the texts of the notifications that the event
 * causes.
 */
async function messagesOf<N extends EventName>(name: N, payload: EventPayload<N>): Promise<string[]> {
  await inTransaction(database.db, async (tx) => {
    const event = await recordEvent(tx, { name, actor: { type: 'system', id: null }, payload });
    await run(tx, sql`update domain_events set recorded_at = '2026-11-21T12:42:00Z' where id = ${event}`);
  });
  const { pushed } = await runTasks(database);
  return pushed
    .filter(({ event }) => event === 'notification.created')
    .map(({ payload: sent }) => z.object({ message: z.string() }).parse(sent).message);
}

async function buildDay(applicationId: number): Promise<number> {
  const statement = sql`insert into attendance_days (application_id, day, state, via, contest, contested_at, outcome)
    values (${applicationId}, '2026-11-20', 'absent', 'employer', 'dismissed', now(), 'The gate book has no entry.') returning id`;
  return (await one(database.db, statement, row)).id;
}

async function buildRequest(userId: number, kind: 'export' | 'erasure'): Promise<number> {
  const statement = sql`insert into data_requests (user_id, kind, due_at) values (${userId}, ${kind}, '2026-11-28T04:30:00Z') returning id`;
  return (await one(database.db, statement, row)).id;
}

const hire = async () => buildHire(database.db, { job: await buildJob(database.db, { title: 'Mason' }) });

it('The notification of a deletion states until when it can be stopped', async () => {
  const { id } = await buildLabour(database.db);
  const messages = await messagesOf('erasure.requested', { request_id: await buildRequest(id, 'erasure') });
  expect(messages).toEqual(['You can stop this until 28 November, 10:00 am in Settings, under “Your data”.']);
});

it('The notification of a finished export states until when it can be downloaded', async () => {
  const { id } = await buildLabour(database.db);
  const messages = await messagesOf('export.finished', { request_id: await buildRequest(id, 'export') });
  expect(messages).toEqual(['Download the copy by 28 November, 10:00 am in Settings, under “Your data”.']);
});

it('Notifications of a day of work state the day, the deadline and the decision', async () => {
  const { id } = await hire();
  const payload = { application_id: id, attendance_id: await buildDay(id) };
  expect((await messagesOf('attendance.claimed', payload))[0]).toBe(
    'On Friday, 20 November, for “Mason”. Is that right? Please answer soon.',
  );
  expect((await messagesOf('attendance.missed', payload))[0]).toMatch(
    /“Mason” on Friday, 20 November\. If that is wrong, say so by 28 November, 6:12 pm\.$/,
  );
  expect((await messagesOf('attendance.decided', payload))[0]).toBe(
    'You said that the entry for Friday, 20 November at “Mason” was wrong. Our decision: The gate book has no entry.',
  );
});

it.each([
  ['employer_no_response', 'The reason: The employer did not answer.'],
  ['other', 'See the reason in your application.'],
])('The notification of a cancellation for the reason %s ends with a reason or its place', async (reason, end) => {
  const { id } = await buildApplication(database.db, { status: 'cancelled' });
  await run(database.db, sql`update applications set cancel_reason = ${reason} where id = ${id}`);
  const [message = ''] = await messagesOf('application.cancelled', { application_id: id });
  expect(message.endsWith(end), message).toBe(true);
});

it('The notification of an expired job states until when applicants can be answered', async () => {
  const job = await buildJob(database.db, { employer: await buildEmployer(database.db), title: 'Mason' });
  await run(database.db, sql`update jobs set expires_at = '2026-11-21T12:42:00Z' where id = ${job.id}`);
  expect(await messagesOf('job.expired', { job_id: job.id })).toEqual([
    '“Mason” is no longer shown. Answer your applicants by 28 November, 6:12 pm, or post it again.',
  ]);
});

it('The notification of a completion claim states from when the work counts as done', async () => {
  const { id } = await hire();
  const [message] = await messagesOf('application.completion_claimed', { application_id: id });
  expect(message).toMatch(/Without an answer it counts as done on 28 November, 6:12 pm\.$/);
});

it('The question about a call states the day of the application', async () => {
  const { id } = await hire();
  await run(database.db, sql`update applications set created_at = '2026-11-19T20:00:00Z' where id = ${id}`);
  const [message] = await messagesOf('application.contact_asked', { application_id: id });
  expect(message).toMatch(/^You applied for “Mason” on Friday, 20 November\./);
});
