// Tests which tasks count as found by the poll.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { wakeUpText } from '#platform/wake-up.ts';
import { countFoundByPoll } from './found-by-poll.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const due = { run_at: NOW, created_at: NOW, attempts: 1, flags: null };

/**
 * Simulates a runner with one slot. `found` returns the number of tasks that the poll found; the others emit events.
 */
function watched() {
  const events: WorkerEvents = new EventEmitter();
  const emitter: EventEmitter = events;
  let found = 0;
  countFoundByPoll(events, 'urgent', (tasks) => {
    found += tasks;
  });
  const worker = {};
  return {
    found: () => found,
    empty: () => emitter.emit('worker:getJob:empty', { worker }),
    start: (job: object = due) => emitter.emit('job:start', { worker, job }),
    prefetch: (...jobs: object[]) => emitter.emit('localQueue:getJobs:complete', { jobs }),
    wakeUp: (queue = 'urgent') =>
      emitter.emit('pool:listen:notification', { message: { payload: wakeUpText({ [queue]: 1 }) } }),
  };
}

describe('a task counts as found by the poll', () => {
  it('A task counts if it starts after an empty fetch without a wake-up, and only the first one', () => {
    const slot = watched();
    slot.empty();
    slot.start();
    slot.start();
    expect(slot.found()).toBe(1);
  });

  it('A task does not count after a wake-up', () => {
    const slot = watched();
    slot.empty();
    slot.wakeUp();
    slot.start();
    expect(slot.found()).toBe(0);
  });

  it('A task counts if only another queue was woken', () => {
    const slot = watched();
    slot.empty();
    slot.wakeUp('bulk');
    slot.start();
    expect(slot.found()).toBe(1);
  });

  it('A task that was added before the wake-up of another task of its queue does not count', () => {
    const slot = watched();
    slot.empty();
    slot.wakeUp();
    slot.start({ ...due, run_at: '2025-12-31T23:59:50.000Z', created_at: '2025-12-31T23:59:50.000Z' });
    expect(slot.found()).toBe(0);
  });

  it.each([{ attempts: 2 }, { run_at: '2026-01-01T00:00:01.000Z' }, { flags: { sms: true } }])(
    'A task that waits without a fault does not count: %o',
    (more) => {
      const slot = watched();
      slot.empty();
      slot.start({ ...due, ...more });
      expect(slot.found()).toBe(0);
    },
  );

  it('All tasks of a prefetching fetch count if it follows an empty fetch without a wake-up', () => {
    const lane = watched();
    lane.prefetch();
    lane.prefetch(due, due);
    lane.prefetch(due);
    lane.prefetch();
    lane.wakeUp();
    lane.prefetch(due);
    expect(lane.found()).toBe(2);
  });
});
