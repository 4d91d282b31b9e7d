// Chaos scenario R31: a package upgrade under a running PostgreSQL breaks plpgsql while everything else works. In the
// positive control, readiness is checked with `select 1`, and the fault stays unnoticed.
import { type Queryable, run as runSql, sql } from '#platform/sql.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, formatSeconds, untilAnswered } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const NOTICED_WITHIN_SECONDS = 10;
const READY_AGAIN_WITHIN_SECONDS = 10;
const NOT_THERE = '$libdir/plpgsql-of-another-package';
const THERE = '$libdir/plpgsql';

/**
 * Changes the path of the plpgsql library in the catalogue. A session loads this library before it runs its first
 * plpgsql function.
 */
const loadFrom = (db: Queryable, library: string) =>
  runSql(
    db,
    sql`update pg_proc set probin = ${library} where proname like 'plpgsql\_%\_handler' or proname = 'plpgsql_validator'`,
  );

const callsPlpgsql = (db: Queryable) =>
  runSql(db, sql`do $$ begin end $$`).then(
    () => true,
    () => false,
  );

const answersOne = (db: Queryable) =>
  runSql(db, sql`select 1`).then(
    () => true,
    () => false,
  );

/** Breaks plpgsql and verifies that it is broken. */
async function breakIt({ db }: World): Promise<void> {
  if (!(await callsPlpgsql(db))) throw new Error('plpgsql was already broken');
  await loadFrom(db, NOT_THERE);
  if (await callsPlpgsql(db)) throw new Error('plpgsql could not be broken');
}

async function faces(run: Run): Promise<void> {
  const world = await startWorld(run.folder, { steady: true, random: run.random });
  try {
    const ready = `${world.address}/ready`;
    await breakIt(world);
    run.note({
      what: '`select 1` still succeeds',
      found: String(await answersOne(world.db)),
      must: 'true',
      kept: await answersOne(world.db),
    });
    const noticed = await untilAnswered(ready, ({ status }) => status === 503, NOTICED_WITHIN_SECONDS);
    run.note({
      what: '/ready returns 503',
      found: formatSeconds(noticed),
      must: `<= ${NOTICED_WITHIN_SECONDS} s`,
      kept: noticed !== null && noticed <= NOTICED_WITHIN_SECONDS,
    });
    const live = await ask(`${world.address}/live`);
    run.note({ what: '/live during the fault', found: `${live.status}`, must: '200', kept: live.status === 200 });
    await loadFrom(world.db, THERE);
    const again = await untilAnswered(ready, ({ status }) => status === 200, READY_AGAIN_WITHIN_SECONDS);
    run.note({
      what: 'ready again after the repair',
      found: formatSeconds(again),
      must: `<= ${READY_AGAIN_WITHIN_SECONDS} s`,
      kept: again !== null,
    });
    await Promise.all(world.workers.map((worker) => worker.untilReady()));
  } finally {
    await world.stop();
  }
}

/**
 * The positive control: with a readiness probe that does not use plpgsql, the fault must stay unnoticed for the whole
 * time limit.
 */
async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 0, random: run.random });
  try {
    await runSql(world.db, sql`create or replace function ready_probe() returns boolean language sql as 'select true'`);
    await breakIt(world);
    const noticed = await untilAnswered(
      `${world.address}/ready`,
      ({ status }) => status === 503,
      NOTICED_WITHIN_SECONDS,
    );
    run.say(`with a probe like \`select 1\` /ready returns 503 after: ${formatSeconds(noticed)}`);
    return noticed === null;
  } finally {
    await world.stop();
  }
}

export const brokenPlpgsql: Scenario = { id: 'R31', what: 'plpgsql breaks in a running Postgres', faces, control };
