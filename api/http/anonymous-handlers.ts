// Runs the handlers of public read endpoints for a visitor without an HTTP request, to fill pages that the server
// renders.
import type { Express, Request, Response } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';

export interface AnonymousRequest {
  query: object;
  params?: object | undefined;
}

/**
 * Validates the query and runs the handler of a route without an HTTP request to this route. `req` and `res` belong to
 * the page that the server renders.
 */
export type AnonymousHandler = (asked: AnonymousRequest, req: Request, res: Response) => Promise<unknown>;

const runs = new WeakMap<Express, Map<string, AnonymousHandler>>();

/** True for a GET endpoint that needs no session. */
export const isPublicRead = ({ method, auth }: Endpoint) => method === 'GET' && auth === 'public';

/** Registers the handler of a public route, so that `callAnonymously` can run it. */
export function registerAnonymousHandler(app: Express, { path }: Endpoint, run: AnonymousHandler): void {
  const known = runs.get(app) ?? new Map<string, AnonymousHandler>();
  runs.set(app, known.set(path, run));
}

/**
 * Converts the values of a query to strings, as if they came from a URL. Omits values that are undefined, null or ''.
 */
const asSent = (query: object) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Returns the JSON response of a public route. Throws the errors of that route, and `not_found` for an unknown
 * endpoint.
 */
export async function callAnonymously(
  app: Express,
  page: { req: Request; res: Response },
  { endpoint, query, params }: AnonymousRequest & { endpoint: Pick<Endpoint, 'path'> },
): Promise<unknown> {
  const run = runs.get(app)?.get(endpoint.path) ?? fail('not_found');
  return run({ query: asSent(query), params: params && asSent(params) }, page.req, page.res);
}
