// What a visitor would be answered, without asking over HTTP: for the pages that the server draws.
import type { Express, Request, Response } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';

export interface VisitorAsked {
  query: object;
  params?: object | undefined;
}

/** Runs a route's handler for a query that has not been parsed yet; the request is the page's. */
export type VisitorRun = (asked: VisitorAsked, req: Request, res: Response) => Promise<unknown>;

const runs = new WeakMap<Express, Map<string, VisitorRun>>();

/** Public routes that read. */
export const answersVisitors = ({ method, auth }: Endpoint) => method === 'GET' && auth === 'public';

/** Remembers how a route of this app answers. */
export function keepVisitorRun(app: Express, { path }: Endpoint, run: VisitorRun): void {
  const known = runs.get(app) ?? new Map<string, VisitorRun>();
  runs.set(app, known.set(path, run));
}

/** A query as it would travel: text, and nothing where nothing was said. */
const asSent = (query: object) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** The answer of a public route as JSON holds it. Refuses as the route does; unknown endpoints are not found. */
export async function visitorAnswer(
  app: Express,
  page: { req: Request; res: Response },
  { endpoint, query, params }: VisitorAsked & { endpoint: Pick<Endpoint, 'path'> },
): Promise<unknown> {
  const run = runs.get(app)?.get(endpoint.path) ?? fail('not_found');
  return run({ query: asSent(query), params: params && asSent(params) }, page.req, page.res);
}
