// Pictures of the place of work of a job: the employer adds them, workers see them on the job page. Uploads use the
// multipart field `file`.
import { endpoint, uidParam } from './http.ts';
import { picture } from './picture-shape.ts';
import { pictureSize } from './pictures.ts';
import { z } from './z.ts';

/** Maximum number of pictures of a job. */
export const MAX_JOB_PICTURES = 3;

/**
 * A picture as the employer sees it. `waiting`: a moderator must approve it before others see it, because no moderator
 * has verified the employer. `rejected`: a moderator refused it, so only the employer sees it.
 */
export const jobPicture = z.extend(picture, { status: z.enum(['shown', 'waiting', 'rejected']) });
export type JobPicture = z.output<typeof jobPicture>;

const path = '/api/v1/employers/jobs/uid/{job_uid}/pictures/';
const ofJob = z.object({ job_uid: uidParam });

const listJobPictures = endpoint({
  method: 'GET',
  path,
  summary: 'The pictures of one of the caller’s jobs, in the order of upload.',
  auth: 'employer',
  params: ofJob,
  response: z.object({ pictures: z.array(jobPicture), limit: z.int() }),
  problems: ['not_found'],
});

const addJobPicture = endpoint({
  method: 'POST',
  path,
  summary: `Adds a picture to one of the caller’s jobs, re-encoded. A job may have ${MAX_JOB_PICTURES}. If no moderator has verified the employer, the picture waits for review.`,
  auth: 'employer',
  params: ofJob,
  upload: 'form',
  status: 201,
  response: jobPicture,
  problems: ['not_found', 'file_too_large', 'file_type', 'storage_full', 'rate_limited', 'pictures_limit'],
});

const removeJobPicture = endpoint({
  method: 'DELETE',
  path: `${path}{job_picture_uid}/`,
  summary: 'Removes a picture of one of the caller’s jobs.',
  auth: 'employer',
  params: z.extend(ofJob, { job_picture_uid: uidParam }),
  response: z.object({ removed: z.boolean() }),
});

const getJobPicture = endpoint({
  method: 'GET',
  path: '/api/v1/job-pictures/{job_picture_uid}/',
  summary:
    'A picture of a job as WebP: for its employer, and if it is shown, for users who may see the job. `size=small` is a square for lists.',
  auth: 'user',
  params: z.object({ job_picture_uid: uidParam }),
  query: z.strictObject({ size: pictureSize }),
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found'],
});

export const jobPictureEndpoints = { listJobPictures, addJobPicture, removeJobPicture, getJobPicture };
