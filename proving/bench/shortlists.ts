// Shortlists applications one by one, with the product's action, with the statement of the baseline, or with BullMQ.
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { setApplicationStatus } from '#marketplace/applications/actions/change-status.ts';
import { inTransaction, openDb } from '#platform/db.ts';
import { openNotifier } from '#platform/notifier.ts';
import { many, one, type Queryable, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { randomFrom, sharedClock } from './statistics.ts';

export interface Scene {
  employer: Person;
  labour: Person;
  token: string;
  /** Ids of the applications, in the order in which they are shortlisted. */
  applications: readonly number[];
}

const onlyId = z.object({ id: z.int() });

/** Inserts the jobs of one employer, each with an application of the same worker. */
export async function buildScene(db: Queryable, count: number): Promise<Scene> {
  const employer = await buildEmployer(db);
  const labour = await buildLabour(db);
  const token = await buildSession(db, labour);
  await run(
    db,
    sql`insert into jobs (employer_id, title, role, state, city, job_type, salary_amount, salary_period, description, expires_at)
      select ${employer.id}::bigint, 'Mason for house ' || n, 'mason', 'Maharashtra', 'Pune', 'daily_wage', 900, 'day',
        'Brick and plaster work on a housing site.', now() + interval '7 days' from generate_series(1, ${count}::int) n`,
  );
  const rows = await many(
    db,
    sql`insert into applications (job_id, employer_id, labour_id)
      select id, employer_id, ${labour.id}::bigint from jobs where employer_id = ${employer.id} order by id returning id`,
    onlyId,
  );
  return { employer, labour, token, applications: rows.map(({ id }) => id) };
}

/** Shortlists one application. Returns the time at which the measured latency of the notification starts. */
type Shortlist = (applicationId: number) => Promise<number>;

interface Shortlists {
  shortlist: Shortlist;
  /** Closes the connections that `shortlist` uses. */
  end(): Promise<void>;
}

/**
 * Shortlists with the product's action, on a separate pool with a notifier. The latency starts just before the COMMIT.
 */
export function shortlistByProduct(url: string, { employer }: Scene): Shortlists {
  const notifier = openNotifier({ url, name: 'bench notifier', log: silentLog });
  const db = openDb({ url, max: 16, name: 'bench', wake: notifier.wake });
  let committedAt = Number.NaN;
  db.on('connect', (client) => {
    const query: unknown = client.query;
    if (typeof query !== 'function') return;
    const timed = (...given: unknown[]): unknown => {
      const [asked] = given;
      const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
      if (text === 'commit') committedAt = sharedClock();
      return Reflect.apply(query, client, given);
    };
    Object.defineProperty(client, 'query', { value: timed });
  });
  const shortlist = async (id: number) => {
    await setApplicationStatus({ db }, employer, id, { status: 'shortlisted' });
    return committedAt;
  };
  return { shortlist, end: () => notifier.close().then(() => db.end()) };
}

/**
 * The baseline: writes the notification and sends NOTIFY in one prepared statement. The latency starts just before the
 * statement.
 */
export function shortlistByStatement(url: string, { labour }: Scene): Shortlists {
  const db = openDb({ url, max: 1, name: 'bench' });
  const shortlist = async (id: number) => {
    const statement = sql`with notice as (
        insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
        values (${labour.id}, 'application_shortlisted', 'application_status', ${id}, now(), ${id},
          '{"job_title": "Mason for house", "company": "Sai Construction", "person": "Ravi Kumar"}')
        returning *
      ) select notice.id, pg_notify('bell', row_to_json(notice)::text) from notice`;
    const at = sharedClock();
    await one(db, { ...statement, name: 'floor' }, onlyId);
    return at;
  };
  return { shortlist, end: () => db.end() };
}

/**
 * Shortlists with BullMQ: writes the rows in a transaction, then adds the BullMQ job. Transaction and job are not
 * atomic: a crash between them loses the notification. The latency starts just before the COMMIT.
 */
export function shortlistByBull(url: string, redis: string, { labour }: Scene): Shortlists {
  const db = openDb({ url, max: 16, name: 'bench' });
  const queue = new Queue('bell', { connection: { url: redis }, defaultJobOptions: { removeOnComplete: true } });
  const shortlist = async (id: number) => {
    let at = Number.NaN;
    const event_id = await inTransaction(db, async (tx) => {
      const written = sql`with moved as (
          update applications set status = 'shortlisted', version = version + 1, updated_at = now() where id = ${id} returning id
        ), kept as (
          insert into application_status_history (application_id, from_status, to_status, actor_type)
          select id, 'pending', 'shortlisted', 'employer' from moved
        )
        insert into domain_events (name, actor_type, payload)
        select 'application.shortlisted', 'employer', jsonb_build_object('application_id', id) from moved returning id`;
      const event = await one(tx, { ...written, name: 'bull shortlist' }, onlyId);
      at = sharedClock();
      return event.id;
    });
    await queue.add('ring', { event_id, application_id: id, labour_id: labour.id });
    return at;
  };
  return { shortlist, end: () => queue.close().then(() => db.end()) };
}

/** Shortlists all applications, 3–9 ms apart. Returns the time at which the latency of each application starts. */
export async function shortlistAll(scene: Scene, shortlist: Shortlist, seed: number): Promise<Map<number, number>> {
  const random = randomFrom(seed);
  const sent = new Map<number, number>();
  for (const id of scene.applications) {
    sent.set(id, await shortlist(id));
    await pause(3 + 6 * random());
  }
  return sent;
}
