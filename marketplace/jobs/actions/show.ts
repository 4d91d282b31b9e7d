// Returns one job to any reader, and an employer's own jobs to the employer.
import type { OwnJob } from '#contracts/job-shapes.ts';
import { fail } from '#contracts/problems.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { readSettings } from '../../settings/queries.ts';
import { listHistory } from '../queries/edit.ts';
import { countOwnByStatus, findMovedJob, findOwnJob, listOwnJobs, type OwnRow } from '../queries/own.ts';
import { findJobForReader } from '../queries/read.ts';
import type { Lifetimes } from '../rules.ts';
import { allowedFrom } from '../states.ts';

type Store = Pick<ReadDeps, 'db'>;

const MS_OF_DAY = 86_400_000;

/** Returns the latest time to which the job can be extended (ISO 8601); null if no extension is possible. */
function extendableUntil({ status, expires_at, posted_at, created_at }: OwnRow, days: number): string | null {
  if (!expires_at || (status !== 'active' && status !== 'paused')) return null;
  const last = Date.parse(posted_at ?? created_at) + days * MS_OF_DAY;
  return Date.parse(expires_at) < last ? new Date(last).toISOString() : null;
}

/** Adds to the job the statuses that the employer may set, and the time to which the job can be extended. */
function withMoves(row: OwnRow, { job_most_life_days }: Pick<Lifetimes, 'job_most_life_days'>): OwnJob {
  const { posted_at: _posted, ...shown } = row;
  return {
    ...shown,
    allowed: allowedFrom(row.status, 'employer'),
    extendable_until: extendableUntil(row, job_most_life_days),
  };
}

const readLongest = (db: Queryable) => readSettings(db, ['job_most_life_days']);

/** Returns a page of the employer's own jobs, and the number of jobs in each status. */
export async function showOwnJobs(
  { db }: Store,
  employer: Person,
  filter: { page: number; limit: number; status?: string | undefined },
) {
  const [{ jobs, total }, by_status, longest] = await Promise.all([
    listOwnJobs(db, employer.id, filter),
    countOwnByStatus(db, employer.id),
    readLongest(db),
  ]);
  return paged({ jobs: jobs.map((row) => withMoves(row, longest)), by_status }, total, filter);
}

/** Returns one job as this reader may see it. `reader` is null for a signed-out visitor. Fails with `not_found`. */
export async function showJob({ db }: Store, key: { uid: string } | { id: number }, reader: Person | null) {
  return (await findJobForReader(db, key, reader)) ?? fail('not_found');
}

/** Returns a job of this employer. Fails with `not_found`, also if the employer has deleted the job. */
export async function showOwnJob({ db }: Store, employer: Person, uid: string): Promise<OwnJob> {
  const [row, longest] = await Promise.all([findOwnJob(db, employer.id, uid), readLongest(db)]);
  return withMoves(row ?? fail('not_found'), longest);
}

/** Returns a job of this employer after a change of its status, even if the job was deleted. Fails with `not_found`. */
export async function showMovedJob({ db }: Store, employer: Person, uid: string): Promise<OwnJob> {
  const [row, longest] = await Promise.all([findMovedJob(db, employer.id, uid), readLongest(db)]);
  return withMoves(row ?? fail('not_found'), longest);
}

/** Returns the history of the employer's own job, latest entry first. Fails with `not_found`. */
export async function showJobHistory({ db }: Store, employer: Person, uid: string) {
  const { id } = (await findOwnJob(db, employer.id, uid)) ?? fail('not_found');
  return { history: await listHistory(db, id) };
}
