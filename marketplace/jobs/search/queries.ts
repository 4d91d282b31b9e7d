// SQL of searching: a page of open jobs, and the words a job is found by.
import { type JobSearch, job } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { joinSql, many, maybe, one, type Queryable, run, type Sql, sql } from '#platform/sql.ts';
import { isOpen, jobColumns, jobTables, window } from '../queries/columns.ts';

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
