// Checks the structured data of job pages with a third-party validator that applies the rules of search engines.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import { seedDemo } from '#bin/seed/seed-demo.ts';
import { z } from '#contracts/z.ts';
import { isOpen } from '#marketplace/jobs/queries/columns.ts';
import { many, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { testSecrets } from '#testing/secrets.ts';
import { testStorage } from '#testing/storage.ts';

const MIN_PAGES = 100;

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-structured-'));
writeFileSync(path.join(folder, 'index.html'), readFileSync(path.resolve('web/index.html')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = useDatabase();
const api = useApi(database, { settings: { web_folder: folder } });
const posting = z.looseObject({ '@type': z.literal('JobPosting') });
type Posting = z.output<typeof posting>;

/** The structured data of all open jobs. Some are demo jobs, some are imported job ads. */
const postings: Posting[] = [];

async function postingOf(uid: string): Promise<Posting> {
  const text = await (await fetch(`${api.base}/jobs/${uid}`)).text();
  const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
  return posting.parse(JSON.parse(data));
}

/** Returns the messages of the errors in a posting. */
async function errorsOf(item: object): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { JobPosting: [item] } });
  return issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? [issueMessage] : []));
}

beforeAll(async () => {
  await seedDemo({
    db: database.db,
    identityKey: testSecrets.IDENTITY_KEY,
    adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl'),
    picturesFolder: path.resolve('bin/seed/pictures'),
    storage: testStorage,
  });
  await importFile({ db: database.db, file: path.resolve('proving/post-check/outside-ads.jsonl'), trusted: true });
  const open = await many(
    database.db,
    sql`select j.uid from jobs j where ${isOpen} order by j.id`,
    z.object({ uid: z.string() }),
  );
  for (const { uid } of open) postings.push(await postingOf(uid));
});

it('The structured data of the demo jobs and of imported ads has no errors', async () => {
  expect(postings.length).toBeGreaterThanOrEqual(MIN_PAGES);
  const wrong = [];
  for (const item of postings) for (const error of await errorsOf(item)) wrong.push(`${item.title}: ${error}`);
  expect(wrong).toEqual([]);
});

it.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])(
  'A posting without the attribute %s has an error',
  async (name) => {
    const rest = Object.entries(postings[0] ?? {}).filter(([key]) => key !== name);
    expect(await errorsOf(Object.fromEntries(rest))).toEqual([`Required attribute "${name}" is missing`]);
  },
);

it('A posting whose employer has no name or whose address has no country has an error', async () => {
  const [first] = postings;
  expect(await errorsOf({ ...first, hiringOrganization: { '@type': 'Organization' } })).toHaveLength(1);
  expect(await errorsOf({ ...first, jobLocation: { '@type': 'Place', address: {} } })).toHaveLength(1);
});
