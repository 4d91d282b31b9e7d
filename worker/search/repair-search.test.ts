// Tests the repair of the search index: a worker process that starts adds the open jobs that are missing in the index.
import { expect, it } from 'vitest';
import { searchJobs } from '#marketplace/jobs/search/actions.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { enqueueRepair } from './repair-search.ts';

const database = useDatabase();

it('A starting worker process indexes jobs of an older release, and only open ones', async () => {
  const job = await buildJob(database.db, { state: 'Odisha' });
  const over = await buildJob(database.db, { state: 'Odisha' });
  const found = async () =>
    (await searchJobs(database, { page: 1, limit: 10, state: 'Odisha' })).jobs.map(({ id }) => id);
  await run(database.db, sql`delete from job_search where job_id = ${job.id}`);
  await run(database.db, sql`update jobs set expires_at = now() where id = ${over.id}`);
  expect(await found()).toEqual([]);
  await enqueueRepair(database.db);
  await enqueueRepair(database.db);
  await runTasks(database);
  expect(await found()).toEqual([job.id]);
});
