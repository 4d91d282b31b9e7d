// The compared search implementations: the product's search, and other designs that return the same rows of a page.

import { isOpen, jobColumns, jobTables } from '#marketplace/jobs/queries/columns.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import type { Db } from '#platform/db.ts';
import { compile, joinSql, rawSql, type Sql, sql } from '#platform/sql.ts';
import { PAGE_SIZE, type SampleSearch } from './searches.ts';

export type Side = (db: Db, asked: SampleSearch) => Promise<unknown>;

/** The product: parses the query, runs the statements, serialises the response. */
export const ours: Side = (db, { search }) => listJobs({ db }, search);

const rowsOf = (ids: Sql) => sql`select json_agg(to_json(r))::text from (
    select ${jobColumns} from ${jobTables} join (${ids}) page on page.id = j.id order by j.created_at desc, j.id desc) r`;

/** The baseline: reads the newest jobs of a place from a covering index. */
export const newestOfPlace: Side = (db, { town }) =>
  db.query({
    ...compile(
      rowsOf(
        sql`select id from jobs j where ${isOpen} and j.state = ${town.state} order by j.created_at desc limit ${rawSql(String(PAGE_SIZE))}`,
      ),
    ),
    name: 'newest of place',
  });

const both = (db: Db, page: Sql, count: Sql) => db.query(compile(rowsOf(page))).then(() => db.query(compile(count)));

/** A common design: compares strings with ILIKE, once for the page and once for the count. */
export const ilike: Side = (db, { words }) => {
  const has = words.map(
    (word) =>
      sql`j.title || ' ' || j.description || ' ' || j.state || ' ' || coalesce(j.city, '') ilike ${`%${word}%`}`,
  );
  const where = joinSql([isOpen, ...has], ' and ');
  return both(
    db,
    sql`select id from jobs j where ${where} order by j.created_at desc, j.id desc limit ${PAGE_SIZE}`,
    sql`select count(*) from jobs j where ${where}`,
  );
};

/** A common design: tsvector with a GIN index. Sorts the page by date, and counts exactly. */
export const gin: Side = (db, { words }) => {
  const where = sql`open and words @@ plainto_tsquery('simple', ${words.join(' ')})`;
  return both(
    db,
    sql`select job_id as id from peer_search where ${where} order by created_at desc, job_id desc limit ${PAGE_SIZE}`,
    sql`select count(*) from peer_search where ${where}`,
  );
};
