// SQL of the questions before the work of a call, of silent workers, and of the task that runs the next step (D76).
import { z } from '#contracts/z.ts';
import { many, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { EVENING_ANSWERED } from './rules.ts';

/** Stores which stage has run, so that it does not run again. */
export async function setStage(tx: Tx, jobId: number, stage: number): Promise<void> {
  await run(tx, sql`update shift_calls set stage = ${stage}, stage_at = now() where job_id = ${jobId}`);
}

export type Question = 'evening' | 'morning';

/** SQL conditions for the row `p` of `call_people` and the call `c`. `due`: the worker is asked. `silent`: no answer. */
const asking: Record<Question, { due: Sql; asked: Sql; silent: Sql }> = {
  evening: {
    due: sql`p.confirmed_at is null and p.answered_at < (date_trunc('day', lower(c.during) at time zone 'Asia/Kolkata')
      - ${EVENING_ANSWERED} * interval '1 hour') at time zone 'Asia/Kolkata'`,
    asked: sql`evening_asked_at`,
    silent: sql`p.evening_asked_at is not null and p.confirmed_at is null`,
  },
  morning: {
    due: sql`p.coming_at is null`,
    asked: sql`morning_asked_at`,
    silent: sql`p.morning_asked_at is not null and p.coming_at is null`,
  },
};

/** Marks the workers with a place who are asked this question now. Returns their number. */
export function askWorkers(tx: Tx, jobId: number, question: Question): Promise<number> {
  const { due, asked } = asking[question];
  return run(
    tx,
    sql`update call_people p set ${asked} = now() from shift_calls c, call_seats s, applications a
      where p.job_id = ${jobId} and c.job_id = p.job_id and s.job_id = p.job_id and s.labour_id = p.labour_id
        and s.kind = 'place' and a.id = s.application_id and a.status = 'accepted' and ${due}`,
  );
}

const silent = z.object({ no: z.int(), labour_id: z.int(), application_id: z.int() });

/** Returns the workers with a place who did not answer the question, the last seat first. */
export function listSilent(tx: Tx, jobId: number, question: Question) {
  return many(
    tx,
    sql`select s.no, s.labour_id, s.application_id from call_seats s join applications a on a.id = s.application_id
        join call_people p on p.job_id = s.job_id and p.labour_id = s.labour_id
      where s.job_id = ${jobId} and s.kind = 'place' and a.status = 'accepted' and ${asking[question].silent} order by s.no desc for update of a`,
    silent,
  );
}

type Seated = z.output<typeof silent>;

/** Exchanges the seats of two workers of a call. Each worker has one seat, so both are freed first. */
export async function exchangeSeats(tx: Tx, jobId: number, [one, other]: readonly [Seated, Seated]): Promise<void> {
  await run(
    tx,
    sql`update call_seats set labour_id = null, application_id = null where job_id = ${jobId} and no in (${one.no}, ${other.no})`,
  );
  for (const [{ labour_id, application_id }, { no }] of [
    [one, other],
    [other, one],
  ] as const)
    await run(
      tx,
      sql`update call_seats set labour_id = ${labour_id}, application_id = ${application_id} where job_id = ${jobId} and no = ${no}`,
    );
}

/** Stores that the worker lost the place, which makes the worker the last reserve, and deletes the booking. */
export async function setSwapped(tx: Tx, jobId: number, { labour_id, application_id }: Seated): Promise<void> {
  await run(tx, sql`update call_people set swapped_at = now() where job_id = ${jobId} and labour_id = ${labour_id}`);
  await run(tx, sql`delete from bookings where application_id = ${application_id}`);
}

/** SQL condition: the worker of the seat `s` has not been recorded as present or late on the workday. */
const isAway = sql`not exists (select from attendance_days d where d.application_id = s.application_id
  and d.state in ('present', 'late'))`;

/** Returns the number of workers with a place who have not arrived. */
export function countMissing(tx: Tx, jobId: number): Promise<number> {
  return run(
    tx,
    sql`select from call_seats s where s.job_id = ${jobId} and s.kind = 'place' and s.application_id is not null and ${isAway}`,
  );
}
