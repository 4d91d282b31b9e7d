// Uploaded files of a user: picture, résumé, documents (D16). Uploads use the multipart field `file`; downloads are
// always attachments.
import { endpoint, uidParam } from './http.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** A file as its owner sees it; download it with {@link fileEndpoints}.getFile. */
export const fileInfo = z.object({
  uid: z.string(),
  /**
   * The name of the uploaded file, without folders and unsafe characters. For display only: the server does not use it
   * as a path.
   */
  name: z.string(),
  content_type: z.string(),
  /** Size in bytes. */
  size: z.int(),
  uploaded_at: instant,
});
export type FileInfo = z.output<typeof fileInfo>;

const MB = 1024 * 1024;

/** Maximum size in bytes, by kind of file. */
export const maxBytes = { picture: 2 * MB, resume: 5 * MB, identity: 5 * MB, pan: 5 * MB, gst: 5 * MB } as const;

/** Accepted file types by kind of file. Screens and error messages show these names. */
export const takenTypes = {
  picture: ['JPG', 'PNG', 'WebP'],
  resume: ['PDF', 'DOC', 'DOCX', 'JPG', 'PNG'],
  identity: ['PDF', 'JPG', 'PNG'],
  pan: ['PDF', 'JPG', 'PNG'],
  gst: ['PDF', 'JPG', 'PNG'],
} as const;

const removed = z.object({ removed: z.boolean() });
const problems = ['file_too_large', 'file_type', 'storage_full', 'rate_limited'] as const;

const upload = <const P extends string, const A extends 'labour' | 'employer'>(path: P, auth: A, summary: string) =>
  endpoint({ method: 'POST', path, auth, summary, upload: 'form', status: 201, response: fileInfo, problems });

const remove = <const P extends string, const A extends 'labour' | 'employer'>(path: P, auth: A, summary: string) =>
  endpoint({ method: 'DELETE', path, auth, summary, response: removed });

const labour = '/api/v1/labour/profile';
const employer = '/api/v1/employers/profile';
const replaces = 'Replaces the previous file.';

const setLabourPicture = upload(
  `${labour}/picture/`,
  'labour',
  `Stores a picture, re-encoded as a square. ${replaces}`,
);
const removeLabourPicture = remove(`${labour}/picture/`, 'labour', 'Removes the picture.');
const setEmployerPicture = upload(
  `${employer}/picture/`,
  'employer',
  `Stores a picture, re-encoded as a square. ${replaces}`,
);
const removeEmployerPicture = remove(`${employer}/picture/`, 'employer', 'Removes the picture.');
const setResume = upload(`${labour}/resume/`, 'labour', `Stores a résumé. ${replaces}`);
const removeResume = remove(`${labour}/resume/`, 'labour', 'Removes the résumé.');
const identityUpload = upload(
  `${labour}/documents/identity/`,
  'labour',
  `Stores a masked copy of an identity card until a moderator decides. ${replaces}`,
);
const setIdentityDocument = endpoint({ ...identityUpload, problems: [...problems, 'identity_verified'] });
const removeIdentityDocument = remove(
  `${labour}/documents/identity/`,
  'labour',
  'Removes the copy of the identity card.',
);
const setPanDocument = upload(`${employer}/documents/pan/`, 'employer', `Stores a copy of a PAN card. ${replaces}`);
const removePanDocument = remove(`${employer}/documents/pan/`, 'employer', 'Removes the copy of the PAN card.');
const setGstDocument = upload(`${employer}/documents/gst/`, 'employer', `Stores a GST certificate. ${replaces}`);
const removeGstDocument = remove(`${employer}/documents/gst/`, 'employer', 'Removes the GST certificate.');

const getFile = endpoint({
  method: 'GET',
  path: '/api/v1/files/{file_uid}/',
  summary: 'A file as an attachment: the caller’s own, or the picture of an applicant. Each request is recorded.',
  auth: 'user',
  params: z.object({ file_uid: uidParam }),
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found'],
});

export const fileEndpoints = {
  setLabourPicture,
  removeLabourPicture,
  setEmployerPicture,
  removeEmployerPicture,
  setResume,
  removeResume,
  setIdentityDocument,
  removeIdentityDocument,
  setPanDocument,
  removePanDocument,
  setGstDocument,
  removeGstDocument,
  getFile,
};
