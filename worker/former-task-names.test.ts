// Tests of tasks that the previous release added under the names that they had in that release.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const waiting = z.object({ identifier: z.string() });
const event = z.object({ id: z.int() });

it('Tasks under all former names run, and a notification of administrators still reaches them', async () => {
  const { db } = database;
  const { id } = await one(
    db,
    sql`insert into domain_events (name, actor_type, actor_id, payload)
      values ('report.submitted', 'system', null, '{"report_id": 1}') returning id`,
    event,
  );
  for (const name of ['tidy', 'mend_search', 'begin_day', 'wake_employers', 'follow_applications'])
    await run(db, sql`select from queue_bulk.add_job(${name})`);
  const payload = sql`json_build_object('event_id', ${id}::bigint)`;
  for (const name of ['push_wage_closing', 'push_wage_terms'])
    await run(db, sql`select from queue_urgent.add_job(${name}, ${payload})`);
  await run(db, sql`select from queue_urgent.add_job('tell_admins_of_reports', ${payload})`);
  await run(db, sql`select from queue_bulk.add_job('tell_admins_of_days', ${payload})`);
  const { pushed } = await runTasks(database);
  expect(pushed.map(({ event: name }) => name).filter((name) => name === 'queue.changed')).toHaveLength(2);
  // Ignore the task `dispatch_event`: the task that starts a day records an event, and each event adds
  // `dispatch_event`.
  const left = await many(
    db,
    sql`select t.identifier from queue_bulk._private_jobs j join queue_bulk._private_tasks t on t.id = j.task_id
      union all select t.identifier from queue_urgent._private_jobs j join queue_urgent._private_tasks t on t.id = j.task_id`,
    waiting,
  );
  expect(left.filter(({ identifier }) => identifier !== 'dispatch_event')).toEqual([]);
});
