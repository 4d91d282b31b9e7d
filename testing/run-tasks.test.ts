// Tests of the utility that runs all waiting tasks.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

const database = useDatabase();

it('`runTasks` resolves after the last task has left the queue, on a slow database too', async () => {
  const { db } = database;
  await run(
    db,
    sql`create function delay_delete() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return old; end'`,
  );
  await run(
    db,
    sql`create trigger delay_delete before delete on queue_bulk._private_jobs for each row execute function delay_delete()`,
  );
  await run(db, sql`select from queue_bulk.add_job('fold_counts')`);
  await runTasks(database);
  const { left } = await one(
    db,
    sql`select count(*)::int as left from queue_bulk._private_jobs`,
    z.object({ left: z.int() }),
  );
  expect(left).toBe(0);
});
