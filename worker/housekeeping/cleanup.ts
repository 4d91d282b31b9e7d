// Every night: deletes expired rows, the content of documents that expired long ago, marks documents that were never made
// as failed, and resets the sequence that gives ids to the task names of each queue.

import { removeOldFailures } from '#marketplace/admins/queries/failures.ts';
import { removeLapsedAdminSessions } from '#marketplace/admins/queries/sessions.ts';
import { removeOldCallRows } from '#marketplace/calls/retention-queries.ts';
import { removeOldInvites } from '#marketplace/crews/queries.ts';
import { failOldDocuments, removeExpiredContent, removeOldRevocations } from '#marketplace/documents/queries.ts';
import { removeOldKeys } from '#marketplace/idempotency.ts';
import { removeOldCodes } from '#marketplace/signin/queries/codes.ts';
import { removeExpiredTokens } from '#marketplace/signin/queries/sessions.ts';
import { removeUnusedTexts } from '#marketplace/translations/queries.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { rawSql, run, sql } from '#platform/sql.ts';

/** Days for which a translation is stored after its last use. */
const UNUSED_TEXTS_DAYS = 90;

/**
 * Resets the id sequence of the task names. Each `add_jobs` uses up an id even if it adds no new name
 * (graphile/worker#619). When the ids reach 2^31, no task can be added or started any more. The lock prevents
 * concurrent inserts of new names.
 */
async function resetTaskNames(db: Db): Promise<void> {
  for (const queue of queues) {
    const table = rawSql(`${schemaOf[queue]}._private_tasks`);
    await inTransaction(db, async (tx) => {
      await run(tx, sql`lock table ${table} in share row exclusive mode`);
      const name = `${schemaOf[queue]}._private_tasks`;
      await run(tx, sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(1, max(id))) from ${table}`);
    });
  }
}

/**
 * Deletes expired sessions and old failed sign-ins of administrators. A sign-in deletes these rows as well, but weeks
 * may pass without a sign-in.
 */
async function cleanUpAdmins(db: Db, progress: () => void): Promise<void> {
  await removeLapsedAdminSessions(db);
  progress();
  while ((await removeOldFailures(db)) > 0) progress();
}

export async function cleanUp(db: Db, progress: () => void): Promise<void> {
  await removeOldCodes(db);
  progress();
  await removeExpiredTokens(db);
  progress();
  await cleanUpAdmins(db, progress);
  progress();
  await removeUnusedTexts(db, UNUSED_TEXTS_DAYS);
  progress();
  await removeOldKeys(db);
  progress();
  await failOldDocuments(db);
  progress();
  while ((await removeExpiredContent(db)) > 0) progress();
  await removeOldRevocations(db);
  while ((await removeOldCallRows(db)) > 0) progress();
  while ((await removeOldInvites(db)) > 0) progress();
  progress();
  await resetTaskNames(db);
}
