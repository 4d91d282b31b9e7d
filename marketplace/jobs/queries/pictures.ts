// SQL of the pictures of jobs. The `where` clauses check who may read, add or remove a picture.
import { jobPicture } from '#contracts/job-pictures.ts';
import { reviewedPicture } from '#contracts/moderated-jobs.ts';
import { waitingPicture } from '#contracts/moderation.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { NewPicture } from '../../pictures/new-picture.ts';
import { isOpen, type Page, window } from './columns.ts';

const columns = rawSql('p.uid, p.width, p.height, p.status, p.uploaded_at');
const stored = z.object({ id: z.int(), uid: z.string(), storage_key: z.string(), size: z.int() });
const storedColumns = rawSql('p.id, p.uid, p.storage_key, p.size');
const counted = z.object({ total: z.int() });

/** SQL of the pictures of the job `j` that readers other than its employer see, as a JSON array. */
export const shownPictures = sql`(select coalesce(jsonb_agg(jsonb_build_object('uid', p.uid, 'width', p.width, 'height', p.height,
    'uploaded_at', p.uploaded_at) order by p.id), '[]')
  from job_pictures p where p.job_id = j.id and p.status = 'shown' and j.status <> 'removed')`;

/** Returns the pictures of a job, in the order of upload. */
export function listJobPictures(db: Queryable, jobId: number) {
  return many(db, sql`select ${columns} from job_pictures p where p.job_id = ${jobId} order by p.id`, jobPicture);
}

/** Returns the pictures of a job in any status for a moderator, in the order of upload. */
export function listReviewedPictures(db: Queryable, jobId: number) {
  return many(
    db,
    sql`select p.id, p.width, p.height, p.status from job_pictures p where p.job_id = ${jobId} order by p.id`,
    reviewedPicture,
  );
}

export async function countJobPictures(tx: Tx, jobId: number): Promise<number> {
  return (await one(tx, sql`select count(*)::int as total from job_pictures where job_id = ${jobId}`, counted)).total;
}

/** Inserts a picture of the job with this uid. The picture waits for review if no moderator has verified the employer. */
export function insertJobPicture(tx: Tx, jobUid: string, { storage_key, width, height, size }: NewPicture) {
  return one(
    tx,
    sql`insert into job_pictures as p (job_id, storage_key, width, height, size, status)
      select j.id, ${storage_key}, ${width}::int, ${height}::int, ${size}::int, case when exists (
          select from identities i where i.user_id = j.employer_id and i.status = 'verified') then 'shown' else 'waiting' end
        from jobs j where j.uid = ${jobUid} returning ${columns}`,
    jobPicture,
  );
}

interface OwnPicture {
  job_uid: string;
  job_picture_uid: string;
}

/** Deletes the row of a picture of this employer's job. Returns the storage key; null if there is no such picture. */
export async function removeJobPictureRow(
  db: Queryable,
  employerId: number,
  { job_uid, job_picture_uid }: OwnPicture,
): Promise<string | null> {
  const removed = await maybe(
    db,
    sql`delete from job_pictures p using jobs j where j.id = p.job_id and j.uid = ${job_uid}
      and j.employer_id = ${employerId} and p.uid = ${job_picture_uid} returning p.storage_key`,
    z.object({ storage_key: z.string() }),
  );
  return removed?.storage_key ?? null;
}

/** Deletes the rows of all pictures of a job. A nightly task then deletes the pictures' bytes from the storage. */
export async function removePicturesOf(tx: Tx, jobId: number): Promise<void> {
  await run(tx, sql`delete from job_pictures where job_id = ${jobId}`);
}

/**
 * Returns a picture that this user may read, otherwise null: a picture of the user's own job, or a shown picture of a
 * job that is open or to which the user applied.
 */
export function findJobPictureFor(db: Queryable, { id }: Person, uid: string) {
  return maybe(
    db,
    sql`select ${storedColumns} from job_pictures p join jobs j on j.id = p.job_id
      where p.uid = ${uid} and (j.employer_id = ${id} or (p.status = 'shown' and j.status <> 'removed' and ((${isOpen})
        or exists (select from applications a where a.job_id = j.id and a.labour_id = ${id}))))`,
    stored,
  );
}

/** Returns a picture by its id, for a moderator; null if the picture was removed. */
export function findStoredJobPicture(db: Queryable, id: number) {
  return maybe(db, sql`select ${storedColumns} from job_pictures p where p.id = ${id}`, stored);
}

/** Returns the storage keys of the pictures of an employer's jobs, for the download of the employer's data. */
export function listStoredJobPictures(db: Queryable, employerId: number) {
  return many(
    db,
    sql`select ${storedColumns} from job_pictures p join jobs j on j.id = p.job_id
      where j.employer_id = ${employerId} order by p.id`,
    stored,
  );
}

/** Returns a page of the pictures that wait for a moderator, longest waiting first, and their total. */
export async function listWaitingPictures(db: Queryable, page: Page) {
  const [pictures, { total }] = await Promise.all([
    many(
      db,
      sql`select p.id, p.width, p.height, j.id as job_id, j.title as job_title, j.employer_id, p.uploaded_at as since
        from job_pictures p join jobs j on j.id = p.job_id
        where p.status = 'waiting' and j.status <> 'removed' order by p.uploaded_at, p.id ${window(page)}`,
      waitingPicture,
    ),
    one(
      db,
      sql`select count(*)::int as total from job_pictures p join jobs j on j.id = p.job_id where p.status = 'waiting' and j.status <> 'removed'`,
      counted,
    ),
  ]);
  return { pictures, total };
}

const decided = z.object({ verdict: z.string(), by: z.string(), at: z.string() });

/**
 * Locks a picture until the end of the transaction. Returns its status and the earlier decision of a moderator, if any.
 * Null if there is no such picture.
 */
export function lockJobPicture(tx: Tx, id: number) {
  return maybe(
    tx,
    sql`select p.status, case when p.decided_at is not null then
        jsonb_build_object('verdict', case p.status when 'shown' then 'job.approved' else 'job.rejected' end, 'at', p.decided_at, 'by', coalesce((select a.actor from admin_audit a
          where a.target_type = 'job_picture' and a.target_id = p.id::text order by a.id desc limit 1), '')) end as decision
      from job_pictures p where p.id = ${id} for update of p`,
    z.object({ status: jobPicture.shape.status, decision: z.nullable(decided) }),
  );
}

export async function setPictureStatus(tx: Tx, id: number, status: 'shown' | 'rejected'): Promise<void> {
  await run(tx, sql`update job_pictures set status = ${status}, decided_at = now() where id = ${id}`);
}
