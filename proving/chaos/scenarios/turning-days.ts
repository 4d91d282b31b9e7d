// Chaos scenario R12: the programs run at special points in time: on a leap day, at midnight in India, at the end of
// the year, and at the change to daylight saving time elsewhere. The positive control, which the checks must detect,
// treats London time as Indian time.
import { z } from '#contracts/z.ts';
import { readClock } from '#platform/clock.ts';
import { many, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type CalendarEdge, calendarEdges } from '../calendar-edges.ts';
import { collectDayFacts, TODAY, YESTERDAY } from '../day-facts.ts';
import { liftLimits } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { clockShiftedBy, underClock } from '../shifted-clock.ts';
import { startWorld, type World } from '../world.ts';

/** A time zone with daylight saving time, set for every program except PostgreSQL. */
const ZONE = { TZ: 'America/New_York' };
const INDIA_OFFSET_SECONDS = 5.5 * 3600;
/** How many seconds earlier the clock starts at a retry, if the programs needed more than a minute to start. */
const RETRY_SHIFT_SECONDS = 60;
const TASK_WITHIN_MS = 200_000;

function expected({ today, yesterday, week, month, before }: CalendarEdge): Record<string, string> {
  return {
    'posted age': 'today, yesterday',
    registrations: `${yesterday}: ${YESTERDAY.people}, ${today}: ${TODAY.people}`,
    'statistics of 7 days': `${week}..${today}, ${yesterday}: ${YESTERDAY.applications}, ${today}: ${TODAY.applications}`,
    'statistics of the month': `${month}..${today} after ${before}`,
    'day of work': today,
  };
}

/** Starts all programs, including PostgreSQL, with their clock at this point in time, or `late` seconds before it. */
async function atCalendarEdge<T>(
  run: Run,
  { at }: CalendarEdge,
  { late = 0, work }: { late?: number; work: (world: World, clock: NodeJS.ProcessEnv) => Promise<T> },
): Promise<T> {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000) - late;
  const clock = { ...clockShiftedBy(seconds), ...ZONE };
  const world = await underClock(seconds, () =>
    startWorld(`${run.folder}/${at.replaceAll(':', '')}-${late}`, { random: run.random, environment: clock }),
  );
  try {
    await liftLimits(world.db);
    return await work(world, clock);
  } finally {
    await world.stop();
  }
}

async function wrongAt(moment: CalendarEdge, world: World, clock: NodeJS.ProcessEnv): Promise<string[]> {
  const midnight = Date.parse(`${moment.today}T00:00:00+05:30`);
  const found = await collectDayFacts(world, midnight, clock);
  return Object.entries(expected(moment)).flatMap(([what, wanted]) =>
    found[what] === wanted ? [] : [`${what}: ${found[what]}, not ${wanted}`],
  );
}

const crontab = z.object({ at: z.nullable(z.string()) });

/** Returns when the worker process last added a cron task; null if it never did. */
async function addedAt({ db }: World, task: string): Promise<string | null> {
  const [row] = await many(
    db,
    sql`select to_char(last_execution at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from queue_bulk._private_known_crontabs where identifier = ${task}`,
    crontab,
  );
  return row?.at ?? null;
}

async function noteTask(run: Run, { what, task }: CalendarEdge, world: World): Promise<void> {
  if (!task) return;
  const added = await waitFor('a task', () => addedAt(world, task.name), TASK_WITHIN_MS).catch(() => null);
  const kept = added === task.at;
  run.note({ what: `${task.name}, ${what}`, found: added ?? 'never', must: task.at, kept });
}

/**
 * Checks one point in time. Resolves with false and records nothing if the programs started too late for the cron task.
 */
async function face(run: Run, moment: CalendarEdge, late: number): Promise<boolean> {
  return atCalendarEdge(run, moment, {
    late,
    async work(world, clock) {
      if (moment.task && (await readClock(world.db)) > Date.parse(moment.task.at)) return false;
      const wrong = await wrongAt(moment, world, clock);
      const rows = Object.keys(expected(moment)).length;
      const found = wrong.length === 0 ? `all of ${rows}` : wrong.join('; ');
      run.note({ what: moment.what, found, must: 'all as in the calendar', kept: wrong.length === 0 });
      await noteTask(run, moment, world);
      return true;
    },
  });
}

async function faces(run: Run): Promise<void> {
  for (const moment of calendarEdges)
    for (let late = 0; !(await face(run, moment, late)); late += RETRY_SHIFT_SECONDS)
      run.say(
        `the programs took longer than to the minute of ${moment.task?.name}; again, ${RETRY_SHIFT_SECONDS} s earlier`,
      );
}

/**
 * The positive control: sets the clock back by India's offset from UTC, so that the Indian date equals the UTC date.
 */
async function control(run: Run): Promise<boolean> {
  const [leapDay] = calendarEdges;
  if (!leapDay) return false;
  const wrong = await atCalendarEdge(run, leapDay, {
    late: INDIA_OFFSET_SECONDS,
    work: (world, clock) => wrongAt(leapDay, world, clock),
  });
  run.say(`with the UTC date ${wrong.length} values are wrong: ${wrong.join('; ')}`);
  return wrong.length === Object.keys(expected(leapDay)).length;
}

export const turningDays: Scenario = {
  id: 'R12',
  what: 'leap day, midnight, year end, summer time elsewhere',
  requirements: ['libfaketime'],
  faces,
  control,
};
