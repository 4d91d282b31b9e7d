// Which flagged tasks may not be fetched now: those whose provider is cut off, and those that would take more than half of the slots.
import { PUSH_FLAG, PUSH_TASK } from '#marketplace/notifications/wake-devices.ts';
import { subscriptions } from '#marketplace/subscriptions.ts';
import type { Handler } from './deps.ts';

/** The flag that the map gives the tasks of a handler: the breaker of what it cannot work without. Rings have one beside the map. */
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
  /** The handler, counted while it runs where it has a flag; told where too many run already. */
  count(name: string, handler: Handler): Handler;
  /** To be asked before each fetch. */
  forbidden(): string[];
}

/**
 * A provider who answers slowly holds every slot that speaks to it. So half of the slots stay for the others: a bell does not wait because
 * text messages do. Slots that fetch at the same moment may go beyond it; those step aside when they see it.
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
