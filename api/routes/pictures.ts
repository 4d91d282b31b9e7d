// HTTP routes of pictures of work and of the pictures of jobs.
import type { Express } from 'express';
import { maxBytes } from '#contracts/files.ts';
import { jobPictureEndpoints } from '#contracts/job-pictures.ts';
import { pictureEndpoints as endpoints } from '#contracts/pictures.ts';
import {
  addJobPicture,
  fetchJobPicture,
  removeJobPicture,
  showJobPictures,
} from '#marketplace/jobs/actions/job-pictures.ts';
import {
  addWorkPicture,
  fetchWorkPicture,
  removeWorkPicture,
  showWorkPictures,
} from '#marketplace/pictures/actions/work-pictures.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';
import { receiveFile } from '../http/uploads.ts';

/**
 * Lifetime of pictures in the browser cache, in seconds. The picture with a uid never changes. The lifetime is
 * nevertheless short, because an employer loses access if the worker withdraws the application.
 */
const PICTURE_SECONDS = 300;

export function pictureRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.listWorkPictures, (call) => showWorkPictures(deps, personOf(call)));
  mount(app, deps, endpoints.addWorkPicture, async (call) => {
    const { bytes } = await receiveFile(call, maxBytes.picture);
    return addWorkPicture(deps, personOf(call), bytes);
  });
  mount(app, deps, endpoints.removeWorkPicture, (call) =>
    removeWorkPicture(deps, personOf(call), call.params.picture_uid),
  );
  mountDownload(app, deps, endpoints.getWorkPicture, async (call) => {
    const { bytes, uid, size } = await fetchWorkPicture(deps, personOf(call), call.params.picture_uid, call.query.size);
    return { bytes, size, name: `${uid}.webp`, content_type: 'image/webp', max_age: PICTURE_SECONDS };
  });
}

export function jobPictureRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, jobPictureEndpoints.listJobPictures, (call) =>
    showJobPictures(deps, personOf(call), call.params.job_uid),
  );
  mount(app, deps, jobPictureEndpoints.addJobPicture, async (call) => {
    const { bytes } = await receiveFile(call, maxBytes.picture);
    return addJobPicture(deps, personOf(call), { ...call.params, bytes });
  });
  mount(app, deps, jobPictureEndpoints.removeJobPicture, (call) => removeJobPicture(deps, personOf(call), call.params));
  mountDownload(app, deps, jobPictureEndpoints.getJobPicture, async (call) => {
    const { params, query } = call;
    const { bytes, uid, size } = await fetchJobPicture(deps, personOf(call), params.job_picture_uid, query.size);
    return { bytes, size, name: `${uid}.webp`, content_type: 'image/webp', max_age: PICTURE_SECONDS };
  });
}
