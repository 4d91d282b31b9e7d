// SQL of the search index: reads the jobs to index, writes entries, and finds missing and obsolete entries.
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';
import { phraseSearchText } from '../../phrases/queries.ts';
import { isOpen } from '../queries/columns.ts';
import { type Entry, INDEX_VERSION } from './entry.ts';

const indexed = z.object({
  id: z.int(),
  open: z.boolean(),
  title: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  role: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  state: z.string(),
  city: z.nullable(z.string()),
  location: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  job_type: z.string(),
  language_preference: z.array(z.string()),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(z.string()),
  shift: z.nullable(z.string()),
  schooling: z.nullable(z.string()),
  food_provided: z.boolean(),
  stay_provided: z.boolean(),
  transport_provided: z.boolean(),
  tools_provided: z.boolean(),
  walk_in: z.boolean(),
  start_date: z.nullable(z.string()),
  imported: z.boolean(),
  phrases: z.string(),
});

/**
 * Locks the jobs with these ids, so that the jobs do not change before their index entries are written. Returns those
 * of the jobs that are open.
 */
export async function lockJobsToIndex(tx: Queryable, ids: readonly number[]) {
  const jobs = await many(
    tx,
    sql`select j.id, (${isOpen}) as open, j.title, j.description, j.requirements, j.role, j.industry, p.company_name, coalesce(j.state, '') as state,
        j.city, j.location, j.pincode, j.job_type, j.language_preference, j.salary_amount, j.salary_period,
        j.shift, j.schooling, j.food_provided, j.stay_provided, j.transport_provided, j.tools_provided, j.walk_in_from is not null as walk_in,
        j.start_date::text, j.source is not null as imported,
        ${phraseSearchText} as phrases
      from jobs j join employer_profiles p on p.user_id = j.employer_id
      where j.id = any(${ids}::bigint[]) order by j.id for no key update of j`,
    indexed,
  );
  return jobs.filter(({ open }) => open);
}

export async function removeEntries(tx: Queryable, ids: readonly number[]): Promise<void> {
  await run(tx, sql`delete from job_search where job_id = any(${ids}::bigint[])`);
}

/**
 * Inserts or updates index entries, and the keys of the prepared lists (table `job_posting`) that contain their jobs.
 * Unchanged rows are not written.
 */
export async function writeEntries(tx: Queryable, entries: readonly Entry[]): Promise<void> {
  const rows = JSON.stringify(entries);
  await run(
    tx,
    sql`insert into job_search as s (job_id, created_at, expires_at, pay_day, lat, lng, words, edition)
      select j.id, j.created_at, j.expires_at, x.pay_day, x.lat, x.lng, x.words::tsvector, ${INDEX_VERSION}
      from jsonb_to_recordset(${rows}::jsonb) as x(job_id bigint, pay_day real, lat real, lng real, words text) join jobs j on j.id = x.job_id
      on conflict (job_id) do update set created_at = excluded.created_at, expires_at = excluded.expires_at,
        pay_day = excluded.pay_day, lat = excluded.lat, lng = excluded.lng, words = excluded.words, edition = excluded.edition
      where (s.created_at, s.expires_at, s.pay_day, s.lat, s.lng, s.words, s.edition) is distinct from
        (excluded.created_at, excluded.expires_at, excluded.pay_day, excluded.lat, excluded.lng, excluded.words, excluded.edition)`,
  );
  await run(
    tx,
    sql`with wanted as (
        select k.key, j.created_at, j.id as job_id, j.expires_at
        from jsonb_to_recordset(${rows}::jsonb) as x(job_id bigint, keys text[]) join jobs j on j.id = x.job_id, unnest(x.keys) as k(key)
      ), gone as (
        delete from job_posting p where p.job_id = any(${entries.map(({ job_id }) => job_id)}::bigint[])
          and not exists (select from wanted w where w.job_id = p.job_id and w.key = p.key and w.created_at = p.created_at)
      )
      insert into job_posting as p (key, created_at, job_id, expires_at) select key, created_at, job_id, expires_at from wanted
      on conflict (key, created_at, job_id) do update set expires_at = excluded.expires_at where p.expires_at <> excluded.expires_at`,
  );
}

const onlyId = z.object({ id: z.int() });

/**
 * Returns the ids of jobs whose entry is wrong: open jobs without an entry or with an entry of an older version, and
 * jobs that have an entry although they are not open.
 */
export function findWronglyIndexed(db: Queryable, limit: number) {
  return many(
    db,
    sql`(select j.id from jobs j where ${isOpen} and not exists (select from job_search s where s.job_id = j.id) limit ${limit})
      union all
      (select s.job_id as id from job_search s join jobs j on j.id = s.job_id where not (${isOpen}) or s.edition < ${INDEX_VERSION} limit ${limit})`,
    onlyId,
  );
}

/** Returns open jobs with ids above `after`, ordered by id. */
export function findOpenJobsAfter(db: Queryable, { after, limit }: { after: number; limit: number }) {
  return many(
    db,
    sql`select j.id from jobs j where ${isOpen} and j.id > ${after} order by j.id limit ${limit}`,
    onlyId,
  );
}
