// Prepares the databases of the search benchmark: one per size, with the product's index and the tables of the other
// search designs with which the product is compared.
import { rewriteIndex } from '#marketplace/jobs/search/indexing.ts';
import { openDb } from '#platform/db.ts';
import { runOn } from '../servers.ts';
import { insertGeneratedJobs } from './jobs.ts';

/** Tables of a common design: a tsvector of all words for every job, whatever its status. */
const peers = [
  `create table peer_search (job_id bigint primary key, created_at timestamptz not null, open boolean not null, words tsvector not null)`,
  `insert into peer_search select id, created_at, status = 'active',
     to_tsvector('simple', title || ' ' || description || ' ' || state || ' ' || coalesce(city, '')) from jobs`,
  `create index peer_search_words on peer_search using gin (words)`,
  `create index peer_search_newest on peer_search (created_at desc)`,
];

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/** Inserts `rows` jobs into a migrated database and returns its address. */
export async function prepareSize(url: string, { rows, seed }: { rows: number; seed: number }): Promise<string> {
  const began = performance.now();
  await insertGeneratedJobs(url, rows, seed);
  const generated = seconds(began);
  const indexing = performance.now();
  // Build the index of words last and at once, as a restore does: this is faster than updating the index for each row.
  await runOn(url, 'drop index job_search_words');
  const db = openDb({ url, max: 2, name: 'bench index', statementTimeout: 0 });
  const open = await rewriteIndex({ db }).finally(() => db.end());
  await runOn(url, 'create index job_search_words on job_search using gin (words) with (fastupdate = off)');
  const indexed = seconds(indexing);
  for (const statement of peers) await runOn(url, statement);
  await runOn(url, 'vacuum analyze');
  console.log(`${rows} jobs: generated in ${generated}, ${open} open ones indexed in ${indexed}`);
  return url;
}
