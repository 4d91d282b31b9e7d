// Calls as administrators see them: how they fill, their rounds, and the order computed again. Without places and notes.
import {
  type AdminCall,
  type AdminCallDetail,
  type AdminCallList,
  adminCall,
  adminCallDetail,
} from '#contracts/admin-calls.ts';
import { PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import type { Deps } from '../deps.ts';
import { paged } from '../paged.ts';
import { checkCalls, checkOrder } from './actions/check.ts';
import { wasCancelledLate } from './limit-queries.ts';
import { callFacts, factsOfCall } from './queries.ts';
import { phaseOf } from './rules.ts';

interface Page {
  list: AdminCallList;
  page: number;
  limit: number;
}

const listRow = z.extend(z.omit(adminCall, { phase: true, places_left: true, notified: true }), { facts: callFacts });

/** SQL of a user as JSON, without phone number. */
const named = (
  id: Sql,
) => sql`(select json_build_object('id', o.id, 'name', trim(o.first_name || ' ' || o.last_name), 'company_name', op.company_name)
  from users o left join employer_profiles op on op.user_id = o.id where o.id = ${id})`;

/** SQL of the time at which the last place was taken; null while a place is free, and without seats. */
const filledAt = sql`(select case when bool_and(s.application_id is not null) then max(h.created_at) end from call_seats s
  left join application_status_history h on h.application_id = s.application_id and h.to_status = 'accepted'
  where s.job_id = c.job_id and s.kind = 'place')`;

const columns = sql`j.uid, j.id, j.role, ${named(sql`j.employer_id`)} as employer, j.state, j.city, j.start_date::text as date,
  j.start_time, j.salary_amount as pay, j.positions, c.round, coalesce(j.posted_at, j.created_at) as posted_at, ${factsOfCall},
  round(extract(epoch from ${filledAt} - coalesce(j.posted_at, j.created_at)) / 60)::int as minutes_to_fill,
  (select count(distinct a.id) from applications a join application_status_history h on h.application_id = a.id
    where a.job_id = c.job_id and ${wasCancelledLate})::int as late_cancellations,
  (select count(*) from applications a where a.job_id = c.job_id and a.withdrawn_late)::int as late_withdrawals`;

const tables = sql`shift_calls c join jobs j on j.id = c.job_id`;

const isOpen = sql`upper(c.during) > now() and j.status in ('pending_review', 'active', 'paused', 'filled')`;

const listed: Record<AdminCallList, Sql> = { all: sql`true`, open: isOpen, ended: sql`not (${isOpen})` };

const shown = ({ facts, ...row }: z.output<typeof listRow>): AdminCall => ({
  ...row,
  phase: phaseOf(facts),
  places_left: facts.places_left,
  notified: facts.notified,
});

const counted = z.object({ total: z.int() });

/** Returns a page of all calls, newest first. Counting stops at `PEOPLE_COUNTED` + 1. */
export async function listCallsForAdmin({ db }: Pick<Deps, 'db'>, { list, page, limit }: Page) {
  const [rows, { total }] = await Promise.all([
    many(
      db,
      sql`select ${columns} from ${tables} where ${listed[list]} order by c.job_id desc limit ${limit} offset ${(page - 1) * limit}`,
      listRow,
    ),
    one(
      db,
      sql`select count(*)::int as total from (select from ${tables} where ${listed[list]} limit ${PEOPLE_COUNTED + 1}) found`,
      counted,
    ),
  ]);
  return paged({ calls: rows.map(shown) }, total, { page, limit });
}

const { seats, rounds } = adminCallDetail.shape;
const detailRow = z.extend(listRow, { seats, rounds });

const findCall = (db: Queryable, uid: string) =>
  maybe(
    db,
    sql`select ${columns},
        coalesce((select json_agg(json_build_object('no', s.no, 'kind', s.kind,
          'worker', ${named(sql`s.labour_id`)}) order by s.no) from call_seats s where s.job_id = c.job_id), '[]') as seats,
        coalesce((select json_agg(r order by r.round) from (select p.round, min(p.notified_at) as at, count(*)::int as notified,
            count(*) filter (where p.answer = 'yes')::int as yes, count(*) filter (where p.answer = 'no')::int as no
          from call_people p where p.job_id = c.job_id and p.round is not null group by p.round) r), '[]') as rounds
      from ${tables} where j.uid = ${uid}`,
    detailRow,
  );

/** Returns one call with its rounds, and compares its order with the one computed from the seed. Fails with `not_found`. */
export async function showCallForAdmin({ db }: Pick<Deps, 'db'>, uid: string): Promise<AdminCallDetail> {
  const row = (await findCall(db, uid)) ?? fail('not_found');
  const [order, faults] = await Promise.all([checkOrder(db, uid), checkCalls(db, uid)]);
  return {
    ...shown(row),
    seats: row.seats,
    rounds: row.rounds,
    order: { workers: order?.workers ?? 0, wrong: order?.faults.length ?? 0 },
    faults: faults.length,
  };
}
