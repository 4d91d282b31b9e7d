// Reads the single file of a multipart body into memory, within strict limits. All other form content is rejected.
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { endpoints } from '#contracts/endpoints.ts';
import { type Endpoint, uploadField } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { callerOf } from './authenticate.ts';

/** An unchecked upload: the client chose the name, and the bytes have not been inspected. */
export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

const MB = 1024 * 1024;
/** Maximum number of bytes in a form beside its file: boundaries and headers. */
const FORM_BYTES = 16 * 1024;
/** Matches the boundary in a multipart content type. A boundary has at most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;
/**
 * Limits of parallel uploads, each of which is held in memory: per process, and per user so that one slow client cannot
 * block all others.
 */
const MAX_CONCURRENT_UPLOADS = 32;
const MAX_UPLOADS_PER_USER = 4;
const TRY_AGAIN_SECONDS = 5;

const known: readonly Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const withoutSlash = (path: string) => path.replace(/\/$/, '');
/** Matches the method and path of each endpoint that accepts a file. A path parameter matches any single segment. */
const uploads = known.flatMap(({ upload, method, path }) =>
  upload === 'form' ? [new RegExp(`^${method} ${withoutSlash(path).replace(/\{\w+\}/g, '[^/]+')}$`)] : [],
);

/** Whether the endpoint of a request accepts a file. */
export function isUpload({ method, baseUrl, path }: Request): boolean {
  const asked = `${method} ${withoutSlash(baseUrl + path)}`;
  return uploads.some((endpoint) => endpoint.test(asked));
}

function read(req: Request, res: Response, maxBytes: number): Promise<void> {
  const form = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });
  return new Promise((done, refuse) => {
    // If the client disconnects before multer starts to read, multer waits forever. So reject on `close`.
    const onClose = () => req.readableEnded || refuse(new Error('The client disconnected'));
    if (req.destroyed) onClose();
    req.once('close', onClose);
    form.single(uploadField)(req, res, (error?: unknown) => (error ? refuse(error) : done()));
  });
}

/** Number of running uploads by user id. */
const reading = new Map<number, number>();

async function limitConcurrency(personId: number, work: () => Promise<void>): Promise<void> {
  const own = reading.get(personId) ?? 0;
  if (own >= MAX_UPLOADS_PER_USER) fail('rate_limited', { retry_after: TRY_AGAIN_SECONDS });
  const all = [...reading.values()].reduce((sum, count) => sum + count, 0);
  if (all >= MAX_CONCURRENT_UPLOADS) fail('unavailable');
  reading.set(personId, own + 1);
  try {
    await work();
  } finally {
    const left = (reading.get(personId) ?? 1) - 1;
    if (left > 0) reading.set(personId, left);
    else reading.delete(personId);
  }
}

async function readOrRefuse(req: Request, res: Response, maxBytes: number): Promise<void> {
  try {
    await read(req, res, maxBytes);
  } catch (error) {
    const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE';
    if (isTooLarge) fail('file_too_large', { most_mb: maxBytes / MB });
    // All other errors of multer and its parser mean an invalid form or a disconnected client.
    fail('malformed_request');
  }
}

/**
 * Reads the file of a request. Call it after authentication and the CSRF check, because it reads files of up to
 * `maxBytes` into memory. Fails with `file_too_large`, `malformed_request`, `rate_limited`, `unavailable`, or
 * `validation_failed` if there is no file.
 */
export async function receiveFile(
  { req, res }: { req: Request; res: Response },
  maxBytes: number,
): Promise<ReceivedFile> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES)
    fail('file_too_large', { most_mb: maxBytes / MB });
  const type = req.headers['content-type'];
  if (type && !BOUNDARY.test(type)) fail('malformed_request');
  const { person } = callerOf(req);
  await limitConcurrency(person?.id ?? 0, () => readOrRefuse(req, res, maxBytes));
  const { file } = req;
  if (!file || file.size === 0) fail('validation_failed', { errors: { [uploadField]: ['file_missing'] } });
  return { name: file.originalname, bytes: file.buffer };
}
