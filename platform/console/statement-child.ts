// A process of its own for one statement: judged, priced, run within its limits, and gone. Told what to do by a message, never by arguments.
import { outcomeOf } from './outcome-of.ts';
import { PROCESS_MS } from './statement.ts';

// Whoever started it is gone, or has forgotten it.
process.once('disconnect', () => process.exit(0));
setTimeout(() => process.exit(1), PROCESS_MS + 1000).unref();

process.once('message', async (message) => {
  process.send?.(await outcomeOf(message), () => process.exit(0));
});
