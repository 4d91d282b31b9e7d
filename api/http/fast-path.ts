// What stands in front of Express: steps that every request passes, and the routes so busy that they are answered there (decision 0053).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { addressFinderOf } from './client-address.ts';
import { hasBody, type Middleware, type RequestLike } from './request.ts';
import { noteRoute } from './route-of.ts';

/** Answers a visitor; the query is text yet. */
type FastHandler = (asked: { req: RequestLike; res: ServerResponse; query: string }) => Promise<void>;

const fastRoutes = new WeakMap<Express, Map<string, FastHandler>>();
const failures = new WeakMap<object, { error: unknown }>();

/** The steps one after the other, then Express. */
export function withFastPath(app: Express, steps: readonly Middleware[]): RequestListener {
  return steps.reduceRight<RequestListener>(
    (rest, step) => (req, res) => step(req, res, () => rest(req, res)),
    (req, res) => app(req, res),
  );
}

/** From now on visitors' calls of this route are answered before Express is asked. */
export function registerFastRoute(app: Express, { path }: Pick<Endpoint, 'path'>, answer: FastHandler): void {
  const known = fastRoutes.get(app) ?? new Map<string, FastHandler>();
  fastRoutes.set(app, known.set(path, answer).set(path.replace(/\/$/, ''), answer));
}

/** Throws what has gone wrong in front of Express, where it must be answered: `problemResponse` is the one place for that. */
export function throwFailure(req: object): void {
  const failure = failures.get(req);
  if (failure) throw failure.error;
}

/** Whoever brings a token or a body is Express' business. */
const isVisitor = (req: IncomingMessage) =>
  req.method === 'GET' && req.headers.authorization === undefined && !hasBody(req);

/** Answers busy routes. What fails goes on to Express, whose route throws it again. */
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
      failures.set(req, { error });
      next();
    });
  };
}
