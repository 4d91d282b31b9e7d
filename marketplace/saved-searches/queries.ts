// SQL of saved searches. The `where` clauses restrict workers to their own searches.
import { type SavedParams, type SearchAlert, savedSearch } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { isOpen } from '../jobs/queries/columns.ts';
import { INDEX_VERSION } from '../jobs/search/entry.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import type { StoredQuery } from './rules.ts';

/** Maximum number of new jobs that are counted per saved search. Above it, the app shows “100 new jobs or more”. */
const COUNTED = 100;

/**
 * SQL condition: there is no open job with the trade and place of the saved search `s`. In this case, the search finds
 * jobs that contain the words of the search.
 */
const listIsEmpty = sql`not exists (select from job_posting p where p.key = s.key and p.expires_at > now())`;

/**
 * SQL that selects the ids (column `job_id`) of the open jobs posted after `since` that match the saved search `s` (a
 * row of `saved_searches`), by the rules of the search page.
 */
export const newJobsOf = (since: Sql) => sql`new_jobs_of(s.key, s.words, ${since}, ${COUNTED}::int)`;

const shown = sql`s.id, s.name, s.search, s.alert, s.created_at, s.seen_at,
  (select count(*) from ${newJobsOf(sql`s.seen_at`)} found join jobs j on j.id = found.job_id
    and ${areNotBlocked(sql`j.employer_id`, sql`s.user_id`)})::int as new_count`;

/** Returns a worker's saved searches, latest first. */
export function listSearches(db: Queryable, labourId: number) {
  return many(
    db,
    sql`select ${shown} from saved_searches s where s.user_id = ${labourId} order by s.id desc`,
    savedSearch,
  );
}

export function findSearch(db: Queryable, labourId: number, id: number) {
  return maybe(
    db,
    sql`select ${shown} from saved_searches s where s.user_id = ${labourId} and s.id = ${id}`,
    savedSearch,
  );
}

const onlyId = z.object({ id: z.int() });
const total = z.object({ total: z.int() });

/** Returns the id of an equal search that the worker has already saved; null without such a search. */
export async function findSame(db: Queryable, labourId: number, same: string): Promise<number | null> {
  const found = await maybe(
    db,
    sql`select id from saved_searches where user_id = ${labourId} and same = ${same}`,
    onlyId,
  );
  return found?.id ?? null;
}

export async function countSearches(db: Queryable, labourId: number): Promise<number> {
  const statement = sql`select count(*)::int as total from saved_searches where user_id = ${labourId}`;
  return (await one(db, statement, total)).total;
}

interface NewSearch extends StoredQuery {
  name: string | null;
  search: SavedParams;
  same: string;
  alert: SearchAlert;
}

export async function insertSearch(tx: Tx, labourId: number, search: NewSearch): Promise<number> {
  const { id } = await one(
    tx,
    sql`insert into saved_searches (user_id, name, search, same, alert, key, words, anchors, edition)
      values (${labourId}, ${search.name}, ${JSON.stringify(search.search)}::jsonb, ${search.same}, ${search.alert}, ${search.key},
        ${search.words}::tsquery, ${search.anchors}, ${INDEX_VERSION})
      returning id`,
    onlyId,
  );
  return id;
}

interface Change {
  name?: string | null | undefined;
  alert?: SearchAlert | undefined;
  seen?: true | undefined;
}

/**
 * Updates the given fields. If the alert becomes `daily`, the first daily notification contains only jobs posted from
 * now on. Returns 0 if the search belongs to another user.
 */
export function setSearch(db: Queryable, labourId: number, id: number, { name, alert, seen }: Change): Promise<number> {
  return run(
    db,
    sql`update saved_searches set
        name = case when ${name !== undefined}::boolean then ${name ?? null}::text else name end,
        told_until = case when ${alert ?? null}::text = 'daily' and alert <> 'daily' then now() else told_until end,
        alert = coalesce(${alert ?? null}::text, alert),
        seen_at = case when ${seen ?? false}::boolean then now() else seen_at end
      where id = ${id} and user_id = ${labourId}`,
  );
}

export function removeSearch(db: Queryable, labourId: number, id: number): Promise<number> {
  return run(db, sql`delete from saved_searches where id = ${id} and user_id = ${labourId}`);
}

const indexed = z.object({ indexed: z.boolean() });

/** True if the job is in the search index. */
export async function isIndexed(db: Queryable, jobId: number): Promise<boolean> {
  const statement = sql`select exists (select from job_search where job_id = ${jobId}) as indexed`;
  return (await one(db, statement, indexed)).indexed;
}

const searcher = z.object({ user_id: z.int(), search_id: z.int() });

/**
 * Returns the next users (id above `after`) who have an instant alert that matches the job, each with one matching
 * search. Returns no users if the job is not open or not indexed.
 */
export function listSearchersOf(db: Queryable, jobId: number, { after, limit }: { after: number; limit: number }) {
  return many(
    db,
    sql`with entry as materialized (
        select x.words, tsvector_to_array(x.words) as lexemes from job_search x join jobs j on j.id = x.job_id
        where x.job_id = ${jobId} and ${isOpen}
      ), hits as (
        select s.user_id, s.id from entry, job_posting p join saved_searches s on s.key = p.key and s.alert = 'instant'
        where p.job_id = ${jobId} and s.user_id > ${after}
        union all
        select s.user_id, s.id from entry join saved_searches s on s.anchors && entry.lexemes and s.alert = 'instant'
        where s.user_id > ${after} and entry.words @@ s.words and (s.key is null or ${listIsEmpty})
      )
      select user_id, min(id) as search_id from hits group by user_id order by user_id limit ${limit}`,
    searcher,
  );
}

const daily = z.object({ user_id: z.int() });

/** Returns the next users (id above `after`) who have daily alerts. */
export function listDailyPeople(db: Queryable, { after, limit }: { after: number; limit: number }) {
  return many(
    db,
    sql`select distinct user_id from saved_searches where alert = 'daily' and user_id > ${after} order by user_id limit ${limit}`,
    daily,
  );
}

const old = z.object({ id: z.int(), search: z.record(z.string(), z.string()) });

/** Returns searches whose stored query was built for an older index version. */
export function listOldSearches(db: Queryable, limit: number) {
  return many(
    db,
    sql`select id, search from saved_searches where edition < ${INDEX_VERSION} order by edition, id limit ${limit}`,
    old,
  );
}

export async function setQuery(db: Queryable, id: number, query: StoredQuery | null): Promise<void> {
  await run(
    db,
    sql`update saved_searches set key = ${query?.key ?? null}, words = ${query?.words ?? null}::tsquery,
        anchors = ${query?.anchors ?? []}, edition = ${INDEX_VERSION} where id = ${id}`,
  );
}

const begun = z.object({ day: z.string() });

/** Records the start of the current day in India. Returns the date, or null if the day was already recorded. */
export async function insertBegunDay(tx: Tx): Promise<string | null> {
  const row = await maybe(
    tx,
    sql`insert into begun_days (day) values ((now() at time zone 'Asia/Kolkata')::date) on conflict do nothing returning day::text`,
    begun,
  );
  return row?.day ?? null;
}
