// Posting a job, or keeping a draft of one.
import type { JobDraft, JobPost, OwnJob } from '#contracts/jobs.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { findPlace } from '../../places/places.ts';
import { contentOf, type JobContent } from '../content.ts';
import { lifeFromNow } from '../queries/life.ts';
import { insertHistory } from '../queries/moves.ts';
import { insertDraft, insertPostedJob } from '../queries/post.ts';
import { judgeOpening, requireRoomToday } from './publishing.ts';
import { showOwnJob } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** What a post or draft says, its place by one name in whatever script it was typed. */
export async function readContent(given: JobPost | JobDraft): Promise<JobContent> {
  const content = contentOf(given);
  const place = content.city && content.state ? await findPlace(content.city, content.state) : null;
  return { ...content, city: place?.name ?? content.city };
}

/**
 * Posts a job: open to everyone at once, or held for a moderator where the check marks it or its employer is to be reviewed. Fails with
 * `validation_failed`, `profile_incomplete` (D14), `active_jobs_limit` or `rate_limited`.
 */
export async function postJob({ db }: Store, employer: Person, post: JobPost): Promise<OwnJob> {
  const content = await readContent(post);
  const { uid } = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const { findings, held, lives } = await judgeOpening(tx, employer, {
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
      expires: lifeFromNow(content, lives),
    });
    // One that is open from the start is told by its own row: the usual post stays one statement.
    if (held) await insertHistory(tx, job.id, { by: employer, from: null, to: status });
    return job;
  });
  return showOwnJob({ db }, employer, uid);
}

/** Keeps what is typed so far. Fails with `rate_limited`. */
export async function keepDraft({ db }: Store, employer: Person, draft: JobDraft): Promise<OwnJob> {
  const content = await readContent(draft);
  const { uid } = await inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    await requireRoomToday(tx, employer.id);
    const job = await insertDraft(tx, employer.id, content);
    await insertHistory(tx, job.id, { by: employer, from: null, to: 'draft' });
    return job;
  });
  return showOwnJob({ db }, employer, uid);
}
