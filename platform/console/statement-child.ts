// A process of its own for one statement: judged, priced, run within its limits, and gone. Told what to do by a message, never by arguments.
import { BEGUN, PROCESS_MS, START_MS } from './limits.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Order } from './statement.ts';

// Whoever started it is gone, or has forgotten it.
process.once('disconnect', () => process.exit(0));
setTimeout(() => process.exit(1), START_MS + PROCESS_MS + 1000).unref();

/** What the spawner has read by its schema: the library of schemas would be a quarter of this process's work. */
function orderIn(message: unknown): Order {
  const { url, name, query, wanted } = Object(message);
  return { url: String(url), name: String(name), query: String(query), wanted: wanted === 'plan' ? 'plan' : 'rows' };
}

process.once('message', async (message) => {
  process.send?.(await outcomeOf(orderIn(message), () => process.send?.(BEGUN)), () => process.exit(0));
});
