// What a visitor would be answered, without asking over HTTP: for the pages that the server draws.
import type { Express, Request, Response } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';

export interface AnonymousRequest {
  query: object;
  params?: object | undefined;
}

/** Runs a route's handler for a query that has not been parsed yet; the request is the page's. */
export type AnonymousHandler = (asked: AnonymousRequest, req: Request, res: Response) => Promise<unknown>;

const runs = new WeakMap<Express, Map<string, AnonymousHandler>>();

/** Public routes that read. */
export const isPublicRead = ({ method, auth }: Endpoint) => method === 'GET' && auth === 'public';

/** Remembers how a route of this app answers. */
export function registerAnonymousHandler(app: Express, { path }: Endpoint, run: AnonymousHandler): void {
  const known = runs.get(app) ?? new Map<string, AnonymousHandler>();
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
export async function callAnonymously(
  app: Express,
  page: { req: Request; res: Response },
  { endpoint, query, params }: AnonymousRequest & { endpoint: Pick<Endpoint, 'path'> },
): Promise<unknown> {
  const run = runs.get(app)?.get(endpoint.path) ?? fail('not_found');
  return run({ query: asSent(query), params: params && asSent(params) }, page.req, page.res);
}
