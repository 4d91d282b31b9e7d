// Jobs for signed-out visitors and search engines: one job, and the lists of open jobs for site map files.
import type { ReadDeps } from '../../deps.ts';
import { translateJobs } from '../../translations/actions.ts';
import type { TitleTexts } from '../../translations/composed-title.ts';
import { findPublicJob, type ListedJob, listOpenBetween, listOpenSpans, type PublicJob } from './queries.ts';

type Store = Pick<ReadDeps, 'db'>;

/** Maximum number of job URLs per site map file, as the sitemap protocol defines it. */
const JOBS_PER_FILE = 50_000;
const JOBS_PER_READ = 5000;

/** Result of a lookup. `gone`: the job is not open now, but it was open before or waits for review (C.9, D17). */
export type PublicJobLookup = { state: 'open'; job: PublicJob } | { state: 'gone' } | { state: 'unknown' };

/**
 * Returns the job for a signed-out visitor if the job is open. Otherwise returns only whether the job is gone or
 * unknown. An open job is returned with its original text and its translation (D24, D110).
 */
export async function showPublicJob(
  deps: ReadDeps,
  key: { uid: string } | { id: number },
  reader: TitleTexts,
): Promise<PublicJobLookup> {
  const job = await findPublicJob(deps.db, key);
  if (!job) return { state: 'unknown' };
  if (job.status !== 'active') return { state: 'gone' };
  const [translated = job] = await translateJobs(deps, [job], reader);
  return { state: 'open', job: translated };
}

/**
 * Returns the numbers of the site map files that contain open jobs. A file covers a fixed range of job ids, so a job
 * never moves to another file.
 */
export function listJobFiles({ db }: Store) {
  return listOpenSpans(db, JOBS_PER_FILE);
}

/** Yields the open jobs of a file in batches of up to 5,000. */
export async function* readJobFile({ db }: Store, number: number): AsyncGenerator<ListedJob[]> {
  const last = number * JOBS_PER_FILE;
  let after = last - JOBS_PER_FILE;
  while (after < last) {
    const jobs = await listOpenBetween(db, { after, last, limit: JOBS_PER_READ });
    if (jobs.length > 0) yield jobs;
    after = jobs.length < JOBS_PER_READ ? last : (jobs.at(-1)?.id ?? last);
  }
}
