// Workers who continuously apply and save jobs through the real API during the backup.
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { buildSession } from '#testing/factories.ts';
import { callerOf } from './programs.ts';

const AT_ONCE = 4;
const PEOPLE = 60;

const person = z.object({ id: z.int() });
const job = z.object({ id: z.int(), uid: z.string() });

export interface WrittenApplication {
  application: number;
  /** When the request was sent and answered, by this machine's clock. */
  sent: number;
  answered: number;
}

export interface Writers {
  /** Applications that the API has acknowledged so far. */
  written: readonly WrittenApplication[];
  /** Number of successful calls and number of failed calls. */
  calls(): { well: number; badly: number };
  stop(): Promise<void>;
}

/** Starts to apply for and save the newest jobs as the newest workers, who have not applied for these jobs yet. */
export async function startWriters(db: Db, base: string): Promise<Writers> {
  await run(
    db,
    sql`insert into settings (key, value) values ('profile_completion_threshold', '0') on conflict (key) do update set value = '0'`,
  );
  const people = await many(
    db,
    sql`select id from users where user_type = 'labour' and erased_at is null order by id desc limit ${PEOPLE}`,
    person,
  );
  const jobs = await many(
    db,
    sql`select id, uid from jobs where status = 'active' and expires_at > now() order by id desc limit 500`,
    job,
  );
  const callers = await Promise.all(
    people.map(async ({ id }) => callerOf(base, await buildSession(db, { type: 'labour', id }))),
  );
  const written: WrittenApplication[] = [];
  const count = { well: 0, badly: 0 };
  let going = true;
  const writer = async (number: number) => {
    for (let turn = number; going; turn += AT_ONCE) {
      const call = callers[turn % callers.length];
      const wanted = jobs[Math.floor(turn / callers.length) % jobs.length];
      if (!call || !wanted) return;
      const sent = Date.now();
      const applied = await call(applicationEndpoints.apply, { body: { job_id: wanted.id } });
      if (applied.status === 201)
        written.push({ application: person.parse(applied.body).id, sent, answered: Date.now() });
      const saved = await call(jobEndpoints.saveJob, { params: { job_uid: wanted.uid } });
      for (const { status } of [applied, saved]) count[status < 300 || status === 409 ? 'well' : 'badly'] += 1;
    }
  };
  const over = Promise.all(Array.from({ length: AT_ONCE }, (_, number) => writer(number)));
  return {
    written,
    calls: () => count,
    async stop() {
      going = false;
      await over;
    },
  };
}
