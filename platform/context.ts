// Context of the running code: ids of its request or task. Log lines and enqueued tasks include them automatically.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Context {
  /** Id of the original request (`X-Request-Id`) or of a scheduled run. Without hyphens it is the trace id. */
  request_id: string;
  /** Parent of new spans, in the format of W3C Trace Context. */
  traceparent: string;
  /** True in the context of a new request or scheduled run, whose first span is the root of a trace. */
  root?: true;
  event_id?: number;
  task?: string;
  /** Kind of a request, which decides its share of the connection pool (pool-shares.ts). */
  share?: string;
}

const running = new AsyncLocalStorage<Context>();

/** Returns the current context; undefined outside of requests and tasks. */
export const currentContext = (): Context | undefined => running.getStore();

/** Runs `work`, including its asynchronous parts, in a context. */
export const runInContext = <T>(context: Context, work: () => T): T => running.run(context, work);

/**
 * Runs `work` outside of any context, for example a timer or an idle connection. These outlive the request that created
 * them, so their log lines must not contain the ids of that request.
 */
export const runOutsideContext = <T>(work: () => T): T => running.exit(work);

/** Creates the context of a new request or scheduled run. */
export function createRootContext(): Context {
  const id = randomUUID();
  const trace = id.replaceAll('-', '');
  return { request_id: id, traceparent: `00-${trace}-${trace.slice(0, 16)}-00`, root: true };
}

const TRACEPARENT =
  /^00-(?!0{32})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(?!0{16})[0-9a-f]{16}-0[01]$/;

/** Returns the context for work that another request or task caused; null if `traceparent` is malformed. */
export function contextOf(traceparent: unknown): Context | null {
  if (typeof traceparent !== 'string') return null;
  const parts = TRACEPARENT.exec(traceparent)?.slice(1);
  return parts ? { request_id: parts.join('-'), traceparent } : null;
}

/**
 * Returns the `traceparent` of the current context; null outside of requests and tasks. An enqueued task stores it, so
 * that the log lines and spans of the task are linked to the request or task that enqueued it.
 */
export const currentTraceparent = (): string | null => running.getStore()?.traceparent ?? null;
