// Assigns request ids and logs one line per response, with caller and problem code, but without bodies, queries and
// headers.
import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '#contracts/problems.ts';
import { type Context, createRootContext, runInContext } from '#platform/context.ts';
import type { Log } from '#platform/log.ts';
import { redactText } from '#platform/redact.ts';
import { below, isTracing, type OpenSpan, startSpan } from '#platform/spans.ts';
import { callerOf } from './authenticate.ts';
import type { Middleware } from './request.ts';
import { requestContextOf } from './request-context.ts';
import { routePatternOf } from './route-of.ts';

/** Matches phone and identity numbers in logged paths. A client can put them in any path. */
const LONG_NUMBER = /\d{8,}/g;
/** Matches the token of a link in an SMS about a call: in the path of the page and of its endpoint. */
const LINK_TOKEN = /(?<=\/y\/)[^/]+/gi;

/** Returns the id of the request, as it appears in the log and in problem documents. */
export function requestIdOf(req: object): string {
  return requestContextOf(req).requestId ?? '';
}

/** Stores the problem code for the log line of the request. */
export function noteRefusal(req: object, code: ProblemCode): void {
  requestContextOf(req).refusal = code;
}

/** Returns the id of the caller and the problem code for the log line, which omits undefined values. */
function whoAndWhy(req: object) {
  const { person, admin } = callerOf(req);
  return { user_id: person?.id, admin_id: admin?.id, code: requestContextOf(req).refusal };
}

/** Returns the path for a log line: without the query, long numbers and tokens. */
export const loggedPath = (req: IncomingMessage): string =>
  (addressOf(req).split('?')[0] ?? '').slice(0, 200).replace(LONG_NUMBER, '…').replace(LINK_TOKEN, '…');

/** Returns the full request target. While a router runs, `url` is not enough, because Express shortens it. */
const addressOf = (req: IncomingMessage): string =>
  'originalUrl' in req && typeof req.originalUrl === 'string' ? req.originalUrl : (req.url ?? '');

/**
 * Whether requests for a path get a span: all except health checks and files of the web app, whose paths contain a dot.
 */
const isTraced = (path: string) => path !== '/live' && path !== '/ready' && !path.includes('.');

/**
 * Returns the context of a request. The field `root` of a context permits the first span to start a new trace. The
 * context of a request that is not traced lacks this field, so that its database queries start no trace either.
 */
function contextFor(req: IncomingMessage): Context {
  const context = createRootContext();
  if (!isTracing() || isTraced(loggedPath(req))) return context;
  const { root: _root, ...quiet } = context;
  return quiet;
}

/**
 * Starts the span of a request; null without tracing. Ignores the `traceparent` header of the request: any browser can
 * send this header through a proxy, so browsers would decide which traces are stored.
 */
function openRequestSpan(req: IncomingMessage): OpenSpan | null {
  if (!isTracing()) return null;
  const method = req.method ?? '';
  const attributes = { 'http.request.method': method, 'url.path': redactText(loggedPath(req)) };
  return startSpan({ name: method, kind: 'server', attributes });
}

/** Renames the span to method and route pattern. A request without a route keeps the method alone. */
function endRequestSpan(span: OpenSpan, req: IncomingMessage, status: number): void {
  const route = routePatternOf(req);
  if (route !== null) {
    span.rename(`${req.method} ${route}`);
    span.set({ 'http.route': route });
  }
  span.set({ 'http.response.status_code': status });
  if (status >= 500) span.fail(String(status));
  span.end();
}

/**
 * Returns middleware that sets the request id, writes the log line and opens the span. Only paths below `/api/` are
 * logged.
 */
export function requestLog(log: Log): Middleware {
  return (req, res, next) => {
    const context = contextFor(req);
    requestContextOf(req).requestId = context.request_id;
    res.setHeader('X-Request-Id', context.request_id);
    const started = performance.now();
    const logRequest = () => {
      if (!addressOf(req).startsWith('/api/')) return;
      log.info('request', {
        request_id: context.request_id,
        method: req.method,
        path: loggedPath(req),
        status: res.statusCode,
        ms: Math.round(performance.now() - started),
        ...whoAndWhy(req),
      });
    };
    res.on('finish', logRequest);
    runInContext(context, () => {
      const span = openRequestSpan(req);
      // End the span on `close`, which is emitted exactly once, with or without a complete response.
      if (span) res.on('close', () => endRequestSpan(span, req, res.statusCode));
      below(span, next);
    });
  };
}
