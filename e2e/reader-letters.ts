// Measures which percentage of the visible letters readers of each language can read: npm run texts -- --letters FILE.
// A letter is a base letter or a vowel sign (Unicode classes L and M).
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { countedScreens, type KnownNames, LetterCounts } from './letter-counts.ts';
import { useProduct } from './product.ts';
import { applyForJobs, buildReaders, listReadJobs, type Readers, type ReadJob } from './read-jobs.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

const file = process.env.LETTERS_OF_ADS ?? '';
const product = useProduct();
const browser = useBrowser(product);

const LOWEST_PERCENT = 95;
const PAGE_SIZE = 10;
const names = z.object({ companies: z.array(z.string()), people: z.array(z.string()), places: z.array(z.string()) });

/** Returns all names in the data, the longest first, because a name may be part of another name. */
async function listNames(): Promise<KnownNames> {
  const [found] = await many(
    product.database.db,
    sql`select array(select distinct company_name from employer_profiles where company_name <> '') as companies,
      array(select distinct name from users, unnest(array[first_name, last_name]) as name where name <> '') as people,
      array(select location from jobs where location <> '' union select city from jobs where city <> '') as places`,
    names,
  );
  const byLength = (list: string[] = []) => list.sort((one, other) => other.length - one.length);
  return { companies: byLength(found?.companies), people: byLength(found?.people), places: byLength(found?.places) };
}

const isComplete = () =>
  document.querySelector('main h1, main h2, main article') !== null &&
  !document.querySelector('[aria-busy="true"], main .skeleton');

async function textsOf({ page, open }: Visitor, address: string, reader: Language): Promise<VisibleText[]> {
  await open(`${address}${address.includes('?') ? '&' : '?'}lng=${reader}`);
  await page.waitForFunction(isComplete);
  return visibleTexts(page);
}

const pagesOf = (items: number) => Array.from({ length: Math.ceil(items / PAGE_SIZE) }, (_, index) => index + 1);

async function measureList(counts: LetterCounts, jobs: readonly ReadJob[]): Promise<number> {
  const visitor = await browser.visit({ screen: 'phone', language: 'en' });
  const seen = new Set<string>();
  for (const reader of languageCodes)
    for (const page of pagesOf(jobs.length)) {
      const texts = await textsOf(visitor, `/jobs?page=${page}`, reader);
      for (const job of jobs) {
        const card = texts.filter(({ card: address }) => address?.includes(job.uid));
        counts.add(card, 'list', [job.language, reader]);
        if (card.length > 0) seen.add(job.uid);
      }
    }
  return seen.size;
}

async function measureReaders(counts: LetterCounts, readers: Readers, jobs: readonly ReadJob[]): Promise<void> {
  for (const { language, labour } of readers) {
    const visitor = await browser.visit({ screen: 'phone', language: 'en', as: labour.phone ?? '' });
    const pages = pagesOf(jobs.filter((job) => job.language === language).length);
    for (const reader of languageCodes) {
      const pair = [language, reader] as const;
      counts.add(await textsOf(visitor, '/labour/dashboard', reader), 'home', pair);
      counts.add(await textsOf(visitor, '/notifications', reader), 'bell', pair);
      for (const page of pages)
        counts.add(await textsOf(visitor, `/labour/dashboard/applications?page=${page}`, reader), 'applications', pair);
    }
    await visitor.context.close();
  }
}

describe.skipIf(!hasBrowser)('letters of the main screens', () => {
  it('Readers of each language can read at least 95 % of the letters of each screen', {
    timeout: 3_600_000,
  }, async () => {
    product.command('import-jobs', file, '--report', path.join(os.tmpdir(), 'letters-import.json'));
    const jobs = await listReadJobs(product);
    const readers = await buildReaders(product);
    const counts = new LetterCounts(await listNames());
    const listed = await measureList(counts, jobs);
    await applyForJobs(product, readers, jobs);
    await measureReaders(counts, readers, jobs);
    const pairs = languageCodes.flatMap((from) => languageCodes.map((reader) => [from, reader] as const));
    const low = countedScreens.flatMap((screen) =>
      pairs.flatMap(([from, reader]) => {
        const share = counts.share(screen, from, reader);
        return share === null || share >= LOWEST_PERCENT
          ? []
          : [`${screen} ${from} → ${reader}: ${share.toFixed(1)} %`];
      }),
    );
    const lines = [
      `${jobs.length} open jobs, ${listed} of them listed`,
      ...counts.report(),
      '',
      `below ${LOWEST_PERCENT} %: ${low.length} of ${countedScreens.length * pairs.length}`,
    ];
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/reader-letters.txt', `${lines.join('\n')}\n`);
    expect(listed).toBe(jobs.length);
    expect(low).toEqual([]);
  });
});
