// Tests of the automatic steps of an application. Two days after a worker has applied, the worker is asked whether the
// employer called. A week after the worker has reported the work as done, the application becomes completed.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltApplication, buildApplication, buildHire } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { advanceAllApplications } from './advance-applications.ts';

const database = useDatabase();
const follow = () => advanceAllApplications(database.db, () => {});

const claimed = ({ id }: BuiltApplication, days: number) =>
  run(
    database.db,
    sql`update applications set completion_claimed_at = now() - ${days} * interval '1 day' where id = ${id}`,
  );
const sent = ({ id }: BuiltApplication, hours: number) =>
  run(database.db, sql`update applications set created_at = now() - ${hours} * interval '1 hour' where id = ${id}`);

const statusOf = ({ id }: BuiltApplication) =>
  one(
    database.db,
    sql`select status, (select h.actor_type from application_status_history h where h.application_id = a.id order by h.id desc limit 1) as by
      from applications a where id = ${id}`,
    z.object({ status: z.string(), by: z.nullable(z.string()) }),
  );

async function noticesOf(userId: number) {
  const rows = await many(
    database.db,
    sql`select kind, application_id from notifications where user_id = ${userId} and kind <> 'welcome' order by id`,
    z.object({ kind: z.string(), application_id: z.nullable(z.int()) }),
  );
  return rows;
}

it('Work that its worker reported done a week ago is completed once, and the worker is notified (D27)', async () => {
  const [due, early, silent] = [
    await buildHire(database.db),
    await buildHire(database.db),
    await buildHire(database.db),
  ];
  await claimed(due, 7.01);
  await claimed(early, 6.9);
  await follow();
  await follow();
  expect(await statusOf(due)).toEqual({ status: 'completed', by: 'system' });
  for (const other of [early, silent]) expect((await statusOf(other)).status).toBe('accepted');
  await runTasks(database);
  const kinds = (await noticesOf(due.labour.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('application_'))).toEqual(['application_completed_unanswered']);
});

it('Workers who applied two days ago are asked once whether the employer called, unless they have answered or were rejected (D31)', async () => {
  const asked = await buildApplication(database.db);
  const others = {
    early: await buildApplication(database.db),
    forgotten: await buildApplication(database.db),
    refused: await buildApplication(database.db, { status: 'rejected' }),
    said: await buildApplication(database.db, { status: 'shortlisted' }),
  };
  await sent(asked, 49);
  await sent(others.early, 47);
  await sent(others.forgotten, 24 * 8);
  for (const application of [others.refused, others.said]) await sent(application, 49);
  await run(
    database.db,
    sql`insert into contact_confirmations (application_id, contacted) values (${others.said.id}, true)`,
  );
  await follow();
  await follow();
  await runTasks(database);
  expect(await noticesOf(asked.labour.id)).toEqual([{ kind: 'contact_asked', application_id: asked.id }]);
  for (const { labour } of Object.values(others)) expect(await noticesOf(labour.id)).toEqual([]);
});
