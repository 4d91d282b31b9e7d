// SQL of open jobs: a prepared list by its key, the ranked matches of a search, and the rows of a page as JSON text.
import { z } from '#contracts/z.ts';
import { emptySql, one, preparedStatement, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import type { Point } from '../../places/near-towns.ts';
import { isOpen, jobColumnsWith, jobTables } from '../queries/columns.ts';
import type { IndexQuery, Sort } from './index-query.ts';

/**
 * Maximum number of matches that are ranked. Only the newest matches are ranked; the older matches follow, newest
 * first. Counting of matches stops at this number + 1.
 */
export const MAX_RANKED_MATCHES = 1000;

export interface Slice {
  limit: number;
  offset: number;
}

/** A page of a result list. `total` is counted up to `MAX_RANKED_MATCHES` + 1; `jobs` is a JSON array. */
export interface Page {
  total: number;
  jobs: string;
}

/** Coordinates of a point: their values, or parameter placeholders while a prepared statement is composed. */
type PointPlaces = Record<keyof Point, unknown>;

/**
 * SQL of the distance in kilometres between the index entry `s` and a point, by the haversine formula (the diameter of
 * the earth is 12,742 km). Null without a point or if the job's place is unknown.
 */
function kilometres(origin: PointPlaces | null): Sql {
  if (!origin) return sql`null::float8`;
  const [lat, lng] = [sql`${origin.lat}::float8`, sql`${origin.lng}::float8`];
  return sql`(case when s.lat is null then null else 12742 * asin(sqrt(least(1, sin(radians(s.lat - ${lat}) / 2) ^ 2
    + cos(radians(s.lat)) * cos(radians(${lat})) * sin(radians(s.lng - ${lng}) / 2) ^ 2))) end)`;
}

/**
 * SQL of the rows of jobs, as JSON. `listed` is a table of job ids (`job_id`) with their position in the list (`nth`).
 * Omits jobs that are no longer open, because the index may lag behind. Reads `job_search`, whose rows are wide and
 * slow to read, only to compute distances from `origin`.
 */
function rowsOf(listed: Sql, origin: PointPlaces | null): Sql {
  const distance = sql`round(${kilometres(origin)}::numeric, 1)::float8`;
  const entries = origin ? sql`left join job_search s on s.job_id = j.id` : emptySql;
  return sql`coalesce((select json_agg(to_json(r) order by listed.nth) from ${listed} cross join lateral (
      select ${jobColumnsWith(distance)} from ${jobTables} ${entries}
      where j.id = listed.job_id and ${isOpen}) r), '[]')::text as jobs`;
}

/** Prepares two versions of a statement: with the distance from a point, and without a distance. */
function withOrWithoutPoint<K extends string>(
  name: string,
  compose: (places: Record<K, unknown>, origin: PointPlaces | null) => Sql,
  keys: readonly K[],
): (values: Record<K, unknown>, origin: Point | null) => Sql {
  const without = preparedStatement(name, (places: Record<K, unknown>) => compose(places, null), keys);
  const from = preparedStatement<K | keyof Point>(`${name} from a point`, (places) => compose(places, places), [
    ...keys,
    'lat',
    'lng',
  ]);
  return (values, origin) => (origin ? from({ ...values, ...origin }) : without(values));
}

const page = z.object({ total: z.int(), jobs: z.string() });

const listOfKey = withOrWithoutPoint(
  'list by key',
  ({ key, limit, offset }, origin) => sql`with listed as materialized (
      select job_id, row_number() over () as nth from (
        select job_id from job_posting where key = ${key} and expires_at > now()
        order by created_at desc, job_id desc limit ${limit} offset ${offset}) newest
    )
    select (${countOfKey(key)})::int as total, ${rowsOf(sql`listed`, origin)}`,
  ['key', 'limit', 'offset'],
);

/**
 * Returns a page of the prepared list (jobs of one trade at one place, table `job_posting`) with this key, newest job
 * first.
 */
export const listByKey = (
  db: Queryable,
  key: string,
  { limit, offset, origin }: Slice & { origin: Point | null },
): Promise<Page> => one(db, listOfKey({ key, limit, offset }, origin), page);

function countOfKey(key: unknown): Sql {
  return sql`select count(*) from (select from job_posting where key = ${key} and expires_at > now() limit ${rawSql(String(MAX_RANKED_MATCHES + 1))}) counted`;
}

const rows = z.object({ jobs: z.string() });

const listOfIds = withOrWithoutPoint(
  'list by ids',
  ({ ids }, origin) =>
    sql`select ${rowsOf(sql`unnest(${ids}::bigint[]) with ordinality as listed(job_id, nth)`, origin)}`,
  ['ids'],
);

/** Returns the jobs with these ids as a JSON array, in the order of the ids. */
export async function listByIds(db: Queryable, ids: readonly number[], origin: Point | null): Promise<string> {
  return (await one(db, listOfIds({ ids }, origin), rows)).jobs;
}

/** SQL condition: the index entry `s` has not expired and, if `words` is not null, matches this tsquery. */
function matching(words: string | null): Sql {
  return sql`s.expires_at > now() ${words === null ? emptySql : sql`and s.words @@ ${words}::tsquery`}`;
}

function orderOf(sort: Sort, origin: Point | null): Sql {
  const newest = sql`s.created_at desc, s.job_id desc`;
  switch (sort) {
    case 'oldest':
      return sql`s.created_at, s.job_id`;
    case 'dearest':
      return sql`s.pay_day desc nulls last, s.job_id desc`;
    case 'cheapest':
      return sql`s.pay_day nulls last, s.job_id desc`;
    case 'nearest':
      return sql`${kilometres(origin)} nulls last, ${newest}`;
    case 'farthest':
      return sql`${kilometres(origin)} desc nulls last, ${newest}`;
    default:
      return newest;
  }
}

/**
 * SQL of the score of a match. The score depends on the age of the job, on the fields that contain the search words
 * and, if the search has a point, on the distance. Weights of the fields: title 1, trade and company 0.4, requirements
 * 0.2, description 0.05. A new job and a near job each gain up to 0.15 more. These gains fall by the factor e per 10
 * days (864,000 s) of age, and per 50 km.
 */
function scoreOf({ weighed, origin }: Matching): Sql {
  const near = origin ? sql`+ coalesce(0.15 * exp(-${kilometres(origin)} / 50), 0)` : emptySql;
  return sql`ts_rank('{0.05, 0.2, 0.4, 1}', s.words, ${weighed ?? ''}::tsquery)
    + 0.15 * exp(extract(epoch from s.created_at - now())::float8 / 864000) ${near}`;
}

/** The parts of a query that find and order matches. */
export type Matching = Pick<IndexQuery, 'words' | 'weighed' | 'sort' | 'origin'>;

const matches = z.object({ total: z.int(), ids: z.array(z.int()) });

/**
 * Returns the number of matches, and the job ids of a page. Counts up to `MAX_RANKED_MATCHES` + 1, or to the end of the
 * page if the page ends later. The statement is not prepared, because its best plan depends on how common the words
 * are.
 */
export function findMatches(
  db: Queryable,
  query: Matching,
  { limit, offset, within }: Slice & { within?: number | undefined },
) {
  const { words, sort, origin } = query;
  const ranks = sort === 'relevance';
  const found = sql`select s.job_id, s.created_at, s.lat, s.lng ${ranks ? sql`, s.words` : emptySql} from job_search s
    where ${matching(words)} ${within && origin ? inside(origin, within) : emptySql}
    order by ${orderOf(sort, origin)} limit ${Math.max(MAX_RANKED_MATCHES + 1, offset + limit)}`;
  const score = ranks ? sql`case when s.place <= ${MAX_RANKED_MATCHES} then ${scoreOf(query)} end` : sql`null::float8`;
  return one(
    db,
    sql`with hits as materialized (
        select s.job_id, s.place, ${score} as score from (select s.*, row_number() over () as place from (${found}) s) s
      )
      select (select count(*) from hits)::int as total,
        to_json(array(select job_id from hits order by score desc nulls last, place limit ${limit} offset ${offset})) as ids`,
    matches,
  );
}

/** SQL condition: the index entry `s` is within a radius in kilometres of a point. One degree is about 110 km. */
function inside(origin: Point, within: number): Sql {
  const north = within / 110;
  const east = north / Math.max(0.01, Math.cos((origin.lat * Math.PI) / 180));
  return sql`and s.lat between ${origin.lat - north}::real and ${origin.lat + north}::real
    and s.lng between ${origin.lng - east}::real and ${origin.lng + east}::real and ${kilometres(origin)} <= ${within}`;
}

const counted = z.object({ total: z.int() });

/** Returns the number of open jobs that match the search, counted up to `MAX_RANKED_MATCHES` + 1. */
export async function countMatches(db: Queryable, { key, words }: IndexQuery): Promise<number> {
  const statement =
    key === null
      ? sql`select count(*)::int as total from (select from job_search s where ${matching(words)} limit ${MAX_RANKED_MATCHES + 1}) counted`
      : sql`select (${countOfKey(key)})::int as total`;
  return (await one(db, statement, counted)).total;
}
