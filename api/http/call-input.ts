// Validates the query and parses the body of every API request.
import type { RequestHandler } from 'express';
import { jsonBody } from './body.ts';
import { requireTextQuery } from './query.ts';

/** Returns the middleware, which ignores paths outside `/api/`. */
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
