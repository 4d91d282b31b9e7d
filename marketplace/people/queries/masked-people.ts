// SQL of one user as administrators see them: masked data, and counts instead of lists of the user's jobs and
// applications.
import { userDetail } from '#contracts/admin-people.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { employerReputationOf, labourReputationOf } from '../../reputation/columns.ts';
import { listedColumns } from './listed-people.ts';

const rows = (columns: Sql, from: Sql) =>
  sql`coalesce((select json_agg(r) from (select ${columns} from ${from}) r), '[]')`;
const byStatus = (from: Sql) =>
  sql`coalesce((select json_object_agg(status, total) from (select status, count(*)::int as total from ${from} group by status) counted), '{}')`;

const identity = sql`case when i.user_id is not null then json_build_object('type', i.identity_type, 'masked', i.masked, 'status', i.status) end`;

const reports = sql`json_build_object('total', (select count(*) from reports r where r.target_user_id = u.id),
  'latest', ${rows(
    sql`r.case_number, r.reason, r.status, r.created_at`,
    sql`reports r where r.target_user_id = u.id order by r.id desc limit 10`,
  )})`;

/** Which entries of the audit log the caller may read: all, those of one administrator's actions, or none. */
export type AuditScope = 'all' | { of: number } | 'none';

function auditOf(shown: AuditScope): Sql {
  const whose = typeof shown === 'string' ? rawSql(shown === 'all' ? 'true' : 'false') : sql`a.admin_id = ${shown.of}`;
  return rows(
    sql`a.id, a.actor, a.action, a.reason, a.at`,
    sql`admin_audit a where a.target_type = 'user' and a.target_id = u.id::text and ${whose} order by a.id desc limit 20`,
  );
}

const { cases: _cases, ...columns } = userDetail.shape;
const maskedPerson = z.object(columns);

/** Returns one user with masked data; null for an unknown id. */
export function findMaskedPerson(db: Queryable, userId: number, shown: AuditScope) {
  return maybe(
    db,
    sql`select ${listedColumns}, u.language, u.pincode, ${identity} as identity,
        ${rows(sql`r.id, r.status, r.reason, r.reviewer, r.submitted_at, r.decided_at`, sql`identity_reviews r where r.user_id = u.id order by r.id desc limit 10`)} as reviews,
        ${rows(sql`f.kind, f.content_type, f.size, f.uploaded_at`, sql`files f where f.user_id = u.id order by f.kind`)} as documents,
        coalesce(l.skills, '{}') as skills, l.experience_years, coalesce(l.languages_known, '{}') as languages_known,
        p.gst_number is not null as has_gst_number,
        ${byStatus(rawSql('jobs j where j.employer_id = u.id'))} as jobs,
        ${byStatus(rawSql('applications a where a.labour_id = u.id or a.employer_id = u.id'))} as applications,
        case when u.user_type = 'labour' then ${labourReputationOf(rawSql('u.id'), rawSql('l.experience_years'))} end as labour_reputation,
        case when u.user_type = 'employer' then ${employerReputationOf(rawSql('u.id'))} end as employer_reputation,
        ${reports} as reports,
        (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as sessions,
        (select max(s.seen_at) from sessions s where s.user_id = u.id) as seen_at,
        case when u.suspended_at is not null then json_build_object('since', u.suspended_at, 'reason', u.suspended_reason) end as suspension,
        u.erased_at,
        (select d.due_at from data_requests d where d.user_id = u.id and d.kind = 'erasure' and d.status = 'pending') as erase_at,
        ${auditOf(shown)} as audit
      from users u left join employer_profiles p on p.user_id = u.id left join labour_profiles l on l.user_id = u.id
      left join identities i on i.user_id = u.id where u.id = ${userId}`,
    maskedPerson,
  );
}
