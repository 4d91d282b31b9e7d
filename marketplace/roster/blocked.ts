// SQL condition for blocked users (D82), which every match, invitation and notification between two users includes.
import { type Sql, sql } from '#platform/sql.ts';

/**
 * SQL condition: neither of these two users has blocked the other. The two conditions are separate, so that Postgres can
 * use an anti-join.
 */
export const areNotBlocked = (one: Sql, other: Sql): Sql => sql`(
  not exists (select from people_marks m where m.owner_id = ${one} and m.other_id = ${other} and m.blocked)
  and not exists (select from people_marks m where m.owner_id = ${other} and m.other_id = ${one} and m.blocked))`;
