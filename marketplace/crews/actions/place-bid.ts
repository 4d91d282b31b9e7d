// Places a bid of a crew (D81), and lists the bids of a worker.
import type { Bid } from '#contracts/bids.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { requireMayApply } from '../../applications/actions/apply.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { countBids, findBid, insertBid, listBids, listRefusers } from '../bid-queries.ts';
import { BIDS_PER_DAY } from '../rules.ts';
import { lockAsLeader } from './form-crew.ts';

type Store = Pick<Deps, 'db'>;

/** Returns a page of the bids that are open for the worker, newest first. */
export async function showBids({ db }: Store, labour: Person, page: { page: number; limit: number }) {
  const { bids, total } = await listBids(db, labour.id, page);
  return paged({ bids }, total, page);
}

/** Returns a bid as the worker sees it. Fails with `not_found`. */
export const showBid = async ({ db }: Store, labour: Person, uid: string): Promise<Bid> =>
  (await findBid(db, labour.id, uid)) ?? fail('not_found');

interface NewBid {
  crew_uid: string;
  job_uid: string;
  min_members: number;
  members: readonly number[];
}

/** Fails with `rate_limited` if the leader has placed {@link BIDS_PER_DAY} bids in 24 hours. */
export async function requireBidRate(tx: Tx, labour: Person): Promise<void> {
  const { total, retry_after } = await countBids(tx, labour.id, BIDS_PER_DAY);
  if (total >= BIDS_PER_DAY) fail('rate_limited', { retry_after });
}

async function insertOwnBid(tx: Tx, labour: Person, { crew_uid, job_uid, min_members, members }: NewBid) {
  const crew = await lockAsLeader(tx, labour, crew_uid);
  await lockPerson(tx, labour.id);
  if (crew.state === 'held') fail('crew_held');
  const others = [...new Set(members)].filter((id) => id !== labour.id);
  if (!others.every((id) => crew.members.some(({ labour_id }) => labour_id === id))) fail('not_found');
  const { job_id } = await requireMayApply(tx, labour, { job_uid, phrases: [] });
  if (job_id === null) fail('not_found');
  const refusers = await listRefusers(tx, { crewId: crew.id, jobId: job_id });
  const refused = others.filter((id) => refusers.has(id));
  if (min_members > others.length - refused.length + 1)
    fail('validation_failed', { errors: { min_members: ['out_of_range'] } });
  await requireBidRate(tx, labour);
  const bid = await insertBid(tx, {
    crew_id: crew.id,
    leader_id: labour.id,
    job_id,
    until: null,
    min_members,
    members: others,
    refused,
  });
  await recordEvent(tx, { name: 'bid.asked', actor: labour, payload: { bid_id: bid.id } });
  return bid.uid;
}

/**
 * Asks members of the crew that the worker leads whether they go to a job together. The leader goes too. Fails with
 * `not_found` for a member of another crew, `forbidden`, `crew_held`, as `apply` does, and with `already_applied` if the
 * crew has asked for the job. A member who said no to this job before is not asked again. The day has a limit of bids
 * (`rate_limited`).
 */
export async function placeBid({ db }: Store, labour: Person, given: NewBid): Promise<Bid> {
  const uid = await inTransaction(db, (tx) => insertOwnBid(tx, labour, given)).catch((error: unknown) => {
    if (violatedConstraint(error) === 'crew_bids_once') fail('already_applied');
    throw error;
  });
  return showBid({ db }, labour, uid);
}
