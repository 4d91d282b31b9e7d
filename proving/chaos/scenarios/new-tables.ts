// Chaos scenario R25: a release migrates the tables while the previous release serves, and then replaces the programs.
// The positive control, which the checks must detect, is a migration that locks `jobs` for five seconds.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrations.ts';
import { many, run as runSql, sql } from '#platform/sql.ts';
import { testSecrets } from '#testing/secrets.ts';
import { type Node, programsOf } from '../../cluster/node.ts';
import { type Caller, callerOf } from '../../rolling/calls.ts';
import { startLoad } from '../../rolling/load.ts';
import { plantWorld } from '../../rolling/world.ts';
import { runMigrate, watchLocks } from '../migrating.ts';
import { startPostgres } from '../postgres.ts';
import { buildReleased } from '../released-programs.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld } from '../world.ts';

const RATE = 100;
const MAX_IN_FLIGHT = 100;
const MIN_CALLS = 50;
const LONGEST_WAIT_MS = 2_000;
const BEFORE_MS = 3_000;
const BETWEEN_MS = 3_000;
const TOGETHER_MS = 4_000;
const GRACE_MS = 5_000;
const SIZE = { labours: 20, employers: 5, jobsEach: 120 };
/** Number of event rows that the migrations must process. */
const FACTS = 200_000;
const PLANTED = `-- Up Migration
lock table jobs in access exclusive mode;
select pg_sleep(5);
`;

/** Inserts events of the last months, so that a migration that reads events has work. */
const plantFacts = (db: Db, count: number) =>
  runSql(
    db,
    sql`insert into domain_events (name, actor_type, payload, recorded_at)
      select 'job.viewed', 'system', jsonb_build_object('job_id', n), now() - n * interval '1 minute' from generate_series(1, ${count}::int) n`,
  );

interface Build {
  /** Folder of the programs. */
  folder: string;
  url: string;
  /** The first three bytes of the programs' IP addresses. */
  network: string;
}

function programs(run: Run, { folder, url, network }: Build) {
  return programsOf({
    programs: folder,
    entry: ['--enable-source-maps', 'dist/bin/run.js'],
    network,
    logOf: (name) => path.join(run.folder, 'logs', `${network}-${name}.log`),
    environment: {
      ...testSecrets,
      PATH: process.env.PATH,
      APP_ENV: 'test',
      LOG_LEVEL: 'info',
      SHUTDOWN_GRACE: '3',
      DATABASE_URL: url,
      DATA_DIR: path.join(run.folder, 'data'),
    },
  });
}

const found = z.object({ id: z.int() });

/** Counts the acknowledged applications that the database does not contain. */
async function countMissing(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await many(db, sql`select id from applications where id = any(${[...ids]}::bigint[])`, found);
  return new Set(ids).size - rows.length;
}

type World = Awaited<ReturnType<typeof plantWorld>>;
type Started = ReturnType<typeof startUnder>;

/** Warms up a process: opens its connections, as if it had served for some time. These calls are not measured. */
async function warmUp({ address }: Node, { labours }: World): Promise<void> {
  const caller = callerOf(address);
  const ask = ({ token }: World['labours'][number]) =>
    Promise.all([
      caller.call({ method: 'GET', path: '/api/v1/jobs/' }),
      caller.call({ method: 'GET', path: '/api/v1/labour/applications/', token }),
    ]);
  for (const labour of labours) await ask(labour);
  await Promise.all(labours.slice(0, 10).map(ask));
  caller.close();
}

/**
 * Returns a caller that skips calls while too many are in flight, so that a slow machine does not collect late calls.
 */
function withoutPile(caller: Caller): Caller {
  let underWay = 0;
  return {
    ...caller,
    call: async (one) => {
      if (underWay >= MAX_IN_FLIGHT) return null;
      underWay += 1;
      return caller.call(one).finally(() => {
        underWay -= 1;
      });
    },
  };
}

/** Starts to send calls to one process. */
function startUnder({ address }: Node, world: World, rate: number) {
  const caller = callerOf(address);
  return { caller, begun: performance.now(), load: startLoad({ caller: withoutPile(caller), world, rate }) };
}

const halfOf = (world: World, half: 0 | 1): World => ({
  ...world,
  planned: world.planned.filter((_, place) => place % 2 === half),
});

interface Scene {
  run: Run;
  db: Db;
  url: string;
  old: Node;
  world: World;
}

/**
 * Runs the migrations, then starts the new programs while the old process continues. Resolves with the results of both.
 */
async function release({ run, db, url, old, world }: Scene): Promise<Started[]> {
  await warmUp(old, world);
  const first = startUnder(old, halfOf(world, 0), RATE);
  await pause(BEFORE_MS);
  const watch = watchLocks(db);
  const { code, ms, said } = await runMigrate({ url });
  await pause(BETWEEN_MS);
  const next = programs(run, { folder: process.cwd(), url, network: '127.25.2' }).web(1);
  try {
    await next.untilReady();
    await warmUp(next, world);
    const second = startUnder(next, halfOf(world, 1), RATE / 2);
    await pause(TOGETHER_MS);
    const seconds = (performance.now() - first.begun) / 1000;
    run.say(
      `${Math.round(first.caller.counts.sent / seconds)} of ${RATE} calls per second were made, adapted to this machine`,
    );
    await Promise.all([first.load.stop(), second.load.stop()]);
    await watch.stop();
    run.say(said.trim());
    const exit = `exit ${code} in ${(ms / 1000).toFixed(1)} s`;
    run.note({ what: 'migrate under load', found: exit, must: 'exit 0', kept: code === 0 && said.startsWith('Ran ') });
    const longest = `${(watch.longestMs / 1000).toFixed(2)} s in ${watch.looks} looks`;
    const short = watch.longestMs <= LONGEST_WAIT_MS && watch.looks > 50;
    run.note({ what: 'longest wait for a lock', found: longest, must: '<= 2 s', kept: short });
    return [first, second];
  } finally {
    await watch.stop();
    await next.stop(GRACE_MS);
  }
}

async function noteCalls(run: Run, db: Db, [first, second]: Started[]): Promise<void> {
  for (const [what, started] of [
    ['of the previous release', first],
    ['of this release', second],
  ] as const) {
    const { sent = 0, failures = [] } = started?.caller.counts ?? {};
    for (const failure of failures.slice(0, 5)) run.say(`${failure.what}: ${failure.how}`);
    const none = failures.length === 0 && sent >= MIN_CALLS;
    run.note({ what: `failed of ${sent} calls ${what}`, found: `${failures.length}`, must: '0', kept: none });
    started?.caller.close();
  }
  const ids = [first, second].flatMap((started) => started?.load.acknowledged ?? []).map((one) => one.application_id);
  const missing = await countMissing(db, ids);
  const kept = missing === 0 && ids.length > 0;
  run.note({ what: `acknowledged but missing, of ${ids.length}`, found: `${missing}`, must: '0', kept });
}

async function faces(run: Run): Promise<void> {
  mkdirSync(path.join(run.folder, 'logs'));
  const folder = path.join(run.folder, 'released');
  run.say('building the previous release');
  const { commit, remove } = buildReleased(folder);
  const postgres = await startPostgres(run.folder);
  const db = openDb({ url: postgres.url, max: 4, name: 'checker', statementTimeout: 0 });
  const before = programs(run, { folder, url: postgres.url, network: '127.25.1' });
  const nodes: Node[] = [];
  try {
    await before.once('migrate');
    const world = await plantWorld(db, SIZE);
    await plantFacts(db, run.events(FACTS));
    nodes.push(before.web(1), await before.worker(1));
    await Promise.all(nodes.map((node) => node.untilReady()));
    run.say(`${commit.slice(0, 7)} serves ${RATE} calls a second`);
    const [old] = nodes;
    if (old) await noteCalls(run, db, await release({ run, db, url: postgres.url, old, world }));
  } finally {
    await Promise.all(nodes.map((node) => node.stop(GRACE_MS)));
    await endDb(db);
    await postgres.stop();
    remove();
  }
}

/** Copies the migrations of this release, and adds one that holds a lock for a long time. */
function plantMigration(run: Run): string {
  const folder = path.join(run.folder, 'migrations');
  cpSync('migrations', folder, { recursive: true });
  writeFileSync(path.join(folder, '9999_planted.sql'), PLANTED);
  return folder;
}

async function control(run: Run): Promise<boolean> {
  const chaos = await startWorld(run.folder, { workers: 0, random: run.random });
  const watch = watchLocks(chaos.db);
  try {
    const world = await plantWorld(chaos.db, SIZE);
    const [node] = chaos.web;
    if (!node) return false;
    const { caller, load } = startUnder(node, world, RATE);
    await pause(1_000);
    await migrate(chaos.url, plantMigration(run));
    await load.stop();
    const { failures, sent } = caller.counts;
    caller.close();
    const seconds = (watch.longestMs / 1000).toFixed(2);
    run.say(
      `with a migration that holds jobs for 5 s: ${seconds} s waited, ${failures.length} of ${sent} calls failed`,
    );
    return watch.longestMs > LONGEST_WAIT_MS;
  } finally {
    await watch.stop();
    await chaos.stop();
  }
}

export const newTables: Scenario = { id: 'R25', what: 'tables change while the previous release runs', faces, control };
