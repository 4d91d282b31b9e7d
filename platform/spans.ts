// Trace spans, created only while tracing is enabled (tracing.ts). Otherwise no library is loaded.
import { type Context, currentContext, runInContext } from './context.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanPlan {
  /** Name of the span. It must have a low cardinality, so it contains no ids and no user input. */
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
}

export interface OpenSpan {
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** `reason` is an error code or class, never a message. */
  fail(reason: string): void;
  end(): void;
}

/** Starts a span in a context: as a child of its `traceparent`, or as the root of a trace. */
type StartSpan = (plan: SpanPlan, context: Context) => OpenSpan;

let start: StartSpan | null = null;

/** True after {@link setSpanFactory} has enabled tracing. */
export const isTracing = (): boolean => start !== null;

/** Sets the function that creates spans; null disables tracing. */
export function setSpanFactory(maker: StartSpan | null): void {
  start = maker;
}

/**
 * Starts a span that the caller must end. Returns null without tracing, outside of requests and tasks, and in traces
 * that are not sampled.
 */
export function startSpan(plan: SpanPlan): OpenSpan | null {
  if (!start) return null;
  const context = currentContext();
  return context && (context.root || context.traceparent.endsWith('1')) ? start(plan, context) : null;
}

/** Runs `work` so that the spans that `work` starts are children of `span`. */
export function below<T>(span: OpenSpan | null, work: () => T): T {
  const context = currentContext();
  if (!span || !context) return work();
  const { root: _root, ...rest } = context;
  return runInContext({ ...rest, traceparent: span.traceparent }, work);
}

/** Returns the error as a span may show it: a code or a class name. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Runs `work` in a span, which fails if `work` throws. */
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
