// Tests the times of the demo at each hour of the day.
import { describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { inWakingHours } from './waking-hours.ts';

const database = useDatabase();
const row = z.object({ hour: z.number(), hours_ago: z.number(), grows: z.boolean(), moved: z.number() });

describe('inWakingHours', () => {
  it.each([0, 3, 6, 7.5, 8, 9, 15, 20, 21, 23.9])(
    'Past times move into waking hours in the same order, by at most twelve hours, at %s o’clock in India',
    async (clock) => {
      const now = sql`((timestamp '2026-11-20' + ${clock} * interval '1 hour') at time zone 'Asia/Kolkata')`;
      const times = await many(
        database.db,
        sql`select extract(epoch from (at at time zone 'Asia/Kolkata')::time)::float8 / 3600 as hour,
            extract(epoch from ${now} - at)::float8 / 3600 as hours_ago,
            coalesce(at < lag(at) over (order by ago), true) as grows,
            abs(extract(epoch from ${now} - at)::float8 / 3600 - ago)::float8 as moved
          from (select ago / 4.0 as ago, ${inWakingHours(sql`${now} - ago / 4.0 * interval '1 hour'`, now)} as at
            from generate_series(1, 400) ago) told`,
        row,
      );
      expect(times).toHaveLength(400);
      for (const { hour, hours_ago, grows, moved } of times) {
        expect(hour).toBeGreaterThanOrEqual(7);
        expect(hour).toBeLessThanOrEqual(20.51);
        expect(hours_ago).toBeGreaterThanOrEqual(0);
        expect(grows).toBe(true);
        expect(moved).toBeLessThanOrEqual(12);
      }
    },
  );
});
