// Process that starts the statement processes. A start of a process blocks the parent process for a moment, so the API
// process must not be the parent.
import os from 'node:os';
import { z } from '#contracts/z.ts';
import { openParser } from './parser.ts';
import { order } from './statement.ts';
import { runInChild } from './statement-process.ts';

const requestShape = z.union([
  z.object({ id: z.int(), program: z.string(), order }),
  z.object({ id: z.int(), cancel: z.literal(true) }),
]);
/**
 * Scheduling priority of this process and its child processes. The low priority lets the requests of users run first;
 * the statements of administrators take slightly longer.
 */
const NICENESS = 15;
const running = new Map<number, AbortController>();
const parser = openParser();

try {
  os.setPriority(NICENESS);
} catch {
  // Ignore the error: the operating system does not support priorities. The time limits still apply.
}
process.once('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  const asked = requestShape.parse(message);
  if ('cancel' in asked) {
    running.get(asked.id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(asked.id, controller);
  const { program, order } = asked;
  const answer =
    (await parser.refusal(program, order.query, controller.signal)) ??
    (await runInChild(program, order, controller.signal));
  running.delete(asked.id);
  process.send?.({ id: asked.id, answer });
});
