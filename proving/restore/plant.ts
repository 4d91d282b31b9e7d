// Adds thousands of rows to the demo data, so that a backup takes some time.
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';

/** Of a hundred rows, this many are users and this many are jobs. The rest are applications and their history. */
const PEOPLE = 20;
const JOBS = 15;

/** Adds about `rows` rows of people, jobs, applications and their history. */
export async function plantRows(db: Db, rows: number): Promise<void> {
  const [people, jobs] = [Math.ceil((rows * PEOPLE) / 100), Math.ceil((rows * JOBS) / 100)];
  const applications = Math.max(0, Math.floor((rows - 2 * people - jobs) / 2));
  await run(
    db,
    sql`with made as (insert into users (user_type, phone_number, first_name, last_name, state, city)
        select 'labour', '+917' || lpad(n::text, 9, '0'), 'Ravi ' || n % 997, 'Kumar', 'Maharashtra', 'Pune' from generate_series(1, ${people}::int) n
        returning id)
      insert into labour_profiles (user_id, skills) select id, '{mason}' from made`,
  );
  await run(
    db,
    sql`with givers as (select array_agg(id order by id) as ids from users where user_type = 'employer')
      insert into jobs (employer_id, title, state, city, description, salary_amount, salary_period, status, expires_at)
      select ids[1 + n % cardinality(ids)], 'Mason for brick work', 'Maharashtra', 'Pune', repeat('Brick and plaster work. ', 1 + n % 20), 900, 'day',
        'active', now() + interval '7 days' from givers, generate_series(1, ${jobs}::int) n`,
  );
  await run(
    db,
    sql`with seekers as (select id, row_number() over (order by id) - 1 as place from users where user_type = 'labour'),
        offers as (select id, employer_id, row_number() over (order by id) - 1 as place from jobs where status = 'active'),
        made as (insert into applications (job_id, employer_id, labour_id)
          select o.id, o.employer_id, s.id from generate_series(0, ${applications - 1}::int) n
            join offers o on o.place = (n * 7919::bigint) % (select count(*) from offers)
            join seekers s on s.place = (n * 104729::bigint + n / 1000) % (select count(*) from seekers)
          on conflict do nothing returning id, labour_id)
      insert into application_status_history (application_id, to_status, actor_type, actor_id) select id, 'pending', 'labour', labour_id from made`,
  );
  await run(db, sql`analyze`);
}
