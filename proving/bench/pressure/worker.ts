// The worker process of a queue under pressure: started again after each end, as a supervisor does.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { endThese, startPart } from '../processes.ts';

const reported = z.object({ done: z.array(z.tuple([z.int(), z.number()])) });
const RETRY_MS = 200;

/** Starts a worker process. `onDone` receives the id of each task and its time from enqueue to completion in ms. */
export async function startPressedWorker(args: readonly string[], onDone: (id: number, ms: number) => void) {
  let ended = false;
  let child: ChildProcess | null = null;
  let starting: Promise<void> = Promise.resolve();

  const listen = (message: unknown) => {
    const { success, data } = reported.safeParse(message);
    if (success) for (const [id, ms] of data.done) onDone(id, ms);
  };
  const start = async () => {
    while (!ended) {
      try {
        ({ child } = await startPart('pressed-worker', args));
        child.on('message', listen);
        child.once('exit', () => {
          if (!ended) starting = start();
        });
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  };
  await start();
  return {
    /** Kills the process, and resolves when another one is ready. */
    async restart(): Promise<void> {
      await starting;
      if (child) await endThese([child]);
      await starting;
    },
    async end(): Promise<void> {
      ended = true;
      await starting;
      if (child) await endThese([child]);
    },
  };
}
