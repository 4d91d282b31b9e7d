// Seeds what followed the applications of the demo: attendance, ratings, views of phone numbers, workers' answers on
// whether the employer called, job views. Inserts rows directly, without events.
import { run, type Sql, sql, type Tx } from '#platform/sql.ts';

/** The jobs of the demo users, without the ads imported from a file. */
const jobs = sql`(select * from jobs where source = 'demo')`;

/** Returns an SQL expression: the time at which the application in the row `a` reached a status. */
const reached = (status: string): Sql =>
  sql`(select h.created_at from application_status_history h where h.application_id = a.id and h.to_status = ${status}
    order by h.id desc limit 1)`;

const dayOf = (instant: Sql) => sql`(${instant} at time zone 'Asia/Kolkata')::date`;

/** Sets `answered_at` of each application to the time of the employer's first answer. */
async function setAnswers(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`update applications a set answered_at = h.at from (
        select application_id, min(created_at) as at from application_status_history
        where actor_type = 'employer' and to_status in ('shortlisted', 'accepted', 'rejected') group by application_id
      ) h where h.application_id = a.id`,
  );
}

/**
 * Inserts attendance from the day after the acceptance to the end of the work, without Sundays: workers are mostly on
 * time, sometimes late, rarely absent.
 */
async function insertDays(tx: Tx): Promise<void> {
  const luck = sql`((a.id * 13 + extract(doy from day)::int * 7) % 29)`;
  await run(
    tx,
    sql`insert into attendance_days (application_id, day, state, via, typed_at, entered_at)
      select a.id, day, case when ${luck} = 0 then 'absent' when ${luck} in (5, 17) then 'late' else 'present' end,
        case when ${luck} = 0 then 'employer' when ${luck} in (3, 9) then 'both' else 'code' end,
        case when ${luck} not in (0, 3, 9) then at end, at
      from applications a join ${jobs} j on j.id = a.job_id
      cross join lateral (select ${dayOf(reached('accepted'))} + 1 as first,
        least(coalesce(${dayOf(reached('completed'))}, current_date) - 1, ${dayOf(reached('accepted'))} + 13) as last) span
      cross join lateral (select d::date as day, (d::date + time '08:20') at time zone 'Asia/Kolkata' as at
        from generate_series(greatest(span.first, coalesce(j.start_date, span.first)), span.last, interval '1 day') d) days
      where a.status in ('accepted', 'completed') and extract(isodow from day) < 7`,
  );
}

/** Stars and text of the ratings that workers (`labour`) and employers receive. Null: a rating without a review. */
const words = {
  labour: [
    [5, 'Clean work, and always on time.'],
    [5, 'बहुत अच्छा काम किया, फिर बुलाएँगे।'],
    [4, 'Good work. Came late once.'],
    [4, 'काम ठीक है, बात मानते हैं।'],
    [3, null],
  ],
  employer: [
    [5, 'पैसा हर शनिवार को पूरा मिला।'],
    [4, 'Paid in full, and the site was safe.'],
    [5, 'समय पर मज़दूरी, खाना भी मिला।'],
    [4, null],
    [3, 'काम सही था, पैसे दो दिन देर से मिले।'],
  ],
} as const;

/**
 * Inserts the ratings that workers and employers give each other for completed work. Work that was completed within the
 * last two days is rated only by the employer.
 */
async function insertRatings(tx: Tx): Promise<void> {
  for (const [ratee, said] of Object.entries(words)) {
    const rater = ratee === 'labour' ? 'employer' : 'labour';
    const given = said.map(([score, review], place) => ({ place, score, review }));
    await run(
      tx,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review, visible_at, created_at, updated_at)
        select a.id, case when ${ratee} = 'labour' then a.employer_id else a.labour_id end,
          case when ${ratee} = 'labour' then a.labour_id else a.employer_id end, ${rater}, x.score, x.review,
          case when not newest then done + interval '1 day' end, done + interval '20 minutes', done + interval '20 minutes'
        from (select a.*, ${reached('completed')} as done, a.updated_at > now() - interval '2 days' as newest
          from applications a where a.status = 'completed') a
        join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x(place int, score int, review text) on x.place = a.id % 5
        where ${ratee} = 'labour' or not newest`,
    );
  }
}

/**
 * Inserts the employers' views of the phone numbers of shortlisted applicants, and the applicants' statements on
 * whether the employer called.
 */
async function insertContacts(tx: Tx): Promise<void> {
  const chosen = sql`applications a where a.status in ('shortlisted', 'accepted', 'completed')`;
  const looked = sql`${reached('shortlisted')} + interval '30 minutes'`;
  await run(
    tx,
    sql`insert into contact_reveals (application_id, employer_id, labour_id, what, at)
      select a.id, a.employer_id, a.labour_id, 'phone', ${looked} from ${chosen} and ${looked} < now()`,
  );
  await run(
    tx,
    sql`insert into contact_confirmations (application_id, contacted, created_at, updated_at)
      select a.id, a.id % 6 <> 0, at, at from (select a.*, ${looked} + interval '1 day' as at from ${chosen}) a where at < now()`,
  );
}

/** Inserts job views of the last 30 days, with more at weekends. */
async function insertViews(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`insert into job_views (job_id, viewed_on, viewer, viewed_at)
      select j.id, day, sha256(convert_to('demo ' || n % 97 || ' ' || day, 'UTF8')), day + time '10:00' at time zone 'Asia/Kolkata'
      from ${jobs} j
      cross join lateral (select d::date as day from generate_series(
        greatest(${dayOf(sql`j.posted_at`)}, ${dayOf(sql`now()`)} - 30),
        least(${dayOf(sql`now()`)}, ${dayOf(sql`case when j.status in ('closed', 'filled') then j.status_since else now() end`)}),
        interval '1 day') d) days
      cross join lateral generate_series(1, (3 + (j.id * 7 + extract(doy from day)::int * 5) % 9
        + case when extract(isodow from day) >= 6 then 5 else 0 end)::int) n
      where j.posted_at is not null
      on conflict do nothing`,
  );
}

/** Inserts everything that followed the applications. Requires the applications and their status history. */
export async function insertFollowUps(tx: Tx): Promise<void> {
  await setAnswers(tx);
  await insertDays(tx);
  await insertRatings(tx);
  await insertContacts(tx);
  await insertViews(tx);
}
