// A name for each request, and one line when it is answered, with who asked and why they were refused: no bodies, no query, no header.
import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '#contracts/problems.ts';
import { type Context, createRootContext, runInContext } from '#platform/context.ts';
import type { Log } from '#platform/log.ts';
import { redactText } from '#platform/redact.ts';
import { below, isTracing, type OpenSpan, startSpan } from '#platform/spans.ts';
import { callerOf } from './authenticate.ts';
import type { Middleware } from './request.ts';
import { routePatternOf } from './route-of.ts';

/** No phone or identity number reaches the log, not even in an address that somebody made up. */
const LONG_NUMBER = /\d{8,}/g;

const ids = new WeakMap<object, string>();

/** The request's id, as it stands in the log and in a problem document. */
export function requestIdOf(req: object): string {
  return ids.get(req) ?? '';
}

const refusals = new WeakMap<object, ProblemCode>();

/** Keeps for the line of a request by which code it was refused. */
export function noteRefusal(req: object, code: ProblemCode): void {
  refusals.set(req, code);
}

/** Who asked, by number, and the refusal; what there is none of stays out of the line. */
function whoAndWhy(req: object) {
  const { person, admin } = callerOf(req);
  return { user_id: person?.id, admin_id: admin?.id, code: refusals.get(req) };
}

/** The path as a log line may show it: without the query, without long numbers. */
export const loggedPath = (req: IncomingMessage): string =>
  (addressOf(req).split('?')[0] ?? '').slice(0, 200).replace(LONG_NUMBER, '…');

/** Express shortens `url` while a router is at work. */
const addressOf = (req: IncomingMessage): string =>
  'originalUrl' in req && typeof req.originalUrl === 'string' ? req.originalUrl : (req.url ?? '');

/** Health checks and files of the web app are not worth a span. */
const isTraced = (path: string) => path !== '/live' && path !== '/ready' && !path.includes('.');

/** A request that is not worth a span begins no trace: nor does what it asks of the database. */
function contextFor(req: IncomingMessage): Context {
  const context = createRootContext();
  if (!isTracing() || isTraced(loggedPath(req))) return context;
  const { root: _root, ...quiet } = context;
  return quiet;
}

/** A caller's own `traceparent` is not read: what passes through a proxy is what some browser sent, and would choose what we keep. */
function openRequestSpan(req: IncomingMessage): OpenSpan | null {
  if (!isTracing()) return null;
  const method = req.method ?? '';
  const attributes = { 'http.request.method': method, 'url.path': redactText(loggedPath(req)) };
  return startSpan({ name: method, kind: 'server', attributes });
}

/** Named by the pattern of its route, as all of a kind are; one that no route took has the method alone. */
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

/** Ids, the line and the span. Paths carry ids only; assets and health checks are not worth a line. */
export function requestLog(log: Log): Middleware {
  return (req, res, next) => {
    const context = contextFor(req);
    ids.set(req, context.request_id);
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
      // It closes once, answered or not.
      if (span) res.on('close', () => endRequestSpan(span, req, res.statusCode));
      below(span, next);
    });
  };
}
