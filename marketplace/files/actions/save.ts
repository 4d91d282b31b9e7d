// Saves a file: counts the upload, inspects the bytes, stores them under a generated key and inserts the row. If one
// step fails, the user's previous file remains.
import type { FileInfo } from '#contracts/files.ts';
import { fail } from '#contracts/problems.ts';
import type { FileKind } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Documents } from '#platform/documents/documents.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { inspectFile } from '../inspection/inspect.ts';
import { findKey, isVerified, lockOwner, setFile } from '../queries.ts';
import { cleanName } from '../rules.ts';
import { countUpload } from './count-upload.ts';
import { removeBytes } from './remove.ts';
import { storeBytes } from './store-bytes.ts';

interface GivenFile {
  kind: FileKind;
  /** Name given by the owner; may contain any characters. */
  name: string;
  bytes: Buffer;
}

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

/** Dependencies of uploads. `documents` inspects PDF and DOCX files. */
type SaveDeps = FileDeps & { documents: Documents };

/**
 * Fails with `identity_verified` if the file is a copy of an identity card and a moderator has already verified the
 * user's identity (C.2).
 */
async function requireWanted(tx: Tx, userId: number, kind: FileKind): Promise<void> {
  if (kind === 'identity' && (await isVerified(tx, userId))) fail('identity_verified');
}

/**
 * Inserts the row of the new file, or replaces the row of the user's previous file of this kind. Returns the row, and
 * the storage key of the previous bytes (`before`), which the caller must delete. If the transaction fails, deletes the
 * new bytes.
 */
async function nameBytes(deps: FileDeps, userId: number, file: Parameters<typeof setFile>[2]) {
  try {
    return await inTransaction(deps.db, async (tx) => {
      if (!(await lockOwner(tx, userId))) fail('not_authenticated');
      await requireWanted(tx, userId, file.kind);
      const before = await findKey(tx, userId, file.kind);
      return { before, row: await setFile(tx, userId, file) };
    });
  } catch (error) {
    await removeBytes(deps, [file.storage_key]);
    throw error;
  }
}

/**
 * Saves a user's file and returns its metadata. After a failure the previous file is unchanged. Fails with
 * - `rate_limited` above the daily limit, and `identity_verified` as {@link requireWanted} does,
 * - `file_type` if this kind of file must have another type,
 * - `validation_failed` if the file is damaged (`file_broken`), requires a password (`file_locked`), has active content
 *   (`file_unsafe`) or too many pixels (`picture_size`),
 * - `storage_full` or `unavailable` if the storage has no space, or does not respond.
 */
export async function saveFile(deps: SaveDeps, person: Person, given: GivenFile): Promise<FileInfo> {
  await countUpload(deps, person.id, (tx) => requireWanted(tx, person.id, given.kind));
  const inspected = await inspectFile(deps.documents, given.kind, given.bytes);
  const storage_key = await storeBytes(deps, { folder: 'files', ...inspected });
  const { before, row } = await nameBytes(deps, person.id, {
    kind: given.kind,
    storage_key,
    name: cleanName(given.name, given.kind, inspected.type),
    content_type: inspected.type,
    size: inspected.bytes.length,
  });
  if (before) await removeBytes(deps, [before]);
  return row;
}
