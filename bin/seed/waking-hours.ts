// Moves the times of the demo into the hours in which people are awake: 7:00 to 20:30 in India.
import { type Sql, sql } from '#platform/sql.ts';

const ZONE = 'Asia/Kolkata';

/**
 * Returns an SQL expression for the time `at` in the past, moved into waking hours. The order of times stays the same,
 * and no time moves beyond `now`. Each day of 24 hours is shrunk to the waking hours. The last day begins at midnight
 * and ends at `now`. Before 8:00, the day before is the last day, because today has hardly any waking hours yet.
 */
export function inWakingHours(at: Sql, now: Sql = sql`now()`): Sql {
  return sql`(select (date_trunc('day', t.day) + interval '7 hours' + (t.at - t.day) / extract(epoch from t.long)
      * extract(epoch from t.waking)) at time zone ${ZONE}
    from (select d.*, case when d.day = d.last then d.now - d.last else interval '24 hours' end as long,
        case when d.day = d.last then least(d.now - d.last, interval '20 hours 30 minutes') - interval '7 hours'
          else interval '13 hours 30 minutes' end as waking
      from (select n.*, least(date_trunc('day', n.at), n.last) as day
        from (select (${at}) at time zone ${ZONE} as at, (${now}) at time zone ${ZONE} as now,
          date_trunc('day', (${now}) at time zone ${ZONE} - interval '8 hours') as last) n) d) t)`;
}
