// SQL of rate limits over a rolling window: the seconds until another act is allowed.
import { type Sql, sql } from '#platform/sql.ts';

/**
 * Returns SQL for the seconds until fewer than `max` of the selected acts are in the window, which is when the `max`-th
 * newest act leaves it; 0 if fewer are in it now. The SQL is an aggregate over the acts in the window; `which` filters
 * them further.
 */
export const secondsToRoom = (
  at: Sql,
  window: Sql,
  { max, which = sql`true` }: { max: number | Sql; which?: Sql },
): Sql =>
  sql`coalesce(ceil(extract(epoch from
    (array_agg(${at} order by ${at} desc) filter (where ${which}))[greatest(1, ${max})::int] + ${window} - now())), 0)::int`;
