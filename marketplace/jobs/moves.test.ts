// Tests each change of a job's status by the employer, a moderator and the system (D17). Calls the same actions as the
// API.
import { describe, expect, it } from 'vitest';
import { Problem } from '#contracts/problems.ts';
import { type JobStatus, jobStatuses } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltJob, buildEmployer, buildJob } from '#testing/factories.ts';
import { approveJob, holdJob, rejectJob, removeJobAsModerator, restoreJob } from './actions/moderate.ts';
import { moveJob } from './actions/moving.ts';
import { setJobStatus } from './actions/set-job-status.ts';
import { lockJob } from './queries/moves.ts';
import type { ActorRole } from './states.ts';

const database = useDatabase();

/**
 * The allowed changes of a job's status (D17), by role, old status and new status. Each value is the event that the
 * change records.
 */
const table: Record<ActorRole, Record<JobStatus, Partial<Record<JobStatus, string>>>> = {
  employer: {
    draft: { pending_review: 'job.held', active: 'job.posted', removed: 'job.removed' },
    pending_review: { closed: 'job.closed', removed: 'job.removed' },
    active: { paused: 'job.paused', filled: 'job.filled', closed: 'job.closed', removed: 'job.removed' },
    paused: { active: 'job.resumed', filled: 'job.filled', closed: 'job.closed', removed: 'job.removed' },
    filled: { active: 'job.reopened', closed: 'job.closed' },
    closed: { active: 'job.reposted', removed: 'job.removed' },
    expired: { active: 'job.reposted', removed: 'job.removed' },
    removed: {},
  },
  moderator: {
    draft: {},
    pending_review: { active: 'job.approved', removed: 'job.rejected' },
    active: { pending_review: 'job.held', removed: 'job.removed' },
    paused: { removed: 'job.removed' },
    filled: { removed: 'job.removed' },
    closed: { removed: 'job.removed' },
    expired: { removed: 'job.removed' },
    removed: { pending_review: 'job.restored' },
  },
  system: {
    draft: {},
    pending_review: { closed: 'job.closed' },
    active: {
      pending_review: 'job.held',
      paused: 'job.paused',
      filled: 'job.filled',
      closed: 'job.closed',
      expired: 'job.expired',
    },
    paused: { pending_review: 'job.held', closed: 'job.closed', expired: 'job.expired' },
    filled: { closed: 'job.closed', expired: 'job.expired' },
    closed: {},
    expired: {},
    removed: {},
  },
};

const state = z.object({
  status: z.string(),
  version: z.int(),
  posted: z.boolean(),
  lives: z.boolean(),
  history: z.int(),
  events: z.array(z.string()),
});

const look = (job: BuiltJob) =>
  one(
    database.db,
    sql`select status, version, posted_at is not null as posted, coalesce(expires_at > now(), false) as lives,
        (select count(*) from job_history where job_id = j.id)::int as history,
        coalesce((select array_agg(name order by id) from domain_events where (payload ->> 'job_id')::bigint = j.id), '{}') as events
      from jobs j where id = ${job.id}`,
    state,
  );

async function moderate(job: BuiltJob, from: JobStatus, to: JobStatus): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    if (to === 'active') return approveJob(tx, job.id);
    if (to === 'removed') return removeJobAsModerator(tx, job.id, 'Against the rules.');
    if (to === 'pending_review' && from === 'removed') return restoreJob(tx, job.id);
    return byTable(job, to, 'moderator')(tx);
  });
}

/** Changes the status with `holdJob` or `moveJob`, because no action of a moderator or the system makes this change. */
const byTable =
  (job: BuiltJob, to: JobStatus, by: 'moderator' | 'system') =>
  async (tx: Parameters<typeof lockJob>[0]): Promise<void> => {
    const locked = await lockJob(tx, job.id);
    if (locked && to === 'pending_review' && (await holdJob(tx, job.id, by))) return;
    if (locked) await moveJob(tx, locked, { to, by });
  };

interface Cell {
  role: ActorRole;
  from: JobStatus;
  to: JobStatus;
}

async function attempt(job: BuiltJob, { role, from, to }: Cell): Promise<void> {
  const { db } = database;
  if (role === 'employer')
    await setJobStatus({ db }, { type: 'employer', id: job.employer_id }, { uid: job.uid, status: to });
  else if (role === 'moderator') await moderate(job, from, to);
  else await inTransaction(db, byTable(job, to, 'system'));
}

const refusalOf = (attempted: Promise<void>) =>
  attempted.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  );

describe.each(['employer', 'moderator', 'system'] as const)('Job status transitions by the %s', (role) => {
  it.each(jobStatuses)('A job that is %s can move only to the statuses in the table', async (from) => {
    const employer = await buildEmployer(database.db);
    for (const to of jobStatuses.filter((status) => status !== from)) {
      const job = await buildJob(database.db, { employer, status: from });
      // A note marks the job as removed by a moderator. Such a job stays visible to its employer, who cannot change its
      // status.
      if (from === 'removed') await run(database.db, sql`update jobs set review_note = 'A rule.' where id = ${job.id}`);
      const before = await look(job);
      const refused = await refusalOf(attempt(job, { role, from, to }));
      const after = await look(job);
      const event = table[role][from][to];
      const cell = `${from} to ${to}`;
      if (event) {
        expect(refused, cell).toBeNull();
        expect(after, cell).toMatchObject({ status: to, version: before.version + 1, history: 1 });
        expect(after.events, cell).toContain(event);
        if (to === 'active') expect(after, cell).toMatchObject({ posted: true, lives: true });
      } else {
        const allowed = Object.keys(table[role][from]);
        expect(refused, cell).toMatchObject({ code: 'job_transition', params: { from, to, allowed } });
        expect(after, cell).toEqual(before);
      }
    }
  });
});

it('A status request by the employer changes nothing if the job already has the status', async () => {
  for (const status of jobStatuses.filter((each) => each !== 'removed')) {
    const job = await buildJob(database.db, { status });
    const employer = { type: 'employer', id: job.employer_id } as const;
    const before = await look(job);
    const answer = await setJobStatus({ db: database.db }, employer, { uid: job.uid, status });
    expect(answer.status).toBe(status);
    expect(await look(job)).toEqual(before);
  }
});

it('A moderator can reject only a job that is pending review', async () => {
  const { db } = database;
  const waiting = await buildJob(db, { status: 'pending_review' });
  await inTransaction(db, (tx) => rejectJob(tx, waiting.id, 'No fee may be asked.'));
  expect(await look(waiting)).toMatchObject({ status: 'removed', events: ['job.rejected'] });
  const open = await buildJob(db);
  const refused = inTransaction(db, (tx) => rejectJob(tx, open.id, 'No.'));
  await expect(refused).rejects.toMatchObject({ code: 'job_transition' });
});

it('An overdue job expires before another move is applied', async () => {
  const job = await buildJob(database.db, { expired: true });
  const employer = { type: 'employer', id: job.employer_id } as const;
  await setJobStatus({ db: database.db }, employer, { uid: job.uid, status: 'active' });
  expect(await look(job)).toMatchObject({ status: 'active', lives: true, events: ['job.expired', 'job.reposted'] });
  const steps = await many(
    database.db,
    sql`select actor_type, from_status, to_status from job_history where job_id = ${job.id} order by id`,
    z.object({ actor_type: z.string(), from_status: z.string(), to_status: z.string() }),
  );
  expect(steps.map(({ actor_type, to_status }) => [actor_type, to_status])).toEqual([
    ['system', 'expired'],
    ['employer', 'active'],
  ]);
});
