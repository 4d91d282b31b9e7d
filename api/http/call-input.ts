// What a call of the API brings is looked at in one step, which every call passes: its query is text, and what it has of a body is read.
import type { RequestHandler } from 'express';
import { jsonBody } from './body.ts';
import { requireTextQuery } from './query.ts';

/** Passes on what is no call. */
export function callInput(): RequestHandler {
  const readBody = jsonBody();
  return (req, res, next) => {
    const { url } = req;
    if (!url.startsWith('/api/')) return next();
    const mark = url.indexOf('?');
    if (mark >= 0) requireTextQuery(url.slice(mark + 1));
    readBody(req, res, next);
  };
}
