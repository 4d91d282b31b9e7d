// Chaos scenario R10: the disk of PostgreSQL is full, including its write-ahead log. The positive control, which the
// checks must detect, deletes an acknowledged row.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { one, type Queryable, run as runSql, sql } from '#platform/sql.ts';
import { type Deciding, startDeciding } from '../deciding.ts';
import { liftLimits, type Pending, plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { openSmallDisk, type SmallDisk } from '../small-disk.ts';
import { ask, formatSeconds, untilAnswered } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const DISK_MB = 400;
const LEFT_BYTES = 1_000_000;
const EVENTS = 3_000;
const RATE = 100;
const FULL_MS = 12_000;
const BACK_WITHIN_SECONDS = 5;
const SUPERVISED_MS = 300;
const SEGMENTS = 4;

/** Counts the acknowledged decisions that are missing in the database: their status or their history row. */
async function countMissing(db: Queryable, acknowledged: readonly Pending[]): Promise<number> {
  const ids = acknowledged.map(({ application_id }) => application_id);
  const { total } = await one(
    db,
    sql`select count(*)::int as total from unnest(${ids}::bigint[]) wanted (id) where not exists (
        select from applications a join application_status_history h on h.application_id = a.id and h.to_status = 'shortlisted'
        where a.id = wanted.id and a.status = 'shortlisted')`,
    z.object({ total: z.int() }),
  );
  return total;
}

/** Restarts PostgreSQL whenever it ends, as a supervisor does. */
function supervise({ postgres }: World) {
  let over = false;
  let starts = 0;
  void (async () => {
    while (!over) {
      await postgres.ended();
      for (let up = false; !up && !over; ) {
        starts += 1;
        up = await postgres.start().then(
          () => true,
          () => false,
        );
        if (!up) await pause(SUPERVISED_MS);
      }
    }
  })();
  return {
    starts: () => starts,
    stop: () => {
      over = true;
    },
  };
}

/** Fills the disk, and uses up the files that PostgreSQL had reserved for its write-ahead log. */
async function fillDisk({ db }: World, disk: SmallDisk): Promise<void> {
  disk.fill(LEFT_BYTES);
  for (let turn = 0; turn < SEGMENTS; turn += 1) {
    await runSql(db, sql`create table if not exists chaos_filling (n int)`).catch(() => {});
    await runSql(db, sql`insert into chaos_filling select generate_series(1, 100)`).catch(() => {});
    await runSql(db, sql`select pg_switch_wal()`).catch(() => {});
    disk.fill(LEFT_BYTES);
  }
}

const countOf = ({ tally }: Deciding, status: number) => tally.statuses.get(status) ?? 0;

function noteAnswers(run: Run, deciding: Deciding, while_full: { acknowledged: number; refused: number }): void {
  const { acknowledged, refused } = while_full;
  run.note({
    what: 'writes refused with 503 while it was full',
    found: `${refused} (and ${acknowledged} taken)`,
    must: 'some',
    kept: refused > 0,
  });
  const others = [...deciding.tally.statuses]
    .filter(([status]) => ![0, 200, 409, 503].includes(status))
    .map(([status, count]) => `${count} x ${status}`);
  const found = others.join(', ') || 'none';
  run.note({ what: 'responses other than success, 503 or none', found, must: 'none', kept: others.length === 0 });
  const silent = deciding.tally.withoutRetryAfter;
  run.note({ what: '503 without Retry-After', found: `${silent}`, must: '0', kept: silent === 0 });
}

async function untilBack({ db, web: [web] }: World): Promise<number | null> {
  for (;;) {
    const up = await runSql(db, sql`insert into chaos_filling values (1)`).then(
      () => true,
      () => false,
    );
    if (up) break;
    await pause(100);
  }
  return untilAnswered(`${web?.address}/ready`, ({ status }) => status === 200, BACK_WITHIN_SECONDS);
}

async function face(run: Run, world: World, disk: SmallDisk): Promise<void> {
  await liftLimits(world.db);
  await runSql(world.db, sql`create table chaos_filling (n int)`);
  const events = run.events(EVENTS);
  const pending = await plantPending(world.db, events);
  const supervisor = supervise(world);
  try {
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted', rate: RATE });
    await pause(3_000);
    await fillDisk(world, disk);
    const [taken, refused] = [deciding.acknowledged.length, countOf(deciding, 503)];
    run.say(`the disk is full after ${taken} decisions; ${disk.left()} bytes left`);
    await pause(FULL_MS);
    const live = await ask(`${world.address}/live`);
    run.note({ what: '/live while it is full', found: `${live.status}`, must: '200', kept: live.status === 200 });
    const whileFull = {
      acknowledged: deciding.acknowledged.length - taken,
      refused: countOf(deciding, 503) - refused,
    };
    disk.empty();
    run.say(`the disk has space again; Postgres was started ${supervisor.starts()} times`);
    const back = await untilBack(world);
    const must = `<= ${BACK_WITHIN_SECONDS} s after Postgres`;
    run.note({ what: 'the API has recovered', found: formatSeconds(back), must, kept: back !== null });
    const unsettled = await deciding.done;
    noteAnswers(run, deciding, whileFull);
    const missing = await countMissing(world.db, deciding.acknowledged);
    const found = `${missing} of ${deciding.acknowledged.length}`;
    run.note({ what: 'acknowledged and missing', found, must: '0', kept: missing === 0 });
    const all = deciding.acknowledged.length === events;
    const counted = `${deciding.acknowledged.length}${unsettled[0] ? ` (${unsettled[0]})` : ''}`;
    run.note({ what: 'decisions finally acknowledged', found: counted, must: `${events}`, kept: all });
    const ended = world.web.flatMap(({ endings }) => endings).length;
    run.note({ what: 'exits of the web process', found: `${ended}`, must: '0', kept: ended === 0 });
  } finally {
    supervisor.stop();
  }
}

async function faces(run: Run): Promise<void> {
  const disk = openSmallDisk(path.join(run.folder, 'postgres'), DISK_MB);
  try {
    const world = await startWorld(run.folder, { steady: true, random: run.random });
    await face(run, world, disk).finally(() => world.stop());
  } finally {
    disk.close();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { random: run.random });
  try {
    await liftLimits(world.db);
    const pending = await plantPending(world.db, 40);
    const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted' });
    await deciding.done;
    const before = await countMissing(world.db, deciding.acknowledged);
    const id = deciding.acknowledged[0]?.application_id ?? 0;
    await runSql(world.db, sql`delete from applications where id = ${id}`);
    const after = await countMissing(world.db, deciding.acknowledged);
    run.say(`one acknowledged row deleted: ${after} missing of ${deciding.acknowledged.length}`);
    return before === 0 && after === 1 && deciding.acknowledged.length === pending.length;
  } finally {
    await world.stop();
  }
}

export const fullPostgresDisk: Scenario = { id: 'R10', what: 'the disk of Postgres is full', faces, control };
