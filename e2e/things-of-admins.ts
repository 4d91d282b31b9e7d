// Records for the admin screens that the demo data lacks: an identity review, a complaint, a data breach and a failed
// task.
import { z } from '#contracts/z.ts';
import { one, type Queryable, run, sql } from '#platform/sql.ts';

/** Ids in the paths of the admin screens. */
export interface AdminIds {
  review: number;
  grievance: number;
  breach: number;
  jobNumber: number;
}

const row = z.object({ id: z.int() });

async function addBreach(db: Queryable): Promise<number> {
  const { id } = await one(
    db,
    sql`insert into breach_incidents (title, discovered_at, nature, audience, affected)
      values ('A list of phone numbers in a wrong mail', now() - interval '3 hours', 'My colleague mistyped one letter', '{"mode":"all"}', 12)
      returning id::int as id`,
    row,
  );
  await run(
    db,
    sql`insert into breach_steps (incident_id, step, due_at, state, reference, settled_at)
      select ${id}, step, now() + hours * interval '1 hour', state, reference, case state when 'done' then now() end
      from (values ('cert_in', 3, 'done', 'CERT-17'), ('board_first', -3, 'open', null), ('people', -3, 'open', null),
        ('board_report', 69, 'open', null)) as steps (step, hours, state, reference)`,
  );
  return id;
}

/** Adds a failed task. It is scheduled for tomorrow, because a worker process would otherwise run it again. */
async function addFailedTask(db: Queryable): Promise<void> {
  const { id } = await one(
    db,
    sql`select id::int as id from queue_urgent.add_job('send_otp', '{"event_id": 7}', run_at => now() + interval '1 day', max_attempts => 1, job_key => 'send_otp:7')`,
    row,
  );
  await run(
    db,
    sql`update queue_urgent._private_jobs set attempts = max_attempts, last_error = 'The line was busy' where id = ${id}`,
  );
}

/**
 * Adds an identity review and a complaint of the user, a data breach and a failed task. Returns their ids and the
 * number of the job.
 */
export async function addThingsOfAdmins(db: Queryable, of: { job: string; phone: string }): Promise<AdminIds> {
  const user = sql`select id from users where phone_number = ${of.phone}`;
  const complaint = sql`insert into grievances (ticket, code_hash, user_id, kind, words, due_ack_at, due_at)
    values ('G-7QD2-9KXM', sha256('code'), (${user}), 'fraud', 'He asked for 500 first', now() + interval '1 day', now() + interval '15 days')
    returning id::int as id`;
  const review = sql`insert into identity_reviews (user_id) values ((${user})) returning id::int as id`;
  await run(db, sql`delete from identity_reviews where status = 'pending' and user_id = (${user})`);
  await run(db, sql`update identities set status = 'pending' where user_id = (${user})`);
  // Add only the database row and no file, because the test mocks the response that contains the pages of the document.
  await run(
    db,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      select id, 'identity', 'files/paper', 'card.jpg', 'image/jpeg', 1000 from users where phone_number = ${of.phone}
      on conflict do nothing`,
  );
  await addFailedTask(db);
  return {
    review: (await one(db, review, row)).id,
    grievance: (await one(db, complaint, row)).id,
    breach: await addBreach(db),
    jobNumber: (await one(db, sql`select id::int as id from jobs where uid = ${of.job}`, row)).id,
  };
}
