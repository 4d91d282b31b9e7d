// The API's own figures for Prometheus: requests, statements, pools, sockets, and what joins it to other processes.
import path from 'node:path';
import { Gauge } from 'prom-client';
import type { Env } from '#platform/env.ts';
import type { Log } from '#platform/log.ts';
import { openMetrics, watchDisk, watchPools, watchPubSub, watchReplica } from '#platform/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#platform/metrics-server.ts';
import type { Release } from '#platform/release.ts';
import type { Replica } from '#platform/replica.ts';
import { countStatements, withoutErrors } from '#platform/statement-metrics.ts';
import { countRequests } from './http/count-requests.ts';

interface MetricsSources {
  env: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT' | 'DATA_DIR' | 'S3_BUCKET'>;
  log: Log;
  connected(): { people: number; administrators: number };
  /** What carries pushes from other processes, and whether it is there. */
  bridge: { way: 'redis' | 'notify'; isConnected(): boolean };
  /** Null where there is none. */
  replica: Pick<Replica, 'state'> | null;
}

/** Made only where somebody reads it: each request and each statement is counted from then on. */
export function createApiMetrics(release: Release) {
  const registry = openMetrics('api', release);
  const watch = countStatements(registry);
  return {
    registry,
    watch,
    watchReplicaQueries: withoutErrors(watch),
    addPool: watchPools(registry),
    countRequest: countRequests(registry),
    /** Listens on METRICS_PORT. */
    show({ env, log, connected, bridge, replica }: MetricsSources): Promise<MetricsServer> {
      new Gauge({
        name: 'kaamsetu_sockets',
        help: 'Sockets that are connected to this process, of people and of administrators.',
        labelNames: ['of'],
        registers: [registry],
        collect() {
          for (const [of, count] of Object.entries(connected())) this.set({ of }, count);
        },
      });
      watchPubSub(registry, bridge.way, bridge.isConnected);
      if (replica) watchReplica(registry, replica.state);
      if (!env.S3_BUCKET) watchDisk(registry, path.resolve(env.DATA_DIR, 'files'));
      return startMetricsServer(registry, { host: env.METRICS_HOST, port: env.METRICS_PORT ?? 0, log });
    },
  };
}
