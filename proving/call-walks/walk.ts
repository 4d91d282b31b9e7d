// Random walks over the real actions of calls and crews. The clock is set by moving the stored times into the past. After
// each step the invariants of calls are checked.
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { withdrawApplication } from '#marketplace/applications/actions/change-status.ts';
import { confirmCall } from '#marketplace/calls/actions/answer-call.ts';
import { cancelCall } from '#marketplace/calls/actions/cancel-call.ts';
import { changeCall } from '#marketplace/calls/actions/change-call.ts';
import { checkCalls } from '#marketplace/calls/actions/check.ts';
import { reportMissing } from '#marketplace/calls/actions/report-missing.ts';
import { stepCall, stepDueCalls } from '#marketplace/calls/actions/step-call.ts';
import { answerBid } from '#marketplace/crews/actions/answer-bid.ts';
import { answerAloneOrTogether } from '#marketplace/crews/actions/bid-to-call.ts';
import { lapseBids } from '#marketplace/crews/actions/settle-bid.ts';
import type { Db } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { buildCrew, buildLabour } from '#testing/factories.ts';
import { randomFrom } from '../bench/statistics.ts';

const WORKERS = 8;
const CREW = 3;
const LONGEST_PASS_MIN = 240;

interface World {
  db: Db;
  labours: Person[];
  crew: { uid: string };
  calls: Awaited<ReturnType<typeof buildCall>>[];
  random: () => number;
}

const one = <T>({ random }: World, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const ids = z.object({ id: z.int() });

/** Moves all times of calls into the past, as if `minutes` had passed. */
async function pass(db: Db, minutes: number): Promise<void> {
  const by = sql`${minutes}::int * interval '1 minute'`;
  await run(
    db,
    sql`update shift_calls set during = tstzrange(lower(during) - ${by}, upper(during) - ${by}), round_at = round_at - ${by},
      stage_at = stage_at - ${by}, first_until = first_until - ${by}, next_at = next_at - ${by}`,
  );
  await run(
    db,
    sql`update jobs j set start_date = (lower(c.during) at time zone 'Asia/Kolkata')::date, expires_at = expires_at - ${by},
        start_time = to_char(lower(c.during) at time zone 'Asia/Kolkata', 'HH24:MI') from shift_calls c where c.job_id = j.id`,
  );
  await run(
    db,
    sql`update bookings b set during = c.during, day = (lower(c.during) at time zone 'Asia/Kolkata')::date
      from applications a join shift_calls c on c.job_id = a.job_id where a.id = b.application_id`,
  );
  await run(
    db,
    sql`update call_people set notified_at = notified_at - ${by}, answered_at = answered_at - ${by}, confirmed_at = confirmed_at - ${by},
      coming_at = coming_at - ${by}, evening_asked_at = evening_asked_at - ${by}, morning_asked_at = morning_asked_at - ${by}, swapped_at = swapped_at - ${by}`,
  );
  await run(db, sql`update application_status_history set created_at = created_at - ${by}`);
  await run(db, sql`update crew_bids set until = until - ${by}, created_at = created_at - ${by}`);
  await run(db, sql`update call_seats set held_until = held_until - ${by}`);
}

/** Runs all due steps and settlements, as the sweeps of the worker process do. */
async function sweep({ db, calls }: World): Promise<void> {
  for (const { id } of calls) await stepCall({ db }, id);
  await stepDueCalls({ db }, () => {});
  await lapseBids({ db }, () => {});
}

const yes = { answer: 'yes', night_ok: true } as const;

const applicationsOf = async (db: Db, labour: Person) =>
  (
    await many(
      db,
      sql`select id from applications where labour_id = ${labour.id} and status in ('accepted', 'shortlisted')`,
      ids,
    )
  ).map(({ id }) => id);

const placesOf = async (db: Db, jobId: number) =>
  (
    await many(
      db,
      sql`select application_id as id from call_seats where job_id = ${jobId} and kind = 'place' and application_id is not null`,
      ids,
    )
  ).map(({ id }) => id);

const findBids = (db: Db) =>
  many(db, sql`select uid::text as uid from crew_bids where state = 'asked'`, z.object({ uid: z.string() }));

type Step = (world: World, about: { labour: Person; call: World['calls'][number] }) => Promise<unknown>;

const steps: Readonly<Record<string, Step>> = {
  'says yes': ({ db }, { labour, call }) => answerAloneOrTogether({ db }, labour, { uid: call.uid, ...yes }),
  'says no': ({ db }, { labour, call }) => answerAloneOrTogether({ db }, labour, { uid: call.uid, answer: 'no' }),
  'brings the crew': ({ db, labours: [leader, ...others], crew }, { labour, call }) => {
    const members = others.slice(0, CREW - 1).map(({ id }) => id);
    return answerAloneOrTogether({ db }, leader ?? labour, {
      uid: call.uid,
      ...yes,
      crew: { uid: crew.uid, min_members: 2, members },
    });
  },
  'answers the crew': async (world, { labour }) => {
    const bid = one(world, await findBids(world.db));
    const answer = world.random() < 0.7 ? 'yes' : 'no';
    if (bid) await answerBid({ db: world.db }, labour, { bid_uid: bid.uid, answer, night_ok: true });
  },
  confirms: (world, { labour, call }) => {
    const which = world.random() < 0.5 ? 'evening' : 'morning';
    const answer = world.random() < 0.7 ? 'yes' : 'no';
    return confirmCall({ db: world.db }, labour, { uid: call.uid, which, answer });
  },
  withdraws: async (world, { labour }) => {
    const id = one(world, await applicationsOf(world.db, labour));
    if (id !== undefined) await withdrawApplication({ db: world.db }, labour, id, { reason: null });
  },
  'is missing': async (world, { call }) => {
    const id = one(world, await placesOf(world.db, call.id));
    if (id !== undefined)
      await reportMissing({ db: world.db }, call.employer, { uid: call.uid, absent: [id], send: true });
  },
  'gets more places': ({ db }, { call }) => changeCall({ db }, call.employer, { uid: call.uid, positions: 4 }),
  'is cancelled': async (world, { call }) => {
    if (world.random() < 0.1) await cancelCall({ db: world.db }, call.employer, { uid: call.uid, reason: 'Rain' });
  },
  'time passes': async (world) => {
    await pass(world.db, Math.ceil(world.random() ** 2 * LONGEST_PASS_MIN));
    await sweep(world);
  },
};

/** Builds two calls of overlapping hours and one of other hours, their workers, and a crew. */
async function buildWorld(db: Db, random: () => number): Promise<World> {
  const labours: Person[] = [];
  for (let no = 0; no < WORKERS; no += 1) labours.push(await buildLabour(db));
  const [leader, ...others] = labours;
  if (!leader) throw new Error('no worker');
  const crew = await buildCrew(db, { leader, members: others.slice(0, CREW - 1) });
  const calls = [];
  for (const starts_in of [6, 8, 20])
    calls.push(await buildCall(db, { positions: 3, reserves: 2, labours, starts_in }));
  return { db, labours, crew, calls, random };
}

export interface Walk {
  /** The steps in order, each with its outcome. */
  path: string[];
  /** Broken invariants after the last step; empty for a good walk. */
  faults: string[];
}

/** Plays one walk. Ends with the first step after which an invariant is broken, or that fails with an unexpected error. */
export async function walk(db: Db, seed: number, length: number): Promise<Walk> {
  const world = await buildWorld(db, randomFrom(seed));
  const path: string[] = [];
  for (let no = 0; no < length; no += 1) {
    const [name, step] = one(world, Object.entries(steps)) ?? [];
    const [labour, call] = [one(world, world.labours), one(world, world.calls)];
    if (name === undefined || !step || !labour || !call) continue;
    const outcome = await step(world, { labour, call }).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Problem) return error.code;
        return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
      },
    );
    path.push(`worker ${labour.id}, call ${call.id}, ${name}: ${outcome}`);
    if (outcome.startsWith('FAILED')) return { path, faults: [outcome] };
    if (world.random() < 0.5) await sweep(world);
    const faults = await checkCalls(db);
    if (faults.length > 0) return { path, faults };
  }
  return { path, faults: [] };
}
