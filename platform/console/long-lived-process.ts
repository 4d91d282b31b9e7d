// A long-lived child process with request-response messages. It starts with the first request and ends after an idle
// minute or with this process.
import { type ChildProcess, fork } from 'node:child_process';
import * as z from 'zod/mini';
import { minimalEnv } from './statement-process.ts';

export interface LongLivedProcess<Answer> {
  /**
   * Sends a request to the program in `file`; all requests must use the same file. An aborted request sends `cancel` to
   * the program. Never rejects.
   */
  ask(file: string, question: object, signal: AbortSignal): Promise<Answer>;
  stop(): void;
}

interface Kind<Answer> {
  answer: z.ZodMiniType<Answer>;
  /** Response to requests that are pending when the process ends. */
  gone: Answer;
}

interface Begun<Answer> {
  child: ChildProcess;
  waiting: Map<number, (answer: Answer) => void>;
}

const MEMORY_MB = 64;
const IDLE_MS = 60_000;

export function openLongLived<Answer>({ answer, gone }: Kind<Answer>): LongLivedProcess<Answer> {
  const replyShape = z.object({ id: z.int(), answer });
  let current: Begun<Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function begin(file: string): Begun<Answer> {
    const child = fork(file, [], {
      env: minimalEnv(),
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const waiting: Begun<Answer>['waiting'] = new Map();
    const begun = { child, waiting };
    const end = () => {
      if (current === begun) current = null;
      for (const resolve of waiting.values()) resolve(gone);
      waiting.clear();
    };
    // Resolves all pending requests.
    child.on('error', end);
    child.once('exit', end);
    child.on('message', (message) => {
      const read = replyShape.safeParse(message);
      if (read.success) waiting.get(read.data.id)?.(read.data.answer);
    });
    child.unref();
    child.channel?.unref();
    return begun;
  }

  function stop(): void {
    clearTimeout(idle);
    current?.child.kill('SIGKILL');
    current = null;
  }

  return {
    stop,
    ask(file, question, signal) {
      clearTimeout(idle);
      current ??= begin(file);
      const { child, waiting } = current;
      last += 1;
      const id = last;
      const cancel = () => child.connected && child.send({ id, cancel: true });
      signal.addEventListener('abort', cancel);
      const answered = new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, ...question });
        if (signal.aborted) cancel();
      });
      return answered.finally(() => {
        waiting.delete(id);
        signal.removeEventListener('abort', cancel);
        if (waiting.size === 0 && current?.child === child) idle = setTimeout(stop, IDLE_MS).unref();
      });
    },
  };
}
