// SQL of calls as their employer and their workers read them.
import { callTravels, employerCall, labourCall } from '#contracts/call-shapes.ts';
import { roleSlug, stateField } from '#contracts/reference.ts';
import { calendarDay, instant, timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { isMovedUpLast } from '../reputation/moved-up.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { CREW_RING } from './hold-queries.ts';
import { cardOf } from './limit-queries.ts';
import { callFacts, factsOfCall } from './queries.ts';
import { CALLING_ENDS_MIN } from './rules.ts';

const common = {
  uid: z.string(),
  role: roleSlug,
  positions: z.int(),
  reserves: z.int(),
  pay: z.int(),
  travel: z.enum(callTravels),
  travel_amount: z.nullable(z.int()),
  date: calendarDay,
  start_time: timeOfDay,
  end_time: timeOfDay,
  starts_at: instant,
  ends_at: instant,
  state: z.string(),
  city: z.string(),
  location: z.nullable(z.string()),
  food_provided: z.boolean(),
  tools_provided: z.boolean(),
  transport_provided: z.boolean(),
  note: z.nullable(z.string()),
  now: instant,
  facts: callFacts,
};

const commonColumns = sql`j.uid, j.role, j.positions, c.reserves, j.salary_amount as pay, c.travel, c.travel_amount,
  j.start_date::text as date, j.start_time, to_char(upper(c.during) at time zone 'Asia/Kolkata', 'HH24:MI') as end_time,
  lower(c.during) as starts_at, upper(c.during) as ends_at, j.state, j.city, j.food_provided, j.tools_provided,
  j.transport_provided, nullif(j.description, '') as note, now() as now, ${factsOfCall}`;

const ownRow = z.object({
  ...common,
  seats: employerCall.shape.seats,
  released: employerCall.shape.released,
  /** When the first worker with a place got it; null without one. */
  placed_at: z.nullable(instant),
  yes: z.int(),
  no: z.int(),
  round: z.int(),
  only_chosen: z.boolean(),
  next_at: z.nullable(instant),
  seed_digest: z.string(),
  seed: z.string(),
});
export type OwnCallRow = z.output<typeof ownRow>;

const answered = (answer: 'yes' | 'no') =>
  sql`(select count(*) from call_people p where p.job_id = c.job_id and p.answer = ${answer})::int`;

const seats = sql`coalesce((select json_agg(json_build_object('no', s.no, 'kind', s.kind, 'held_until', case when s.labour_id is not null and s.application_id is null then s.held_until end, 'worker', case when a.id is not null then
    json_build_object('application_id', a.id, 'first_name', u.first_name, 'last_name', u.last_name,
      'picture', (select '/api/v1/files/' || f.uid || '/' from files f where f.user_id = u.id and f.kind = 'picture'),
      'verified', exists (select from identities i where i.user_id = u.id and i.status = 'verified'),
      'confirmed', p.confirmed_at is not null, 'coming', p.coming_at is not null, 'attendance', (select d.state from attendance_days d
        where d.application_id = a.id and d.day = j.start_date)) end) order by s.no)
  from call_seats s left join applications a on a.id = s.application_id left join users u on u.id = a.labour_id
  left join call_people p on p.job_id = s.job_id and p.labour_id = a.labour_id where s.job_id = c.job_id), '[]') as seats`;

const released = sql`coalesce((select json_agg(json_build_object('application_id', a.id, 'first_name', u.first_name,
    'last_name', u.last_name) order by a.id) from applications a join users u on u.id = a.labour_id
  where a.job_id = c.job_id and a.released_at is not null), '[]') as released`;

/** SQL of the time at which the application got its place: the time of its answer, or of its promotion. */
const placedAt = (application: Sql) => sql`(select max(h.created_at) from application_status_history h
  where h.application_id = ${application} and h.to_status = 'accepted' and h.from_status is distinct from h.to_status)`;

const ownColumns = sql`${commonColumns}, j.location, ${seats}, ${released},
  (select min(${placedAt(sql`s.application_id`)}) from call_seats s where s.job_id = c.job_id and s.kind = 'place') as placed_at, ${answered('yes')} as yes, ${answered('no')} as no, c.round, c.only_chosen,
  c.next_at, encode(sha256(c.seed), 'hex') as seed_digest, encode(c.seed, 'hex') as seed`;

const tables = sql`shift_calls c join jobs j on j.id = c.job_id`;

/** Returns a call of this employer; null for other calls. */
export function findOwnCall(db: Queryable, employerId: number, uid: string) {
  return maybe(
    db,
    sql`select ${ownColumns} from ${tables} where j.uid = ${uid} and j.employer_id = ${employerId}`,
    ownRow,
  );
}

interface Page {
  page: number;
  limit: number;
}

const counted = z.object({ total: z.int() });

/** Returns a page of an employer's calls, newest first, and their number. */
export async function listOwnCalls(db: Queryable, employerId: number, { page, limit }: Page) {
  const where = sql`j.employer_id = ${employerId} and j.is_call`;
  const [rows, { total }] = await Promise.all([
    many(
      db,
      sql`select ${ownColumns} from ${tables} where ${where} order by j.id desc limit ${limit} offset ${(page - 1) * limit}`,
      ownRow,
    ),
    one(db, sql`select count(*)::int as total from ${tables} where ${where}`, counted),
  ]);
  return { rows, total };
}

const labourRow = z.object({
  ...common,
  job_id: z.int(),
  pincode: z.nullable(z.string()),
  employer: labourCall.shape.employer,
  order: labourCall.shape.order,
  only_chosen: z.boolean(),
  answer: z.nullable(z.enum(['yes', 'no'])),
  seat: z.nullable(z.enum(['place', 'reserve'])),
  /** True if the employer cancelled or rejected the worker's application to this call, or gave the place to others. */
  is_dismissed: z.boolean(),
  application_id: z.nullable(z.int()),
  /** When the worker got the place; null without one. */
  placed_at: z.nullable(instant),
  /** True if the worker was moved up from a reserve in the last hour, so the loss of the place is never late. */
  is_moved_up_last: z.boolean(),
  answered_at: z.nullable(instant),
  confirmed_at: z.nullable(instant),
  coming_at: z.nullable(instant),
  home: z.object({
    state: z.nullable(z.string()),
    city: z.nullable(z.string()),
    pincode: z.nullable(z.string()),
  }),
  /** True if the worker gave the place back after the last answer. */
  has_withdrawn: z.boolean(),
});
export type LabourCallRow = z.output<typeof labourRow>;

const hasWithdrawn = sql`exists (select from applications w where w.job_id = p.job_id and w.labour_id = p.labour_id
  and w.status = 'withdrawn' and w.updated_at >= p.answered_at)`;

const labourColumns = sql`${commonColumns}, ${hasWithdrawn} as has_withdrawn, j.id as job_id, j.pincode, case when s.no is not null then j.location end as location,
  json_build_object('id', e.id, 'company_name', ep.company_name, 'first_name', e.first_name, 'last_name', e.last_name,
    ${cardOf(sql`e.id`)}) as employer,
  case when p.ring <> ${CREW_RING} then json_build_object('no', p.no, 'of', (select count(*) from call_people o where o.job_id = c.job_id),
    'free', p.free, 'days', p.days, 'notified_at', p.notified_at) end as "order", c.only_chosen,
  p.answer, exists (select from applications a where a.job_id = j.id and a.labour_id = p.labour_id
    and (a.status in ('cancelled', 'rejected') or a.released_at is not null)) as is_dismissed, s.kind as seat, s.application_id,
  ${placedAt(sql`s.application_id`)} as placed_at, exists (select from applications a where a.id = s.application_id and ${isMovedUpLast})
    as is_moved_up_last, p.answered_at, p.confirmed_at, p.coming_at,
  json_build_object('state', u.state, 'city', u.city, 'pincode', u.pincode) as home`;

/**
 * SQL of the calls that a worker sees, with the tables that they need. The worker must have been notified. Without a
 * seat, the worker no longer sees a call that is held or removed, or if the worker or the employer has blocked the
 * other. A seat counts until its application ends.
 */
const labourTables = (
  labourId: number,
) => sql`call_people p join shift_calls c on c.job_id = p.job_id join jobs j on j.id = c.job_id
  join users u on u.id = p.labour_id join users e on e.id = j.employer_id left join employer_profiles ep on ep.user_id = e.id
  left join lateral (select s.no, s.kind, s.application_id from call_seats s join applications a on a.id = s.application_id
    where s.job_id = p.job_id and s.labour_id = p.labour_id and a.status in ('accepted', 'shortlisted', 'completed')
      and a.released_at is null) s on true
  where p.labour_id = ${labourId} and p.notified_at is not null
    and (s.no is not null or (j.status not in ('pending_review', 'paused', 'removed')
      and ${areNotBlocked(sql`j.employer_id`, sql`p.labour_id`)}))`;

/** Returns a call for which the worker was notified; null for other calls. */
export function findLabourCall(db: Queryable, labourId: number, uid: string) {
  return maybe(db, sql`select ${labourColumns} from ${labourTables(labourId)} and j.uid = ${uid}`, labourRow);
}

/** SQL conditions of the lists of a worker. A call without an answer is open until no more answers are accepted. */
const listed: Record<'open' | 'mine', Sql> = {
  open: sql`s.no is null and p.answer is null and j.status = 'active'
    and lower(c.during) + ${CALLING_ENDS_MIN} * interval '1 minute' > now()`,
  mine: sql`s.no is not null and upper(c.during) > now() - interval '1 day'`,
};

/** Returns a page of a worker's calls, the next start first, and their number. */
export async function listLabourCalls(
  db: Queryable,
  labourId: number,
  { list, page, limit }: Page & { list: 'open' | 'mine' },
) {
  const from = sql`${labourTables(labourId)} and ${listed[list]}`;
  const [rows, { total }] = await Promise.all([
    many(
      db,
      sql`select ${labourColumns} from ${from} order by lower(c.during), c.job_id limit ${limit} offset ${(page - 1) * limit}`,
      labourRow,
    ),
    one(db, sql`select count(*)::int as total from ${from}`, counted),
  ]);
  return { rows, total };
}

/** A call as its employer posted it, without its day. */
const postRow = z.object({
  role: roleSlug,
  positions: z.int(),
  pay: z.int(),
  start_time: timeOfDay,
  end_time: timeOfDay,
  state: stateField,
  city: z.string(),
  location: z.string(),
  pincode: z.nullable(z.string()),
  reserves: z.int(),
  travel: z.enum(callTravels),
  travel_amount: z.nullable(z.int()),
  food_provided: z.boolean(),
  tools_provided: z.boolean(),
  transport_provided: z.boolean(),
  note: z.nullable(z.string()),
  wide: z.boolean(),
});

/** Returns what the employer posted, for another call like this one. */
export function findPosted(db: Queryable, jobId: number) {
  return one(
    db,
    sql`select ${commonColumns}, j.location, j.pincode, c.wide from ${tables} where c.job_id = ${jobId}`,
    postRow,
  );
}
