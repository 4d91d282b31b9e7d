// Chaos scenario R13: every event is delivered three times, all events are replayed, and a suspended worker process
// resumes after half a minute.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run as runSql, sql } from '#platform/sql.ts';
import { addTasks } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startDeciding } from '../deciding.ts';
import { checkDelivery, countHeld, noteResult, type Result, untilDrained } from '../notification-check.ts';
import { liftLimits, plantPending } from '../pending.ts';
import { type Ringing, startRinging } from '../ringing.ts';
import type { Run, Scenario } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const EVENTS = 10_000;
const STOPPED_MS = 30_000;
const DRAINED_WITHIN_SECONDS = 300;
/** Events per statement, so that a statement stays below the time limit of five seconds. */
const AT_ONCE = 500;

/** Adds the tasks of every shortlist event again, without the keys by which the queue would recognise duplicates. */
async function replayEvents(db: Queryable, newerThan: number): Promise<number> {
  const events = await many(
    db,
    sql`select id from domain_events where name = 'application.shortlisted' and id > ${newerThan} order by id`,
    z.object({ id: z.int() }),
  );
  const eventIds = events.map(({ id }) => id);
  for (let from = 0; from < eventIds.length; from += AT_ONCE)
    for (const name of ['notify_labour_of_shortlist', 'dispatch_event'])
      await addTasks(db, 'urgent', { name, eventIds: eventIds.slice(from, from + AT_ONCE) });
  return eventIds.at(-1) ?? newerThan;
}

interface Faced {
  events: number;
  stoppedMs: number;
  ringing?: Ringing;
}

async function face(
  run: Run,
  world: World,
  { events, stoppedMs, ringing }: Faced,
): Promise<{ verdict: Result; drained: number | null }> {
  await liftLimits(world.db);
  const pending = await plantPending(world.db, events);
  await ringing?.addDevices(world.db, pending);
  const deciding = startDeciding({ address: world.address, pending, status: 'shortlisted' });
  const [stoppedWorker] = world.workers;
  await waitFor('a running task', async () => (await countHeld(world.db)) > 0, 20_000);
  stoppedWorker?.signal('SIGSTOP');
  run.say(`a worker process is paused for ${stoppedMs / 1000} s while each event is added twice more`);
  let done = false;
  const resumed = pause(stoppedMs).then(() => stoppedWorker?.signal('SIGCONT'));
  const finished = deciding.done.then(() => {
    done = true;
  });
  // Repeat events while new ones arrive, so that equal tasks run at the same moment.
  for (let last = 0, again = 0; ; ) {
    again = done ? again + 1 : 0;
    last = await replayEvents(world.db, last);
    if (again > 1) break;
    await pause(200);
  }
  await Promise.all([finished, resumed]);
  await replayEvents(world.db, 0);
  run.say('the whole outbox is replayed');
  const drained = await untilDrained(world.db, DRAINED_WITHIN_SECONDS);
  return { verdict: await checkDelivery(world.db, 'application_shortlisted', deciding.acknowledged), drained };
}

async function faces(run: Run): Promise<void> {
  const events = run.events(EVENTS);
  const ringing = await startRinging();
  const { environment } = ringing;
  const world = await startWorld(run.folder, { workers: 2, steady: true, random: run.random, environment });
  try {
    const { verdict, drained } = await face(run, world, { events, stoppedMs: STOPPED_MS, ringing });
    noteResult(run, events, verdict);
    const found = drained === null ? 'never' : `${drained.toFixed(0)} s`;
    run.note({ what: 'queues empty after the replay', found, must: '<= 300 s', kept: drained !== null });
    await ringing.note(run, world.db);
  } finally {
    await world.stop();
    await ringing.close();
  }
}

/** Gives every notification a different event id, so that the unique key no longer finds duplicates. */
const voidUniqueKey = async (db: Queryable) => {
  await runSql(db, sql`create sequence chaos_void start 1000000000`);
  await runSql(
    db,
    sql`create function chaos_void_key() returns trigger language plpgsql as
      $$ begin new.event_id := nextval('chaos_void'); return new; end $$`,
  );
  await runSql(
    db,
    sql`create trigger chaos_void_key before insert on notifications for each row execute function chaos_void_key()`,
  );
};

async function control(run: Run): Promise<boolean> {
  const world = await startWorld(run.folder, { workers: 2, steady: true, random: run.random });
  try {
    await voidUniqueKey(world.db);
    const { verdict } = await face(run, world, { events: 100, stoppedMs: 1_000 });
    run.say(`without the unique key: ${verdict.repeated} of 100 notified more than once`);
    return verdict.repeated > 0;
  } finally {
    await world.stop();
  }
}

export const repeatedEvents: Scenario = {
  id: 'R13',
  what: 'each event arrives three times, and a paused worker resumes',
  faces,
  control,
};
