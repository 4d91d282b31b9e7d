// SQL of limits that count acts in a rolling window: when there is room again.
import { type Sql, sql } from '#platform/sql.ts';

/**
 * Seconds until fewer than `most` of the selected acts are inside the window: until the `most`-th newest leaves it. 0 while there is room. An
 * aggregate over acts inside the window; `which` filters them further.
 */
export const secondsToRoom = (
  at: Sql,
  window: Sql,
  { max: most, which = sql`true` }: { max: number | Sql; which?: Sql },
): Sql =>
  sql`coalesce(ceil(extract(epoch from
    (array_agg(${at} order by ${at} desc) filter (where ${which}))[greatest(1, ${most})::int] + ${window} - now())), 0)::int`;
