// Builds a call for a day with its seats, for tests. The workers are in the order and were notified.
import type { Person } from '#marketplace/actor.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { buildJob } from './factories.ts';

interface CallDetails {
  employer?: Person;
  positions?: number;
  reserves?: number;
  /** Workers who were notified, in this order. */
  labours?: readonly Person[];
  /** Hours until the work begins; 24 by default. The work lasts 8 hours. */
  starts_in?: number;
}

/** Builds an open call of masons in Pune. Its next step is not due. */
export async function buildCall(db: Queryable, details: CallDetails = {}) {
  const { employer, positions = 2, reserves = 1, labours = [], starts_in = 24 } = details;
  const job = await buildJob(db, { positions, ...(employer ? { employer } : {}) });
  await run(db, sql`delete from job_search where job_id = ${job.id}`);
  await run(db, sql`delete from job_posting where job_id = ${job.id}`);
  const hours = sql`tstzrange(now() + ${starts_in}::float8 * interval '1 hour', now() + ${starts_in + 8}::float8 * interval '1 hour')`;
  await run(
    db,
    sql`insert into shift_calls (job_id, during, reserves, travel, seed, next_at)
      values (${job.id}, ${hours}, ${reserves}, 'none', sha256('seed'), now() + interval '1 hour')`,
  );
  await run(
    db,
    sql`update jobs j set is_call = true, location = 'Plot 7, Wakad', start_date = (lower(c.during) at time zone 'Asia/Kolkata')::date,
        start_time = to_char(lower(c.during) at time zone 'Asia/Kolkata', 'HH24:MI'), expires_at = upper(c.during) + interval '2 days'
      from shift_calls c where c.job_id = j.id and j.id = ${job.id}`,
  );
  await run(
    db,
    sql`insert into call_seats (job_id, no, kind) select ${job.id}, n, case when n <= ${positions} then 'place' else 'reserve' end
      from generate_series(1, ${positions + reserves}::int) n`,
  );
  await run(
    db,
    sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
      select ${job.id}, id, no, 2, false, 0, sha256(sha256('seed') || int8send(id)), 1, now()
      from unnest(${labours.map(({ id }) => id)}::bigint[]) with ordinality as l (id, no)`,
  );
  return { ...job, employer: { type: 'employer' as const, id: job.employer_id } };
}

/**
 * Adds a worker to the order of a call as notified, if no round has done so. No round starts from 21:30 to 5:30 in India,
 * so a test that waited for one would fail at night. The lock of the call keeps a round that runs at the same time apart.
 */
export async function askWorker(db: Db, uid: string, labour: Person): Promise<void> {
  await inTransaction(db, async (tx) => {
    await run(tx, sql`select from shift_calls c join jobs j on j.id = c.job_id where j.uid = ${uid} for update of c`);
    await run(
      tx,
      sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at)
        select j.id, ${labour.id}, 1 + coalesce((select max(no) from call_people p where p.job_id = j.id), 0), 2, true, 0,
          sha256(c.seed || int8send(${labour.id})), 1, now()
        from jobs j join shift_calls c on c.job_id = j.id where j.uid = ${uid}
        on conflict (job_id, labour_id) do update set notified_at = coalesce(call_people.notified_at, now()), round = coalesce(call_people.round, 1)`,
    );
  });
}
