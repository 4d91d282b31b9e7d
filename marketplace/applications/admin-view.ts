// Applications as administrators see them: worker, employer, job and status, without messages, notes or feedback.
import {
  type AdminApplicationDetail,
  adminApplication,
  adminApplicationDetail,
} from '#contracts/admin-applications.ts';
import { PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import { fail } from '#contracts/problems.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { emptySql, joinSql, many, maybe, one, type Queryable, sql } from '#platform/sql.ts';
import type { Deps } from '../deps.ts';
import { coveredTitle } from '../jobs/queries/columns.ts';
import { paged } from '../paged.ts';

interface ApplicationListFilter {
  status?: ApplicationStatus | undefined;
  job?: number | undefined;
  user?: number | undefined;
  page: number;
  limit: number;
}

const columns = sql`a.id, a.status,
  case when j.id is not null then json_build_object('id', j.id, 'uid', j.uid, 'title', ${coveredTitle}, 'status', j.status) end as job,
  json_build_object('id', l.id, 'name', trim(l.first_name || ' ' || l.last_name), 'company_name', null) as labour,
  json_build_object('id', e.id, 'name', trim(e.first_name || ' ' || e.last_name), 'company_name', p.company_name) as employer,
  a.created_at, a.updated_at`;

const tables = sql`join users l on l.id = a.labour_id join users e on e.id = a.employer_id
  left join employer_profiles p on p.user_id = a.employer_id left join jobs j on j.id = a.job_id`;

/**
 * SQL of the ids of the applications that match the filters, at most `PEOPLE_COUNTED` + 1. The filter `user` matches
 * the worker or the employer of an application; Postgres combines the indexes on these two columns.
 */
function foundIds({ status, job, user }: ApplicationListFilter) {
  const filters = [
    ...(status ? [sql`a.status = ${status}`] : []),
    ...(job === undefined ? [] : [sql`a.job_id = ${job}`]),
    ...(user === undefined ? [] : [sql`(a.labour_id = ${user} or a.employer_id = ${user})`]),
  ];
  const where = filters.length > 0 ? sql`where ${joinSql(filters, ' and ')}` : emptySql;
  return sql`select a.id from applications a ${where} order by a.id desc limit ${PEOPLE_COUNTED + 1}`;
}

const page = z.object({ total: z.int(), applications: z.array(adminApplication) });

/**
 * Returns a page of all applications, newest first. Counting stops at `PEOPLE_COUNTED` + 1: if `total` has this value,
 * there are more than `PEOPLE_COUNTED` applications.
 */
export async function listApplicationsForAdmin({ db }: Pick<Deps, 'db'>, asked: ApplicationListFilter) {
  const { limit, page: nth } = asked;
  const found = await one(
    db,
    sql`with found as materialized (${foundIds(asked)})
      select (select count(*) from found)::int as total, coalesce((select json_agg(r order by r.id desc) from (
        select ${columns} from (select id from found order by id desc limit ${limit} offset ${(nth - 1) * limit}) chosen
        join applications a on a.id = chosen.id ${tables}) r), '[]') as applications`,
    page,
  );
  return paged({ applications: found.applications }, found.total, asked);
}

/**
 * Filter of the search. It finds the application with this `id`, and all applications whose worker or employer is in
 * `users`.
 */
interface ApplicationSearch {
  id: number | null;
  users: number[];
  limit: number;
}

/** Returns the application with this id first, then the newest applications of these users, at most `limit` in all. */
export const searchApplications = (db: Queryable, { id, users, limit }: ApplicationSearch) =>
  many(
    db,
    sql`with found as (select id from applications where id = ${id}
        union select o.id from unnest(${users}::bigint[]) s (id), lateral (
          select a.id from applications a where a.labour_id = s.id order by a.updated_at desc limit ${limit}) o
        union select o.id from unnest(${users}::bigint[]) s (id), lateral (
          select a.id from applications a where a.employer_id = s.id order by a.id desc limit ${limit}) o)
      select ${columns} from (select id from found order by id is not distinct from ${id} desc, id desc limit ${limit}) chosen
      join applications a on a.id = chosen.id ${tables} order by a.id is not distinct from ${id} desc, a.id desc`,
    adminApplication,
  );

const findAdminApplication = (db: Queryable, id: number) =>
  maybe(
    db,
    sql`select ${columns}, a.cancel_reason,
        coalesce((select json_agg(json_build_object('from', h.from_status, 'to', h.to_status, 'by', h.actor_type,
            'reason', case when h.actor_type = 'system' or h.to_status = 'cancelled' then h.reason end, 'at', h.created_at) order by h.id)
          from application_status_history h where h.application_id = a.id), '[]') as road,
        (select count(*)::int from contact_reveals r where r.application_id = a.id) as reveals,
        coalesce((select json_object_agg(state, total) from (
          select state, count(*)::int as total from attendance_days d where d.application_id = a.id group by state) days), '{}') as days,
        coalesce((select json_agg(json_build_object('by', g.rater_type, 'score', g.score) order by g.id)
          from ratings g where g.application_id = a.id and g.visible_at <= now()), '[]') as stars
      from applications a ${tables} where a.id = ${id}`,
    adminApplicationDetail,
  );

/** Returns one application with its status timeline. Fails with `not_found`. */
export async function showApplicationForAdmin({ db }: Pick<Deps, 'db'>, id: number): Promise<AdminApplicationDetail> {
  return (await findAdminApplication(db, id)) ?? fail('not_found');
}
