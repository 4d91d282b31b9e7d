// SQL of a worker's days: booked, free or open (D80).
import type { WorkDay } from '#contracts/calls.ts';
import { roleSlug } from '#contracts/reference.ts';
import { calendarDay, timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql } from '#platform/sql.ts';

const row = z.object({
  date: calendarDay,
  state: z.enum(['booked', 'free', 'open']),
  free: z.nullable(z.object({ from: z.nullable(timeOfDay), until: z.nullable(timeOfDay), reach_km: z.int() })),
  call: z.nullable(z.object({ uid: z.string(), role: roleSlug, start_time: timeOfDay, end_time: timeOfDay })),
});

/** Returns the worker's days from `from` on. */
export function listDays(db: Queryable, labourId: number, { from, days }: { from: string; days: number }) {
  return many(
    db,
    sql`select d.day::date::text as date, case when b.call is not null then 'booked' when f.day is not null then 'free' else 'open' end as state,
        case when f.day is not null then json_build_object('from', f.from_time, 'until', f.until_time, 'reach_km', f.reach_km) end as free,
        b.call
      from generate_series(${from}::date, ${from}::date + ${days}::int - 1, interval '1 day') d (day)
      left join free_days f on f.labour_id = ${labourId} and f.day = d.day::date
      left join lateral (select json_build_object('uid', j.uid, 'role', j.role, 'start_time', j.start_time,
          'end_time', to_char(upper(b.during) at time zone 'Asia/Kolkata', 'HH24:MI')) as call
        from bookings b join applications a on a.id = b.application_id join jobs j on j.id = a.job_id
        where b.labour_id = ${labourId} and b.day = d.day::date and a.status in ('accepted', 'completed') and a.released_at is null
        order by b.during limit 1) b on true
      order by d.day`,
    row,
  ) satisfies Promise<WorkDay[]>;
}

const distance = z.object({ today: calendarDay, ahead: z.int() });

/** Returns today's date in India, and how many days the given day is ahead. */
export function findDistance(db: Queryable, day: string) {
  return one(
    db,
    sql`select (now() at time zone 'Asia/Kolkata')::date::text as today,
        ${day}::date - (now() at time zone 'Asia/Kolkata')::date as ahead`,
    distance,
  );
}

export async function findToday(db: Queryable): Promise<string> {
  const found = await one(
    db,
    sql`select (now() at time zone 'Asia/Kolkata')::date::text as today`,
    z.object({ today: calendarDay }),
  );
  return found.today;
}

interface FreeDay {
  day: string;
  from: string | null;
  until: string | null;
  reach_km: number;
}

export async function setFree(db: Queryable, labourId: number, { day, from, until, reach_km }: FreeDay): Promise<void> {
  await run(
    db,
    sql`insert into free_days (labour_id, day, from_time, until_time, reach_km)
      values (${labourId}, ${day}, ${from}, ${until}, ${reach_km})
      on conflict (labour_id, day) do update set from_time = excluded.from_time, until_time = excluded.until_time,
        reach_km = excluded.reach_km`,
  );
}

export async function removeFree(db: Queryable, labourId: number, day: string): Promise<void> {
  await run(db, sql`delete from free_days where labour_id = ${labourId} and day = ${day}`);
}
