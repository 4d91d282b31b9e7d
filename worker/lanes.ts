// Assigns handlers and cron tasks to queues. Urgent tasks have their own queue, so that a notification never waits
// behind thousands of other tasks.

import { STEP_TASK } from '#marketplace/calls/queries.ts';
import { SETTLE_TASK } from '#marketplace/crews/call-bid-queries.ts';
import { PUSH_TASK } from '#marketplace/notifications/wake-devices.ts';
import { type HandlerName, subscriptions } from '#marketplace/subscriptions.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';
import { settleDueBid, stepDueCall } from './calls/step-call.ts';
import type { Handler, WorkerDeps } from './deps.ts';
import { dispatchEvent, isIdle } from './dispatch-event.ts';
import { watchFlags } from './flags.ts';
import { taskOf } from './handler.ts';
import { handlers } from './handlers.ts';
import { pushToDevices } from './push/push-to-devices.ts';
import { recomputePersonOf } from './reputation/recompute-person.ts';
import type { LanePlan, RunTask } from './runner/lane.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import { withTaskContext } from './task-context.ts';

const named: Record<string, Handler> = handlers;

/**
 * Returns the handlers of a queue according to `subscriptions` (which event triggers which handlers). Without a
 * translation service, translation handlers are left out.
 */
function handlersIn(queue: Queue, deps: WorkerDeps): Record<string, Handler> {
  const reactions = Object.values(subscriptions);
  const urgent =
    queue === 'urgent'
      ? reactions.flatMap((reaction): HandlerName[] => (reaction.urgent ? [reaction.urgent] : []))
      : [];
  const rest = reactions.flatMap((reaction): HandlerName[] =>
    reaction.rest.flatMap((item) => (item.queue === queue && !isIdle(item, deps) ? [item.handler] : [])),
  );
  const own = [...new Set([...urgent, ...rest])].flatMap((name) => (named[name] ? [[name, named[name]] as const] : []));
  // Handlers that `subscriptions` does not name: the task `dispatch_event` is added together with each event, and the
  // push task together with the notifications that it sends.
  const unmapped: Partial<Record<Queue, readonly [string, Handler]>> = {
    urgent: ['dispatch_event', dispatchEvent],
    outside: [PUSH_TASK, pushToDevices],
  };
  const extra = unmapped[queue];
  return Object.fromEntries(extra ? [...own, extra] : own);
}

/**
 * Returns the plan of every queue that has handlers. `concurrency` is the number of tasks that run at a time, by queue.
 */
export function planLanes(deps: WorkerDeps, concurrency: Record<Queue, number>): LanePlan[] {
  const plan = (queue: Queue, prefetches: boolean): LanePlan => {
    const flags = watchFlags(concurrency[queue], deps.heldBreakers);
    return {
      queue,
      prefetches,
      concurrency: concurrency[queue],
      schedule: queue === 'bulk' ? scheduledTasks.map(({ name, cron }) => ({ task: name, match: cron })) : [],
      // Tasks that were fetched in advance run even if the circuit breaker of their service (the flag) has opened
      // since. So a queue that fetches in advance must have no tasks that call an external service.
      ...(prefetches ? {} : { forbiddenFlags: flags.forbidden }),
      tasksOver: (db: Db) => {
        const tasks = Object.entries(handlersIn(queue, deps)).map(
          ([name, handler]) => [name, taskOf(name, flags.count(name, handler), { deps, db })] as const,
        );
        const timed = scheduledTasks.map(({ name, run }): readonly [string, RunTask] => [
          name,
          async (_payload, { progress }) => void (await run(deps, progress)),
        ]);
        const personTask: RunTask = (payload) => recomputePersonOf(deps.db, payload);
        const callTask: RunTask = (payload) => stepDueCall(deps.db, payload);
        const added: Partial<Record<Queue, readonly (readonly [string, RunTask])[]>> = {
          urgent: [
            [STEP_TASK, callTask],
            [SETTLE_TASK, (payload) => settleDueBid(deps.db, payload)],
          ],
          bulk: [...timed, ['recompute_person', personTask]],
        };
        const all = [...tasks, ...(added[queue] ?? [])];
        return Object.fromEntries(all.map(([name, runTask]) => [name, withTaskContext({ name, queue }, runTask)]));
      },
    };
  };
  return [plan('urgent', false), plan('outside', false), plan('bulk', true)].filter(
    ({ queue }) => Object.keys(handlersIn(queue, deps)).length > 0,
  );
}
