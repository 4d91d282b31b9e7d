// Which flagged tasks may not be fetched now: those whose provider is cut off, and those that would take more than half of the slots.
import { type HandlerName, subscriptions } from '#marketplace/subscriptions.ts';
import type { RunTask } from './runner/lane.ts';

/** The flag that the map gives the tasks of a handler. */
const flagOf: ReadonlyMap<string, string> = new Map(
  Object.values(subscriptions).flatMap((reaction): [HandlerName, string][] =>
    'flag' in reaction && reaction.urgent ? [[reaction.urgent, reaction.flag]] : [],
  ),
);

export interface FlaggedTasks {
  /** The task, counted while it runs where its handler has a flag. */
  count(handler: string, task: RunTask): RunTask;
  /** To be asked before each fetch. */
  forbidden(): string[];
}

/**
 * A provider who answers slowly holds every slot that speaks to it. So half of the slots stay for the others: a bell does not wait because
 * text messages do. Those who fetch at the same moment may go beyond it once.
 */
export function watchFlags(slots: number, held: () => readonly string[]): FlaggedTasks {
  const most = Math.ceil(slots / 2);
  const running = new Map<string, number>();
  const add = (flag: string, change: number) => running.set(flag, (running.get(flag) ?? 0) + change);
  return {
    count: (handler, task) => {
      const flag = flagOf.get(handler);
      if (flag === undefined) return task;
      return async (payload, reporting) => {
        add(flag, 1);
        try {
          await task(payload, reporting);
        } finally {
          add(flag, -1);
        }
      };
    },
    forbidden: () => [...new Set([...held(), ...[...running].flatMap(([flag, count]) => (count >= most ? flag : []))])],
  };
}
