// Sends trace spans to a collector (OTLP over HTTP, JSON) in the background. The libraries are loaded only if a
// collector is configured.
import type { Span, Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import { type Context, currentContext } from './context.ts';
import type { Log } from './log.ts';
import { shortStatement } from './slow-queries.ts';
import { failureOf, type OpenSpan, type SpanPlan, setSpanFactory, startSpan } from './spans.ts';
import type { WatchQuery } from './watch-query.ts';

interface Tracing {
  /** URL of the collector; `/v1/traces` is appended. Undefined disables tracing. */
  endpoint: string | undefined;
  /**
   * Sampling ratio of traces that start here, 0 to 1. Traces that another process started keep their sampling decision.
   */
  ratio: number;
  service: string;
  version: string;
  log: Log;
}

const BATCH = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: 5000 };
const FLUSH_MS = 2000;
const LOG_EVERY_MS = 60_000;
const FAILED = 2;

const hex = (traceparent: string) => ({ traceId: traceparent.slice(3, 35), spanId: traceparent.slice(36, 52) });

async function loadLibraries() {
  const [api, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...sdk, ...resources, ...exporter };
}
type Libraries = Awaited<ReturnType<typeof loadLibraries>>;

/** Wraps the exporter: logs at most once per minute while exporting fails. */
function withFailureLog(exporter: SpanExporter, log: Log): SpanExporter {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && performance.now() - loggedAt > LOG_EVERY_MS) {
          loggedAt = performance.now();
          log.warn('traces could not be exported', { spans: spans.length, reason: failureOf(result.error) });
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function createProvider(otel: Libraries, { endpoint, ratio, service, version, log }: Tracing) {
  const random = new otel.RandomIdGenerator();
  const url = `${endpoint?.replace(/\/$/, '')}/v1/traces`;
  const exporter = new otel.OTLPTraceExporter({ url, timeoutMillis: BATCH.exportTimeoutMillis });
  return new otel.BasicTracerProvider({
    resource: otel.resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new otel.ParentBasedSampler({ root: new otel.TraceIdRatioBasedSampler(ratio) }),
    // The request id is also the trace id.
    idGenerator: {
      generateTraceId: () => currentContext()?.request_id.replaceAll('-', '') ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new otel.BatchSpanProcessor(withFailureLog(exporter, log), BATCH)],
  });
}

function wrapSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (reason) => void span.setAttribute('error.type', reason).setStatus({ code: FAILED }),
    end: () => span.end(),
  };
}

function spansBy(tracer: Tracer, { ROOT_CONTEXT, SpanKind, trace }: Libraries) {
  const kinds = {
    internal: SpanKind.INTERNAL,
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    producer: SpanKind.PRODUCER,
    consumer: SpanKind.CONSUMER,
  };
  return ({ name, kind, attributes = {} }: SpanPlan, { root, traceparent }: Context): OpenSpan => {
    const above = { ...hex(traceparent), traceFlags: 1, isRemote: true };
    const place = root ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above);
    return wrapSpan(tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, place));
  };
}

/**
 * Enables tracing and sends spans in the background. Returns a function that sends the remaining spans and disables
 * tracing within 2 s. While the collector is unavailable, spans beyond the queue limit are dropped.
 */
export async function startTracing(tracing: Tracing): Promise<() => Promise<void>> {
  if (tracing.endpoint === undefined) return async () => {};
  const otel = await loadLibraries();
  const provider = createProvider(otel, tracing);
  setSpanFactory(spansBy(provider.getTracer('kaamsetu', tracing.version), otel));
  let ended: Promise<void> | null = null;
  return () => {
    setSpanFactory(null);
    const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
    ended ??= Promise.race([provider.shutdown().catch(() => {}), late]);
    return ended;
  };
}

/** Returns the first word of a statement, such as `insert` or `with`. Only few different words occur. */
const kindOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/**
 * Creates a span for each statement within a request or task. The span contains the name of the statement and its text
 * with placeholders, never a value.
 */
export const traceQueries: WatchQuery = ({ text, name }) => {
  const operation = kindOf(text);
  const span = startSpan({ name: `sql ${name ?? operation}`, kind: 'client' });
  if (!span) return () => {};
  span.set({ 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': shortStatement(text) });
  return ({ rows, error }) => {
    if (rows !== null) span.set({ 'db.response.returned_rows': rows });
    if (error !== undefined) span.fail(failureOf(error));
    span.end();
  };
};
