// HTTP routes of files: uploads as forms, downloads as attachments.
import type { Express } from 'express';
import { fileEndpoints as endpoints, maxBytes } from '#contracts/files.ts';
import type { FileKind } from '#contracts/reference.ts';
import { fetchFile } from '#marketplace/files/actions/fetch.ts';
import { removeFile } from '#marketplace/files/actions/remove.ts';
import { saveFile } from '#marketplace/files/actions/save.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, mountDownload, personOf } from '../http/route.ts';
import { receiveFile } from '../http/uploads.ts';

/** Lifetime of pictures in the browser cache, in seconds. */
const PICTURE_SECONDS = 300;

type Uploads = { [K in keyof typeof endpoints as K extends `set${string}` ? K : never]: (typeof endpoints)[K] };
type Removals = { [K in keyof typeof endpoints as K extends `remove${string}` ? K : never]: (typeof endpoints)[K] };

export function fileRoutes(app: Express, deps: ApiDeps): void {
  const take = (endpoint: Uploads[keyof Uploads], kind: FileKind) =>
    mount(app, deps, endpoint, async (call) => {
      const received = await receiveFile(call, maxBytes[kind]);
      return saveFile(deps, personOf(call), { kind, ...received });
    });
  const remove = (endpoint: Removals[keyof Removals], kind: FileKind) =>
    mount(app, deps, endpoint, (call) => removeFile(deps, personOf(call).id, kind));

  take(endpoints.setLabourPicture, 'picture');
  remove(endpoints.removeLabourPicture, 'picture');
  take(endpoints.setEmployerPicture, 'picture');
  remove(endpoints.removeEmployerPicture, 'picture');
  take(endpoints.setResume, 'resume');
  remove(endpoints.removeResume, 'resume');
  take(endpoints.setIdentityDocument, 'identity');
  remove(endpoints.removeIdentityDocument, 'identity');
  take(endpoints.setPanDocument, 'pan');
  remove(endpoints.removePanDocument, 'pan');
  take(endpoints.setGstDocument, 'gst');
  remove(endpoints.removeGstDocument, 'gst');

  mountDownload(app, deps, endpoints.getFile, async (call) => {
    const file = await fetchFile(deps, personOf(call), call.params.file_uid);
    return { ...file, ...(file.kind === 'picture' ? { max_age: PICTURE_SECONDS } : {}) };
  });
}
