// SQL of the workers who were notified of a job.
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, sql } from '#platform/sql.ts';

const reach = z.object({ notified: z.int(), near: z.int() });

/**
 * Counts the workers who were notified of this employer's job because the job matches them or their saved search
 * (`notified`). `near` is the number of these workers who live in the job's town, or in the job's state if the job has
 * no town. Null if the employer has no such job.
 */
export function countNotified(db: Queryable, employerId: number, uid: string) {
  return maybe(
    db,
    sql`select count(distinct u.id)::int as notified,
        (count(distinct u.id) filter (where u.state = j.state and (j.city is null or u.city = j.city)))::int as near
      from jobs j
      left join notifications n on n.params ? 'job_uid' and n.params ->> 'job_uid' = j.uid::text
        and n.notification_type = 'job_match'
      left join users u on u.id = n.user_id
      where j.uid = ${uid} and j.employer_id = ${employerId} and j.status <> 'removed'
      group by j.id`,
    reach,
  );
}
