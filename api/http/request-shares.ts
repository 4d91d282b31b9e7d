// The kinds of API requests that have a share of the connection pool (decision 0056).
import { type Context, createRootContext, currentContext, runInContext } from '#platform/context.ts';
import type { Reserved } from '#platform/pool-shares.ts';
import type { Middleware } from './request.ts';

/** Connections of the 16 in a pool that are reserved for each kind. All others are shared. */
export const RESERVED = { own_lists: 2, posting: 2, applying: 2, sockets: 1, rest: 2 } as const satisfies Reserved;

type Share = keyof typeof RESERVED;

const LISTS = /^\/api\/v1\/(?:labour|employers|notifications)\//;
const POSTS = /^\/api\/v1\/employers\/jobs\//;
const APPLICATIONS = /^\/api\/v1\/labour\/applications\//;

/**
 * Returns the kind of a request by its method and path: the reads of a user's own lists, the writes of jobs and of a
 * worker's applications, and `rest` for all others.
 */
export function shareOf(method: string | undefined, path: string): Share {
  if (method === 'GET' || method === 'HEAD') return LISTS.test(path) ? 'own_lists' : 'rest';
  if (POSTS.test(path)) return 'posting';
  return APPLICATIONS.test(path) ? 'applying' : 'rest';
}

/** Runs `work` so that its statements use the connections of a share. */
export function runInShare<T>(share: Share, work: () => T): T {
  return share === 'rest' ? work() : runInContext({ ...(currentContext() ?? untracedContext()), share }, work);
}

/** Returns the context for work that belongs to no request. Its statements start no trace. */
function untracedContext(): Context {
  const { root: _root, ...context } = createRootContext();
  return context;
}

/** Middleware that assigns each request to its share. */
export const assignShare: Middleware = (req, _res, next) => runInShare(shareOf(req.method, req.url ?? ''), next);
