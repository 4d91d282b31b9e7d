// Posting a job, or keeping a draft of one.
import type { JobDraft, JobPost, OwnJob } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findResponse, type IdempotencyKey, insertResponse } from '../../idempotency.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { findPlace } from '../../places/places.ts';
import { contentOf, type JobContent } from '../content.ts';
import { expiryFromNow } from '../queries/lifetime.ts';
import { insertHistory } from '../queries/moves.ts';
import { insertDraft, insertPostedJob } from '../queries/post.ts';
import { checkCanOpen, requireDailyQuota } from './publishing.ts';
import { showOwnJob } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** What a post or draft says, its place by one name in whatever script it was typed. */
export async function readContent(given: JobPost | JobDraft): Promise<JobContent> {
  const content = contentOf(given);
  const place = content.city && content.state ? await findPlace(content.city, content.state) : null;
  return { ...content, city: place?.name ?? content.city };
}

interface JobIds {
  id: number;
  uid: string;
}

/** Makes a job; the same call again answers the same job. An employer's calls stand in line, so that two at once are one after the other. */
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
  idempotency: IdempotencyKey | null;
}

/**
 * Posts a job: open to everyone at once, or held for a moderator where the check marks it or its employer is to be reviewed; with `idempotency`, the
 * same call again answers the same job. Fails with `validation_failed`, `profile_incomplete` (D14), `active_jobs_limit`, `rate_limited` or
 * `idempotency_key_reused`.
 */
export async function postJob(
  { db }: Store,
  employer: Person,
  { job: post, idempotency: once }: PostInput<JobPost>,
): Promise<OwnJob> {
  const content = await readContent(post);
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
    // One that is open from the start is told by its own row: the usual post stays one statement.
    if (held) await insertHistory(tx, job.id, { by: employer, from: null, to: status });
    return job;
  };
  return makeIdempotent({ db }, employer, { idempotency: once, make });
}

/** Keeps what is typed so far, once for each key. Fails with `rate_limited` or `idempotency_key_reused`. */
export async function saveDraft(
  { db }: Store,
  employer: Person,
  { job: draft, idempotency: once }: PostInput<JobDraft>,
) {
  const content = await readContent(draft);
  const make = async (tx: Tx) => {
    await requireDailyQuota(tx, employer.id);
    const job = await insertDraft(tx, employer.id, content);
    await insertHistory(tx, job.id, { by: employer, from: null, to: 'draft' });
    return job;
  };
  return makeIdempotent({ db }, employer, { idempotency: once, make });
}
