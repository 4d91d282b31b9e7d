// What strangers and search engines are shown: one job, and the list of all open ones in files.
import type { ReadDeps } from '../../deps.ts';
import { translateJobs } from '../../translations/actions.ts';
import { findPublicJob, type ListedJob, listOpenBetween, listOpenSpans, type PublicJob } from './queries.ts';

type Store = Pick<ReadDeps, 'db'>;

/** Addresses in one file of the site map: as many as its protocol allows. */
const JOBS_PER_FILE = 50_000;
const JOBS_PER_READ = 5000;

/** `gone` is a job that was open once or waits to be, and is not open now (C.9, D17). */
export type PublicJobLookup = { state: 'open'; job: PublicJob } | { state: 'gone' } | { state: 'unknown' };

/** How a job stands for whoever is nobody in particular, with its words in their language beside its own (D24). */
export async function showPublicJob(
  deps: ReadDeps,
  key: { uid: string } | { id: number },
  language: string,
): Promise<PublicJobLookup> {
  const job = await findPublicJob(deps.db, key);
  if (!job) return { state: 'unknown' };
  if (job.status !== 'active') return { state: 'gone' };
  const [translated = job] = await translateJobs(deps, [job], language);
  return { state: 'open', job: translated };
}

/** The files that hold open jobs, by number. A file is a span of job numbers, so a job never moves from one to another. */
export function listJobFiles({ db }: Store) {
  return listOpenSpans(db, JOBS_PER_FILE);
}

/** The open jobs of a file, some at a time. */
export async function* readJobFile({ db }: Store, number: number): AsyncGenerator<ListedJob[]> {
  const last = number * JOBS_PER_FILE;
  let after = last - JOBS_PER_FILE;
  while (after < last) {
    const jobs = await listOpenBetween(db, { after, last, limit: JOBS_PER_READ });
    if (jobs.length > 0) yield jobs;
    after = jobs.length < JOBS_PER_READ ? last : (jobs.at(-1)?.id ?? last);
  }
}
