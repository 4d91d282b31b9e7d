// Reading jobs: one for whoever asks, and an employer's own.
import type { OwnJob } from '#contracts/jobs.ts';
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { countOwnByStatus, findOwnJob, listOwnJobs, type OwnRow } from '../queries/own.ts';
import { findJobForReader } from '../queries/read.ts';
import { allowedFrom } from '../states.ts';

type Store = Pick<Deps, 'db'>;

/** A row with what its employer may do with it now. */
const withMoves = (row: OwnRow): OwnJob => ({
  ...row,
  allowed: allowedFrom(row.status, 'employer'),
  extendable_until: null,
});

/** A page of an employer's own jobs, and how many are in each state. */
export async function showOwnJobs(
  { db }: Store,
  employer: Person,
  filter: { page: number; limit: number; status?: string | undefined },
) {
  const [{ jobs, total }, by_status] = await Promise.all([
    listOwnJobs(db, employer.id, filter),
    countOwnByStatus(db, employer.id),
  ]);
  return paged({ jobs: jobs.map(withMoves), by_status }, total, filter);
}

/** One job as whoever asks may see it; fails with `not_found`. */
export async function showJob({ db }: Store, key: { uid: string } | { id: number }, reader: Person | null) {
  return (await findJobForReader(db, key, reader)) ?? fail('not_found');
}

/** One own job in whatever state; fails with `not_found`. */
export async function showOwnJob({ db }: Store, employer: Person, uid: string): Promise<OwnJob> {
  return withMoves((await findOwnJob(db, employer.id, uid)) ?? fail('not_found'));
}
