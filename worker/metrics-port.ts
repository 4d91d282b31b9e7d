// Serves the metrics port of the worker process: the metrics of the process and of the queues, and `/live` and
// `/ready`.
import path from 'node:path';
import { type Db, endDb, openDb } from '#platform/db.ts';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';
import { watchDisk, watchPubSub, watchWakeUps } from '#platform/metrics.ts';
import { startMetricsServer } from '#platform/metrics-server.ts';
import { type Notifier, wakeUpState } from '#platform/notifier.ts';
import type { WorkerDeps } from './deps.ts';
import { isReady, respondLive, respondReady } from './health.ts';
import type { createWorkerMetrics } from './metrics.ts';
import { watchMonths } from './months-metrics.ts';
import { watchQueues } from './queue-metrics.ts';
import type { WorkerProcess } from './runner/worker-process.ts';

/** Statement timeout of the queries that a metrics scrape runs, in ms. */
const READ_MS = 2000;

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>;

interface MetricsSources {
  env: Env;
  log: Log;
  /** The general pool of the worker process. The task runner of each queue has a separate pool. */
  db: Db;
  notifier: Notifier;
  heldBreakers(): readonly string[];
  /** True while Redis is connected; null without Redis. */
  redis: (() => boolean) | null;
  worker(): WorkerProcess | null;
}

/**
 * Wraps the dependencies so that pushes, SMS, device pushes and events are counted. `way` is the transport of the
 * pushes.
 */
export function countingDeps(deps: WorkerDeps, metrics: WorkerMetrics, way: 'notify' | 'redis'): WorkerDeps {
  return {
    ...deps,
    push: metrics.countPushes(deps.push, way),
    sms: metrics.countTexts(deps.sms),
    devices: deps.devices && metrics.countPushDeliveries(deps.devices),
    countEvent: metrics.countEvent,
  };
}

/**
 * Listens on METRICS_PORT. The queries about queues use a dedicated connection, which a scrape opens and which closes
 * when it is idle.
 */
export async function showMetrics(
  metrics: WorkerMetrics,
  shown: MetricsSources,
): Promise<{ port: number; close(): Promise<void> }> {
  const { env, log, db, notifier, heldBreakers, redis, worker } = shown;
  const { registry, observer } = metrics;
  const onError = () => {};
  const asking = openDb({ url: env.DATABASE_URL, max: 1, name: 'worker metrics', statementTimeout: READ_MS, onError });
  observer.openedPool('worker', db);
  watchQueues(registry, { db: asking, heldBreakers });
  watchMonths(registry, asking);
  watchWakeUps(registry, notifier);
  metrics.watchReadiness(() => isReady(worker));
  if (redis) watchPubSub(registry, 'redis', redis);
  if (!env.S3_BUCKET) watchDisk(registry, path.resolve(env.DATA_DIR, 'files'));
  const others = {
    '/live': respondLive,
    '/ready': (res: Parameters<typeof respondLive>[0]) => respondReady(res, worker, () => wakeUpState(notifier)),
  };
  const server = await startMetricsServer(registry, {
    host: env.METRICS_HOST,
    port: env.METRICS_PORT ?? 0,
    log,
    others,
  });
  const close = async () => {
    server.close();
    await endDb(asking);
  };
  return { port: server.port, close };
}
