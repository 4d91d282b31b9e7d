// Chaos scenario R4: PostgreSQL repeatedly crashes or ends every connection. The positive control, which the checks
// must detect, is a worker process whose supervisor checks only that it is running.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { maybe, one, type Queryable, run as runSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type Deciding, startDeciding } from '../deciding.ts';
import { checkDelivery, countOpen, describeOpen, noteResult, untilDrained } from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import { startPlainWorker } from '../plain.ts';
import type { ChaosPostgres } from '../postgres.ts';
import { startPostgres } from '../postgres.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const EVENTS = 10_000;
const RESTARTS = 5;
const BETWEEN_MS = 3_000;
const ANSWERS_WITHIN_SECONDS = 5;
const DRAINED_WITHIN_SECONDS = 60;
const MOVES_WITHIN_SECONDS = 10;

const counted = z.object({ count: z.int() });

/** Ends every database connection except the caller's. */
export const endConnections = (db: Queryable) =>
  maybe(
    db,
    sql`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    counted,
  );

const countNotified = async (db: Queryable) =>
  (await one(db, sql`select count(*)::int as count from notifications`, counted)).count;

type Fault = 'crash' | 'ended connections';

interface Measured {
  /** Seconds from the return of the database to the first successful response, one value per fault. */
  answered: number[];
  /** Seconds until users are notified again, one value per fault. */
  moved: number[];
}

/** Injects one fault and measures the recovery. */
async function strike(world: World, fault: Fault, deciding: Deciding): Promise<{ answered: number; moved: number }> {
  if (fault === 'crash') {
    await world.postgres.crash();
    await world.postgres.start();
  } else await endConnections(world.db).catch(() => null);
  const back = performance.now();
  const since = () => (performance.now() - back) / 1000;
  const answered = await waitFor('a response', () => deciding.tally.firstSuccessAfter(back), 20_000).catch(() => null);
  const before = await waitFor('the checker', () => countNotified(world.db).catch(() => null), 10_000);
  const moves = async () => (await countNotified(world.db)) > before || (await countOpen(world.db)) === 0;
  const moved = await waitFor('a user to be notified', moves, 30_000).then(since, () => Number.POSITIVE_INFINITY);
  return { answered: answered === null ? Number.POSITIVE_INFINITY : (answered - back) / 1000, moved };
}

function noteTimes(run: Run, fault: Fault, { answered, moved }: Measured): void {
  const slowest = Math.max(...answered);
  const must = `<= ${ANSWERS_WITHIN_SECONDS} s`;
  const what = `first answer after ${fault}`;
  run.note({ what, found: `${slowest.toFixed(1)} s`, must, kept: slowest <= ANSWERS_WITHIN_SECONDS });
  const still = Math.max(...moved);
  const moves = {
    what: `tasks run after ${fault}`,
    found: `${still.toFixed(1)} s`,
    must: `<= ${MOVES_WITHIN_SECONDS} s`,
  };
  run.note({ ...moves, kept: still <= MOVES_WITHIN_SECONDS });
}

function noteAnswers(run: Run, { tally }: Deciding, unsettled: readonly string[]): void {
  const bad = [...tally.statuses].filter(([status]) => status >= 500 && status !== 503);
  const listed = [...tally.statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  run.say(`answers ${listed}`);
  run.note({ what: '5xx responses other than 503', found: String(bad.length), must: '0', kept: bad.length === 0 });
  const silent = tally.withoutRetryAfter;
  run.note({ what: '503 responses without Retry-After', found: String(silent), must: '0', kept: silent === 0 });
  run.note({
    what: 'without a final response',
    found: unsettled.slice(0, 2).join('; ') || '0',
    must: '0',
    kept: unsettled.length === 0,
  });
}

async function face(run: Run, fault: Fault): Promise<void> {
  const events = run.events(EVENTS);
  const restarts = run.kills(RESTARTS);
  const folder = `${run.folder}/${fault.replaceAll(' ', '-')}`;
  const world = await startWorld(folder, { workers: 2, steady: true, random: run.random });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, events);
    run.say(`${events} decisions over the API, ${restarts} times ${fault}`);
    const rate = Math.max(100, events / ((restarts * BETWEEN_MS) / 1000));
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate });
    const measured: Measured = { answered: [], moved: [] };
    for (let time = 0; time < restarts; time += 1) {
      await pause(BETWEEN_MS / 2);
      const { answered, moved } = await strike(world, fault, deciding);
      measured.answered.push(answered);
      measured.moved.push(moved);
    }
    const unsettled = await deciding.done;
    const drained = await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
    if (drained === null) run.say(`left: ${await describeOpen(world.db)}`);
    noteResult(run, events, await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged));
    const found = drained === null ? 'never' : `${drained.toFixed(1)} s`;
    run.note({ what: 'queues empty after the last decision', found, must: '<= 60 s', kept: drained !== null });
    noteTimes(run, fault, measured);
    noteAnswers(run, deciding, unsettled);
    const fallen = world.web.flatMap(({ endings }) => endings).length;
    run.note({ what: 'exits of the API', found: String(fallen), must: '0', kept: fallen === 0 });
  } finally {
    await world.stop();
  }
}

const JOBS = 4_000;
const STANDSTILL_MS = 12_000;

async function leftOver(postgres: ChaosPostgres, run: Run): Promise<number> {
  const db = openDb({ url: postgres.url, max: 2, name: 'checker', statementTimeout: 60_000 });
  db.on('error', () => {});
  await runSql(db, sql`create table plain_marks (n integer primary key)`);
  const worker = await startPlainWorker(postgres.url);
  try {
    const add = sql`select count(plain_queue.add_job('mark', json_build_object('n', n))) from generate_series(1, ${JOBS}::int) n`;
    await runSql(db, add);
    const done = () => one(db, sql`select count(*)::int as count from plain_marks`, counted).then(({ count }) => count);
    for (let time = 0; time < 3; time += 1) {
      await pause(300);
      await postgres.crash();
      await postgres.start();
    }
    let seen = -1;
    let since = performance.now();
    const standsStill = async () => {
      const now = await done().catch(() => seen);
      if (now !== seen) since = performance.now();
      seen = now;
      return now === JOBS || performance.now() - since > STANDSTILL_MS;
    };
    await waitFor('progress to stop', standsStill, 90_000).catch(() => {});
    const up = worker.exitCode === null;
    run.say(`a plain worker: ${JOBS - seen} of ${JOBS} never done, its process is ${up ? 'up' : 'gone'}`);
    return JOBS - seen;
  } finally {
    worker.kill('SIGKILL');
    await db.end();
  }
}

async function control(run: Run): Promise<boolean> {
  const postgres = await startPostgres(run.folder);
  try {
    return (await leftOver(postgres, run)) > 0;
  } finally {
    await postgres.stop();
  }
}

async function faces(run: Run): Promise<void> {
  await face(run, 'crash');
  await face(run, 'ended connections');
}

export const restartedPostgres: Scenario = {
  id: 'R4',
  what: 'Postgres crashes, and closes all connections',
  faces,
  control,
};
