// SQL of bids: a bid with its members, as the worker or the employer sees it, and the changes of both.
import { type Bid, bidAnswers, consentWays } from '#contracts/bids.ts';
import { employerBid } from '#contracts/job-bids.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { companyName } from '../people/queries/company-name.ts';
import { secondsToRoom } from '../rolling-window.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { takesCodesOf } from './bid-code-queries.ts';
import { bidOf, bidRow, callOfBid, isBookedElsewhere, isStillHeld } from './call-bid-queries.ts';

/** Hours in which members may answer. */
const ANSWER_HOURS = 24;

const onlyId = z.object({ id: z.int() });
const counted = z.object({ total: z.int() });

/** SQL condition: the leader's application has not ended. */
const leaderGoes = sql`exists (select from crew_bid_members l join applications a on a.id = l.application_id
  where l.bid_id = b.id and l.labour_id = b.leader_id and a.status in ('pending', 'under_review', 'shortlisted', 'accepted'))`;

/** SQL condition: the worker is a member of the crew `c`, which has not ended. */
const isMember = (labourId: number): Sql => sql`(c.state <> 'ended' and exists (select from crew_members k
  where k.crew_id = c.id and k.labour_id = ${labourId} and k.left_at is null))`;

/**
 * SQL condition: the worker of `own` sees the bid. If the employer or the worker has blocked the other, this is only the
 * case with an application, which the worker sees anyway.
 */
export const isVisible = (employerId: Sql): Sql =>
  sql`(own.application_id is not null or ${areNotBlocked(employerId, sql`own.labour_id`)})`;

/** SQL of a bid as the worker sees it: answers of other members only for the leader. */
const columnsFor = (labourId: number): Sql => {
  const isShown = sql`(b.leader_id = ${labourId} or u.id = ${labourId})`;
  return sql`b.uid, b.state, json_build_object('uid', c.uid, 'name', c.name) as crew,
  json_build_object('uid', j.uid, 'title', ${knownTitle}, 'role', j.role, 'city', j.city, 'state', j.state, 'company', ${companyName},
    'salary_amount', j.salary_amount, 'salary_period', j.salary_period, 'start_date', j.start_date) as job,
  b.min_members, b.until, own.application_id, ${callOfBid} as call,
  own.state = 'asked' and b.until > now() and (b.state = 'asked' or b.state = 'sent' and ${leaderGoes})
    and c.state = 'open' and ${isMember(labourId)} and ${isStillHeld} as may_answer,
  own.via is not distinct from 'code' and own.state = 'yes' and b.state = 'asked' and b.until > now() as may_take_back,
  ${takesCodesOf(labourId)} as takes_codes,
  (select json_agg(json_build_object('labour_id', u.id, 'first_name', u.first_name, 'initial', left(u.last_name, 1),
      'is_you', u.id = ${labourId}::bigint, 'answer', case when ${isShown} then m.state end, 'via', case when ${isShown} then m.via end)
      order by u.id <> coalesce(b.leader_id, 0), u.id)
    from crew_bid_members m join users u on u.id = m.labour_id where m.bid_id = b.id) as members`;
};

const ofLabour = (labourId: number): Sql =>
  sql`from crew_bids b join crew_bid_members own on own.bid_id = b.id and own.labour_id = ${labourId}
    join crews c on c.id = b.crew_id join jobs j on j.id = b.job_id and ${isVisible(sql`j.employer_id`)}
    join users emp on emp.id = j.employer_id left join employer_profiles p on p.user_id = j.employer_id`;

interface Page {
  page: number;
  limit: number;
}

const pageOf = ({ page, limit }: Page): Sql => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** SQL condition: the employer has not decided about the application. */
const isUndecided = (applicationId: Sql): Sql => sql`exists (select from applications a
  where a.id = ${applicationId} and a.status in ('pending', 'under_review', 'shortlisted'))`;

/**
 * Returns a page of the bids that are open for the worker, newest first, and their total number. A bid is over for a
 * member who said no, or who left the crew.
 */
export async function listBids(db: Queryable, labourId: number, page: Page): Promise<{ bids: Bid[]; total: number }> {
  const from = sql`${ofLabour(labourId)} where ${isBookedElsewhere} or own.state in ('asked', 'yes') and (b.state = 'asked'
    or b.state = 'sent' and (own.application_id is null and b.until > now() or ${isUndecided(sql`own.application_id`)}))`;
  const [rows, { total }] = await Promise.all([
    many(db, sql`select ${columnsFor(labourId)} ${from} order by b.id desc ${pageOf(page)}`, bidRow),
    one(db, sql`select count(*)::int as total ${from}`, counted),
  ]);
  return { bids: rows.map(bidOf), total };
}

export async function findBid(db: Queryable, labourId: number, uid: string): Promise<Bid | null> {
  const found = await maybe(db, sql`select ${columnsFor(labourId)} ${ofLabour(labourId)} where b.uid = ${uid}`, bidRow);
  return found && bidOf(found);
}

const employerColumns = sql`b.uid, c.uid as crew_uid, c.name as crew_name, j.title as job_title, b.min_members, b.sent_at,
  (select json_agg(json_build_object('application_id', a.id, 'first_name', u.first_name, 'last_name', u.last_name,
      'status', a.status, 'is_leader', u.id = b.leader_id) order by u.id <> coalesce(b.leader_id, 0), a.id)
    from crew_bid_members m join applications a on a.id = m.application_id join users u on u.id = a.labour_id
    where m.bid_id = b.id) as people`;

const ofEmployer = (employerId: number): Sql =>
  sql`from crew_bids b join jobs j on j.id = b.job_id and j.employer_id = ${employerId} join crews c on c.id = b.crew_id
    where b.state = 'sent' and exists (select from crew_bid_members m where m.bid_id = b.id and m.application_id is not null)`;

/** Returns a page of the undecided bids to the employer's jobs, or to one of them, newest first, and their total number. */
export async function listJobBids(
  db: Queryable,
  employerId: number,
  { job_uid, ...page }: Page & { job_uid?: string | undefined },
) {
  const from = sql`${ofEmployer(employerId)} and exists (select from crew_bid_members m
    where m.bid_id = b.id and ${isUndecided(sql`m.application_id`)})
    ${job_uid === undefined ? emptySql : sql`and j.uid = ${job_uid}`}`;
  const [bids, { total }] = await Promise.all([
    many(db, sql`select ${employerColumns} ${from} order by b.id desc ${pageOf(page)}`, employerBid),
    one(db, sql`select count(*)::int as total ${from}`, counted),
  ]);
  return { bids, total };
}

export const findJobBid = (db: Queryable, employerId: number, uid: string) =>
  maybe(db, sql`select ${employerColumns} ${ofEmployer(employerId)} and b.uid = ${uid}`, employerBid);

/**
 * Locks the applications of a bid in the order of their ids, so that decisions about the same people do not deadlock.
 * Returns the id of the job; null if the bid does not exist.
 */
export async function lockBidApplications(tx: Tx, uid: string) {
  await run(
    tx,
    sql`select 1 from applications a where a.id in (select m.application_id from crew_bid_members m
      join crew_bids b on b.id = m.bid_id where b.uid = ${uid}) order by a.id for update`,
  );
  return maybe(tx, sql`select job_id as id from crew_bids where uid = ${uid}`, onlyId);
}

interface NewBid {
  crew_id: number;
  leader_id: number;
  job_id: number;
  min_members: number;
  /** Until when members may answer (ms since 1970); null for {@link ANSWER_HOURS} hours. */
  until: number | null;
  members: readonly number[];
  refused: readonly number[];
}

/** Returns the number of bids that a leader placed in 24 hours, and the seconds until this number falls below `max`. */
export const countBids = (db: Queryable, leaderId: number, max: number) =>
  one(
    db,
    sql`select count(*)::int as total, ${secondsToRoom(sql`created_at`, sql`interval '1 day'`, { max })} as retry_after
      from crew_bids where leader_id = ${leaderId} and created_at > now() - interval '1 day'`,
    z.object({ total: z.int(), retry_after: z.int() }),
  );

/** Returns the members who said no when this crew asked them for the job before. */
export async function listRefusers(db: Queryable, { crewId, jobId }: { crewId: number; jobId: number }) {
  const rows = await many(
    db,
    sql`select distinct m.labour_id as id from crew_bid_members m join crew_bids b on b.id = m.bid_id
      where b.crew_id = ${crewId} and b.job_id = ${jobId} and m.state = 'no'`,
    onlyId,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Inserts a bid to which the leader has said yes, and returns its id and uid. Members in `refused` are not asked. */
export async function insertBid(tx: Tx, { members, refused, ...given }: NewBid) {
  const created = await one(
    tx,
    sql`insert into crew_bids (crew_id, leader_id, job_id, min_members, until)
      values (${given.crew_id}, ${given.leader_id}, ${given.job_id}, ${given.min_members},
        coalesce(to_timestamp(${given.until}::float8 / 1000), now() + ${ANSWER_HOURS}::int * interval '1 hour'))
      returning id, uid`,
    z.object({ id: z.int(), uid: z.string() }),
  );
  await run(
    tx,
    sql`insert into crew_bid_members (bid_id, labour_id, state, answered_at, via)
      select ${created.id}, id, answer, case when answer <> 'asked' then now() end, case when answer = 'yes' then 'app' end
      from unnest(${[given.leader_id, ...members]}::bigint[]) id, lateral (select case when id = ${given.leader_id} then 'yes'
        when id = any(${refused}::bigint[]) then 'no' else 'asked' end as answer) given`,
  );
  return created;
}

const consentFacts = z.object({ is_member: z.boolean(), is_held: z.boolean(), leader_goes: z.boolean() });

/**
 * Returns whether the worker is a member of the crew, whether the crew is held, and whether the leader goes to the job of
 * a sent bid. The caller has locked the bid, which a member who leaves the crew also locks.
 */
export const findConsentFacts = (tx: Tx, bidId: number, labourId: number) =>
  one(
    tx,
    sql`select ${isMember(labourId)} as is_member, c.state = 'held' as is_held, ${leaderGoes} as leader_goes
      from crew_bids b join crews c on c.id = b.crew_id where b.id = ${bidId}`,
    consentFacts,
  );

const memberRow = z.object({ labour_id: z.int(), state: z.enum(bidAnswers), via: z.nullable(z.enum(consentWays)) });

/** Returns the members of a bid in the order of their ids, in which they are locked. */
export const listBidMembers = (db: Queryable, bidId: number) =>
  many(
    db,
    sql`select labour_id, state, via from crew_bid_members where bid_id = ${bidId} order by labour_id`,
    memberRow,
  );

/** Returns false for a suspended or erased account. */
export async function isActive(db: Queryable, labourId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select id from users where id = ${labourId} and suspended_at is null and erased_at is null`,
    onlyId,
  );
  return found !== null;
}

export interface Answer {
  answer: 'yes' | 'no';
  via: (typeof consentWays)[number];
}

/** Stores the answer of a member, and for a yes how the member gave it. */
export const setAnswer = (tx: Tx, { bidId, labourId, answer, via }: Answer & { bidId: number; labourId: number }) =>
  run(
    tx,
    sql`update crew_bid_members set state = ${answer}, answered_at = now(), via = ${answer === 'yes' ? via : null}
      where bid_id = ${bidId} and labour_id = ${labourId}`,
  );

/** Marks that a member does not go with the crew, without an answer of the member. */
export const setMemberLapsed = (tx: Tx, bidId: number, labourId: number) =>
  run(
    tx,
    sql`update crew_bid_members set state = 'lapsed', answered_at = null, via = null where bid_id = ${bidId} and labour_id = ${labourId}`,
  );

export const setApplication = (tx: Tx, { bidId, labourId, id }: { bidId: number; labourId: number; id: number }) =>
  run(tx, sql`update crew_bid_members set application_id = ${id} where bid_id = ${bidId} and labour_id = ${labourId}`);

export const setSent = (tx: Tx, bidId: number) =>
  run(tx, sql`update crew_bids set state = 'sent', sent_at = now() where id = ${bidId}`);

export const setLapsed = (tx: Tx, bidId: number) =>
  run(tx, sql`update crew_bids set state = 'lapsed' where id = ${bidId}`);
