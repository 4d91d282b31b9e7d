// Posting and reading jobs.
import type { Job, JobPost, JobSearch } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { requireComplete } from '../people/actions/profile.ts';
import { lockPerson } from '../people/queries/accounts.ts';
import { findPlace } from '../places/places.ts';
import { placeText, placeWords, searchText, searchWords } from '../search/words.ts';
import {
  findJobForReader,
  findJobToIndex,
  findOwnJob,
  findPostingLoad,
  insertPostedJob,
  listOpenJobs,
  listOwnJobs,
  setJobWords,
} from './queries.ts';
import { ACTIVE_JOBS, missingIn, POSTS_PER_DAY } from './rules.ts';

type Store = Pick<Deps, 'db'>;

/** Posts a job. Fails with `validation_failed`, `profile_incomplete` (D14), `active_jobs_limit` or `rate_limited`. */
export async function postJob({ db }: Store, employer: Person, post: JobPost): Promise<Job> {
  const errors = missingIn(post);
  if (errors) fail('validation_failed', { errors });
  const place = post.city ? await findPlace(post.city, post.state) : null;
  const { uid } = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    await requireComplete(tx, employer.id);
    const { active, today } = await findPostingLoad(tx, employer.id);
    if (active >= ACTIVE_JOBS) fail('active_jobs_limit', { limit: ACTIVE_JOBS });
    if (today >= POSTS_PER_DAY) fail('rate_limited', { retry_after: 3600 });
    return insertPostedJob(tx, employer, { ...post, city: place?.name ?? post.city });
  });
  return (await findOwnJob(db, employer.id, uid)) ?? fail('not_found');
}

const paged = <T extends object>(rows: T, total: number, { page, limit }: { page: number; limit: number }) => ({
  ...rows,
  total,
  page,
  limit,
  pages: Math.ceil(total / limit),
});

/** What is asked for, in words; a text without any (`%`) is taken to the letter and finds nothing. */
function wordsIn(text: string | undefined, split: (text: string) => string[]): string[] {
  const asked = text?.trim() ?? '';
  const words = split(asked);
  return words.length > 0 || asked === '' ? words : [asked];
}

/** A page of open jobs. */
export async function searchJobs({ db }: Store, search: JobSearch) {
  const filter = {
    ...search,
    words: wordsIn(search.q, searchWords),
    place_words: wordsIn(search.location, placeWords),
  };
  const { jobs, total } = await listOpenJobs(db, filter);
  return paged({ jobs }, total, search);
}

/** A page of an employer's own jobs. */
export async function showOwnJobs(
  { db }: Store,
  employer: Person,
  filter: { page: number; limit: number; status?: string | undefined },
) {
  const { jobs, total } = await listOwnJobs(db, employer.id, filter);
  return paged({ jobs }, total, filter);
}

/** One job as whoever asks may see it; fails with `not_found`. */
export async function showJob({ db }: Store, key: { uid: string } | { id: number }, reader: Person | null) {
  return (await findJobForReader(db, key, reader)) ?? fail('not_found');
}

/** One own job in whatever state; fails with `not_found`. */
export async function showOwnJob({ db }: Store, employer: Person, uid: string) {
  return (await findOwnJob(db, employer.id, uid)) ?? fail('not_found');
}

/** Writes the words by which the job of an event is found. */
export async function indexJob({ db }: Store, eventId: number): Promise<void> {
  const job = await findJobToIndex(db, eventId);
  if (!job) return;
  const place = job.city ? await findPlace(job.city, job.state) : null;
  await setJobWords(db, job.id, { search_text: searchText(job, place), place_text: placeText(job, place) });
}
