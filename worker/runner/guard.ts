// Wraps each run of a task. The run can report progress, and fails if it reports no progress for too long. If the
// process has lost its lease on the tasks, it exits before the run completes.
import type { Task } from 'graphile-worker';
import { runOutsideContext } from '#platform/context.ts';
import type { Fence } from './fence.ts';
import { LIMITS, type Slot, type Slots } from './slots.ts';

/** The functions that a task receives in addition to its payload. */
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

/** State of one run of a task. */
interface Running {
  slot: Slot;
  silenced: boolean;
  // Created on demand: most tasks use no signal, and creating the controller is the largest cost of a small task.
  abort?: AbortController;
  fail(error: Error): void;
}

/** Checks all runs of a task name with one timer, because a timer per run would cost more than a small task. */
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
      // The timer serves all runs, so it must not inherit the async context of the run that starts it.
      timer ??= runOutsideContext(() => setInterval(look, CHECK_MS).unref());
    },
    end: (task: Running) => running.delete(task),
  };
}

/** Returns the task function that graphile-worker calls. */
export function guard({ name, run }: GuardedTask, { slots, fence, die }: Process): Task {
  const watch = watchSilence(name);
  const reportingOf = (task: Running): Reporting => ({
    progress() {
      if (task.silenced) throw new DOMException('This task was cancelled.', 'AbortError');
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
      // Exit before graphile-worker completes the task. graphile-worker completes a task by its id, even if another
      // process has locked the task by now. It would also delete a task that was added again with the same key.
      if (fence.isUp()) die(`fenced after ${name}`);
    }
  };
}
