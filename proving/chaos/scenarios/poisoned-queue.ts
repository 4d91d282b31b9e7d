// Chaos scenario R15: ten poison tasks among a thousand good tasks. Poison tasks throw, end the process, block it, or
// exhaust its memory. The positive control, which the checks must detect, runs without a supervisor.
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { many, one, run as runSql, sql } from '#platform/sql.ts';
import { testSecrets } from '#testing/secrets.ts';
import { addTasks } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { bundleProgram } from '../../../testing/bundle-program.mjs';
import { type SupervisedProcess, superviseProcess } from '../../cluster/supervised-process.ts';
import { startPostgres } from '../postgres.ts';
import type { Run, Scenario } from '../scenario.ts';

const GOOD = 1_000;
const POISONS = { throwing: 4, exiting: 2, looping: 2, eating: 2 };
const GOOD_WITHIN_MS = 240_000;
const MAX_SLOWDOWN = 2;
/**
 * Maximum number of attempts of every task. Kills use up attempts too, so with a lower value good tasks would be lost.
 */
const MAX_ATTEMPTS = 25;
/**
 * Number of attempts to which the test sets a failing task. This skips the hours of delay between its first attempts.
 */
const WATCHED_FROM = 22;
const HEAP_MB = 96;

const counted = z.object({ count: z.int() });
const countGood = async (db: Db) => (await one(db, sql`select count(*)::int as count from marks`, counted)).count;

interface Scene {
  db: Db;
  workers: SupervisedProcess[];
  close(): Promise<void>;
}

async function open(run: Run, count: number): Promise<Scene> {
  const postgres = await startPostgres(run.folder);
  await migrate(postgres.url, 'migrations');
  const db = openDb({ url: postgres.url, max: 4, name: 'checker' });
  await runSql(db, sql`create table marks (event_id integer primary key)`);
  await runSql(db, sql`create table poison_runs (kind text not null, event_id integer not null)`);
  const program = await bundleProgram('proving/chaos/programs/poisoned-worker.ts');
  const workers = Array.from({ length: count }, (_, place) => {
    const name = `poisoned-${place + 1}`;
    return superviseProcess({
      name,
      command: process.execPath,
      args: [`--max-old-space-size=${HEAP_MB}`, program],
      folder: process.cwd(),
      log: path.join(run.folder, `${name}.log`),
      steady: true,
      environment: {
        ...testSecrets,
        PATH: process.env.PATH,
        APP_ENV: 'test',
        DATABASE_URL: postgres.url,
        WORKER_NAME: name,
        DATA_DIR: run.folder,
      },
    });
  });
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.stop(3_000)));
    await endDb(db);
    await postgres.stop();
  };
  return { db, workers, close };
}

/** Adds good tasks. Returns the seconds until they are completed; null after the time limit. */
async function doGood(db: Db, from: number, count: number): Promise<number | null> {
  const before = await countGood(db);
  await addTasks(db, 'urgent', { name: 'good', eventIds: Array.from({ length: count }, (_, place) => from + place) });
  const begun = performance.now();
  const all = async () => (await countGood(db)) === before + count;
  return waitFor('the good tasks', all, GOOD_WITHIN_MS).then(
    () => (performance.now() - begun) / 1000,
    () => null,
  );
}

/** Adds harmful tasks with keys, as the product does. A task without a key would count as replaced. */
const addPoison = async (db: Db, poisons: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(poisons))
    await runSql(
      db,
      sql`select queue_urgent.add_job(${name}::text, json_build_object('event_id', n), max_attempts => ${MAX_ATTEMPTS}::int,
        job_key => ${name}::text || ':' || n) from generate_series(1, ${count}::int) as n`,
    );
};

const poisonLeft = z.object({ task_identifier: z.string(), attempts: z.int(), max_attempts: z.int() });
const listPoison = (db: Db) =>
  many(
    db,
    sql`select task_identifier, attempts, max_attempts from queue_urgent.jobs where task_identifier <> 'good'`,
    poisonLeft,
  );

/**
 * Skips the hours between attempts: sets the number of attempts close to the maximum, and makes each next attempt due
 * at once.
 */
async function untilGivenUp(run: Run, db: Db): Promise<void> {
  const waiting = sql`task_id in (select id from queue_urgent._private_tasks where identifier <> 'good') and locked_by is null`;
  await runSql(
    db,
    sql`update queue_urgent._private_jobs set attempts = greatest(attempts, ${WATCHED_FROM}::int) where ${waiting}`,
  );
  const givenUp = async () => {
    await runSql(
      db,
      sql`update queue_urgent._private_jobs set run_at = now() where ${waiting} and attempts < max_attempts`,
    );
    const left = await listPoison(db);
    return left.length > 0 && left.every(({ attempts, max_attempts }) => attempts >= max_attempts);
  };
  await waitFor('all poison tasks to fail for good', givenUp, 240_000).catch(() => {});
  const left = await listPoison(db);
  const total = Object.values(POISONS).reduce((sum, count) => sum + count, 0);
  const gone = left.filter(({ attempts, max_attempts }) => attempts >= max_attempts);
  const found = `${gone.length} of ${total}`;
  run.note({ what: 'poison tasks failed for good', found, must: `${total}`, kept: gone.length === total });
  const max = Math.max(0, ...left.map(({ attempts }) => attempts));
  run.note({
    what: 'attempts of poison tasks',
    found: String(max),
    must: `<= ${MAX_ATTEMPTS}`,
    kept: max <= MAX_ATTEMPTS,
  });
}

async function faces(run: Run): Promise<void> {
  const scene = await open(run, 2);
  try {
    const { db } = scene;
    await waitFor('the workers', async () => (await doGood(db, 1, 20)) !== null, 60_000);
    const normal = await doGood(db, 1_000, GOOD);
    await addPoison(db, POISONS);
    const poisoned = await doGood(db, 10_000, GOOD);
    const ratio = normal && poisoned ? poisoned / normal : Number.POSITIVE_INFINITY;
    run.say(`${GOOD} good tasks: ${normal?.toFixed(1)} s alone, ${poisoned?.toFixed(1)} s beside poison tasks`);
    run.note({
      what: 'good tasks beside poison tasks',
      found: `${ratio.toFixed(2)}x`,
      must: `<= ${MAX_SLOWDOWN}x`,
      kept: ratio <= MAX_SLOWDOWN,
    });
    await untilGivenUp(run, db);
    const ends = scene.workers.flatMap(({ endings }) => endings);
    run.say(`the workers were restarted ${ends.length} times`);
    const after = await doGood(db, 100_000, 100);
    run.note({
      what: 'good tasks afterwards',
      found: after === null ? 'stop' : 'go on',
      must: 'go on',
      kept: after !== null,
    });
  } finally {
    await scene.close();
  }
}

/**
 * The positive control: one worker process without a supervisor. The first harmful task that ends the process stops all
 * work.
 */
async function control(run: Run): Promise<boolean> {
  const scene = await open(run, 1);
  try {
    await waitFor('the worker', async () => (await doGood(scene.db, 1, 5)) !== null, 60_000);
    await addPoison(scene.db, { exiting: 1 });
    const [worker] = scene.workers;
    await waitFor('the poison tasks', () => (worker?.endings.length ?? 0) > 0, 20_000);
    await worker?.stop(1_000);
    await addTasks(scene.db, 'urgent', { name: 'good', eventIds: [100, 101, 102] });
    const done = await waitFor('the good tasks', async () => (await countGood(scene.db)) === 8, 5_000).catch(
      () => false,
    );
    return done === false;
  } finally {
    await scene.close();
  }
}

export const poisonedQueue: Scenario = {
  id: 'R15',
  what: 'tasks that throw, exit, block or use up memory',
  faces,
  control,
};
