// Process for a single statement: validates it, checks its cost, runs it within its limits and exits. It receives the
// statement by message, because other users of the machine can read the arguments of a process.
import { BEGUN, PROCESS_MS, START_MS } from './limits.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Order } from './statement.ts';

// Exit if the parent has ended or closed the channel.
process.once('disconnect', () => process.exit(0));
setTimeout(() => process.exit(1), START_MS + PROCESS_MS + 1000).unref();

/**
 * Converts the message without a schema. The spawner has validated the message, and loading the schema library would
 * take a quarter of this process's time.
 */
function orderIn(message: unknown): Order {
  const { url, name, query, wanted } = Object(message);
  return { url: String(url), name: String(name), query: String(query), wanted: wanted === 'plan' ? 'plan' : 'rows' };
}

process.once('message', async (message) => {
  process.send?.(await outcomeOf(orderIn(message), () => process.send?.(BEGUN)), () => process.exit(0));
});
