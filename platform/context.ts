// Whom this code works for: the request or the task that it runs in, by ids. Log lines and the tasks it adds carry them by themselves.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Context {
  /** Of the request that it all began with (`X-Request-Id`), or of a run by the clock; without its hyphens it is the trace's id. */
  request_id: string;
  /** What whatever comes of it hangs under, after W3C Trace Context. */
  traceparent: string;
  /** Nothing hangs above it yet. */
  root?: true;
  event_id?: number;
  task?: string;
}

const running = new AsyncLocalStorage<Context>();

/** The context that runs now; undefined outside of requests and tasks. */
export const currentContext = (): Context | undefined => running.getStore();

/** Runs `work`, and all that it waits for, in a context. */
export const runInContext = <T>(context: Context, work: () => T): T => running.run(context, work);

/** Runs `work` for nobody: what happens to a connection is not of the request that once opened it. */
export const runOutsideContext = <T>(work: () => T): T => running.exit(work);

/** Of something that begins here. */
export function createRootContext(): Context {
  const id = randomUUID();
  const trace = id.replaceAll('-', '');
  return { request_id: id, traceparent: `00-${trace}-${trace.slice(0, 16)}-00`, root: true };
}

const TRACEPARENT =
  /^00-(?!0{32})([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(?!0{16})[0-9a-f]{16}-0[01]$/;

/** Of something that was caused elsewhere; null where `traceparent` says nothing that we wrote. */
export function contextOf(traceparent: unknown): Context | null {
  if (typeof traceparent !== 'string') return null;
  const parts = TRACEPARENT.exec(traceparent)?.slice(1);
  return parts ? { request_id: parts.join('-'), traceparent } : null;
}

/** What a task carries beside its event, so that its lines and spans are found from those of its cause; null outside of requests and tasks. */
export const currentTraceparent = (): string | null => running.getStore()?.traceparent ?? null;
