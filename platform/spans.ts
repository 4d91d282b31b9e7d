// Spans of what we do, where somebody wants them (tracing.ts). Where nobody does, nothing is made and nothing loaded.
import { type Context, currentContext, runInContext } from './context.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanPlan {
  /** Of few values: no ids, no words of people. */
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
}

export interface OpenSpan {
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** `reason` is a code or a kind of error, never its words. */
  fail(reason: string): void;
  end(): void;
}

/** Starts a span in a context: below its `traceparent`, or as the first of its trace. */
type StartSpan = (plan: SpanPlan, context: Context) => OpenSpan;

let start: StartSpan | null = null;

/** Whether anybody wants spans. */
export const isTracing = (): boolean => start !== null;

/** From now on spans are made by this; null for none. */
export function setSpanFactory(maker: StartSpan | null): void {
  start = maker;
}

/** A span to be ended by the caller; null where none is made: outside of requests and tasks, and in traces that nobody keeps. */
export function startSpan(plan: SpanPlan): OpenSpan | null {
  if (!start) return null;
  const context = currentContext();
  return context && (context.root || context.traceparent.endsWith('1')) ? start(plan, context) : null;
}

/** Runs `work` so that what comes of it hangs below a span. */
export function below<T>(span: OpenSpan | null, work: () => T): T {
  const context = currentContext();
  if (!span || !context) return work();
  const { root: _root, ...rest } = context;
  return runInContext({ ...rest, traceparent: span.traceparent }, work);
}

/** What went wrong as a span may show it: a code or a kind. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** A span around `work`, failed where that throws. */
export async function withSpan<T>(plan: SpanPlan, work: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const span = startSpan(plan);
  if (!span) return work(null);
  try {
    return await below(span, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
}
