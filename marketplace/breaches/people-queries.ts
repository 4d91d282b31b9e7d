// SQL of the users affected by a breach: the filter or list of affected users, the users who have received a notice,
// and the notices of one user.
import type { Audience, BreachNotice } from '#contracts/breaches.ts';
import { breachNoticeEndpoints } from '#contracts/breaches.ts';
import { z } from '#contracts/z.ts';
import { joinSql, many, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** SQL condition: the user `u` is affected by the breach `id`. Erased users are excluded. */
export function affects(id: number, { mode, user_type, state, registered_from, registered_to }: Audience): Sql {
  const all = sql`u.erased_at is null`;
  if (mode === 'all') return all;
  if (mode === 'listed')
    return sql`${all} and exists (select from breach_listed l where l.incident_id = ${id} and l.user_id = u.id)`;
  const parts = [
    all,
    ...(user_type ? [sql`u.user_type = ${user_type}`] : []),
    ...(state ? [sql`u.state = ${state}`] : []),
    ...(registered_from ? [sql`u.created_at >= ${midnight(registered_from)}`] : []),
    ...(registered_to ? [sql`u.created_at < ${midnight(registered_to)} + interval '1 day'`] : []),
  ];
  return joinSql(parts, ' and ');
}

const count = z.object({ count: z.int() });

export async function countAffected(db: Queryable, id: number, audience: Audience): Promise<number> {
  return (await one(db, sql`select count(*)::int as count from users u where ${affects(id, audience)}`, count)).count;
}

/** Returns the number of affected users who have not received a notice. */
export async function countUnnotified(db: Queryable, id: number, audience: Audience): Promise<number> {
  const { count: waiting } = await one(
    db,
    sql`select count(*)::int as count from users u where ${affects(id, audience)}
      and not exists (select from breach_told t where t.incident_id = ${id} and t.user_id = u.id)`,
    count,
  );
  return waiting;
}

export async function removeListed(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`delete from breach_listed where incident_id = ${id}`);
}

/** Adds users to the list of affected users. Returns the ids that belong to an erased user or to no user. */
export async function insertListed(tx: Tx, id: number, ids: readonly number[]): Promise<number[]> {
  await run(
    tx,
    sql`insert into breach_listed (incident_id, user_id)
      select ${id}, u.id from users u where u.id = any(${ids}::bigint[]) and u.erased_at is null order by u.id on conflict do nothing`,
  );
  const unknown = await many(
    tx,
    sql`select distinct asked.id from unnest(${ids}::bigint[]) as asked(id)
      where not exists (select from users u where u.id = asked.id and u.erased_at is null) order by asked.id`,
    z.object({ id: z.int() }),
  );
  return unknown.map(({ id: nobody }) => nobody);
}

export async function countListed(tx: Tx, id: number): Promise<number> {
  return (await one(tx, sql`select count(*)::int as count from breach_listed where incident_id = ${id}`, count)).count;
}

/**
 * Records that sending has started. Sets `notices_total` to the number of users who will have received a notice when
 * sending ends, including earlier recipients.
 */
export async function setNoticesStarted(
  tx: Tx,
  id: number,
  { waiting: untold, by }: { waiting: number; by: number },
): Promise<void> {
  await run(
    tx,
    sql`update breach_incidents set notices_at = now(), notices_done_at = null, notices_by = ${by}, notices_total = told + ${untold}
      where id = ${id}`,
  );
}

const notice = breachNoticeEndpoints.listNotices.response.shape.notices;

/** Returns the breach notices that a user received, newest first, in the given language or otherwise in English. */
export const listNoticesOf = (db: Queryable, userId: number, language: string): Promise<BreachNotice[]> =>
  many(
    db,
    sql`select t.incident_id as id, t.told_at, w.headline, w.happened, w.data, w.done, w.advice, w.contact
      from breach_told t cross join lateral (select * from breach_words w where w.incident_id = t.incident_id and w.language in (${language}, 'en')
        order by w.language = ${language} desc limit 1) w
      where t.user_id = ${userId} order by t.told_at desc, t.incident_id desc`,
    notice.def.element,
  );
