// Turns a handler into a task: parses the payload, logs a failed run, and completes the task if the handler throws a
// `Problem`.
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { describeError } from '#platform/log.ts';
import type { Handler, WorkerDeps } from './deps.ts';
import type { Reporting } from './runner/guard.ts';

/**
 * Payload of a task: the event id, and the trace context, which `task-context.ts` reads. Handlers read all other data
 * from the database by the event id.
 */
const payloadShape = z.object({ event_id: z.int(), traceparent: z.optional(z.string()) });

/**
 * Returns the task of a handler. If the handler throws an error, the task throws it too and is retried. A {@link
 * Problem} (an expected refusal, such as “not found”) is only logged and completes the task, because a retry would not
 * help.
 */
export function taskOf(
  name: string,
  handler: Handler,
  { deps, db }: { deps: WorkerDeps; db: Db },
): (payload: unknown, reporting: Reporting) => Promise<void> {
  return async (payload, reporting) => {
    const { event_id } = payloadShape.parse(payload);
    try {
      await handler({
        deps,
        db,
        event_id,
        progress: reporting.progress,
        get signal() {
          return reporting.signal;
        },
      });
    } catch (error) {
      deps.log.warn('a handler failed', { handler: name, event_id, ...describeError(error) });
      if (!(error instanceof Problem)) throw error;
    }
  };
}
