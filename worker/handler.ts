// Turns a handler into a task: the payload parsed at the door, the run logged, a refusal ended quietly.
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { describeError } from '#platform/log.ts';
import type { Handler, WorkerDeps } from './deps.ts';
import type { Reporting } from './runner/guard.ts';

/** All that a task carries: the event's id, and where it hangs (`in-task.ts` reads that). Everything else is read back by the id. */
const payloadShape = z.object({ event_id: z.int(), traceparent: z.optional(z.string()) });

/** The task of a handler. It throws to be run again; a {@link Problem} means that there is nothing to do. */
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
