// Verifies search results by brute force: reads all entries of the search index without a database index, sorts all
// matches, and ranks the newest thousand.
import type { JobSearch } from '#contracts/job-search.ts';
import { z } from '#contracts/z.ts';
import { listJobs } from '#marketplace/jobs/search/actions.ts';
import { buildIndexQuery } from '#marketplace/jobs/search/index-query.ts';
import { inTransaction, openDb } from '#platform/db.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import type { SampleSearch } from './searches.ts';

const PAGES = [1, 2, 50, 51, 60];
const OF_EACH_KIND = 4;

const found = z.object({ ids: z.array(z.int()), total: z.int() });
const answer = z.object({
  jobs: z.array(z.object({ id: z.int() })),
  total: z.int(),
  groups: z.optional(z.array(z.object({ job_ids: z.array(z.int()) }))),
});

/** Returns the tsquery that finds the same jobs as the list with this key; null for the list of all jobs. */
const wordsOfKey = (key: string): string | null => {
  const [role = '', place = ''] = key.split('@');
  const [code, city] = place.split('|');
  const parts = [
    ...(role ? [`'r@${role}'`] : []),
    ...(city !== undefined ? [`'c@${code}|${city}'`] : code ? [`'s@${code}'`] : []),
  ];
  return parts.length > 0 ? parts.join(' & ') : null;
};

async function bruteForce(tx: Tx, search: JobSearch) {
  const query = await buildIndexQuery(search);
  if (!query) return { ids: [], total: 0 };
  const words = query.key === null ? query.words : wordsOfKey(query.key);
  const ranked = query.key === null && query.sort === 'relevance' && query.weighed !== null;
  const score = ranked
    ? sql`ts_rank('{0.05, 0.2, 0.4, 1}', words, ${query.weighed}::tsquery) + 0.15 * exp(extract(epoch from created_at - now())::float8 / 864000)`
    : sql`0`;
  const { limit } = search;
  return one(
    tx,
    sql`with every as (
        select job_id, ${score} as score, row_number() over (order by created_at desc, job_id desc) as place from job_search
        where expires_at > now() and (${words}::text is null or words @@ ${words}::tsquery)
      ), ordered as (
        select job_id, row_number() over (order by (place > 1000), case when place <= 1000 then score end desc, place) as nth from every
      )
      select (select least(count(*), 1000) from every)::int as total, to_json(array(
        select job_id from ordered where nth > ${(search.page - 1) * limit} and nth <= ${search.page * limit} order by nth)) as ids`,
    found,
  );
}

/** Throws if a result differs from brute force. Returns the number of compared pages. */
export async function compareWithBruteForce(url: string, searches: readonly SampleSearch[]): Promise<number> {
  const db = openDb({ url, max: 2, name: 'bench brute force', statementTimeout: 0 });
  const seen = new Map<string, number>();
  let pages = 0;
  try {
    for (const { kind, search } of searches) {
      const already = seen.get(kind) ?? 0;
      if (already === OF_EACH_KIND) continue;
      seen.set(kind, already + 1);
      for (const page of PAGES) {
        const asked = { ...search, page };
        const slow = await inTransaction(db, async (tx) => {
          for (const name of ['indexscan', 'indexonlyscan', 'bitmapscan'])
            await run(tx, sql`select set_config(${`enable_${name}`}, 'off', true)`);
          return bruteForce(tx, asked);
        });
        const fast = answer.parse(JSON.parse(await listJobs({ db }, asked)));
        // Jobs in groups (such as similar trades) belong to other searches, so leave them out.
        const further = new Set(fast.groups?.flatMap(({ job_ids }) => job_ids));
        const ids = fast.jobs.map(({ id }) => id).filter((id) => !further.has(id));
        if (ids.join() !== slow.ids.join() || fast.total - further.size !== slow.total)
          throw new Error(
            `${kind}, page ${page}: ${JSON.stringify(asked)} returns ${ids} of ${fast.total - further.size}, not ${slow.ids} of ${slow.total}`,
          );
        pages += 1;
      }
    }
    return pages;
  } finally {
    await db.end();
  }
}
