// Statements are started by a small process of their own, which begins with the first of them and ends with us.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Order, type Outcome, outcome } from './statement.ts';

const answer = z.object({ id: z.int(), outcome });
const failed: Outcome = { outcome: 'failed' };

export interface Starter {
  run(program: string, asked: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): void;
}

/** The starter lies beside the program of the statements. */
export function openStarter(environment: () => NodeJS.ProcessEnv): Starter {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let child: ChildProcess | null = null;
  let last = 0;

  function begin(program: string): ChildProcess {
    const begun = fork(path.join(path.dirname(program), 'starter-child.js'), [], {
      env: environment(),
      execArgv: ['--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = () => {
      if (child === begun) child = null;
      for (const resolve of waiting.values()) resolve(failed);
      waiting.clear();
    };
    begun.once('error', end);
    begun.once('exit', end);
    begun.on('message', (message) => {
      const read = answer.safeParse(message);
      if (read.success) waiting.get(read.data.id)?.(read.data.outcome);
    });
    begun.unref();
    begun.channel?.unref();
    return begun;
  }

  return {
    run(program, asked, signal) {
      child ??= begin(program);
      const starter = child;
      last += 1;
      const id = last;
      const cancel = () => starter.connected && starter.send({ id, cancel: true });
      signal.addEventListener('abort', cancel);
      const result = new Promise<Outcome>((resolve) => {
        waiting.set(id, resolve);
        starter.send({ id, program, order: asked });
        if (signal.aborted) cancel();
      });
      return result.finally(() => {
        waiting.delete(id);
        signal.removeEventListener('abort', cancel);
      });
    },
    stop: () => child?.kill('SIGKILL'),
  };
}
