// Erasure of an account: requested, waiting, cancelled, or done. The row of an erased account remains without personal
// data, because other rows refer to it (D58).
import type { Erasure } from '#contracts/privacy.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { run, type Tx } from '#platform/sql.ts';
import { type Person, system } from '../../actor.ts';
import { leaveOneCrew } from '../../crews/actions/leave-crew.ts';
import { phoneDigest } from '../../crews/actions/show.ts';
import type { Deps, Secrets } from '../../deps.ts';
import { pauseJobs } from '../../jobs/queries/move-many.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { addLine } from '../erasure-list.ts';
import { findLineOf } from '../queries/erasure-list.ts';
import {
  endApplications,
  findLabourToErase,
  findPhoneToErase,
  listDueErasures,
  listStorageKeys,
  lockDueErasure,
  removeOtherSessions,
  resumeJobsOf,
  setErasureDone,
} from '../queries/erasures.ts';
import { findErasure, findExport, insertRequest, setErasureCancelled } from '../queries/requests.ts';
import { erasureOf, exportOf, patternOf } from '../rules.ts';
import { erasers } from '../tables.ts';

/** Returns the status of export and erasure, and the waiting period in days. */
export async function showPrivacy({ db }: Pick<Deps, 'db'>, person: Person) {
  const { erasure_cooling_days } = await readSettings(db, ['erasure_cooling_days']);
  return {
    export: exportOf(await findExport(db, person.id)),
    erasure: erasureOf(await findErasure(db, person.id)),
    cooling_days: erasure_cooling_days,
  };
}

/**
 * Requests the erasure of the account. Until the erasure is due, the owner can use the account and cancel the erasure,
 * but other users do not see the account. Pauses an employer's open jobs, ends all other sessions and returns their
 * ids. A repeated request does not move the due time.
 */
export async function requestErasure({ db }: Pick<Deps, 'db'>, person: Person, sessionId: number) {
  return inTransaction(db, async (tx): Promise<{ erasure: Erasure; ended: number[] }> => {
    await lockPerson(tx, person.id);
    const ended = await removeOtherSessions(tx, person.id, sessionId);
    const existing = await findErasure(tx, person.id);
    if (existing) return { erasure: erasureOf(existing), ended };
    const { erasure_cooling_days } = await readSettings(tx, ['erasure_cooling_days']);
    const request = await insertRequest(tx, person.id, { kind: 'erasure', days: erasure_cooling_days });
    if (person.type === 'employer') await pauseJobs(tx, person.id);
    await recordEvent(tx, { name: 'erasure.requested', actor: person, payload: { request_id: request.id } });
    return { erasure: erasureOf(request), ended };
  });
}

/** Cancels the erasure during the waiting period. Does nothing if no erasure is pending. */
export async function cancelErasure({ db }: Pick<Deps, 'db'>, person: Person): Promise<Erasure> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, person.id);
    const requestId = await setErasureCancelled(tx, person.id);
    if (requestId === null) return erasureOf(await findErasure(tx, person.id));
    await resumeJobsOf(tx, person.id, requestId);
    await recordEvent(tx, { name: 'erasure.cancelled', actor: person, payload: { request_id: requestId } });
    return erasureOf(null);
  });
}

interface ErasingDeps extends Pick<Deps, 'storage' | 'log'> {
  db: Db;
  /** Null after a restore: invitations in the backup are deleted after a week. */
  secrets: Pick<Secrets, 'otp_pepper'> | null;
  /** Deletes the SMS messages to a phone number from the outbox. */
  deleteSms(phone: string): Promise<void>;
}

async function endAllApplications(tx: Tx, person: Person, progress: () => void): Promise<void> {
  while ((await endApplications(tx, person)) > 0) progress();
}

interface ErasureResult {
  uid: string;
  /** Storage keys of the account's files. */
  keys: readonly string[];
  first_time: boolean;
}

/**
 * Erases the rows of one account and adds the erasure to the erasure list. Returns null if the erasure was cancelled or
 * another worker process has locked the request.
 */
async function eraseRows(
  { tx, storage, secrets }: { tx: Tx } & Pick<ErasingDeps, 'storage' | 'secrets'>,
  requestId: number,
  progress: () => void,
): Promise<ErasureResult | null> {
  const found = await lockDueErasure(tx, requestId);
  if (!found) return null;
  const { id, uid, type, phone, names, first_time } = found;
  const keys = await listStorageKeys(tx, id);
  await endAllApplications(tx, { id, type }, progress);
  const invite_digest = phone && secrets ? phoneDigest({ secrets }, phone) : null;
  for (const statement of erasers.flatMap((eraser) =>
    eraser({ id, type, phone, known_as: patternOf({ names, phone }), invite_digest }),
  )) {
    await run(tx, statement);
    progress();
  }
  // End the applications that were submitted in the meantime, while the jobs were being closed.
  await endAllApplications(tx, { id, type }, progress);
  if (first_time) await recordEvent(tx, { name: 'user.erased', actor: system, payload: { user_id: id } });
  await setErasureDone(tx, requestId);
  const line = await findLineOf(tx, requestId);
  if (line) await addLine(storage, line);
  return { uid, keys, first_time };
}

/**
 * Returns the storage keys of an account whose erasure is due; empty if another worker process has locked the request.
 */
async function listDueKeys(tx: Tx, requestId: number): Promise<string[]> {
  const found = await lockDueErasure(tx, requestId);
  return found ? listStorageKeys(tx, found.id) : [];
}

/**
 * Ends a membership of the worker, so that the other members are notified and open bids are settled. Returns false if
 * there is none. The transaction does not lock the account first, because a crew is locked before its members.
 */
async function leaveCrewOf(tx: Tx, requestId: number): Promise<boolean> {
  const labourId = await findLabourToErase(tx, requestId);
  return labourId !== null && leaveOneCrew(tx, labourId);
}

/**
 * Erases one account, or continues an interrupted run. Deletes files and SMS before the rows, because the storage keys
 * and the phone number are stored only in the rows.
 */
async function erase(deps: ErasingDeps, requestId: number, progress: () => void): Promise<void> {
  const phone = await findPhoneToErase(deps.db, requestId);
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await deps.storage.remove(key);
  };
  await remove(await inTransaction(deps.db, (tx) => listDueKeys(tx, requestId)));
  if (phone) await deps.deleteSms(phone);
  progress();
  while (await inTransaction(deps.db, (tx) => leaveCrewOf(tx, requestId))) progress();
  const emptied = await inTransaction(deps.db, (tx) => eraseRows({ ...deps, tx }, requestId, progress));
  await remove(emptied?.keys ?? []);
  // Log the uid and no personal data. The operator needs the uid to repeat the erasure after restoring an older backup.
  if (emptied?.first_time) deps.log.info('an account was erased', { uid: emptied.uid });
  if (phone) await deps.deleteSms(phone);
}

/**
 * Erases all accounts whose erasure is due. If an erasure fails, continues with the next account, and throws the first
 * error at the end.
 */
export async function eraseDue(deps: ErasingDeps, progress: () => void): Promise<void> {
  const failures: unknown[] = [];
  for (const requestId of await listDueErasures(deps.db)) {
    progress();
    await erase(deps, requestId, progress).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
