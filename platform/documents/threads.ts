// A small pool of threads for documents, with memory and time limits, so that a file cannot block the program.
import { Worker } from 'node:worker_threads';
import type { DocumentAnswer, DocumentTask } from './thread-messages.ts';

/** Thrown if too many documents are waiting; the caller may retry. */
export class DocumentsBusy extends Error {
  override name = 'DocumentsBusy';
}

interface Limits {
  /** Maximum number of concurrent threads. */
  max: number;
  /** Maximum number of waiting tasks. */
  waiting: number;
  /** Time limit of a task in seconds. When the limit is reached, the thread of the task is ended. */
  seconds: number;
  /** Number of tasks after which a thread is replaced by a new one with empty memory. */
  tasks: number;
}

export interface Threads {
  /** Returns the answer; null if the thread exceeded its memory or time limit. Rejects with `DocumentsBusy`. */
  run(task: DocumentTask, bytes: Uint8Array): Promise<DocumentAnswer | null>;
  close(): Promise<void>;
}

const HEAP_MB = 256;
const IDLE_MS = 30_000;

interface Thread {
  worker: Worker;
  done: number;
  idle?: NodeJS.Timeout;
}

/** Resolves with the answer to one order; null if the thread ends or the time limit expires. */
function ask({ worker }: Thread, order: { task: DocumentTask; bytes: Uint8Array }, seconds: number) {
  return new Promise<DocumentAnswer | null>((resolve) => {
    const end = (answer: DocumentAnswer | null) => {
      clearTimeout(timer);
      worker.removeListener('message', end);
      worker.removeListener('exit', gone);
      resolve(answer);
    };
    const gone = () => end(null);
    const timer = setTimeout(gone, seconds * 1000);
    worker.once('message', end);
    worker.once('exit', gone);
    // Copy the bytes for the transfer: a transfer moves the whole buffer, which may also contain bytes of other
    // requests.
    const bytes = new Uint8Array(order.bytes);
    worker.postMessage({ task: order.task, bytes }, [bytes.buffer]);
  });
}

function startThread(program: string): Thread {
  const worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  worker.unref();
  // The `exit` event handles the failure; an unhandled `error` event would end the program.
  worker.on('error', () => {});
  worker.setMaxListeners(20);
  return { worker, done: 0 };
}

/** Limits how many tasks run and wait at the same time. */
function limitConcurrency({ max, waiting }: Pick<Limits, 'max' | 'waiting'>) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(todo: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1;
    else {
      if (queue.length >= waiting) throw new DocumentsBusy();
      await new Promise<void>((next) => queue.push(next));
    }
    try {
      return await todo();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Creates a pool of threads. Each new thread runs the file whose path `program` returns. */
export function createThreads(program: () => string | Promise<string>, limits: Limits): Threads {
  const resting: Thread[] = [];
  const withLimit = limitConcurrency(limits);

  async function start(): Promise<Thread> {
    const thread = startThread(await program());
    thread.worker.once('exit', () => forget(thread));
    return thread;
  }

  function forget(thread: Thread): void {
    clearTimeout(thread.idle);
    const at = resting.indexOf(thread);
    if (at >= 0) resting.splice(at, 1);
  }

  function rest(thread: Thread): void {
    thread.idle = setTimeout(() => void thread.worker.terminate(), IDLE_MS).unref();
    resting.push(thread);
  }

  async function work(task: DocumentTask, bytes: Uint8Array): Promise<DocumentAnswer | null> {
    const thread = resting.pop() ?? (await start());
    clearTimeout(thread.idle);
    const answer = await ask(thread, { task, bytes }, limits.seconds);
    thread.done += 1;
    if (answer && thread.done < limits.tasks) rest(thread);
    else await thread.worker.terminate();
    return answer;
  }

  return {
    run: (task, bytes) => withLimit(() => work(task, bytes)),
    close: async () => {
      await Promise.all(resting.map(({ worker }) => worker.terminate()));
    },
  };
}
