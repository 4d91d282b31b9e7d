// Seeds three calls for a day of the first demo employer: one for tomorrow that still has a free place and waits for
// the answer of the first demo worker, one that is full with a reserve, and one whose work is done.
import { z } from '#contracts/z.ts';
import { insertCall } from '#marketplace/calls/queries.ts';
import { insertBooking, insertSeatedApplication, takeSeat } from '#marketplace/calls/seat-queries.ts';
import { readContent } from '#marketplace/jobs/actions/post-job.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { many, one, run, sql, type Tx } from '#platform/sql.ts';
import { employerPhone, workerPhone } from './people.ts';

const EMPLOYER = 1;

interface DemoCall {
  /** Days from today to the day of the work; negative for work that is done. */
  day: number;
  location: string;
  note: string;
  pay: number;
  positions: number;
  food_provided: boolean;
  /** Workers in the order in which they were asked, with their ring, and their answers. */
  asked: readonly { worker: number; ring: 1 | 3; days: number; answer: 'yes' | 'no' | null }[];
}

/** All workers of the trade or a related trade in Pune were asked, so the steps of a call notify no further worker. */
const demoCalls: readonly DemoCall[] = [
  {
    day: -6,
    location: 'Aundh, near the water tank',
    note: 'कंपाउंड की दीवार की मरम्मत। सामान साइट पर है।',
    pay: 900,
    positions: 2,
    food_provided: true,
    asked: [
      { worker: 2, ring: 1, days: 0, answer: 'yes' },
      { worker: 1, ring: 1, days: 0, answer: 'yes' },
      { worker: 4, ring: 3, days: 0, answer: 'no' },
      { worker: 3, ring: 3, days: 0, answer: null },
    ],
  },
  {
    day: 3,
    location: 'Hinjawadi Phase 2, behind the petrol pump',
    note: 'तीसरी मंज़िल की ईंट जोड़ाई।',
    pay: 1000,
    positions: 2,
    food_provided: false,
    asked: [
      { worker: 1, ring: 1, days: 1, answer: 'yes' },
      { worker: 2, ring: 1, days: 1, answer: 'yes' },
      { worker: 3, ring: 3, days: 0, answer: 'no' },
      { worker: 4, ring: 3, days: 0, answer: 'yes' },
    ],
  },
  {
    day: 1,
    location: 'Baner, lane behind the school',
    note: 'छत की ढलाई का काम। जूते पहनकर आएँ।',
    pay: 950,
    positions: 3,
    food_provided: true,
    asked: [
      { worker: 2, ring: 1, days: 1, answer: 'yes' },
      { worker: 1, ring: 1, days: 1, answer: null },
      { worker: 4, ring: 3, days: 0, answer: 'yes' },
      { worker: 3, ring: 3, days: 0, answer: 'no' },
    ],
  },
];

const idRow = z.object({ id: z.int() });
const findId = async (tx: Tx, phone: string) =>
  (await one(tx, sql`select id from users where phone_number = ${phone}`, idRow)).id;

/** Inserts the call with its seats and its order. Returns the id of its job. */
async function open(tx: Tx, call: DemoCall): Promise<number> {
  const { date } = await one(
    tx,
    sql`select ((now() at time zone 'Asia/Kolkata')::date + ${call.day}::int)::text as date`,
    z.object({ date: z.string() }),
  );
  const times = { date, start_time: '08:00', end_time: '17:00' };
  const content = await readContent({
    title: 'Mason',
    role: 'mason',
    positions: call.positions,
    state: 'Maharashtra',
    city: 'Pune',
    location: call.location,
    pincode: '411045',
    job_type: 'daily_wage',
    salary_amount: call.pay,
    salary_period: 'day',
    description: call.note,
    start_date: date,
    start_time: times.start_time,
    food_provided: call.food_provided,
    tools_provided: true,
  });
  const employerId = await findId(tx, employerPhone(EMPLOYER));
  const { id } = await insertCall(tx, employerId, {
    ...times,
    content,
    status: 'active',
    findings: [],
    reserves: 1,
    travel: 'paid',
    travel_amount: 50,
    wide: true,
    // The seed of a demo call is not random, so that every run seeds the same draw.
    seed: Buffer.alloc(32, call.day + 10),
  });
  const people = call.asked.map((one, index) => ({ ...one, no: index + 1, phone: workerPhone(one.worker) }));
  await run(
    tx,
    sql`insert into call_people (job_id, labour_id, no, ring, free, days, draw, round, notified_at, answer, answered_at)
      select c.job_id, u.id, x.no, x.ring, false, x.days, sha256(c.seed || int8send(u.id)), 1, now(), x.answer,
        case when x.answer is not null then now() end
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as x(no int, phone text, ring int, days int, answer text)
      join users u on u.phone_number = x.phone join shift_calls c on c.job_id = ${id}`,
  );
  await run(tx, sql`update shift_calls set ring = 3, round = 1, round_at = now() where job_id = ${id}`);
  return id;
}

/** Gives seats to the workers who said yes, as their answers would. */
async function seat(tx: Tx, jobId: number, { asked }: DemoCall): Promise<void> {
  for (const { worker, answer } of asked) {
    if (answer !== 'yes') continue;
    const labourId = await findId(tx, workerPhone(worker));
    const taken = await takeSeat(tx, { jobId, labourId });
    if (!taken) continue;
    const status = taken.kind === 'place' ? 'accepted' : 'shortlisted';
    const id = await insertSeatedApplication(tx, { jobId, labourId, no: taken.no, status });
    if (status === 'accepted') await insertBooking(tx, id);
  }
}

/** Moves a call and its answers to the past: the day was attended, the work is completed and the call has ended. */
async function finish(tx: Tx, jobId: number): Promise<void> {
  const asked = sql`(select lower(during) - interval '15 hours' from shift_calls where job_id = ${jobId})`;
  const ended = sql`(select upper(during) from shift_calls where job_id = ${jobId})`;
  const mine = sql`(select id from applications where job_id = ${jobId})`;
  await run(
    tx,
    sql`update call_people set notified_at = ${asked}, answered_at = case when answer is not null then ${asked} + interval '4 minutes' end
      where job_id = ${jobId}`,
  );
  await run(tx, sql`update shift_calls set round_at = ${asked}, next_at = null where job_id = ${jobId}`);
  await run(
    tx,
    sql`update jobs set status = 'closed', status_since = ${ended}, created_at = ${asked}, posted_at = ${asked}, updated_at = ${ended}
      where id = ${jobId}`,
  );
  await run(tx, sql`update application_status_history set created_at = ${asked} where application_id in ${mine}`);
  await run(
    tx,
    sql`insert into application_status_history (application_id, from_status, to_status, actor_type, created_at)
      select id, 'accepted', 'completed', 'system', ${ended} + interval '1 day' from applications where job_id = ${jobId}`,
  );
  await run(
    tx,
    sql`update applications set status = 'completed', version = version + 1, created_at = ${asked}, updated_at = ${ended} + interval '1 day'
      where job_id = ${jobId}`,
  );
  await run(
    tx,
    sql`insert into attendance_days (application_id, day, state, via, typed_at, entered_at)
      select b.application_id, b.day, 'present', 'code', lower(b.during), lower(b.during) from bookings b where b.application_id in ${mine}`,
  );
  await run(
    tx,
    sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, visible_at, created_at, updated_at)
      select a.id, case when x.by = 'labour' then a.labour_id else a.employer_id end,
        case when x.by = 'labour' then a.employer_id else a.labour_id end, x.by, 5, at, at, at
      from (select *, updated_at + interval '3 hours' as at from applications where job_id = ${jobId}) a,
        unnest(array['labour', 'employer']) as x(by)`,
  );
}

/** Inserts the calls. Requires the people. */
export async function insertCalls(tx: Tx): Promise<void> {
  for (const call of demoCalls) {
    const jobId = await open(tx, call);
    await seat(tx, jobId, call);
    if (call.day < 0) await finish(tx, jobId);
    const hired = await many(
      tx,
      sql`select id from applications where job_id = ${jobId} and status in ('accepted', 'completed') order by id`,
      idRow,
    );
    for (const { id } of hired) await openAccount(tx, id);
  }
}
