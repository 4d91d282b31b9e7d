// Collects all values that the product reports about the current and the previous days. Before that, inserts the rows
// that these values count: some just before an Indian midnight, some just after it.
import { spawnSync } from 'node:child_process';
import { analytics as analyticsAnswer } from '#contracts/analytics.ts';
import { timelineDay } from '#contracts/overview.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { buildAdmin, buildEmployer, buildHire, buildSession, nextPhone } from '#testing/factories.ts';
import { bundleProgram } from '../../testing/bundle-program.mjs';
import { ask } from './timed-request.ts';
import type { World } from './world.ts';

/** Numbers of rows that are inserted just after midnight (`TODAY`) and one second before midnight (`YESTERDAY`). */
export const TODAY = { people: 3, applications: 2 };
export const YESTERDAY = { people: 2, applications: 1 };

const id = z.object({ id: z.int() });
const attendance = z.object({ today: z.string() });
const kinds = z.array(z.string());

async function plantPeople({ db }: World, count: number, at: string): Promise<number[]> {
  const phones = Array.from({ length: count }, nextPhone);
  const rows = await many(
    db,
    sql`with made as (insert into users (user_type, phone_number, first_name, last_name, state, city, created_at)
        select 'labour', phone, 'Ravi', 'Kumar', 'Maharashtra', 'Pune', ${at}::timestamptz from unnest(${phones}::text[]) phone returning id)
      insert into labour_profiles (user_id, skills) select id, '{mason}' from made returning user_id as id`,
    id,
  );
  return rows.map((row) => row.id);
}

/** Inserts registrations, and applications to one employer. Returns the employer and one of the workers. */
async function plant(world: World, midnight: number) {
  const [now, before] = [new Date(midnight).toISOString(), new Date(midnight - 1000).toISOString()];
  const [today, yesterday] = [
    await plantPeople(world, TODAY.people, now),
    await plantPeople(world, YESTERDAY.people, before),
  ];
  const employer = await buildEmployer(world.db);
  const sent = [
    ...today.slice(0, TODAY.applications).map((labour) => ({ labour, at: now })),
    ...yesterday.slice(0, YESTERDAY.applications).map((labour) => ({ labour, at: before })),
  ];
  for (const { labour, at } of sent)
    await run(
      world.db,
      sql`insert into applications (employer_id, labour_id, created_at) values (${employer.id}, ${labour}, ${at}::timestamptz)`,
    );
  return { employer, labour: today[0] ?? 0, instants: [now, before] };
}

/**
 * Returns the period of an employer's statistics, the period that it is compared with, and the applications of the last
 * two days.
 */
async function statsOf({ address }: World, bearer: string, range: '7d' | 'month'): Promise<string> {
  const authorization = `Bearer ${bearer}`;
  const csrf = await ask(`${address}/api/csrf-token`, { headers: { authorization } });
  const { csrf_token } = z.object({ csrf_token: z.string() }).parse(JSON.parse(csrf.text));
  const headers = { authorization, 'x-csrf-token': csrf_token };
  const { text } = await ask(`${address}/api/v1/employers/analytics/?range=${range}`, { headers });
  const { from, to, before, series } = analyticsAnswer.parse(JSON.parse(text));
  const last = series.slice(-2).map((point) => `${point.date}: ${point.applications}`);
  return range === '7d' ? `${from}..${to}, ${last.join(', ')}` : `${from}..${to} after ${before?.from}..${before?.to}`;
}

async function timelineOf({ db, address }: World): Promise<string> {
  const { token } = await buildAdmin(db);
  const { text } = await ask(`${address}/api/v1/admin/dashboard/registration/timeline?days=2`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const days = z.array(timelineDay).parse(JSON.parse(text));
  return days.map(({ date, labour }) => `${date}: ${labour}`).join(', ');
}

async function dayOfWork({ db, address }: World, labour: number): Promise<string> {
  const hire = await buildHire(db, { labour: { type: 'labour', id: labour } });
  const bearer = await buildSession(db, hire.labour);
  const { text } = await ask(`${address}/api/v1/labour/applications/${hire.id}/attendance/`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  return attendance.parse(JSON.parse(text)).today;
}

/**
 * Returns the age of each point in time, as the web app shows it in a browser whose clock and time zone `environment`
 * sets.
 */
async function agesOf(instants: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const program = await bundleProgram('proving/chaos/programs/ages.ts');
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout } = spawnSync(process.execPath, [program, ...instants], { env, encoding: 'utf8' });
  return kinds.parse(JSON.parse(stdout)).join(', ');
}

/** Returns every reported value by its name. `midnight` is an Indian midnight in milliseconds. */
export async function collectDayFacts(
  world: World,
  midnight: number,
  browser: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const { employer, labour, instants } = await plant(world, midnight);
  const bearer = await buildSession(world.db, employer);
  return {
    'posted age': await agesOf(instants, browser),
    registrations: await timelineOf(world),
    'statistics of 7 days': await statsOf(world, bearer, '7d'),
    'statistics of the month': await statsOf(world, bearer, 'month'),
    'day of work': await dayOfWork(world, labour),
  };
}
