// A name for each request, and one line when it is answered: no bodies, no query, no header.
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Log } from '#platform/log.ts';

/** No phone or identity number reaches the log, not even in an address that somebody made up. */
const LONG_NUMBER = /\d{8,}/g;

const ids = new WeakMap<Request, string>();

/** The request's id, as it stands in the log and in a problem document. */
export function requestIdOf(req: Request): string {
  return ids.get(req) ?? '';
}

/** The path as a log line may show it: without the query, without long numbers. */
export const loggedPath = ({ originalUrl }: Request): string =>
  (originalUrl.split('?')[0] ?? '').slice(0, 200).replace(LONG_NUMBER, '…');

/** Ids and the line. Paths carry ids only; assets and health checks are not worth a line. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    ids.set(req, id);
    res.set('X-Request-Id', id);
    const started = performance.now();
    res.on('finish', () => {
      if (!req.originalUrl.startsWith('/api/')) return;
      log.info('request', {
        request_id: id,
        method: req.method,
        path: loggedPath(req),
        status: res.statusCode,
        ms: Math.round(performance.now() - started),
      });
    });
    next();
  };
}
