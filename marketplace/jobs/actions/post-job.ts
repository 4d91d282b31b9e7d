// Posts a job, or saves a draft of it.
import type { JobDraft, JobPost } from '#contracts/job-post.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { insertPhraseLines, type NewPhraseLine } from '../../phrases/queries.ts';
import { findPlace } from '../../places/places.ts';
import { contentOf, type JobContent } from '../content.ts';
import { expiryFromNow } from '../queries/lifetime.ts';
import { insertHistory } from '../queries/moves.ts';
import { insertDraft, insertPostedJob } from '../queries/post.ts';
import { shortIn } from '../rules.ts';
import { checkCanOpen, requireDailyQuota } from './publishing.ts';
import { showOwnJob } from './show.ts';

type Store = Pick<Deps, 'db'>;

/**
 * Returns the content of a post or draft. If the city is known, the stored name replaces the name that the employer
 * wrote, for example in another script such as Devanagari.
 */
export async function readContent(given: JobPost | JobDraft): Promise<JobContent> {
  const content = contentOf(given);
  const place = content.city && content.state ? await findPlace(content.city, content.state) : null;
  return { ...content, city: place?.name ?? content.city };
}

interface JobIds {
  id: number;
  uid: string;
}

/**
 * Creates a job, or returns the job of an earlier call with the same idempotency key. The lock on the employer
 * serialises concurrent calls. Fails with `idempotency_key_reused` if the earlier call was different.
 */
async function makeIdempotent(
  { db }: Store,
  employer: Person,
  { idempotency: once, make }: { idempotency: IdempotencyKey | null; make: (tx: Tx) => Promise<JobIds> },
): Promise<OwnJob> {
  const uid = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const earlier = once && (await findResponse(tx, employer.id, once));
    if (earlier) return (earlier.same && earlier.job_uid) || fail('idempotency_key_reused');
    const job = await make(tx);
    if (once) await insertResponse(tx, employer.id, { ...once, job_id: job.id });
    return job.uid;
  });
  return showOwnJob({ db }, employer, uid);
}

interface PostInput<T> {
  job: T;
  /** The lines of the post's texts that are phrases (prepared sentences, available in all languages). */
  phrases?: readonly NewPhraseLine[];
  idempotency: IdempotencyKey | null;
}

/**
 * Posts a job. The job opens immediately, or waits for review if the automatic check of job posts finds a passage that
 * may break a rule, or if all unverified employers are reviewed (setting `review_unverified_employers`). With an
 * idempotency key, a repeated call returns the first job. Fails with `validation_failed` if the description is too
 * short, with `idempotency_key_reused` if the key belongs to another request, and with the errors of
 * {@link checkCanOpen}.
 */
export async function postJob(
  { db }: Store,
  employer: Person,
  { job: post, phrases = [], idempotency: once }: PostInput<JobPost>,
): Promise<OwnJob> {
  const content = await readContent(post);
  const errors = shortIn(content, phrases);
  if (errors) fail('validation_failed', { errors });
  const make = async (tx: Tx) => {
    const { findings, held, lifetimes } = await checkCanOpen(tx, employer, {
      content,
      jobId: null,
      as: 'begin',
      before: null,
    });
    const status = held ? 'pending_review' : 'active';
    const job = await insertPostedJob(tx, employer, {
      content,
      findings,
      status,
      expires: expiryFromNow(content, lifetimes),
    });
    await insertPhraseLines(tx, { job_id: job.id }, phrases);
    // A job that opens immediately needs no history row, because `jobs` contains its time of posting. This saves a
    // statement in the common case.
    if (held) await insertHistory(tx, job.id, { by: employer, from: null, to: status });
    return job;
  };
  return makeIdempotent({ db }, employer, { idempotency: once, make });
}

/**
 * Saves an unfinished post as a draft. With an idempotency key, a repeated call returns the first draft. Fails with
 * `rate_limited` above the daily limit of jobs, and with `idempotency_key_reused` if the key belongs to another
 * request.
 */
export async function saveDraft(
  { db }: Store,
  employer: Person,
  { job: draft, phrases = [], idempotency: once }: PostInput<JobDraft>,
) {
  const content = await readContent(draft);
  const make = async (tx: Tx) => {
    await requireDailyQuota(tx, employer.id);
    const job = await insertDraft(tx, employer.id, content);
    await insertPhraseLines(tx, { job_id: job.id }, phrases);
    await insertHistory(tx, job.id, { by: employer, from: null, to: 'draft' });
    return job;
  };
  return makeIdempotent({ db }, employer, { idempotency: once, make });
}
