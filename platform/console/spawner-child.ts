// A small process that starts the processes of statements: to start one holds a program up for as long as that takes, which the API must not be.
import os from 'node:os';
import * as z from 'zod/mini';
import { openParser } from './parser.ts';
import { order } from './statement.ts';
import { runInChild } from './statement-process.ts';

const requestShape = z.union([
  z.object({ id: z.int(), program: z.string(), order }),
  z.object({ id: z.int(), cancel: z.literal(true) }),
]);
/** Behind every request, with all threads of all that it starts: an administrator waits a moment longer, the people do not. */
const NICENESS = 15;
const running = new Map<number, AbortController>();
const parser = openParser();

try {
  os.setPriority(NICENESS);
} catch {
  // Not on this system; the limits of time hold.
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
