// Invites a worker who matches an employer's open job. Each worker is invited once per job, and a job has a daily
// limit.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts } from '../facts.ts';
import { isVisibleCandidate } from '../queries/candidate-people.ts';
import { countInvitedToday, insertInvitation } from '../queries/invitations.ts';
import { findOwnJobRow } from '../queries/rows.ts';
import { searchAreaOf } from '../search-area.ts';

/**
 * Invites a worker and records the event. Idempotent. Fails with `job_not_open` or `rate_limited`. Fails with
 * `not_found` if the job belongs to another employer, or if the employer may not see the worker.
 */
export function inviteWorker(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { uid, labour_id }: { uid: string; labour_id: number },
) {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const row = (await findOwnJobRow(tx, employer.id, uid)) ?? fail('not_found');
    if (!row.open) fail('job_not_open');
    const area = (await searchAreaOf(await jobFacts(row))) ?? fail('not_found');
    if (!(await isVisibleCandidate(tx, { jobId: row.id, ...area }, labour_id))) fail('not_found');
    const { invitations_per_job_day: limit } = await readSettings(tx, ['invitations_per_job_day']);
    const { today, seconds_left } = await countInvitedToday(tx, row.id);
    const added = await insertInvitation(tx, row.id, labour_id);
    if (added > 0 && today >= limit) fail('rate_limited', { retry_after: Math.max(1, seconds_left) });
    if (added > 0)
      await recordEvent(tx, { name: 'job.invited', actor: employer, payload: { job_id: row.id, labour_id } });
    return { invited: true as const, invitations_left: Math.max(0, limit - today - added) };
  });
}
