// Refuses a query that is no text: a broken percent sign would quietly become another letter.
import type { RequestHandler } from 'express';

/** Throws what the problem response answers with 400. */
export const refuseBrokenQuery: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.originalUrl.split('?').slice(1).join('?'));
  next();
};
