// Around each run of a task: it may report progress, it fails when it goes silent, and a zombie never completes anything.
import type { Task } from 'graphile-worker';
import { runOutsideContext } from '#platform/context.ts';
import type { Fence } from './fence.ts';
import { LIMITS, type Slot, type Slots } from './slots.ts';

/** What a running task is given beside its payload. */
export interface Reporting {
  progress(): void;
  signal: AbortSignal;
}

interface GuardedTask {
  name: string;
  run(payload: unknown, reporting: Reporting): Promise<void>;
}

interface Process {
  slots: Slots;
  fence: Fence;
  die(reason: string): never;
}

const CHECK_MS = 500;

/** One run of a task. */
interface Running {
  slot: Slot;
  silenced: boolean;
  // Most tasks ask for no signal, and one is the dearest part of a small task.
  abort?: AbortController;
  fail(error: Error): void;
}

/** Looks at all runs of a task together: a timer for each would cost a small one more than its work. */
function watchSilence(name: string) {
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    for (const task of running) {
      if (performance.now() - task.slot.at <= LIMITS.silent_ms) continue;
      task.silenced = true;
      task.abort?.abort();
      task.fail(new Error(`${name} reported nothing for ${LIMITS.silent_ms} ms`));
    }
  };
  return {
    begin(task: Running): void {
      running.add(task);
      // The runs of many are looked at: that is not of the one that happened to be first.
      timer ??= runOutsideContext(() => setInterval(look, CHECK_MS).unref());
    },
    end: (task: Running) => running.delete(task),
  };
}

/** The task as graphile-worker runs it. */
export function guard({ name, run }: GuardedTask, { slots, fence, die }: Process): Task {
  const watch = watchSilence(name);
  const reportingOf = (task: Running): Reporting => ({
    progress() {
      if (task.silenced) throw new DOMException('This task was given up.', 'AbortError');
      if (fence.isUp()) die(`fenced in ${name}`);
      task.slot.at = performance.now();
    },
    get signal() {
      task.abort ??= new AbortController();
      if (task.silenced) task.abort.abort();
      return task.abort.signal;
    },
  });
  return async (payload, helpers) => {
    if (fence.isUp()) die(`fenced before ${name}`);
    const began = performance.now();
    const slot = slots.byTask.get(String(helpers.job.id)) ?? { at: began, task: name };
    const task: Running = { slot, silenced: false, fail: () => {} };
    watch.begin(task);
    try {
      await new Promise<void>((resolve, reject) => {
        task.fail = reject;
        run(payload, reportingOf(task)).then(resolve, reject);
      });
    } finally {
      watch.end(task);
      slots.took.note(name, performance.now() - began);
      // Completion deletes by id, whoever holds the lock by now: a renewed key would be lost.
      if (fence.isUp()) die(`fenced after ${name}`);
    }
  };
}
