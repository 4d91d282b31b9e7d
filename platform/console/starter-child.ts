// A small process that starts the processes of statements: to start one holds a program up for as long as that takes, which the API must not be.
import * as z from 'zod/mini';
import { runInChild } from './one-process.ts';
import { order } from './statement.ts';

const told = z.union([
  z.object({ id: z.int(), program: z.string(), order }),
  z.object({ id: z.int(), cancel: z.literal(true) }),
]);
const running = new Map<number, AbortController>();

process.once('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  const asked = told.parse(message);
  if ('cancel' in asked) {
    running.get(asked.id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(asked.id, controller);
  const outcome = await runInChild(asked.program, asked.order, controller.signal);
  running.delete(asked.id);
  process.send?.({ id: asked.id, outcome });
});
