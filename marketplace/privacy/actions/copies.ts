// The export of a user's data (D58). The user requests the export, a worker process creates the files, the user
// downloads them, and a task deletes them after `export_days`.
import type { DataExport } from '#contracts/privacy.ts';
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { randomToken } from '#platform/secrets.ts';
import { StorageUnavailable } from '#platform/storage/storage.ts';
import { type Person, system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import {
  findExport,
  findExportKeys,
  insertRequest,
  isExportKey,
  listExpiredExports,
  setExportDeleted,
  setExportDone,
} from '../queries/requests.ts';
import { exportOf } from '../rules.ts';

const PREFIX = 'exports/';

/**
 * Age in milliseconds from which an export file that no request refers to is deleted. A younger file may still be
 * needed, because `saveExport` stores the files before the row of the request refers to them.
 */
const UNSPOKEN_MS = 3_600_000;

/** Returns the status of the user's latest export. Requests an export if no export is pending or ready. */
export async function requestExport({ db }: Pick<Deps, 'db'>, person: Person): Promise<DataExport> {
  // First search without a lock, so that an existing export is shown even if the database is read-only.
  const known = await findExport(db, person.id);
  if (known) return exportOf(known);
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, person.id);
    const latest = await findExport(tx, person.id);
    if (latest) return exportOf(latest);
    const request = await insertRequest(tx, person.id, { kind: 'export', days: null });
    await recordEvent(tx, { name: 'export.requested', actor: person, payload: { request_id: request.id } });
    return exportOf(request);
  });
}

/** The export as bytes, as JSON and as HTML. */
export interface CopyBytes {
  json: Uint8Array;
  html: Uint8Array;
}

/**
 * Stores an export under unguessable keys, marks the request as done and records the event. If the request is no longer
 * pending, the files are deleted.
 */
export async function saveExport(
  deps: Pick<Deps, 'storage' | 'log'> & { db: Db },
  requestId: number,
  { json, html }: CopyBytes,
): Promise<void> {
  const keys = { json_key: PREFIX + randomToken(), html_key: PREFIX + randomToken() };
  await deps.storage.put(keys.json_key, json, 'application/json');
  await deps.storage.put(keys.html_key, html, 'text/html');
  const kept = await inTransaction(deps.db, async (tx) => {
    const { export_days } = await readSettings(tx, ['export_days']);
    if (!(await setExportDone(tx, requestId, { ...keys, days: export_days }))) return false;
    await recordEvent(tx, { name: 'export.finished', actor: system, payload: { request_id: requestId } });
    return true;
  });
  if (!kept) await removeBytes(deps, Object.values(keys));
}

/**
 * Returns the bytes of the user's export. Fails with `not_found` if no export is ready, and with `unavailable` if the
 * storage is unavailable.
 */
export async function openExport(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  person: Person,
  format: 'json' | 'html',
) {
  const keys = (await findExportKeys(db, person.id)) ?? fail('not_found');
  const bytes = await storage.get(format === 'json' ? keys.json_key : keys.html_key).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) fail('unavailable');
    throw error;
  });
  return bytes ?? fail('not_found');
}

/** Deletes expired exports, and files that an interrupted run has left behind. Idempotent. */
export async function removeOldExports(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  progress: () => void,
): Promise<void> {
  for (const { id, json_key, html_key } of await listExpiredExports(db)) {
    for (const key of [json_key, html_key]) if (key) await storage.remove(key);
    await setExportDeleted(db, id);
    progress();
  }
  for await (const { key, stored_at } of storage.list(PREFIX)) {
    progress();
    if (Date.now() - stored_at.getTime() > UNSPOKEN_MS && !(await isExportKey(db, key))) await storage.remove(key);
  }
}
