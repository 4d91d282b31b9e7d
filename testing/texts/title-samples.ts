// Jobs whose titles are measured: those of the demo, and job ads of a file with one JSON object per line.
import { readFileSync } from 'node:fs';
import { biharJobs } from '#bin/seed/jobs-bihar.ts';
import { delhiJobs } from '#bin/seed/jobs-delhi.ts';
import { finishedJobs } from '#bin/seed/jobs-finished.ts';
import { karnatakaJobs } from '#bin/seed/jobs-karnataka.ts';
import { maharashtraJobs } from '#bin/seed/jobs-maharashtra.ts';
import { jobsNotOpen } from '#bin/seed/jobs-not-open.ts';
import { tamilNaduJobs } from '#bin/seed/jobs-tamil-nadu.ts';
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { jobOfAd } from '#marketplace/jobs/import/job-of-ad.ts';
import type { TitleFacts } from '#marketplace/translations/composed-title.ts';
import { sourceOf } from '#marketplace/translations/source-language.ts';

export interface TitleSample extends TitleFacts {
  /** The language of the ad, and whether its title is in Latin letters. */
  language: Language;
  romanised: boolean;
  description?: string | undefined;
}

const demo = [
  ...biharJobs,
  ...delhiJobs,
  ...finishedJobs,
  ...karnatakaJobs,
  ...maharashtraJobs,
  ...jobsNotOpen,
  ...tamilNaduJobs,
];

/**
 * Returns the jobs of the demo. For a title in an Indian script, the language is taken from the description, which is
 * longer than the title.
 */
export const demoSamples = (): TitleSample[] =>
  demo
    .filter(({ title }) => title)
    .map((job) => {
      const title = sourceOf(job.title);
      const isIndian = title.language !== 'en';
      return { ...job, ...(isIndian && !title.romanised ? sourceOf(job.description ?? job.title) : title) };
    });

const ad = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  company: z.string(),
  src: z.string(),
  places: z.array(z.object({ city: z.string(), state: z.string() })),
  pay: z.object({ min: z.number(), max: z.number(), period: z.enum(['hour', 'day', 'week', 'month', 'job']) }),
});

/**
 * Returns the ads of a file. The language of an ad is the one in its id (`mason-hi-30`, `cook-hi-Latn-53`), else that
 * of its text.
 */
export async function samplesOfFile(file: string): Promise<TitleSample[]> {
  const ads = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ad.parse(JSON.parse(line)));
  return Promise.all(
    ads.map(async (one) => {
      const [, code, latin] = /-([a-z]{2})(-Latn)?-\d+$/.exec(one.id) ?? [];
      const known = languageOf(code);
      const source = known ? { language: known, romanised: latin !== undefined } : sourceOf(one.description);
      const made = await jobOfAd(one);
      return { ...('job' in made ? made.job : { title: one.title }), ...source };
    }),
  );
}
