// Around each run of a task: whatever it logs, records or adds carries the ids of the task and of the request that caused it.
import { z } from '#contracts/z.ts';
import { contextOf, createRootContext, runInContext } from '#platform/context.ts';
import type { Queue } from '#platform/queues.ts';
import { withSpan } from '#platform/spans.ts';
import type { RunTask } from './runner/lane.ts';

/** Tasks of the clock carry nothing, those of older processes no `traceparent`: they begin anew. */
const payloadShape = z.catch(z.object({ event_id: z.optional(z.int()), traceparent: z.optional(z.string()) }), {});

/** The task in a context and a span of its own. */
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
