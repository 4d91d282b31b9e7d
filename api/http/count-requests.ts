// Request metrics by route pattern. The path itself is never a label, because clients can invent paths and each path
// would add a metric series.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Gauge, Histogram } from 'prom-client';
import { endpoints } from '#contracts/endpoints.ts';
import { type Metrics, SECONDS } from '#platform/metrics.ts';
import type { Middleware } from './request.ts';
import { routePatternOf } from './route-of.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const bare = (path: string) => path.replace(/(?<=.)\/$/, '');
const contractPaths = new Map(
  Object.values(endpoints)
    .flatMap((group) => Object.values(group))
    .map(({ path }) => [bare(path), path]),
);

/**
 * Returns the route pattern of a request, written as in the contract of the endpoint. If no route matched: `files` for
 * a response below 400, such as a file of the web app, else `none`.
 */
function routeOf(req: IncomingMessage, { statusCode }: ServerResponse): string {
  const pattern = routePatternOf(req);
  if (pattern === null) return statusCode < 400 ? 'files' : 'none';
  return contractPaths.get(pattern) ?? (pattern || '/');
}

/**
 * Returns middleware that measures the time from its call to the end of the response, so it must run before all
 * handlers. The label `status` is a class (2xx), or `aborted` if the client disconnected before the response.
 */
export function countRequests(registry: Metrics): Middleware {
  const seconds = new Histogram({
    name: 'kaamsetu_http_request_seconds',
    help: 'Seconds from the arrival of a request to the end of its answer, by route pattern, method and status class.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  let running = 0;
  new Gauge({
    name: 'kaamsetu_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
    collect() {
      this.set(running);
    },
  });
  return (req, res, next) => {
    const began = performance.now();
    running += 1;
    res.once('close', () => {
      running -= 1;
      const route = routeOf(req, res);
      const method = methods.has(req.method ?? '') ? (req.method ?? '') : 'other';
      const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted';
      seconds.observe({ route, method, status }, (performance.now() - began) / 1000);
    });
    next();
  };
}
