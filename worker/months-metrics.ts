// Metric of rows that belong to no monthly partition. Such rows are retained and never dropped.
import { Gauge } from 'prom-client';
import type { Metrics } from '#platform/metrics.ts';
import { readPartitions } from '#platform/partition-maintenance.ts';
import type { Queryable } from '#platform/sql.ts';
import { cached } from './cached.ts';

const CACHE_MS = 60_000;

/** Adds the gauge of rows outside all monthly partitions. It has no value while the database is unavailable. */
export function watchMonths(registry: Metrics, db: Queryable): void {
  const read = cached(CACHE_MS, () => readPartitions(db).catch(() => []));
  new Gauge({
    name: 'kaamsetu_rows_in_no_month',
    help: 'Rows of a table with monthly partitions that are in no monthly partition. At most 1,000 are counted.',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { table, strays } of await read()) this.set({ table }, strays);
    },
  });
}
