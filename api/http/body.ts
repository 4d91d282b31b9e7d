// Reads a JSON body: UTF-8 only, 100 kB at most, an object at the top; a call without a body has none. Files are left for their routes.
import express, { type Request, type RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import { isUpload } from './uploads.ts';

const LIMIT = '100kb';
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset=(?:"?utf-8"?)\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
/** Milliseconds for a whole body that is no file; files have what the server gives a request. */
const BODY_WITHIN_MS = 30_000;

const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  const wanted = isUpload(req) ? FORM_TYPE : JSON_TYPE;
  if (hasBody(req) && !wanted.test(req.headers['content-type'] ?? '')) fail('unsupported_media_type');
  next();
};

const endSlowBody: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !isUpload(req)) {
    const timer = setTimeout(() => req.destroy(), BODY_WITHIN_MS).unref();
    req.once('close', () => clearTimeout(timer));
  }
  next();
};

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws what the body parser passes on as `entity.verify.failed`. */
function refuseBrokenText(buffer: Buffer): void {
  decoder.decode(buffer);
}

/** The middlewares that put a parsed body, or nothing, into `req.body`. Of two equal keys the last counts. */
export function jsonBody(): RequestHandler[] {
  const parse = express.json({
    limit: LIMIT,
    strict: false,
    type: () => true,
    verify: (_req, _res, buffer) => refuseBrokenText(buffer),
  });
  const parseUnlessFile: RequestHandler = (req, res, next) => (isUpload(req) ? next() : parse(req, res, next));
  return [refuseOtherTypes, endSlowBody, parseUnlessFile];
}
