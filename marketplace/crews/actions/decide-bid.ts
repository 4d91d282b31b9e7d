// Shows the bids of crews to an employer, and decides about the people of a bid together (D81).
import type { EmployerBid } from '#contracts/job-bids.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import { changeStatus } from '../../applications/actions/change-status.ts';
import { lockPositions } from '../../applications/queries.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { findJobBid, listJobBids, lockBidApplications } from '../bid-queries.ts';

type Store = Pick<Deps, 'db'>;

interface Filter {
  page: number;
  limit: number;
  job_uid?: string | undefined;
}

/** Returns a page of the undecided bids to the employer's jobs, newest first. */
export async function showJobBids({ db }: Store, employer: Person, filter: Filter) {
  const { bids, total } = await listJobBids(db, employer.id, filter);
  return paged({ bids }, total, filter);
}

interface Decision {
  bid_uid: string;
  status: 'accepted' | 'rejected';
  application_ids: readonly number[];
}

const isTaken = (status: string) => status === 'accepted' || status === 'completed';

/** Fails if the crew then has fewer accepted members than its minimum, or its leader is not one of them. */
function requireEnough({ people, min_members }: EmployerBid, ids: ReadonlySet<number>): void {
  const accepted = people.filter(({ application_id, status }) => ids.has(application_id) || isTaken(status));
  if (accepted.length < min_members) fail('crew_too_few', { min_members });
  if (!accepted.some(({ is_leader }) => is_leader)) fail('crew_leader_missing');
}

/**
 * Accepts or rejects people of a bid in one transaction, under the lock of their applications and then of the job. Each
 * application then has its own status. Fails with `not_found` for another employer's bid or a person outside the bid,
 * with `crew_too_few`, `crew_leader_missing`, `positions_filled` and `invalid_transition`; then nothing changes.
 */
export async function decideBid({ db }: Store, employer: Person, { bid_uid, status, application_ids }: Decision) {
  await inTransaction(db, async (tx) => {
    const job = (await lockBidApplications(tx, bid_uid)) ?? fail('not_found');
    const bid = (await findJobBid(tx, employer.id, bid_uid)) ?? fail('not_found');
    const ids = new Set(application_ids);
    const known = new Set(bid.people.map(({ application_id }) => application_id));
    if (![...ids].every((id) => known.has(id))) fail('not_found');
    if (status === 'accepted') requireEnough(bid, ids);
    await lockPositions(tx, job.id);
    for (const id of ids) await changeStatus(tx, employer, id, { status });
  });
  return (await findJobBid(db, employer.id, bid_uid)) ?? fail('not_found');
}
