// Test data of a fan-out: many workers, 10,000 of whom match one job, and sessions for the workers whose clients are
// connected.
import { z } from '#contracts/z.ts';
import { type Db, openDb } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { many, run, sql } from '#platform/sql.ts';
import { runOn } from '../servers.ts';

export const RECIPIENTS = 10_000;
export const LISTENERS = 5000;

/** A worker whose client is connected. */
export interface Listener {
  id: number;
  token: string;
}

export interface Scene {
  url: string;
  recipients: readonly number[];
  listeners: readonly Listener[];
}

/** The job that matches the recipients: no other worker in its state has this trade. */
export const post = {
  title: 'Tiler for a new house',
  role: 'tiler' as const,
  state: 'Kerala',
  city: 'Kochi',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  description: 'Floor and wall tiles in three bathrooms.',
};

const onlyId = z.object({ id: z.int() });

/**
 * Inserts tilers in Kochi (the recipients) first. Then inserts masons in Kerala, who are candidates but match the job
 * too little to be notified, and workers with other trades in other states.
 */
async function insertPeople(db: Db, people: number): Promise<void> {
  await run(
    db,
    sql`with given as (
        select n, case when n <= ${RECIPIENTS} then 'tiler' when n % 20 = 0 then 'mason' else (array['cook', 'driver', 'guard', 'tiler', 'tailor'])[1 + n % 5] end as skill,
          case when n <= ${RECIPIENTS} or n % 20 = 0 then 'Kerala' else (array['Bihar', 'Punjab', 'Assam', 'Gujarat'])[1 + n % 4] end as state,
          case when n <= ${RECIPIENTS} then 'Kochi' end as city
        from generate_series(1, ${people}::int) n
      ), accounts as (
        insert into users (user_type, first_name, last_name, state, city, language)
        select 'labour', 'Ravi', skill, state, city, case when n % 3 = 0 then 'hi' else 'en' end from given order by n returning id, last_name as skill
      )
      insert into labour_profiles (user_id, skills, experience_years) select id, array[skill], id % 9 from accounts`,
  );
}

/** Opens a session for each of these users. */
export async function openSessions(db: Db, ids: readonly number[]): Promise<Listener[]> {
  const listeners = ids.map((id) => ({ id, token: randomToken() }));
  const sessions = listeners.map(({ id, token }) => ({ id, hash: digest(token).toString('hex') }));
  await run(
    db,
    sql`insert into sessions (token_hash, user_id, expires_at) select decode(x.hash, 'hex'), x.id, now() + interval '30 days'
      from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as x(id bigint, hash text)`,
  );
  return listeners;
}

/** Inserts workers with sessions, without other data. */
export async function insertListeners(db: Db, people: number): Promise<Listener[]> {
  const rows = await many(
    db,
    sql`insert into users (user_type, first_name, last_name) select 'labour', 'Ravi', 'Kumar' from generate_series(1, ${people}::int) returning id`,
    onlyId,
  );
  return openSessions(
    db,
    rows.map(({ id }) => id),
  );
}

/** Fills a migrated database. */
export async function buildFanoutScene(url: string, people: number): Promise<Scene> {
  const db = openDb({ url, max: 1, name: 'bench scene', statementTimeout: 0 });
  try {
    await insertPeople(db, people);
    const rows = await many(
      db,
      sql`select u.id from users u join labour_profiles l on l.user_id = u.id where u.city = 'Kochi' and l.skills = '{tiler}' order by u.id`,
      onlyId,
    );
    const recipients = rows.map(({ id }) => id);
    if (recipients.length !== RECIPIENTS) throw new Error(`${recipients.length} users match, not ${RECIPIENTS}`);
    // Connect every n-th recipient. The product notifies the best matches first, and the baseline notifies in the order
    // of the ids. With both, the last connected client receives its message near the end of the fan-out.
    const every = RECIPIENTS / LISTENERS;
    const listeners = await openSessions(
      db,
      recipients.filter((_, at) => at % every === 0),
    );
    // The baseline notifies the users of this table. The product finds the same users by matching them with the job.
    await run(db, sql`create table bench_recipients (user_id bigint primary key)`);
    await run(db, sql`insert into bench_recipients select unnest(${recipients}::bigint[])`);
    await runOn(url, 'vacuum analyze');
    return { url, recipients, listeners };
  } finally {
    await db.end();
  }
}

/** Deletes the rows of the last fan-out, so that each fan-out starts from the same state. */
export const clearNotifications = (url: string) => runOn(url, 'truncate notifications, domain_events');
