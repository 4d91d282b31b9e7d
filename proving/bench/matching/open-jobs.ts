// Generates open jobs, and the stored lists of open jobs per trade and place that recommendations read.
import { postingKey } from '#marketplace/jobs/search/entry.ts';
import { openDb } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { insertGeneratedJobs, readTowns } from '../search/jobs.ts';
import { runOn } from '../servers.ts';

/** Fills a migrated database. The search entries contain no words, because the benchmark does not search by words. */
export async function prepareOpenJobs(url: string, { rows, seed }: { rows: number; seed: number }): Promise<void> {
  const began = performance.now();
  await insertGeneratedJobs(url, rows, seed);
  const towns = (await readTowns()).map((town) => ({
    ...town,
    in_town: postingKey(null, town),
    in_state: postingKey(null, { ...town, city: null }),
  }));
  const db = openDb({ url, max: 1, name: 'bench lists', statementTimeout: 0 });
  try {
    await run(db, sql`update jobs set status = 'active' where status <> 'active'`);
    await run(
      db,
      sql`insert into job_search (job_id, created_at, expires_at, words, edition) select id, created_at, expires_at, '', 1 from jobs`,
    );
    await run(
      db,
      sql`insert into job_posting (key, created_at, job_id, expires_at)
        select k.key, j.created_at, j.id, j.expires_at
        from jobs j join jsonb_to_recordset(${JSON.stringify(towns)}::jsonb) as t(state text, city text, in_town text, in_state text)
          on t.state = j.state and t.city = j.city,
        unnest(array['@', t.in_state, t.in_town, j.role || '@', j.role || t.in_state, j.role || t.in_town]) as k(key)`,
    );
  } finally {
    await db.end();
  }
  await runOn(url, 'vacuum analyze');
  console.log(`${rows} open jobs in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
