// Compares the acknowledged operations with the notifications in the table, in the users' lists and at the sockets.
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { type Bells, listOf } from './bells.ts';
import type { Caller } from './calls.ts';
import type { AcknowledgedWrite } from './load.ts';
import type { World } from './world.ts';

interface Result {
  /** Acknowledged operations without a notification. */
  lost: string[];
  /** Duplicate notifications. */
  repeated: string[];
}

const row = z.object({ id: z.int(), kind: z.string(), user_id: z.int(), application_id: z.nullable(z.int()) });

/** Returns all notifications so far. */
export const listNotified = (db: Queryable) =>
  many(db, sql`select id, kind, user_id, application_id from notifications order by id`, row);

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const twice = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count > 1).map(([key]) => key);

export interface CheckContext {
  db: Queryable;
  caller: Caller;
  world: World;
  bells: Bells;
}

/** Returns lost notifications, and those that are twice in the table, in their user's list or at a socket. */
export async function checkDelivery(
  acknowledged: readonly AcknowledgedWrite[],
  { db, caller, world, bells }: CheckContext,
): Promise<Result> {
  const rows = await listNotified(db);
  const notified = countBy(rows.map((one) => `${one.kind} of application ${one.application_id} to ${one.user_id}`));
  const wanted = acknowledged.map((one) => `${one.kind} of application ${one.application_id} to ${one.user_id}`);
  const lost = wanted.filter((key) => !notified.has(key)).map((key) => `no row: ${key}`);
  const repeated = twice(notified).map((key) => `two rows: ${key}`);
  for (const member of [...world.labours, ...world.employers]) {
    const listed = countBy((await listOf(caller, member)).map(({ id }) => String(id)));
    const own = acknowledged.filter(({ user_id }) => user_id === member.id).length;
    if (listed.size < own) lost.push(`the list of ${member.id} shows ${listed.size} of ${own}`);
    repeated.push(...twice(listed).map((key) => `twice in the list of ${member.id}: ${key}`));
    const heard = countBy((bells.pushed.get(member.id) ?? []).map(String));
    repeated.push(...twice(heard).map((key) => `twice at the socket of ${member.id}: ${key}`));
  }
  return { lost, repeated };
}
