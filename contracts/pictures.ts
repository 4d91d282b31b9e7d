// Pictures that a worker uploads to show finished work. Employers see them with the application. Uploads use the
// multipart field `file`.
import { endpoint, uidParam } from './http.ts';
import { picture } from './picture-shape.ts';
import { z } from './z.ts';

/** Maximum number of pictures of finished work that a worker may store. */
export const MAX_WORK_PICTURES = 4;

/** Maximum number of pictures of work that a list shows for each applicant. */
export const MAX_LISTED_PICTURES = 3;

/** The requested variant of a picture. `whole`: the complete picture. `small`: a small square, cropped for lists. */
export const pictureSize = z._default(z.enum(['whole', 'small'], 'not_a_choice'), 'whole');
export type PictureSize = z.output<typeof pictureSize>;

const path = '/api/v1/labour/profile/work-pictures/';

const listWorkPictures = endpoint({
  method: 'GET',
  path,
  summary: 'The calling worker’s pictures of work, in the order of upload.',
  auth: 'labour',
  response: z.object({ pictures: z.array(picture), limit: z.int() }),
});

const addWorkPicture = endpoint({
  method: 'POST',
  path,
  summary: `Adds a picture of work, re-encoded. A worker may have ${MAX_WORK_PICTURES}.`,
  auth: 'labour',
  upload: 'form',
  status: 201,
  response: picture,
  problems: ['file_too_large', 'file_type', 'storage_full', 'rate_limited', 'pictures_limit'],
});

const removeWorkPicture = endpoint({
  method: 'DELETE',
  path: `${path}{picture_uid}/`,
  summary: 'Removes one of the caller’s pictures of work.',
  auth: 'labour',
  params: z.object({ picture_uid: uidParam }),
  response: z.object({ removed: z.boolean() }),
});

const getWorkPicture = endpoint({
  method: 'GET',
  path: '/api/v1/work-pictures/{picture_uid}/',
  summary:
    'A picture of work as WebP: for its worker, and for employers to whom the worker has applied. `size=small` is a square for lists.',
  auth: 'user',
  params: z.object({ picture_uid: uidParam }),
  query: z.strictObject({ size: pictureSize }),
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found'],
});

export const pictureEndpoints = { listWorkPictures, addWorkPicture, removeWorkPicture, getWorkPicture };
