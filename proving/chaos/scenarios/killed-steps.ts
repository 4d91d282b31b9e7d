// Chaos scenario R34: the worker process is killed at ten places between the statements of a round of a call, and of a
// change of seats. In the positive control, a booking is deleted.
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { setNextStep } from '#marketplace/calls/queries.ts';
import { stages } from '#marketplace/calls/rules.ts';
import { answerAloneOrTogether } from '#marketplace/crews/actions/bid-to-call.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { many, one, rawSql, run as runSql, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildLabour } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { Run, Scenario } from '../scenario.ts';
import { underClock } from '../shifted-clock.ts';
import { startWorld, type World } from '../world.ts';

const GOES_ON_WITHIN_SECONDS = 90;
/** Class of the advisory locks at which a step stops, one lock for each place. */
const STOPS = 34_000;
/** Workers who are built for each call of a round, and the size of its first round: three for each of four seats. */
const WORKERS = 12;

interface Place {
  what: string;
  /** The step that passes this place. */
  step: 'round' | 'change of seats';
  /** The change after which the step stops, as the event, table and condition of a trigger. */
  after: string;
  when: string;
}

const places: readonly Place[] = [
  {
    what: 'workers marked',
    step: 'round',
    after: 'update on call_people',
    when: 'old.notified_at is null and new.notified_at is not null',
  },
  { what: 'round stored', step: 'round', after: 'update on shift_calls', when: 'new.round > old.round' },
  { what: 'event recorded', step: 'round', after: 'insert on domain_events', when: "new.name = 'call.offered'" },
  {
    what: 'next step stored',
    step: 'round',
    after: 'update on shift_calls',
    when: 'new.round > 0 and new.round = old.round and new.next_at is distinct from old.next_at',
  },
  { what: 'notified', step: 'round', after: 'insert on notifications', when: "new.kind = 'call_offered'" },
  {
    what: 'application moved',
    step: 'change of seats',
    after: 'update on applications',
    when: "old.status = 'accepted' and new.status = 'shortlisted'",
  },
  {
    what: 'seats freed',
    step: 'change of seats',
    after: 'update on call_seats',
    when: 'old.labour_id is not null and new.labour_id is null',
  },
  {
    what: 'change stored',
    step: 'change of seats',
    after: 'update on call_people',
    when: 'old.swapped_at is null and new.swapped_at is not null',
  },
  { what: 'booked', step: 'change of seats', after: 'insert on bookings', when: 'true' },
  {
    what: 'event recorded',
    step: 'change of seats',
    after: 'insert on domain_events',
    when: "new.name = 'call.swapped'",
  },
];

/** Adds a trigger for each place. A transaction waits there while the checker has the lock of the place. */
async function addStops(db: Db): Promise<void> {
  await runSql(
    db,
    sql`create function chaos_stop() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${rawSql(String(STOPS))}, tg_argv[0]::int); return null; end $$`,
  );
  for (const [no, { after, when }] of places.entries())
    await runSql(
      db,
      rawSql(
        `create trigger chaos_stop_${no} after ${after} for each row when (${when}) execute function chaos_stop(${no})`,
      ),
    );
}

const counted = z.object({ count: z.int() });

const countStopped = async (db: Db, no: number) =>
  (
    await one(
      db,
      sql`select count(*)::int from pg_locks where locktype = 'advisory' and classid = ${STOPS}::oid and objid = ${no}::oid and not granted`,
      counted,
    )
  ).count;

async function buildLabours(db: Db, count: number): Promise<Person[]> {
  const labours: Person[] = [];
  for (let made = 0; made < count; made += 1) labours.push(await buildLabour(db));
  return labours;
}

/** Builds a call whose first round is due as soon as {@link makeDue} adds its task. Returns the id of its job. */
async function buildRound(db: Db): Promise<number> {
  await buildLabours(db, WORKERS);
  return (await buildCall(db, { positions: 3, reserves: 1, starts_in: 20 })).id;
}

/** Builds a call that starts in 55 minutes, with a silent worker in its only place and a reserve. */
async function buildChange(db: Db): Promise<number> {
  const labours = await buildLabours(db, 2);
  const { id, uid } = await buildCall(db, { positions: 1, reserves: 1, labours, starts_in: 55 / 60 });
  for (const labour of labours) await answerAloneOrTogether({ db }, labour, { uid, answer: 'yes', night_ok: true });
  await runSql(
    db,
    sql`update call_people set answered_at = now() - interval '1 hour', morning_asked_at = now() - interval '40 minutes' where job_id = ${id}`,
  );
  await runSql(
    db,
    sql`update shift_calls set stage = ${stages.ask_morning}, stage_at = now() - interval '40 minutes' where job_id = ${id}`,
  );
  return id;
}

const makeDue = (db: Db, jobId: number) => inTransaction(db, (tx) => setNextStep(tx, jobId, 0));

const result = z.object({ notified: z.int(), bells: z.int(), swapped: z.int(), confirmed: z.int() });

/** Returns what the step of a call has done by now. */
const findResult = (db: Db, jobId: number) =>
  one(
    db,
    sql`select (select count(*) from call_people where job_id = ${jobId} and round = 1 and notified_at is not null)::int as notified,
        (select count(*) from notifications n join jobs j on j.uid::text = n.params ->> 'job_uid' where j.id = ${jobId} and n.kind = 'call_offered')::int as bells,
        (select count(*) from call_people where job_id = ${jobId} and swapped_at is not null)::int as swapped,
        (select count(*) from bookings b join applications a on a.id = b.application_id and a.status = 'accepted' where a.job_id = ${jobId})::int as confirmed`,
    result,
  );

async function isDone(db: Db, { step }: Place, jobId: number): Promise<boolean> {
  const { notified, bells, swapped, confirmed } = await findResult(db, jobId);
  return step === 'round' ? notified === WORKERS && bells === WORKERS : swapped === 1 && confirmed === 1;
}

/** Kills the worker process at one place. Returns the seconds until the step is complete; null if it never is. */
async function killAt(world: World, no: number, place: Place): Promise<number | null> {
  const { db, workers } = world;
  const jobId = await (place.step === 'round' ? buildRound : buildChange)(db);
  const holder = await db.connect();
  try {
    await holder.query('select pg_advisory_lock($1, $2)', [STOPS, no]);
    await makeDue(db, jobId);
    await waitFor(`a step to stop at ${place.what}`, async () => (await countStopped(db, no)) > 0, 90_000);
    for (const worker of workers) worker.kill();
    await Promise.all(workers.map((worker) => worker.untilReady()));
  } finally {
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
  }
  const from = performance.now();
  const done = () => isDone(db, place, jobId);
  const isOver = await waitFor('the step', done, GOES_ON_WITHIN_SECONDS * 1000).then(
    () => true,
    () => false,
  );
  return isOver ? (performance.now() - from) / 1000 : null;
}

const DAY_FROM = 6;
const DAY_UNTIL = 20;

/** Starts the product. No round starts at night, so from 20:00 to 6:00 in India the clock of Postgres shows a day. */
function openByDay(run: Run): Promise<World> {
  const open = () => startWorld(run.folder, { workers: 1, steady: true, random: run.random });
  const hour = (new Date().getUTCHours() + 5.5 + new Date().getUTCMinutes() / 60) % 24;
  return hour >= DAY_FROM && hour < DAY_UNTIL ? open() : underClock(12 * 3600, open);
}

const faultsOf = async ({ db }: World) => {
  const faults = await checkCalls(db);
  const twice = await many(
    db,
    sql`select user_id as count from notifications where kind = 'call_offered' group by user_id, params ->> 'job_uid' having count(*) > 1`,
    counted,
  );
  return [...faults, ...twice.map(({ count }) => `user ${count} was notified twice`)];
};

async function faces(run: Run): Promise<void> {
  const world = await openByDay(run);
  try {
    await addStops(world.db);
    for (const [no, place] of places.entries()) {
      const seconds = await killAt(world, no, place);
      run.note({
        what: `${place.step}, killed after: ${place.what}`,
        found: seconds === null ? 'never completed' : `completed after ${seconds.toFixed(1)} s`,
        must: `<= ${GOES_ON_WITHIN_SECONDS} s`,
        kept: seconds !== null,
      });
    }
    const faults = await faultsOf(world);
    const found = faults.length === 0 ? '0' : faults.join(', ');
    run.note({ what: 'broken invariants of calls', found, must: '0', kept: faults.length === 0 });
  } finally {
    await world.stop();
  }
}

async function control(run: Run): Promise<boolean> {
  const world = await openByDay(run);
  try {
    const jobId = await buildChange(world.db);
    await runSql(
      world.db,
      sql`delete from bookings b using applications a where a.id = b.application_id and a.job_id = ${jobId}`,
    );
    const faults = await faultsOf(world);
    run.say(`without the booking: ${faults.join(', ')}`);
    return faults.length > 0;
  } finally {
    await world.stop();
  }
}

export const killedSteps: Scenario = {
  id: 'R34',
  what: 'the worker process is killed between the statements of a step of a call',
  faces,
  control,
};
