// A worker's free days and calendar (D80).
import { CALL_DAYS_AHEAD } from '#contracts/call-shapes.ts';
import type { WorkDay } from '#contracts/calls.ts';
import { fail } from '#contracts/problems.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findDistance, findToday, listDays, removeFree, setFree } from '../day-queries.ts';
import { REACH_KM } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

const CALENDAR_DAYS = 14;

async function showDay({ db }: Store, labour: Person, date: string): Promise<WorkDay> {
  const [day = fail('not_found')] = await listDays(db, labour.id, { from: date, days: 1 });
  return day;
}

interface FreeDay {
  date: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  reach_km?: number | undefined;
}

/** Stores that the worker wants work on a day. Fails with `validation_failed` for a day in the past or too far ahead. */
export async function stateFreeDay({ db }: Store, labour: Person, { date, from, until, reach_km }: FreeDay) {
  const { ahead } = await findDistance(db, date);
  if (ahead < 0) fail('validation_failed', { errors: { date: ['date_past'] } });
  if (ahead > CALL_DAYS_AHEAD) fail('validation_failed', { errors: { date: ['out_of_range'] } });
  if (from && until && from >= until) fail('validation_failed', { errors: { until: ['time_invalid'] } });
  await setFree(db, labour.id, { day: date, from: from ?? null, until: until ?? null, reach_km: reach_km ?? REACH_KM });
  return showDay({ db }, labour, date);
}

/** Removes the statement of a free day. Idempotent. */
export async function removeFreeDay({ db }: Store, labour: Person, date: string) {
  await removeFree(db, labour.id, date);
  return showDay({ db }, labour, date);
}

/** Returns the worker's next 14 days. */
export async function showCalendar({ db }: Store, labour: Person) {
  const today = await findToday(db);
  return { today, days: await listDays(db, labour.id, { from: today, days: CALENDAR_DAYS }) };
}
