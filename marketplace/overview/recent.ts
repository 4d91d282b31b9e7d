// SQL of the latest users, jobs and applications, newest first, with masked phone numbers.
import { recentApplication, recentJob, recentUser } from '#contracts/overview.ts';
import { many, prepared, type Queryable, rawSql, sql } from '#platform/sql.ts';
import { coveredTitle, isUnsent } from '../jobs/queries/columns.ts';
import { maskedPhone } from '../people/queries/listed-people.ts';

const phone = maskedPhone(rawSql('u.phone_number'));

/**
 * Returns the newest users. Sorts by id, because ids increase with time and Postgres can scan the primary key
 * backwards.
 */
export function listRecentUsers(db: Queryable, limit: number) {
  const statement = sql`select u.id, u.user_type, u.first_name, u.last_name, e.company_name, ${phone} as phone_masked, u.state, u.city,
      l.skills[1] as skill, u.created_at
    from users u left join labour_profiles l on l.user_id = u.id left join employer_profiles e on e.user_id = u.id
    where u.erased_at is null order by u.id desc limit ${limit}`;
  return many(db, prepared('list recent users', statement), recentUser);
}

export function listRecentJobs(db: Queryable, limit: number) {
  const statement = sql`select j.id, j.uid, ${coveredTitle} as title, j.status, j.salary_amount, j.salary_period, j.employer_id, j.created_at
    from jobs j where not ${isUnsent} order by j.id desc limit ${limit}`;
  return many(db, prepared('list recent jobs', statement), recentJob);
}

export function listRecentApplications(db: Queryable, limit: number) {
  const statement = sql`select a.id, a.status, a.created_at,
      jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'phone_masked', ${phone}) as labour,
      case when j.id is not null then jsonb_build_object('id', j.id, 'title', ${coveredTitle}) end as job
    from (select * from applications order by id desc limit ${limit}) a
      join users u on u.id = a.labour_id left join jobs j on j.id = a.job_id
    order by a.id desc`;
  return many(db, prepared('list recent applications', statement), recentApplication);
}
