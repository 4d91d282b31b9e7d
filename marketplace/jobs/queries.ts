// SQL of jobs. Ownership and visibility stand in the `where` clause.
import { type JobPost, type JobSearch, job, jobDetail } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { joinSql, many, maybe, nothing, one, type Queryable, run, type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { queuedCount, recording } from '../record-event.ts';
import { DEFAULT_PERIOD, lifeInDays } from './rules.ts';

/** The columns of a job as it travels, from `j` (jobs), `u` (its employer's account) and `e` (the employer's profile). */
const jobColumns = sql`j.id, j.uid, j.title, j.state, j.city, j.all_cities, j.job_type, j.salary_amount, j.salary_period, j.duration,
  j.description, j.requirements, j.positions, j.language_preference, j.require_resume,
  case when j.status = 'active' and j.expires_at <= now() then 'expired' else j.status end as status,
  j.created_at, j.expires_at, j.location, j.industry, j.role,
  (select count(*) from applications a where a.job_id = j.id and a.status <> 'withdrawn')::int as application_count,
  jsonb_build_object('company_name', e.company_name, 'first_name', u.first_name, 'last_name', u.last_name) as employer,
  null as translated_to, '{}'::jsonb as translations`;

const jobTables = sql`jobs j join users u on u.id = j.employer_id join employer_profiles e on e.user_id = j.employer_id`;

/** Open to everyone: active and not past its life. */
const isOpen = sql`j.status = 'active' and j.expires_at > now()`;

interface Page {
  page: number;
  limit: number;
}

const window = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`;
const counted = z.object({ total: z.int() });

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word must stand in the column: wildcards in a word are letters. */
function containsAll(column: Sql, words: readonly string[]): Sql {
  return joinSql(
    words.map((word) => sql`${column} like ${escaped(word)}`),
    ' and ',
  );
}

export interface JobFilter extends JobSearch {
  words: readonly string[];
  place_words: readonly string[];
}

function whereOf(filter: JobFilter): Sql {
  const conditions = [
    isOpen,
    ...(filter.words.length > 0 ? [containsAll(sql`j.search_text`, filter.words)] : []),
    ...(filter.place_words.length > 0 ? [containsAll(sql`j.place_text`, filter.place_words)] : []),
    ...(filter.state ? [sql`j.state = ${filter.state}`] : []),
    ...(filter.job_type ? [sql`j.job_type = ${filter.job_type}`] : []),
    ...(filter.role ? [sql`j.role = ${filter.role}`] : []),
    ...(filter.languages && filter.languages.length > 0
      ? [sql`j.language_preference && ${filter.languages}::text[]`]
      : []),
  ];
  return joinSql(conditions, ' and ');
}

// Pay of different periods side by side: as a month's, with 8 hours, 26 days, and a piece of work as it stands.
const monthlyPay = sql`j.salary_amount * case j.salary_period when 'hour' then 208 when 'day' then 26 when 'week' then 4.33 else 1 end`;

/** How late in a job's words the asked ones stand: the title comes first, the description after the trade. */
const rankOf = (words: readonly string[]) =>
  joinSql(
    words.map((word) => sql`strpos(j.search_text, ${word})`),
    ' + ',
  );

function orderOf({ sort = 'created_at', order = 'desc', words }: JobFilter): Sql {
  if (sort === 'relevance' && words.length > 0) return sql`${rankOf(words)} asc, j.created_at desc, j.id desc`;
  if (sort === 'salary' && order === 'asc') return sql`${monthlyPay} asc nulls last, j.id desc`;
  if (sort === 'salary') return sql`${monthlyPay} desc nulls last, j.id desc`;
  return order === 'asc' && sort === 'created_at' ? sql`j.created_at asc, j.id asc` : sql`j.created_at desc, j.id desc`;
}

/** A page of open jobs and how many there are. */
export async function listOpenJobs(db: Queryable, filter: JobFilter) {
  const where = whereOf(filter);
  const [jobs, { total }] = await Promise.all([
    many(
      db,
      sql`select ${jobColumns} from ${jobTables} where ${where} order by ${orderOf(filter)} ${window(filter)}`,
      job,
    ),
    one(db, sql`select count(*)::int as total from jobs j where ${where}`, counted),
  ]);
  return { jobs, total };
}

/** A job for whoever asks: open, or their own, or one they have applied to. `removed` is seen by its applicants only. */
export function findJobForReader(db: Queryable, key: { uid: string } | { id: number }, reader: Person | null) {
  const me = reader?.id ?? null;
  const which = 'uid' in key ? sql`j.uid = ${key.uid}` : sql`j.id = ${key.id}`;
  return maybe(
    db,
    sql`select ${jobColumns}, case when mine.id is not null then
        jsonb_build_object('id', mine.id, 'status', mine.status) end as my_application
      from ${jobTables} left join lateral (
        select a.id, a.status from applications a where a.job_id = j.id and a.labour_id = ${me}::bigint order by a.id desc limit 1
      ) mine on true
      where ${which} and ((${isOpen}) or (j.employer_id = ${me}::bigint and j.status <> 'removed') or mine.id is not null)`,
    jobDetail,
  );
}

/** A page of an employer's own jobs. */
export async function listOwnJobs(
  db: Queryable,
  employerId: number,
  { status, ...page }: Page & { status?: string | undefined },
) {
  const where = sql`j.employer_id = ${employerId} and j.status <> 'removed' ${status ? sql`and j.status = ${status}` : nothing}`;
  const [jobs, { total }] = await Promise.all([
    many(
      db,
      sql`select ${jobColumns} from ${jobTables} where ${where} order by j.created_at desc, j.id desc ${window(page)}`,
      job,
    ),
    one(db, sql`select count(*)::int as total from jobs j where ${where}`, counted),
  ]);
  return { jobs, total };
}

export function findOwnJob(db: Queryable, employerId: number, uid: string) {
  return maybe(
    db,
    sql`select ${jobColumns} from ${jobTables} where j.uid = ${uid} and j.employer_id = ${employerId} and j.status <> 'removed'`,
    job,
  );
}

const load = z.object({ active: z.int(), today: z.int() });

/** How many jobs an employer has open, and how many were posted within a day. */
export function findPostingLoad(db: Queryable, employerId: number) {
  return one(
    db,
    sql`select count(*) filter (where status = 'active' and expires_at > now())::int as active,
        count(*) filter (where created_at > now() - interval '1 day')::int as today
      from jobs where employer_id = ${employerId}`,
    load,
  );
}

const inserted = z.object({ id: z.int(), uid: z.string(), tasks: z.int() });

/** The job, its event and the event's tasks in one statement: atomic, and one round trip. */
export function insertPostedJob(db: Queryable, employer: Person, post: JobPost) {
  const fact = sql`job as (
    insert into jobs (employer_id, title, role, industry, state, city, all_cities, location, job_type, salary_amount, salary_period,
      duration, description, requirements, positions, language_preference, require_resume, expires_at)
    values (${employer.id}, ${post.title}, ${post.role ?? null}, ${post.industry ?? null}, ${post.state}, ${post.city ?? null},
      ${post.all_cities ?? false}, ${post.location ?? null}, ${post.job_type ?? 'full_time'}, ${post.salary_amount},
      ${post.salary_period ?? DEFAULT_PERIOD}, ${post.duration ?? null}, ${post.description}, ${post.requirements ?? null},
      ${post.positions ?? 1}, ${post.language_preference ?? []}, ${post.require_resume ?? false},
      now() + ${lifeInDays(post.job_type ?? 'full_time')} * interval '1 day')
    returning id, uid
  )`;
  const event = recording({ name: 'job.posted', actor: employer }, sql`jsonb_build_object('job_id', job.id)`, 'job');
  const statement = sql`with ${fact}, ${event} select job.id, job.uid, ${queuedCount} from job`;
  return one(db, { ...statement, name: 'insert posted job' }, inserted);
}

const indexed = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  role: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  state: z.string(),
  city: z.nullable(z.string()),
  location: z.nullable(z.string()),
});

/** What a job is found by, read from the truth: the job an event speaks of. */
export function findJobToIndex(db: Queryable, eventId: number) {
  return maybe(
    db,
    sql`select j.id, j.title, j.description, j.role, j.industry, p.company_name, j.state, j.city, j.location
      from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
      join employer_profiles p on p.user_id = j.employer_id where e.id = ${eventId}`,
    indexed,
  );
}

export async function setJobWords(
  db: Queryable,
  id: number,
  words: { search_text: string; place_text: string },
): Promise<void> {
  await run(
    db,
    sql`update jobs set search_text = ${words.search_text}, place_text = ${words.place_text} where id = ${id}`,
  );
}
