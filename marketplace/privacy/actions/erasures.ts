// Erasure: asked for, cooling, taken back, and done: an account becomes a tombstone without a word about anybody (D58).
import type { Erasure } from '#contracts/privacy.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { run, type Tx } from '#platform/sql.ts';
import { type Person, system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { pauseJobs } from '../../jobs/queries/move-many.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { addLine } from '../erasure-list.ts';
import { findLineOf } from '../queries/erasure-list.ts';
import {
  endApplications,
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

/** Where copy and erasure stand. */
export async function showPrivacy({ db }: Pick<Deps, 'db'>, person: Person) {
  const { erasure_cooling_days } = await readSettings(db, ['erasure_cooling_days']);
  return {
    export: exportOf(await findExport(db, person.id)),
    erasure: erasureOf(await findErasure(db, person.id)),
    cooling_days: erasure_cooling_days,
  };
}

/**
 * Asks for the erasure. Until it happens the account is closed to others, not to its owner: an employer's open jobs are paused, all
 * other sessions end (their ids are returned), and everything can be taken back. Asked again, the first request stands.
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

/** Takes the erasure back while it cools; without one nothing happens. */
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
  /** Takes the texts to a phone out of the outbox. */
  deleteSms(phone: string): Promise<void>;
}

async function endAllApplications(tx: Tx, person: Person, progress: () => void): Promise<void> {
  while ((await endApplications(tx, person)) > 0) progress();
}

interface ErasureResult {
  uid: string;
  /** Where bytes of theirs lay. */
  keys: readonly string[];
  first_time: boolean;
}

/** Empties the database of one person; null where another worker is at it. What is emptied stands on the list beside the database. */
async function eraseRows(
  { tx, storage }: { tx: Tx } & Pick<Deps, 'storage'>,
  requestId: number,
  progress: () => void,
): Promise<ErasureResult | null> {
  const found = await lockDueErasure(tx, requestId);
  if (!found) return null;
  const { id, uid, type, phone, names, first_time } = found;
  const keys = await listStorageKeys(tx, id);
  await endAllApplications(tx, { id, type }, progress);
  for (const statement of erasers.flatMap((eraser) =>
    eraser({ id, type, phone, known_as: patternOf({ names, phone }) }),
  )) {
    await run(tx, statement);
    progress();
  }
  // Whoever applied while the jobs were being closed.
  await endAllApplications(tx, { id, type }, progress);
  if (first_time) await recordEvent(tx, { name: 'user.erased', actor: system, payload: { user_id: id } });
  await setErasureDone(tx, requestId);
  const line = await findLineOf(tx, requestId);
  if (line) await addLine(storage, line);
  return { uid, keys, first_time };
}

/** The bytes of a person whose time has come. */
async function listDueKeys(tx: Tx, requestId: number): Promise<string[]> {
  const found = await lockDueErasure(tx, requestId);
  return found ? listStorageKeys(tx, found.id) : [];
}

/** Erases one person, wherever a run was broken off. What lies outside the database goes first, as only its rows know of it. */
async function erase(deps: ErasingDeps, requestId: number, progress: () => void): Promise<void> {
  const phone = await findPhoneToErase(deps.db, requestId);
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await deps.storage.remove(key);
  };
  await remove(await inTransaction(deps.db, (tx) => listDueKeys(tx, requestId)));
  if (phone) await deps.deleteSms(phone);
  progress();
  const emptied = await inTransaction(deps.db, (tx) => eraseRows({ tx, storage: deps.storage }, requestId, progress));
  await remove(emptied?.keys ?? []);
  // The number alone: whoever restores an older backup must erase again.
  if (emptied?.first_time) deps.log.info('an account was erased', { uid: emptied.uid });
  if (phone) await deps.deleteSms(phone);
}

/** Erases everybody whose time has come. A person whose erasure fails holds up nobody: the first error is thrown after all others. */
export async function eraseDue(deps: ErasingDeps, progress: () => void): Promise<void> {
  const failures: unknown[] = [];
  for (const requestId of await listDueErasures(deps.db)) {
    progress();
    await erase(deps, requestId, progress).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
