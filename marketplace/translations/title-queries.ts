// SQL of the job's data from which a title is composed in the reader's language. Finds the job by its id or by an
// application.
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';

/** The key of the job in a response or message; null if the response or message contains only the job's title. */
export type TitleKey = { job_id: number } | { job_uid: string } | { application_id: number } | null;

const facts = z.object({
  id: z.int(),
  uid: z.string(),
  application_ids: z.array(z.int()),
  title: z.string(),
  role: z.nullable(z.string()),
  positions: z.int(),
  shift: z.nullable(z.string()),
  job_type: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** The translation of the current title by the translation service (Google or another provider). */
  provided: z.nullable(z.string()),
});
export type StoredTitleFacts = z.output<typeof facts>;

/**
 * Returns the data of the jobs with these keys. If the translation service has translated a title into `language`, the
 * result includes this translation.
 */
export function listTitleFacts(
  db: Queryable,
  keys: readonly TitleKey[],
  language: string,
): Promise<StoredTitleFacts[]> {
  const ids = keys.flatMap((key) => (key && 'job_id' in key ? [key.job_id] : []));
  const uids = keys.flatMap((key) => (key && 'job_uid' in key ? [key.job_uid] : []));
  const applications = keys.flatMap((key) => (key && 'application_id' in key ? [key.application_id] : []));
  return many(
    db,
    sql`with wanted as (
        select j.id, null::bigint as application_id from jobs j where j.id = any(${ids}::bigint[])
        union all select j.id, null from jobs j where j.uid = any(${uids}::uuid[])
        union all select a.job_id, a.id from applications a where a.id = any(${applications}::bigint[]) and a.job_id is not null
      ), found as (
        select id, coalesce(json_agg(application_id) filter (where application_id is not null), '[]') as application_ids
        from wanted group by id
      )
      select j.id, j.uid, found.application_ids, j.title, j.role, j.positions, j.shift, j.job_type, j.city, j.state,
        t.fields ->> 'title' as provided
      from found join jobs j on j.id = found.id
        left join job_translations t on t.job_id = j.id and t.language = ${language} and t.source_hash = job_words_hash(j)`,
    facts,
  );
}
