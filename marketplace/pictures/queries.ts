// SQL of pictures of work. The `where` clauses check who may read or remove a picture.
import { picture } from '#contracts/picture-shape.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, rawSql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import type { NewPicture } from './new-picture.ts';

const columns = rawSql('p.uid, p.width, p.height, p.uploaded_at');

/** Returns a worker's pictures of work, in the order of upload. */
export function listWorkPictures(db: Queryable, labourId: number) {
  return many(db, sql`select ${columns} from work_pictures p where p.user_id = ${labourId} order by p.id`, picture);
}

export async function countWorkPictures(tx: Tx, labourId: number): Promise<number> {
  const { total } = await one(
    tx,
    sql`select count(*)::int as total from work_pictures where user_id = ${labourId}`,
    z.object({ total: z.int() }),
  );
  return total;
}

export function insertWorkPicture(tx: Tx, labourId: number, { storage_key, width, height, size }: NewPicture) {
  return one(
    tx,
    sql`insert into work_pictures as p (user_id, storage_key, width, height, size)
      values (${labourId}, ${storage_key}, ${width}, ${height}, ${size}) returning ${columns}`,
    picture,
  );
}

/** Deletes the row of a worker's picture. Returns the storage key; null if the worker has no such picture. */
export async function removeWorkPictureRow(db: Queryable, labourId: number, uid: string): Promise<string | null> {
  const removed = await maybe(
    db,
    sql`delete from work_pictures where user_id = ${labourId} and uid = ${uid} returning storage_key`,
    z.object({ storage_key: z.string() }),
  );
  return removed?.storage_key ?? null;
}

const stored = z.object({ id: z.int(), uid: z.string(), storage_key: z.string(), size: z.int() });

/**
 * Returns a picture of work that this user may read, otherwise null: the worker's own picture, or for an employer the
 * picture of an applicant, unless the application was withdrawn.
 */
export function findWorkPictureFor(db: Queryable, person: Person, uid: string) {
  return maybe(
    db,
    sql`select p.id, p.uid, p.storage_key, p.size from work_pictures p
      where p.uid = ${uid} and (p.user_id = ${person.id}
        or (${person.type}::text = 'employer' and exists (
          select 1 from applications a
          where a.employer_id = ${person.id} and a.labour_id = p.user_id and a.status <> 'withdrawn')))`,
    stored,
  );
}

/** Returns the storage keys of a worker's pictures, for the copy of the worker's data. */
export function listStoredWorkPictures(db: Queryable, labourId: number) {
  return many(
    db,
    sql`select p.id, p.uid, p.storage_key, p.size from work_pictures p where p.user_id = ${labourId} order by p.id`,
    stored,
  );
}
