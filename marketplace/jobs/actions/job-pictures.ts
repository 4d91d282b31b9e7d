// Pictures of a job's place of work: employers list, add and remove pictures, readers fetch the bytes, and moderators
// approve or reject pictures.
import { type JobPicture, MAX_JOB_PICTURES } from '#contracts/job-pictures.ts';
import type { PictureSize } from '#contracts/pictures.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator } from '../../admins/moderator.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { readWhole } from '../../files/actions/fetch.ts';
import { removeBytes } from '../../files/actions/remove.ts';
import { paged } from '../../paged.ts';
import { type FileDeps, readPicture, storePicture } from '../../pictures/actions/store-picture.ts';
import type { Page } from '../queries/columns.ts';
import { lockOwnJob } from '../queries/moves.ts';
import { findOwnJob } from '../queries/own.ts';
import {
  countJobPictures,
  findJobPictureFor,
  findStoredJobPicture,
  insertJobPicture,
  listJobPictures,
  listWaitingPictures,
  lockJobPicture,
  removeJobPictureRow,
  setPictureStatus,
} from '../queries/pictures.ts';

/** Returns the pictures of an employer's job in the order of upload, and the maximum number of pictures per job. */
export async function showJobPictures({ db }: Pick<ReadDeps, 'db'>, employer: Person, jobUid: string) {
  const { id } = (await findOwnJob(db, employer.id, jobUid)) ?? fail('not_found');
  return { pictures: await listJobPictures(db, id), limit: MAX_JOB_PICTURES };
}

async function requireRoom(tx: Tx, employer: Person, jobUid: string): Promise<void> {
  const { id, status } = (await lockOwnJob(tx, employer.id, jobUid)) ?? fail('not_found');
  if (status === 'removed') fail('not_found');
  if ((await countJobPictures(tx, id)) >= MAX_JOB_PICTURES) fail('pictures_limit', { limit: MAX_JOB_PICTURES });
}

/**
 * Adds a picture to an employer's job and returns the picture. Stores only the pixels, not the metadata. Fails with
 * `not_found` for another employer's job and for a removed job, with `pictures_limit` if the job already has
 * `MAX_JOB_PICTURES` pictures, and as `storePicture` does.
 */
export function addJobPicture(
  deps: FileDeps,
  employer: Person,
  { job_uid, bytes }: { job_uid: string; bytes: Buffer },
): Promise<JobPicture> {
  return storePicture(deps, employer.id, {
    folder: 'sites',
    bytes,
    requireRoom: (tx) => requireRoom(tx, employer, job_uid),
    insert: (tx, file) => insertJobPicture(tx, job_uid, file),
  });
}

/** Removes a picture of an employer's job. `removed` is false if there is no such picture. */
export async function removeJobPicture(
  deps: FileDeps,
  employer: Person,
  picture: { job_uid: string; job_picture_uid: string },
): Promise<{ removed: boolean }> {
  const key = await removeJobPictureRow(deps.db, employer.id, picture);
  if (key === null) return { removed: false };
  await removeBytes(deps, [key]);
  return { removed: true };
}

/** Returns the bytes of a picture as a stream. Fails with `not_found` if the caller may not read the picture. */
export async function fetchJobPicture(deps: FileDeps, person: Person, uid: string, size: PictureSize) {
  return readPicture(deps, await findJobPictureFor(deps.db, person, uid), size);
}

/** Returns a page of the pictures that wait for a moderator. */
export async function showPictureQueue({ db }: Pick<Deps, 'db'>, page: Page) {
  const { pictures, total } = await listWaitingPictures(db, page);
  return paged({ pictures }, total, page);
}

/** Returns the bytes of a picture for a moderator. Fails with `not_found` if the picture was removed. */
export async function showPictureForReview(deps: FileDeps, id: number) {
  const { bytes } = await readPicture(deps, await findStoredJobPicture(deps.db, id), 'whole');
  return { webp_base64: (await readWhole(bytes)).toString('base64') };
}

interface Decision {
  id: number;
  verdict: 'approved' | 'rejected';
  moderator: Moderator;
}

interface StatusChange {
  id: number;
  status: JobPicture['status'];
  next: 'shown' | 'rejected';
  /** The last part of the name of the action in the audit log. */
  action: 'approved' | 'rejected' | 'hidden';
  moderator: Moderator;
}

async function changeStatus(tx: Tx, { id, status, next, action, moderator }: StatusChange): Promise<void> {
  await setPictureStatus(tx, id, next);
  await writeAudit(tx, authorOf(moderator), {
    action: `job_picture.${action}`,
    target: { type: 'job_picture', id },
    before: { status },
    after: { status: next },
  });
}

/**
 * Approves or rejects a picture that waits for review. Fails with `not_found` if there is no such picture, and with
 * `already_decided` if a moderator has decided before.
 */
export async function decideJobPicture({ db }: Pick<Deps, 'db'>, { id, verdict, moderator }: Decision): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { status, decision } = (await lockJobPicture(tx, id)) ?? fail('not_found');
    if (decision) fail('already_decided', decision);
    if (status !== 'waiting') fail('not_found');
    await changeStatus(tx, {
      id,
      status,
      next: verdict === 'approved' ? 'shown' : 'rejected',
      action: verdict,
      moderator,
    });
  });
}

/**
 * Hides a shown picture, for example of a verified employer, whose pictures are shown without review. Fails with
 * `not_found` if there is no such picture or the picture waits for review, and with `already_decided` if a moderator
 * has rejected or hidden the picture before.
 */
export async function hideJobPicture({ db }: Pick<Deps, 'db'>, { id, moderator }: Omit<Decision, 'verdict'>) {
  await inTransaction(db, async (tx) => {
    const { status, decision } = (await lockJobPicture(tx, id)) ?? fail('not_found');
    if (status === 'rejected' && decision) fail('already_decided', decision);
    if (status !== 'shown') fail('not_found');
    await changeStatus(tx, { id, status, next: 'rejected', action: 'hidden', moderator });
  });
}
