// Posting a job.
import type { JobPost, OwnJob } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requireComplete } from '../../people/actions/profile.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { findPlace } from '../../places/places.ts';
import { findPostingLoad, insertPostedJob } from '../queries/post.ts';
import { ACTIVE_JOBS, missingIn, POSTS_PER_DAY } from '../rules.ts';
import { showOwnJob } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** Posts a job. Fails with `validation_failed`, `profile_incomplete` (D14), `active_jobs_limit` or `rate_limited`. */
export async function postJob({ db }: Store, employer: Person, post: JobPost): Promise<OwnJob> {
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
  return showOwnJob({ db }, employer, uid);
}
