// Around each run of a task: it may report progress, it fails when it goes silent, and a zombie never completes anything.
import type { Task } from 'graphile-worker';
import type { Fence } from './fence.ts';
import { LIMITS, type Slots } from './slots.ts';

/** What a running task is given beside its payload. */
export interface Reporting {
  progress(): void;
  signal: AbortSignal;
}

interface Guarded {
  name: string;
  run(payload: unknown, reporting: Reporting): Promise<void>;
}

interface Process {
  slots: Slots;
  fence: Fence;
  die(reason: string): never;
}

const CHECK_MS = 500;

/** The task as graphile-worker runs it. */
export function guard({ name, run }: Guarded, { slots, fence, die }: Process): Task {
  return async (payload, helpers) => {
    if (fence.isUp()) die(`fenced before ${name}`);
    const slot = slots.byTask.get(String(helpers.job.id)) ?? { at: performance.now(), task: name };
    const began = performance.now();
    let silenced = false;
    // Most tasks ask for no signal, and one is the dearest part of a small task.
    let abort: AbortController | undefined;
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (performance.now() - slot.at <= LIMITS.silent_ms) return;
        silenced = true;
        abort?.abort();
        reject(new Error(`${name} reported nothing for ${LIMITS.silent_ms} ms`));
      }, CHECK_MS);
    });
    const reporting: Reporting = {
      progress() {
        if (silenced) throw new DOMException('This task was given up.', 'AbortError');
        if (fence.isUp()) die(`fenced in ${name}`);
        slot.at = performance.now();
      },
      get signal() {
        abort ??= new AbortController();
        if (silenced) abort.abort();
        return abort.signal;
      },
    };
    try {
      await Promise.race([run(payload, reporting), silent]);
    } finally {
      clearInterval(timer);
      slots.took.note(name, performance.now() - began);
      // Completion deletes by id, whoever holds the lock by now: a renewed key would be lost.
      if (fence.isUp()) die(`fenced after ${name}`);
    }
  };
}
