// A copy of everything that is known of a person: asked for, made by the worker, fetched, and gone after its days (D58).
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

/** A copy may be stored for this long before its request speaks of it. */
const UNSPOKEN_MS = 3_600_000;

/** Where the latest copy stands; where there is none, one is asked for. */
export async function requestExport({ db }: Pick<Deps, 'db'>, person: Person): Promise<DataExport> {
  // Without a lock: a read-only database shows a copy that exists.
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

/** The copy as bytes, in both forms. */
export interface CopyBytes {
  json: Uint8Array;
  html: Uint8Array;
}

/** Stores a copy under names nobody can guess and says that it can be fetched, once: a second one is thrown away. */
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

/** The copy to be sent: fails with `not_found` until there is one. */
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

/** Deletes copies that have had their days, and files that a broken run has left. Harmless to run twice. */
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
