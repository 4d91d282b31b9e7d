// SQL of rate limits over a rolling window: the seconds until another action is allowed.
import { type Sql, sql } from '#platform/sql.ts';

/**
 * Returns SQL of the seconds until another action is allowed: 0 if the window contains fewer than `max` actions,
 * otherwise the seconds until the `max`-th newest action leaves the window. The SQL is an aggregate expression; the
 * statement around it must select the actions in the window. `at` is the time column, `window` an interval, and `which`
 * an additional filter.
 */
export const secondsToRoom = (
  at: Sql,
  window: Sql,
  { max, which = sql`true` }: { max: number | Sql; which?: Sql },
): Sql =>
  sql`coalesce(ceil(extract(epoch from
    (array_agg(${at} order by ${at} desc) filter (where ${which}))[greatest(1, ${max})::int] + ${window} - now())), 0)::int`;
