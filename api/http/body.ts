// Parses request bodies of at most 100 kB in UTF-8: JSON, or a URL-encoded form if the contract of the endpoint allows
// it. File uploads are read by their routes.
import express, { type Request, type RequestHandler } from 'express';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { hasBody } from './request.ts';
import { isUpload } from './uploads.ts';

const LIMIT = '100kb';
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset=(?:"?utf-8"?)\s*)?$/i;
const FIELDS_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset=(?:"?utf-8"?)\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
/**
 * Time limit for a whole body in milliseconds. File uploads have no such limit; for them only the request timeout of
 * the server applies.
 */
const BODY_WITHIN_MS = 30_000;

const known: readonly Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const formPaths = new Set(
  known.flatMap(({ accepts, method, path }) => (accepts === 'urlencoded' ? [`${method} ${path}`] : [])),
);
/** Whether the endpoint of a request accepts a URL-encoded form. */
const isForm = ({ method, baseUrl, path }: Request) =>
  formPaths.has(`${method} ${(baseUrl + path).replace(/\/$/, '')}`);

const wantedType = (req: Request) => (isUpload(req) ? FORM_TYPE : isForm(req) ? FIELDS_TYPE : JSON_TYPE);

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !wantedType(req).test(req.headers['content-type'] ?? '')) fail('unsupported_media_type');
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

/** Throws for invalid UTF-8. The body parser reports this error as `entity.verify.failed`. */
function refuseBrokenText(buffer: Buffer): void {
  decoder.decode(buffer);
}

/**
 * Whether a request has neither a `Content-Length` nor a `Transfer-Encoding` header, so that it has no body. Such a
 * request skips all body parsing. A request with `Content-Length: 0`, however, is parsed and gets an empty object.
 */
const saysNothing = ({ headers }: Request) =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/**
 * Returns middleware that parses the body into `req.body`, which stays undefined if there is no body. If a JSON key
 * occurs twice, the last value is used.
 */
export function jsonBody(): RequestHandler {
  const parse = express.json({
    limit: LIMIT,
    type: () => true,
    verify: (_req, _res, buffer) => refuseBrokenText(buffer),
  });
  // With `extended: false`, a field that occurs twice becomes a list. Every contract rejects a list, so the form is
  // invalid.
  const parseFields = express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: 20, type: () => true });
  const parseUnlessFile: RequestHandler = (req, res, next) => {
    if (isUpload(req)) next();
    else (isForm(req) ? parseFields : parse)(req, res, next);
  };
  const read = express.Router().use(refuseOtherTypes, endSlowBody, parseUnlessFile);
  return (req, res, next) => (saysNothing(req) ? next() : read(req, res, next));
}
