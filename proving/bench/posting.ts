// The line W1 of the result table: posts a job with its event and task in one statement, compared with a plain insert
// of the same row, in alternation.

import type { JobPost } from '#contracts/job-post.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { contentOf } from '#marketplace/jobs/content.ts';
import { contentColumns, contentValues } from '#marketplace/jobs/queries/content.ts';
import { insertPostedJob, type NewJob } from '#marketplace/jobs/queries/post.ts';
import { type Db, openDb } from '#platform/db.ts';
import { openNotifier } from '#platform/notifier.ts';
import { one, prepared, sql } from '#platform/sql.ts';
import { buildEmployer } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import type { Environment } from './environment.ts';
import type { ReportLine } from './report.ts';
import { playRounds, turned } from './rounds.ts';
import { median, percentile, sharedClock } from './statistics.ts';
import { ratioLine } from './targets.ts';

const WARM_UP = 100;
const AT_ONCE = 8;

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

/** Writes the same columns as the product, without event and task. */
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

const names = ['ours', 'floor'] as const;
type Name = (typeof names)[number];

interface Round {
  /** Median time of one write in ms, without concurrency. */
  p50: Record<Name, number>;
  /** Writes per second with eight concurrent writers. */
  rate: Record<Name, number>;
}

const sidesOver = (db: Db, employer: Person): Record<Name, () => Promise<unknown>> => ({
  ours: () => insertPostedJob(db, employer, posted),
  floor: () => insertPlainly(db, employer),
});

/** Measures single writes through both sides in alternation: the product (`ours`) and plain SQL (`floor`). */
async function timeWrites(sides: ReturnType<typeof sidesOver>, round: number, writes: number) {
  const samples: Record<Name, number[]> = { ours: [], floor: [] };
  for (let turn = -WARM_UP; turn < writes; turn += 1)
    for (const name of turned(names, round)) {
      const took = await timed(sides[name]);
      if (turn >= 0) samples[name].push(took);
    }
  return { ours: percentile(samples.ours, 0.5), floor: percentile(samples.floor, 0.5) };
}

async function rateOf(side: () => Promise<unknown>, writes: number): Promise<number> {
  let left = writes;
  const write = async () => {
    for (; left > 0; ) {
      left -= 1;
      await side();
    }
  };
  const took = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, write)));
  return writes / (took / 1000);
}

/** Measures one round with a separate database. */
const playPosting = (environment: Environment, round: number, writes: number): Promise<Round> =>
  environment.onDatabase(async (url) => {
    const notifier = openNotifier({ url, name: 'bench notifier', log: silentLog });
    const db = openDb({ url, max: AT_ONCE, name: 'bench', wake: notifier.wake });
    try {
      const sides = sidesOver(db, await buildEmployer(db));
      const p50 = await timeWrites(sides, round, writes);
      const rate = { ours: 0, floor: 0 };
      for (const name of turned(names, round)) rate[name] = await rateOf(sides[name], writes);
      await checkWork(db, WARM_UP + 2 * writes);
      return { p50, rate };
    } finally {
      await notifier.close();
      await db.end();
    }
  });

async function checkWork(db: Db, each: number): Promise<void> {
  const found = await one(
    db,
    sql`select (select count(*) from jobs)::int as jobs, (select count(*) from domain_events)::int as events,
      (select count(*) from queue_urgent.jobs)::int as tasks`,
    counted,
  );
  if (found.jobs !== 2 * each || found.events !== each || found.tasks !== each)
    throw new Error(
      `${found.jobs} jobs, ${found.events} events and ${found.tasks} tasks are not the requested numbers`,
    );
}

const ms = (samples: readonly number[]) => `${median(samples).toFixed(2)} ms`;
const aSecond = (samples: readonly number[]) => `${median(samples).toFixed(0)}/s`;

export async function postingLines(
  environment: Environment,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<ReportLine[]> {
  const play = async (round: number) => {
    const played = await playPosting(environment, round, writes);
    const { p50, rate } = played;
    console.log(
      `round ${round + 1} W1 ${p50.ours.toFixed(2)} ms, plain insert ${p50.floor.toFixed(2)} ms; eight at once ${rate.ours.toFixed(0)}/s, ${rate.floor.toFixed(0)}/s`,
    );
    return played;
  };
  const all = await playRounds({ rounds, play, floorsOf: ({ p50 }) => [1 / p50.floor] });
  return [
    ratioLine({
      id: 'W1',
      target: 'W1',
      work: `post a job, atomic, p50 of ${writes}`,
      ours: ms(all.map(({ p50 }) => p50.ours)),
      floor: `plain insert ${ms(all.map(({ p50 }) => p50.floor))}`,
      ratios: all.map(({ p50 }) => p50.ours / p50.floor),
    }),
    ratioLine({
      id: 'W1',
      target: null,
      work: `post a job, atomic, ${AT_ONCE} at once`,
      ours: aSecond(all.map(({ rate }) => rate.ours)),
      floor: `plain insert ${aSecond(all.map(({ rate }) => rate.floor))}`,
      ratios: all.map(({ rate }) => rate.ours / rate.floor),
    }),
  ];
}
