// Metrics of queue length and age, read from the database on a scrape, at most every 5 s.
import { Counter, Gauge } from 'prom-client';
import { type QueueStats, readQueueStats } from '#marketplace/system/queue-gauges.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Queryable } from '#platform/sql.ts';
import { cached } from './cached.ts';

const CACHE_MS = 5000;

interface QueueMetricsOptions {
  db: Queryable;
  heldBreakers(): readonly string[];
}

/**
 * Adds the queue metrics. They have no value while the database is unavailable, because the last value would look
 * healthy.
 */
export function watchQueues(registry: Metrics, { db, heldBreakers }: QueueMetricsOptions): void {
  const failures = new Counter({
    name: 'kaamsetu_queue_reads_failed_total',
    help: 'Failed attempts to read the queues for a scrape.',
    registers: [registry],
  });
  const read = cached(CACHE_MS, () =>
    readQueueStats(db, heldBreakers()).catch((): QueueStats | null => {
      failures.inc();
      return null;
    }),
  );
  new Gauge({
    name: 'kaamsetu_queue_tasks',
    help: 'Tasks of a queue by state: waiting, held by a circuit breaker, running, or given up. At most 20,000 are counted.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, waiting, held, running, given_up } of (await read())?.queues ?? [])
        for (const [state, count] of Object.entries({ waiting, held, running, given_up }))
          this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'kaamsetu_queue_oldest_seconds',
    help: 'Seconds that the oldest runnable task has waited, 0 if no task waits.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldest_seconds } of (await read())?.queues ?? []) this.set({ queue }, oldest_seconds);
    },
  });
  new Gauge({
    name: 'kaamsetu_breaker_open',
    help: '1 while a circuit breaker blocks calls to a failing provider. 0 otherwise, and if no call was tried for two minutes. Absent if the provider never failed.',
    labelNames: ['breaker'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, open } of (await read())?.breakers ?? []) this.set({ breaker: name }, open ? 1 : 0);
    },
  });
}
