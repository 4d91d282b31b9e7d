// Runs middleware before Express, and answers the busiest routes without Express (decision 0053).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { addressFinderOf } from './client-address.ts';
import { hasBody, type Middleware, type RequestLike } from './request.ts';
import { requestContextOf } from './request-context.ts';
import { noteRoute } from './route-of.ts';

/** Answers the request of a visitor without Express. `query` is the unparsed query string. */
type FastHandler = (asked: { req: RequestLike; res: ServerResponse; query: string }) => Promise<void>;

const fastRoutes = new WeakMap<Express, Map<string, FastHandler>>();

/** Returns a listener that runs these middleware functions in order, then Express. */
export function withFastPath(app: Express, steps: readonly Middleware[]): RequestListener {
  return steps.reduceRight<RequestListener>(
    (rest, step) => (req, res) => step(req, res, () => rest(req, res)),
    (req, res) => app(req, res),
  );
}

/** Registers a handler that answers visitors' requests for this route without Express. */
export function registerFastRoute(app: Express, { path }: Pick<Endpoint, 'path'>, answer: FastHandler): void {
  const known = fastRoutes.get(app) ?? new Map<string, FastHandler>();
  fastRoutes.set(app, known.set(path, answer).set(path.replace(/\/$/, ''), answer));
}

/**
 * Throws, inside Express, the error with which a fast handler failed: only the error handler of Express,
 * `problemResponse`, turns errors into responses.
 */
export function throwFailure(req: object): void {
  const { failure } = requestContextOf(req);
  if (failure) throw failure.error;
}

/**
 * Whether a request comes from a visitor: a GET without a token and without a body. Express answers all other requests.
 */
const isVisitor = (req: IncomingMessage) =>
  req.method === 'GET' && req.headers.authorization === undefined && !hasBody(req);

/**
 * Returns middleware that answers the registered routes without Express. If a handler fails, Express takes over: its
 * route throws the stored error, and the error middleware responds.
 */
export function serveFastRoutes(app: Express): Middleware {
  const addressOf = addressFinderOf(app);
  return (req, res, next) => {
    const originalUrl = req.url ?? '';
    const mark = originalUrl.indexOf('?');
    const path = mark < 0 ? originalUrl : originalUrl.slice(0, mark);
    const answer = fastRoutes.get(app)?.get(path);
    if (!answer || !isVisitor(req)) return next();
    noteRoute(req, path);
    const { headers, socket } = req;
    const request = { method: 'GET', headers, socket, originalUrl, ip: addressOf(req) };
    answer({ req: request, res, query: mark < 0 ? '' : originalUrl.slice(mark + 1) }).catch((error: unknown) => {
      requestContextOf(req).failure = { error };
      next();
    });
  };
}
