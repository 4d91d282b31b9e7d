// SQL of the open cases about a user. Only an open case entitles an administrator to see the phone number (D57).
import { type CaseType, openCase } from '#contracts/admin-people.ts';
import { many, maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';

/** Users normally have few cases; further ones are not listed. */
const MAX_LISTED_CASES = 50;

/**
 * Returns `type`, `id`, `label` and `since`. Reporters and ratings are left out, because authors remain hidden from
 * moderators.
 */
const casesOf = (userId: number): Sql => sql`
  select 'identity' as type, r.id, null as label, r.submitted_at as since
    from identity_reviews r where r.user_id = ${userId} and r.status = 'pending'
  union all select 'report', r.id, r.case_number, r.created_at
    from reports r where r.status = 'open' and r.target_user_id = ${userId}
  union all select 'report', r.id, r.case_number, r.created_at
    from reports r join jobs j on j.id = r.job_id where r.status = 'open' and j.employer_id = ${userId}
  union all select 'grievance', g.id, g.ticket, g.created_at
    from grievances g where g.user_id = ${userId} and g.status <> 'decided'
  union all select 'day', d.id, null, d.contested_at
    from attendance_days d join applications a on a.id = d.application_id
    where d.contest = 'open' and (a.labour_id = ${userId} or a.employer_id = ${userId})
  union all select 'job', j.id, null, j.status_since
    from jobs j where j.employer_id = ${userId} and j.status = 'pending_review'`;

/** The open cases about a user, oldest first. */
export const listOpenCases = (db: Queryable, userId: number) =>
  many(db, sql`select * from (${casesOf(userId)}) cases order by since, type, id limit ${MAX_LISTED_CASES}`, openCase);

/** The open case of this type and id if it concerns the user, else null. */
export const findOpenCase = (db: Queryable, userId: number, { type, id }: { type: CaseType; id: number }) =>
  maybe(db, sql`select * from (${casesOf(userId)}) cases where type = ${type} and id = ${id}`, openCase);
