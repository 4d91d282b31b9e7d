// Refuses a query that is no text: a broken percent sign would quietly become another letter.
import type { RequestHandler } from 'express';

/** Bytes of a request's line and headers: a question far too long is told so by its endpoint, not by a closed connection. */
export const MOST_HEADER = 65_536;

/** Throws what the problem response answers with 400. */
export const refuseBrokenQuery: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.originalUrl.split('?').slice(1).join('?'));
  next();
};
