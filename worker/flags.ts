// Decides which tasks must not be fetched now: tasks whose circuit breaker is open, and tasks of a service whose tasks
// already occupy half of the slots. A slot runs one task at a time.
import { PUSH_FLAG, PUSH_TASK } from '#marketplace/notifications/wake-devices.ts';
import { subscriptions } from '#marketplace/subscriptions.ts';
import type { Handler } from './deps.ts';

/**
 * Maps each handler that calls an external service to the flag of its tasks, a label in graphile-worker that names the
 * service, such as SMS. `PUSH_TASK` is added here because it is not in `subscriptions`.
 */
const flagOf: ReadonlyMap<string, string> = new Map([
  [PUSH_TASK, PUSH_FLAG],
  ...Object.values(subscriptions).flatMap((reaction): [string, string][] => {
    const rest = reaction.rest.flatMap((item): [string, string][] =>
      'flag' in item ? [[item.handler, item.flag]] : [],
    );
    return 'flag' in reaction && reaction.urgent ? [[reaction.urgent, reaction.flag], ...rest] : rest;
  }),
]);

export interface FlaggedTasks {
  /**
   * Wraps a handler so that its runs are counted by flag. Sets `crowded` if too many tasks with this flag are already
   * running.
   */
  count(name: string, handler: Handler): Handler;
  /** Returns the flags whose tasks must not be fetched now. Called before each fetch. */
  forbidden(): string[];
}

/**
 * Limits the running tasks of each flag to half of the slots. A flag names the circuit breaker of a service. Without
 * the limit, one slow provider could occupy all slots, and slow SMS would delay notifications. Slots that fetch at the
 * same moment can exceed the limit: the handlers of the surplus tasks see `crowded` and postpone their tasks.
 */
export function watchFlags(slots: number, held: () => readonly string[]): FlaggedTasks {
  const max = Math.ceil(slots / 2);
  const running = new Map<string, number>();
  const add = (flag: string, change: number): number => {
    const count = (running.get(flag) ?? 0) + change;
    running.set(flag, count);
    return count;
  };
  return {
    count: (name, handler) => {
      const flag = flagOf.get(name);
      if (flag === undefined) return handler;
      return async (run) => {
        const crowded = add(flag, 1) > max;
        try {
          await handler({ ...run, crowded });
        } finally {
          add(flag, -1);
        }
      };
    },
    forbidden: () => [...new Set([...held(), ...[...running].flatMap(([flag, count]) => (count >= max ? flag : []))])],
  };
}
