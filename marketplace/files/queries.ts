// SQL of files: whose they are stands in the where clauses. The bytes lie in the storage.
import { fileInfo } from '#contracts/files.ts';
import { type FileKind, fileKind } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { secondsToRoom } from '../rolling-window.ts';

const fileRow = z.extend(fileInfo, { kind: fileKind, storage_key: z.string() });
/** A file as its owner sees it, what it is for, and where its bytes lie. */
export type FileRow = z.output<typeof fileRow>;

/** All files of a person. */
export function listFilesOf(db: Queryable, userId: number): Promise<FileRow[]> {
  return many(
    db,
    sql`select uid, name, content_type, size, uploaded_at, kind, storage_key from files where user_id = ${userId} order by kind`,
    fileRow,
  );
}

/** Whether a person keeps a file of a kind here. */
export async function hasFile(db: Queryable, userId: number, kind: FileKind): Promise<boolean> {
  return (await run(db, sql`select 1 from files where user_id = ${userId} and kind = ${kind}`)) === 1;
}

/** The lock under which a person's files change; false where there is no such person any more. */
export async function lockOwner(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, sql`select 1 from users where id = ${userId} and erased_at is null for no key update`)) === 1;
}

const uploads = z.object({ total: z.int(), retry_after: z.int() });

/** Uploads of a person in the last day, and the seconds until fewer than `most` are (0 while fewer are). */
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

/** Whether a moderator has confirmed who this is: no copy of an identity card is wanted then (C.2). */
export async function isVerified(tx: Tx, userId: number): Promise<boolean> {
  return (await run(tx, sql`select 1 from identities where user_id = ${userId} and status = 'verified'`)) === 1;
}

const onlyKey = z.object({ storage_key: z.string() });

/** Where the bytes of a person's file of a kind lie; null without one. */
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

/** Puts a file in the place of its kind. It gets another uid than the one before, so that nobody is shown old bytes. */
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

/** Removes the rows of a person's files, of some kinds or all; returns where their bytes lie. */
export async function removeFileRows(tx: Tx, userId: number, kinds: readonly FileKind[]): Promise<string[]> {
  const removed = await many(
    tx,
    sql`delete from files where user_id = ${userId} and kind = any(${kinds}::text[]) returning storage_key`,
    onlyKey,
  );
  return removed.map(({ storage_key }) => storage_key);
}

const fileWithId = z.extend(fileRow, { id: z.int() });

/** A file that this person may fetch: their own, or the picture of somebody whose application to them stands. */
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

/** A person's resume; null without one. */
export function findResume(db: Queryable, userId: number) {
  return maybe(
    db,
    sql`select id, uid, name, content_type, size, uploaded_at, kind, storage_key from files where user_id = ${userId} and kind = 'resume'`,
    fileWithId,
  );
}

/** Writes down who fetched a file. */
export async function insertDownload(db: Queryable, fileId: number, userId: number): Promise<void> {
  await run(
    db,
    sql`insert into file_downloads (file_id, user_id) select id, ${userId} from files where id = ${fileId}`,
  );
}

/** Of these keys the ones that no file names. */
export async function listUnnamed(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const unnamed = await many(
    db,
    sql`select key as storage_key from unnest(${keys}::text[]) as key
      where not exists (select 1 from files where files.storage_key = key)`,
    onlyKey,
  );
  return unnamed.map(({ storage_key }) => storage_key);
}

/** Forgets uploads that no quota counts any more. */
export async function removeOldUploads(db: Queryable): Promise<void> {
  await run(db, sql`delete from file_uploads where uploaded_at < now() - interval '2 days'`);
}
