// Invites a worker who matches an employer's open job. Each worker is invited once per job, and a job has a daily
// limit.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { isVisibleCandidate, listPeople } from '../queries/candidate-people.ts';
import { countInvitedToday, insertInvitation } from '../queries/invitations.ts';
import { findOwnJobRow, type OwnJobRow } from '../queries/rows.ts';
import { type MatchRules, matchRuleKeys, scoreMatch } from '../score.ts';
import { searchAreaOf } from '../search-area.ts';

/** Returns true if the list of fitting workers of this job may contain the worker. */
async function isShown(
  tx: Tx,
  row: OwnJobRow,
  { labour_id, rules }: { labour_id: number; rules: MatchRules },
): Promise<boolean> {
  const job = await jobFacts(row);
  const area = await searchAreaOf(job);
  if (!area || !(await isVisibleCandidate(tx, { jobId: row.id, ...area }, labour_id))) return false;
  const [person] = await listPeople(tx, [labour_id]);
  return person !== undefined && scoreMatch(job, await personFacts(person), rules).fits;
}

/**
 * Invites a worker and records the event. Idempotent. Fails with `job_not_open` if the job does not accept
 * applications, and with `rate_limited` above the daily limit of invitations to the job. Fails with `not_found` if the
 * job belongs to another employer, or if the employer may not see the worker.
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
    const { invitations_per_job_day: limit, ...rules } = await readSettings(tx, [
      'invitations_per_job_day',
      ...matchRuleKeys,
    ]);
    if (!(await isShown(tx, row, { labour_id, rules }))) fail('not_found');
    const { today, seconds_left } = await countInvitedToday(tx, row.id);
    const added = await insertInvitation(tx, row.id, labour_id);
    if (added > 0 && today >= limit) fail('rate_limited', { retry_after: Math.max(1, seconds_left) });
    if (added > 0)
      await recordEvent(tx, { name: 'job.invited', actor: employer, payload: { job_id: row.id, labour_id } });
    return { invited: true as const, invitations_left: Math.max(0, limit - today - added) };
  });
}
