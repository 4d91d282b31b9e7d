// Sets the log and trace context of a task run: log lines, events and new tasks of the run get the ids of the task and
// of the request that caused it.
import { z } from '#contracts/z.ts';
import { contextOf, createRootContext, runInContext } from '#platform/context.ts';
import type { Queue } from '#platform/queues.ts';
import { withSpan } from '#platform/spans.ts';
import type { RunTask } from './runner/lane.ts';

/**
 * Payload of a task. All fields are optional: cron tasks have no payload, and tasks of earlier releases have no
 * `traceparent`. A task without a `traceparent` starts a new trace.
 */
const payloadShape = z.catch(z.object({ event_id: z.optional(z.int()), traceparent: z.optional(z.string()) }), {});

/** Wraps a task so that each run has a separate context and span. */
export function withTaskContext({ name, queue }: { name: string; queue: Queue }, runTask: RunTask): RunTask {
  return (payload, reporting) => {
    const { event_id, traceparent } = payloadShape.parse(payload);
    const event = event_id === undefined ? {} : { event_id };
    const attributes = { 'messaging.destination.name': queue, ...event };
    const context = { ...(contextOf(traceparent) ?? createRootContext()), ...event, task: name };
    return runInContext(context, () =>
      withSpan({ name: `task ${name}`, kind: 'consumer', attributes }, () => runTask(payload, reporting)),
    );
  };
}
