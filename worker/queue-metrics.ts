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
    help: 'Times the queues could not be read for a scrape.',
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
    help: 'Tasks of a queue that wait, are held by a breaker, run, or were given up; 20,000 at most are counted.',
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
    help: 'For how long the oldest task that may run has waited, 0 where none does.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldest_seconds } of (await read())?.queues ?? []) this.set({ queue }, oldest_seconds);
    },
  });
  new Gauge({
    name: 'kaamsetu_breaker_open',
    help: '1 while a breaker keeps calls from a provider who is ill, 0 otherwise and where nobody has tried for two minutes; one that never failed is absent.',
    labelNames: ['breaker'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, open } of (await read())?.breakers ?? []) this.set({ breaker: name }, open ? 1 : 0);
    },
  });
}
