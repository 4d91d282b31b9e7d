// SQL of the open cases about a user. An administrator may see the user's phone number only for an open case (D57).
import { type CaseType, openCase } from '#contracts/admin-people.ts';
import { many, maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';

/** Maximum number of cases listed per user. Users normally have only a few. */
const MAX_LISTED_CASES = 50;

/**
 * SQL of the open cases about a user: `type`, `id`, `label` and `since`. Reports that the user has made, and ratings,
 * are not included, because their authors must remain hidden from moderators.
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

/** Returns the open cases about a user, oldest first, at most `MAX_LISTED_CASES`. */
export const listOpenCases = (db: Queryable, userId: number) =>
  many(db, sql`select * from (${casesOf(userId)}) cases order by since, type, id limit ${MAX_LISTED_CASES}`, openCase);

/** Returns the case of this type and id if the case is open and about this user; otherwise null. */
export const findOpenCase = (db: Queryable, userId: number, { type, id }: { type: CaseType; id: number }) =>
  maybe(db, sql`select * from (${casesOf(userId)}) cases where type = ${type} and id = ${id}`, openCase);
