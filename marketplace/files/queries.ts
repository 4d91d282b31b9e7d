// SQL of file metadata. The bytes of the files are in the file storage.
import { fileInfo } from '#contracts/files.ts';
import { type FileKind, fileKind } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { secondsToRoom } from '../rolling-window.ts';

const fileRow = z.extend(fileInfo, { kind: fileKind, storage_key: z.string() });
/** The metadata that a file's owner sees, and the file's kind and storage key. */
export type FileRow = z.output<typeof fileRow>;

/** Returns the metadata of all files of a user. */
export function listFilesOf(db: Queryable, userId: number): Promise<FileRow[]> {
  return many(
    db,
    sql`select uid, name, content_type, size, uploaded_at, kind, storage_key from files where user_id = ${userId} order by kind`,
    fileRow,
  );
}

/** Returns true if the user has a file of this kind. */
export async function hasFile(db: Queryable, userId: number, kind: FileKind): Promise<boolean> {
  return (await run(db, sql`select 1 from files where user_id = ${userId} and kind = ${kind}`)) === 1;
}

/**
 * Locks the user, so that changes of the user's files and requests for documents run one after another. Returns false if
 * the user does not exist or was erased.
 */
export async function lockOwner(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, sql`select 1 from users where id = ${userId} and erased_at is null for no key update`)) === 1;
}

const uploads = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns the number of a user's uploads in the last day, and the seconds until the user may upload again. A user may
 * upload `max` files per day.
 */
export function countUploads(tx: Tx, userId: number, max: number) {
  return one(
    tx,
    sql`select count(*)::int as total,
        ${secondsToRoom(sql`uploaded_at`, sql`interval '1 day'`, { max })} as retry_after
      from file_uploads where user_id = ${userId} and uploaded_at > now() - interval '1 day'`,
    uploads,
  );
}

export async function insertUpload(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`insert into file_uploads (user_id) values (${userId})`);
}

/** Returns true if a moderator has verified the user's identity. */
export async function isVerified(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, sql`select 1 from identities where user_id = ${userId} and status = 'verified'`)) === 1;
}

const onlyKey = z.object({ storage_key: z.string() });

/** Returns the storage key of a user's file of this kind; null without such a file. */
export async function findKey(tx: Tx, userId: number, kind: FileKind): Promise<string | null> {
  const found = await maybe(
    tx,
    sql`select storage_key from files where user_id = ${userId} and kind = ${kind}`,
    onlyKey,
  );
  return found?.storage_key ?? null;
}

interface NewFile {
  kind: FileKind;
  storage_key: string;
  name: string;
  content_type: string;
  size: number;
}

/**
 * Inserts a file, or replaces the user's file of the same kind. The row gets a new uid, so that caches do not serve the
 * old bytes.
 */
export function setFile(tx: Tx, userId: number, file: NewFile): Promise<FileRow> {
  return one(
    tx,
    sql`insert into files (user_id, kind, storage_key, name, content_type, size)
      values (${userId}, ${file.kind}, ${file.storage_key}, ${file.name}, ${file.content_type}, ${file.size})
      on conflict on constraint files_one_of_a_kind do update set uid = gen_random_uuid(), storage_key = excluded.storage_key,
        name = excluded.name, content_type = excluded.content_type, size = excluded.size, uploaded_at = now()
      returning uid, name, content_type, size, uploaded_at, kind, storage_key`,
    fileRow,
  );
}

/** Deletes the rows of a user's files of these kinds. Returns their storage keys. */
export async function removeFileRows(tx: Tx, userId: number, kinds: readonly FileKind[]): Promise<string[]> {
  const removed = await many(
    tx,
    sql`delete from files where user_id = ${userId} and kind = any(${kinds}::text[]) returning storage_key`,
    onlyKey,
  );
  return removed.map(({ storage_key }) => storage_key);
}

const fileWithId = z.extend(fileRow, { id: z.int() });

/**
 * Returns a file that this user may read, otherwise null. Users may read their own files. An employer may also read the
 * picture of an applicant, unless the application was withdrawn.
 */
export function findFileFor(db: Queryable, person: Person, uid: string) {
  return maybe(
    db,
    sql`select f.id, f.uid, f.name, f.content_type, f.size, f.uploaded_at, f.kind, f.storage_key
      from files f
      where f.uid = ${uid} and (f.user_id = ${person.id}
        or (f.kind = 'picture' and ${person.type}::text = 'employer' and exists (
          select 1 from applications a
          where a.employer_id = ${person.id} and a.labour_id = f.user_id and a.status <> 'withdrawn')))`,
    fileWithId,
  );
}

/** Returns the metadata of a user's résumé; null without a résumé. */
export function findResume(db: Queryable, userId: number) {
  return maybe(
    db,
    sql`select id, uid, name, content_type, size, uploaded_at, kind, storage_key from files where user_id = ${userId} and kind = 'resume'`,
    fileWithId,
  );
}

/** Records that a user downloaded a file. */
export async function insertDownload(db: Queryable, fileId: number, userId: number): Promise<void> {
  await run(
    db,
    sql`insert into file_downloads (file_id, user_id) select id, ${userId} from files where id = ${fileId}`,
  );
}

/** Returns the given storage keys that no file or picture in the database uses. */
export async function listUnnamed(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const unnamed = await many(
    db,
    sql`select key as storage_key from unnest(${keys}::text[]) as key
      where not exists (select from files f where f.storage_key = key)
        and not exists (select from work_pictures w where w.storage_key = key)
        and not exists (select from job_pictures p where p.storage_key = key)
        and not exists (select from documents d where d.storage_key = key)`,
    onlyKey,
  );
  return unnamed.map(({ storage_key }) => storage_key);
}

/** Deletes upload records that no longer count against the daily limit. */
export async function removeOldUploads(db: Queryable): Promise<void> {
  await run(db, sql`delete from file_uploads where uploaded_at < now() - interval '2 days'`);
}
