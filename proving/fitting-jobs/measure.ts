// Measures how well the product recommends jobs: imports the ads of the files in TEST_ADS_FILES, and requests the jobs
// of one worker per common trade and city. A job is right if its trade, by a label that does not come from the product, is
// the worker's trade or a related one.
import path from 'node:path';
import { expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { recommendJobs } from '#marketplace/matching/actions/recommend-jobs.ts';
import { relatedTo } from '#marketplace/search/related-trades.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';
import { labelOf } from './ads-trades.ts';

const FILES = (process.env.TEST_ADS_FILES ?? '').split(path.delimiter).filter((file) => file !== '');
/** Number of jobs on the worker's home page. */
const SHOWN = 4;
const FEW = 3;

const trades: readonly RoleSlug[] = [
  'mason',
  'helper',
  'electrician',
  'plumber',
  'carpenter',
  'painter',
  'welder',
  'driver',
  'delivery',
  'guard',
  'cook',
  'tailor',
  'packer',
  'loader',
  'cleaner',
  'domestic-worker',
  'farm-worker',
  'mechanic',
  'shop-assistant',
];
const cities = [
  ['Pune', 'Maharashtra'],
  ['Delhi', 'Delhi'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Patna', 'Bihar'],
  ['Kolkata', 'West Bengal'],
  ['Hyderabad', 'Telangana'],
] as const;

const database = useDatabase();
const advertised = z.object({ id: z.int(), source_id: z.string() });

/** Returns the labelled trade of each job; undefined for a job without a label. */
async function tradesOfJobs() {
  const rows = await many(database.db, sql`select id, source_id from jobs`, advertised);
  return new Map(rows.map(({ id, source_id }) => [id, labelOf(source_id)]));
}

async function buildWorker(trade: RoleSlug, [city, state]: readonly [string, string]) {
  const person = await buildLabour(database.db, { skills: [trade] });
  await run(database.db, sql`update users set city = ${city}, state = ${state} where id = ${person.id}`);
  return person;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

it.skipIf(FILES.length === 0)('all jobs that are called fitting are of the worker’s trade or a near one', async () => {
  for (const file of FILES) await importFile({ db: database.db, file, trusted: true });
  const jobs = await tradesOfJobs();
  const counts = { shown: 0, labelled: 0, same: 0, right: 0, few: 0, wider: 0, workers: 0 };
  const wrong: string[] = [];
  for (const trade of trades)
    for (const place of cities) {
      const person = await buildWorker(trade, place);
      const { jobs: found, wider } = await recommendJobs({ db: database.db }, person, { limit: SHOWN });
      const isRight = (id: number) => {
        const known = jobs.get(id) ?? null;
        return known !== null && (known === trade || relatedTo(trade).has(known));
      };
      const labelled = found.filter(({ id }) => jobs.get(id) !== undefined);
      counts.workers += 1;
      counts.shown += found.length;
      counts.labelled += labelled.length;
      counts.same += labelled.filter(({ id }) => jobs.get(id) === trade).length;
      counts.right += labelled.filter(({ id }) => isRight(id)).length;
      if (found.length < FEW) counts.few += 1;
      if (wider) counts.wider += 1;
      for (const job of labelled) if (!isRight(job.id)) wrong.push(`${trade} in ${place[0]}: ${job.title}`);
    }
  console.log(
    [
      `${jobs.size} open jobs, ${counts.workers} workers, ${counts.shown} jobs shown (${SHOWN} at most per worker)`,
      `labelled without the product: ${counts.labelled}`,
      `of them of the worker's trade: ${counts.same} (${percent(counts.same, counts.labelled)})`,
      `of them of the worker's trade or a near one: ${counts.right} (${percent(counts.right, counts.labelled)})`,
      `workers with fewer than ${FEW} jobs: ${counts.few} (${percent(counts.few, counts.workers)}), ${counts.wider} of them are offered the trade in a wider place`,
      ...wrong.slice(0, 20).map((line) => `  wrong: ${line}`),
    ].join('\n'),
  );
  expect(counts.right).toBe(counts.labelled);
});
