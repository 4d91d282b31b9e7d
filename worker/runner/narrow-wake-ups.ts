// Narrows each wake-up to the tasks of one queue. The runners of all queues listen on one channel, whose name
// graphile-worker fixes, so without this a task of one queue causes fetches in all queues (docs/decisions/0071).
import type { WorkerEvents } from 'graphile-worker';
import { countFor, WAKE_UP_CHANNEL } from '#platform/wake-up.ts';

/**
 * Replaces the number of slots in the payload by that of this queue. graphile-worker emits the event before it reads
 * the payload; a count of 0 wakes no slot.
 */
export function narrowWakeUps(events: WorkerEvents, queue: string): void {
  events.on('pool:listen:notification', ({ message }) => {
    if (message.channel !== WAKE_UP_CHANNEL) return;
    message.payload = JSON.stringify({ count: countFor(queue, message.payload) });
  });
}
