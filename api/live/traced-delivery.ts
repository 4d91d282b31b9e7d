// Traces the delivery of pushes: one span per broadcast, below the span of the task that sent it, with the number of
// sockets that received it. Browsers receive no trace data.
import { contextOf, runInContext } from '#platform/context.ts';
import { startSpan } from '#platform/spans.ts';
import { wrapMethod } from '#platform/wrap-method.ts';

/**
 * Returns the trace context in the flags of a broadcast; null if the flags contain none. Processes send the flags to
 * each other together with the packet, but never to browsers.
 */
function contextIn(opts: unknown) {
  if (typeof opts !== 'object' || opts === null || !('flags' in opts)) return null;
  const { flags } = opts;
  return typeof flags === 'object' && flags !== null && 'traceparent' in flags ? contextOf(flags.traceparent) : null;
}

/**
 * Wraps each broadcast of an adapter in a span if the broadcast has a trace context. Other broadcasts pass unchanged.
 */
export function traceDelivery(adapter: object): void {
  wrapMethod(adapter, 'apply', (apply) => (opts, reach) => {
    const context = contextIn(opts);
    if (!context || typeof reach !== 'function') return apply(opts, reach);
    const span = runInContext(context, () => startSpan({ name: 'deliver', kind: 'consumer' }));
    if (!span) return apply(opts, reach);
    let sockets = 0;
    const counted = (socket: unknown) => {
      sockets += 1;
      reach(socket);
    };
    try {
      return apply(opts, counted);
    } finally {
      span.set({ sockets });
      span.end();
    }
  });
}
