// A long-lived child process with request-response messages. The child starts with the first request. It ends after one
// minute without requests, or together with this process.
import { type ChildProcess, fork } from 'node:child_process';
import { z } from '#contracts/z.ts';
import { minimalEnv } from './statement-process.ts';

export interface LongLivedProcess<Answer> {
  /**
   * Sends a request to the child process, which runs the program in `file`; all requests must name the same file. When
   * `signal` aborts a request, the child receives the message `cancel`. Never rejects.
   */
  ask(file: string, question: object, signal: AbortSignal): Promise<Answer>;
  stop(): void;
}

interface Kind<Answer> {
  answer: z.ZodMiniType<Answer>;
  /** Response to requests that are pending when the process ends. */
  gone: Answer;
}

interface Started<Answer> {
  child: ChildProcess;
  /** Requests without a response yet, by their id. */
  waiting: Map<number, (answer: Answer) => void>;
}

const MEMORY_MB = 64;
const IDLE_MS = 60_000;

/** Starts the program. When it ends, all pending requests are resolved and `onEnd` is called. */
function startProcess<Answer>(file: string, { answer, gone }: Kind<Answer>, onEnd: () => void): Started<Answer> {
  const replyShape = z.object({ id: z.int(), answer });
  const child = fork(file, [], {
    env: minimalEnv(),
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting: Started<Answer>['waiting'] = new Map();
  const end = () => {
    onEnd();
    for (const resolve of waiting.values()) resolve(gone);
    waiting.clear();
  };
  child.on('error', end);
  child.once('exit', end);
  child.on('message', (message) => {
    const read = replyShape.safeParse(message);
    if (read.success) waiting.get(read.data.id)?.(read.data.answer);
  });
  child.unref();
  child.channel?.unref();
  return { child, waiting };
}

export function openLongLived<Answer>(kind: Kind<Answer>): LongLivedProcess<Answer> {
  let current: Started<Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(file: string): Started<Answer> {
    const started = startProcess(file, kind, () => {
      if (current === started) current = null;
    });
    return started;
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
      current ??= start(file);
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
