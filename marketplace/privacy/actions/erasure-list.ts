// Writes the erasure list, which is stored outside the database, and applies it to a restored database.
import { userType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { maybe, type Queryable, sql, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { pauseJobs } from '../../jobs/queries/move-many.ts';
import { recordEvent } from '../../record-event.ts';
import { addLine, type ErasureLine, latestEntries } from '../erasure-list.ts';
import { findLine, insertErasure, withdrawErasure } from '../queries/erasure-list.ts';
import { resumeJobsOf } from '../queries/erasures.ts';

/**
 * Adds the current state of the event's erasure request to the erasure list. Does nothing if the event has no erasure
 * request.
 */
export async function listErasure(
  { db, storage }: { db: Queryable } & Pick<Deps, 'storage'>,
  eventId: number,
): Promise<void> {
  const line = await findLine(db, eventId);
  if (line) await addLine(storage, line);
}

const person = z.object({ id: z.int(), type: userType });

const findActiveUser = (tx: Tx, uid: string) =>
  maybe(
    tx,
    sql`select id, user_type as type from users where uid = ${uid} and erased_at is null for no key update`,
    person,
  );

/** Requests or cancels the erasure that an entry of the erasure list names. Returns true if the database changed. */
async function applyLine(tx: Tx, line: ErasureLine): Promise<boolean> {
  const found = await findActiveUser(tx, line.uid);
  if (!found) return false;
  if (line.status === 'cancelled') {
    const taken = await withdrawErasure(tx, found.id, line.requested_at);
    if (taken !== null) await resumeJobsOf(tx, found.id, taken);
    return taken !== null;
  }
  const request = await insertErasure(tx, found.id, line.status === 'done' ? null : line.due_at);
  if (request === null) return false;
  if (found.type === 'employer') await pauseJobs(tx, found.id);
  await recordEvent(tx, { name: 'erasure.requested', actor: system, payload: { request_id: request } });
  return true;
}

/** Number of changed accounts, by the status of their entry in the erasure list. */
export type ErasureCounts = Record<ErasureLine['status'], number>;

/**
 * Applies the erasure list to a database that was restored from a backup. Erased accounts become due for erasure
 * immediately (`eraseDue` erases them), pending requests remain pending, and cancelled requests are cancelled.
 * Idempotent.
 */
export async function applyErasureList(db: Db, lines: readonly ErasureLine[]): Promise<ErasureCounts> {
  const applied: ErasureCounts = { pending: 0, cancelled: 0, done: 0 };
  for (const line of latestEntries(lines))
    if (await inTransaction(db, (tx) => applyLine(tx, line))) applied[line.status] += 1;
  return applied;
}
