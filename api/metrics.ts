// Prometheus metrics of the API: requests, statements, pools, sockets, replica and pub/sub.
import path from 'node:path';
import { Gauge } from 'prom-client';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';
import { openMetrics, watchDisk, watchPools, watchPubSub, watchReplica, watchWakeUps } from '#platform/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#platform/metrics-server.ts';
import type { Notifier } from '#platform/notifier.ts';
import type { Release } from '#platform/release.ts';
import type { Replica } from '#platform/replica.ts';
import { countStatements, withoutErrors } from '#platform/statement-metrics.ts';
import { countRequests } from './http/count-requests.ts';

interface MetricsSources {
  env: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT' | 'DATA_DIR' | 'S3_BUCKET'>;
  log: Log;
  connected(): { people: number; administrators: number };
  /** The pub/sub adapter that delivers the pushes of other processes, and whether the adapter is connected. */
  bridge: { way: 'redis' | 'notify'; isConnected(): boolean };
  notifier: Notifier;
  /** The read replica; null if no replica is configured. */
  replica: Pick<Replica, 'state'> | null;
}

/**
 * Creates the metrics registry. Call it only if metrics are served, because the registry counts every request and
 * statement.
 */
export function createApiMetrics(release: Release) {
  const registry = openMetrics('api', release);
  const watch = countStatements(registry);
  return {
    registry,
    watch,
    watchReplicaQueries: withoutErrors(watch),
    addPool: watchPools(registry),
    countRequest: countRequests(registry),
    /** Starts the metrics server on `METRICS_PORT`. */
    show({ env, log, connected, bridge, notifier, replica }: MetricsSources): Promise<MetricsServer> {
      new Gauge({
        name: 'kaamsetu_sockets',
        help: 'Sockets that are connected to this process, of users and of administrators.',
        labelNames: ['of'],
        registers: [registry],
        collect() {
          for (const [of, count] of Object.entries(connected())) this.set({ of }, count);
        },
      });
      watchPubSub(registry, bridge.way, bridge.isConnected);
      watchWakeUps(registry, notifier);
      if (replica) watchReplica(registry, replica.state);
      if (!env.S3_BUCKET) watchDisk(registry, path.resolve(env.DATA_DIR, 'files'));
      return startMetricsServer(registry, { host: env.METRICS_HOST, port: env.METRICS_PORT ?? 0, log });
    },
  };
}
