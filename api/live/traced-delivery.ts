// Traces the delivery of pushes: a span below the task that pushed, with the number of sockets reached. Browsers
// receive no trace data.
import { contextOf, runInContext } from '#platform/context.ts';
import { startSpan } from '#platform/spans.ts';

/** The flags of a broadcast accompany its packet between processes; they are not sent to browsers. */
function contextIn(opts: unknown) {
  if (typeof opts !== 'object' || opts === null || !('flags' in opts)) return null;
  const { flags } = opts;
  return typeof flags === 'object' && flags !== null && 'traceparent' in flags ? contextOf(flags.traceparent) : null;
}

type Apply = (opts: unknown, reach: (socket: unknown) => void) => unknown;

/** Wraps each broadcast of an adapter in a span if it carries a trace context. All others pass unchanged. */
export function traceDelivery(adapter: object): void {
  const original: unknown = Reflect.get(adapter, 'apply');
  if (typeof original !== 'function') return;
  const apply: Apply = (opts, reach) => {
    const context = contextIn(opts);
    const span = context && runInContext(context, () => startSpan({ name: 'deliver', kind: 'consumer' }));
    if (!span) return Reflect.apply(original, adapter, [opts, reach]);
    let sockets = 0;
    const counted = (socket: unknown) => {
      sockets += 1;
      reach(socket);
    };
    try {
      return Reflect.apply(original, adapter, [opts, counted]);
    } finally {
      span.set({ sockets });
      span.end();
    }
  };
  Object.defineProperty(adapter, 'apply', { value: apply });
}
