// Reads the notifications about crews, for tests.
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import type { TestDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

const noted = z.object({ user_id: z.int(), kind: z.string() });

/** Runs all waiting tasks. Returns the notifications of the people whose kind begins with `prefix`, oldest first. */
export async function crewNotificationsOf(database: TestDatabase, prefix: string, people: readonly { id: number }[]) {
  await runTasks(database);
  const ids = people.map(({ id }) => id);
  return many(
    database.db,
    sql`select user_id, kind from notifications where user_id = any(${ids}::bigint[]) and starts_with(kind, ${prefix}) order by id`,
    noted,
  );
}
