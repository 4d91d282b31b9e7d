// W1: posting a job with its event and task in one statement, beside a plain insert of the same row, turn by turn.

import type { JobPost } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { contentOf } from '#marketplace/jobs/content.ts';
import { contentColumns, contentValues } from '#marketplace/jobs/queries/content.ts';
import { insertPostedJob, type NewJob } from '#marketplace/jobs/queries/post.ts';
import { type Db, openDb } from '#platform/db.ts';
import { one, prepared, sql } from '#platform/sql.ts';
import { buildEmployer } from '#testing/factories.ts';
import { runOn } from './servers.ts';
import { percentile, sharedClock } from './statistics.ts';

const WARM_UP = 100;
const WRITES = 1000;

const post: JobPost = {
  title: 'Mason for brick work',
  role: 'mason',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage',
  salary_amount: 900,
  salary_period: 'day',
  description: 'Brick and plaster work on a housing site, paid every day.',
  positions: 2,
};

const inserted = z.object({ id: z.int(), uid: z.string() });
const counted = z.object({ jobs: z.int(), events: z.int(), tasks: z.int() });

const posted: NewJob = {
  content: contentOf(post),
  findings: [],
  status: 'active',
  expires: sql`now() + ${7} * interval '1 day'`,
};

/** The same columns as the product writes, and nothing beside them. */
function insertPlainly(db: Db, { id }: Person) {
  const statement = sql`insert into jobs (employer_id, ${contentColumns}, status, findings, expires_at, posted_at)
    values (${id}, ${contentValues(posted.content)}, ${posted.status}, ${JSON.stringify(posted.findings)}::jsonb, ${posted.expires}, now())
    returning id, uid`;
  return one(db, prepared('plain insert', statement), inserted);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = sharedClock();
  await work();
  return sharedClock() - from;
}

/** The medians of one round in milliseconds. */
export async function measurePosting(
  servers: { postgres: string; template: string },
  round: number,
): Promise<{ ours: number; floor: number }> {
  const address = new URL(servers.postgres);
  const database = `posting_${round}`;
  await runOn(servers.postgres, `create database ${database} template ${servers.template}`);
  address.pathname = `/${database}`;
  const db = openDb({ url: address.href, max: 1, name: 'bench' });
  try {
    const employer = await buildEmployer(db);
    const sides = { ours: () => insertPostedJob(db, employer, posted), floor: () => insertPlainly(db, employer) };
    const order = round % 2 === 0 ? [sides.ours, sides.floor] : [sides.floor, sides.ours];
    const samples = new Map(order.map((side): [() => Promise<unknown>, number[]] => [side, []]));
    for (let turn = -WARM_UP; turn < WRITES; turn += 1)
      for (const side of order) {
        const took = await timed(side);
        if (turn >= 0) samples.get(side)?.push(took);
      }
    await checkWork(db);
    const p50 = (side: () => Promise<unknown>) => percentile(samples.get(side) ?? [], 0.5);
    return { ours: p50(sides.ours), floor: p50(sides.floor) };
  } finally {
    await db.end();
    await runOn(servers.postgres, `drop database ${database} with (force)`);
  }
}

async function checkWork(db: Db): Promise<void> {
  const each = WARM_UP + WRITES;
  const found = await one(
    db,
    sql`select (select count(*) from jobs)::int as jobs, (select count(*) from domain_events)::int as events,
      (select count(*) from queue_urgent.jobs)::int as tasks`,
    counted,
  );
  if (found.jobs !== 2 * each || found.events !== each || found.tasks !== each)
    throw new Error(`${found.jobs} jobs, ${found.events} events and ${found.tasks} tasks are not what was asked for`);
}
