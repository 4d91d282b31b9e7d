// The databases of the measurement: one of each size, with the product's index and what the peers need.
import { rewriteIndex } from '#marketplace/jobs/search/indexing.ts';
import { openDb } from '#platform/db.ts';
import { runOn } from '../servers.ts';
import { insertGeneratedJobs } from './jobs.ts';

/** Of the common design: a vector of all words beside every job, whatever its state. */
const peers = [
  `create table peer_search (job_id bigint primary key, created_at timestamptz not null, open boolean not null, words tsvector not null)`,
  `insert into peer_search select id, created_at, status = 'active',
     to_tsvector('simple', title || ' ' || description || ' ' || state || ' ' || coalesce(city, '')) from jobs`,
  `create index peer_search_words on peer_search using gin (words)`,
  `create index peer_search_newest on peer_search (created_at desc)`,
];

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/** Fills a migrated database with so many jobs; returns its address. */
export async function prepareSize(url: string, { rows, seed }: { rows: number; seed: number }): Promise<string> {
  const began = performance.now();
  await insertGeneratedJobs(url, rows, seed);
  const generated = seconds(began);
  const indexing = performance.now();
  // As a restore would do it: the words last, in one go.
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
