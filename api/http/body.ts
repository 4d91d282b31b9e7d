// Reads a JSON body, or, where its endpoint says so, fields of a form: UTF-8 only, 100 kB at most. A call without a body has none; files are left for their routes.
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
/** Milliseconds for a whole body that is no file; files have what the server gives a request. */
const BODY_WITHIN_MS = 30_000;

const known: readonly Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const formPaths = new Set(
  known.flatMap(({ accepts, method, path }) => (accepts === 'urlencoded' ? [`${method} ${path}`] : [])),
);
/** Whether a request goes to an endpoint that takes fields of a form. */
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

/** Throws what the body parser passes on as `entity.verify.failed`. */
function refuseBrokenText(buffer: Buffer): void {
  decoder.decode(buffer);
}

/** Most calls say nothing of a body, and pass none of what reads one. One of length 0 is read: it is an empty object. */
const saysNothing = ({ headers }: Request) =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

/** Puts a parsed body, or nothing, into `req.body`. Of two equal keys the last counts. */
export function jsonBody(): RequestHandler {
  const parse = express.json({
    limit: LIMIT,
    type: () => true,
    verify: (_req, _res, buffer) => refuseBrokenText(buffer),
  });
  // A field that comes twice is a list, which no contract takes.
  const parseFields = express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: 20, type: () => true });
  const parseUnlessFile: RequestHandler = (req, res, next) => {
    if (isUpload(req)) next();
    else (isForm(req) ? parseFields : parse)(req, res, next);
  };
  const read = express.Router().use(refuseOtherTypes, endSlowBody, parseUnlessFile);
  return (req, res, next) => (saysNothing(req) ? next() : read(req, res, next));
}
