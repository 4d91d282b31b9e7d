// Entry point of the API process: reads the environment, connects the dependencies, serves HTTP and sockets, and shuts
// down.
import { createServer } from 'node:http';
import path from 'node:path';
import { openConsole } from '#platform/console/console.ts';
import { endDb, openConnections, openDb, UNWAITED_COMMIT } from '#platform/db.ts';
import { receiveDemo } from '#platform/demo-key.ts';
import { createDocuments } from '#platform/documents/documents.ts';
import { CONFIGURATION_EXIT_CODE, identityKeysOf, readEnvOrExit } from '#platform/env.ts';
import { logLastError } from '#platform/last-error.ts';
import { createLog, describeError } from '#platform/log.ts';
import { openNotifier, wakeUpState } from '#platform/notifier.ts';
import { findSearchPathFault, warnWithoutLimit } from '#platform/pooler.ts';
import { isProduction } from '#platform/production-faults.ts';
import { openRedis, openRedisSubscriber } from '#platform/redis.ts';
import { readRelease } from '#platform/release.ts';
import { openReplica } from '#platform/replica.ts';
import { listSetVariables } from '#platform/set-variables.ts';
import { onShutdown } from '#platform/shutdown.ts';
import { logSlowQueries } from '#platform/slow-queries.ts';
import { createStorage } from '#platform/storage/open.ts';
import { startTracing, traceQueries } from '#platform/tracing.ts';
import { readVapid } from '#platform/vapid.ts';
import { watchAll } from '#platform/watch-query.ts';
import { createApp } from './app.ts';
import type { ApiDeps } from './deps.ts';
import { drain, noticeOf } from './drain.ts';
import { lacksAdmin, NO_FIRST_ADMIN, waitForAdmins } from './first-admin.ts';
import { startApiHeartbeat } from './heartbeat.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { socketAddress } from './http/client-address.ts';
import { closeStalledResponses, watchIdleConnections } from './http/idle-connections.ts';
import { MAX_HEADER_BYTES } from './http/query.ts';
import { createRateCounters } from './http/rate-counters.ts';
import { createRedisCounters } from './http/redis-rate-counters.ts';
import { RESERVED } from './http/request-shares.ts';
import { postgresAdapter, redisAdapter, watchPostgresAdapter, watchRedisAdapter } from './live/adapters.ts';
import { openSockets } from './live/socket-server.ts';
import { createPrerenderer, prerenderFolder } from './pages/create-prerenderer.ts';
import { warmUp } from './pages/warm-up.ts';

/** TCP backlog, capped by `somaxconn`. If the backlog is full, a client retries its SYN after 1, 3 and 7 s. */
const BACKLOG = 4096;

const needsFirstAdmin = isProduction(process.env) && !process.env.ADMIN_BOOTSTRAP_TOKEN;
const lacksFirstAdmin = needsFirstAdmin ? await lacksAdmin(process.env.DATABASE_URL ?? '') : false;
const env = readEnvOrExit(process.env, lacksFirstAdmin ? [NO_FIRST_ADMIN] : []);
const log = createLog('api', env.LOG_LEVEL);
logLastError(log);
const release = readRelease();
const metrics = env.METRICS_PORT === undefined ? null : (await import('./metrics.ts')).createApiMetrics(release);
const endTracing = await startTracing({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
  service: 'kaamsetu-api',
  version: release.version,
  log,
});
const traced = env.OTEL_EXPORTER_OTLP_ENDPOINT ? traceQueries : null;
const others = [logSlowQueries(log, env.SLOW_QUERY_MS), traced];
const watch = watchAll([metrics?.watch, ...others]);
const dbTrouble = (error: Error) => log.warn('a database connection broke', describeError(error));
// API requests may use a pooler. The pub/sub adapter and the SQL console need a lasting Postgres session, so they
// connect to Postgres directly.
const way = env.DATABASE_POOLED_URL
  ? { url: env.DATABASE_POOLED_URL, through: 'pooler' as const }
  : { url: env.DATABASE_URL };
const notifier = openNotifier({ url: env.DATABASE_URL, name: 'api notifier', log, watch });
const { wake } = notifier;
const limits = { max: 16, reserved: RESERVED };
const db = openDb({ ...way, ...limits, name: 'api', onError: dbTrouble, wake, ...(watch ? { watch } : {}) });
if (way.through) void warnWithoutLimit(db, log);
const bridge = openDb({
  url: env.DATABASE_URL,
  max: 3,
  name: 'api bridge',
  onError: dbTrouble,
  statementTimeout: 0,
  options: UNWAITED_COMMIT,
});
if (way.through)
  void findSearchPathFault(db, bridge).then((fault) => {
    if (!fault) return;
    console.error(`The environment is not usable: ${fault}.`);
    process.exit(CONFIGURATION_EXIT_CODE);
  });
const replica = env.DATABASE_REPLICA_URL
  ? openReplica({
      url: env.DATABASE_REPLICA_URL,
      main: { db, url: env.DATABASE_URL },
      ...limits,
      log,
      watch: watchAll([metrics?.watchReplicaQueries, ...others]),
    })
  : null;
const redis = env.REDIS_URL
  ? { publish: openRedis(env.REDIS_URL, log), subscribe: openRedisSubscriber(env.REDIS_URL, log) }
  : null;
const ownCounts = createRateCounters();
const HOUR_MS = 3_600_000;
const ownHourCounts = createRateCounters(Date.now, HOUR_MS);

let phase: ReturnType<ApiDeps['phase']> = 'warming up';
// Set the request listener before the socket server is attached. The socket server wraps the listeners that exist then,
// and passes to them only requests that are not for sockets. A listener added later would answer socket requests a
// second time.
const http = createServer(
  { requestTimeout: 180_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: MAX_HEADER_BYTES },
  (req, res) => app(req, res),
);
const production = env.APP_ENV === 'production';
const sockets = openSockets(http, {
  db,
  log,
  production,
  origins: env.PUBLIC_ORIGINS,
  address_of: (req) => socketAddressOf(req),
  adapter: redis ? redisAdapter(redis.publish, redis.subscribe) : postgresAdapter(bridge, log),
  ...(redis ? {} : { counts: ownCounts, hour_counts: ownHourCounts }),
});
if (redis) watchRedisAdapter(redis.subscribe, sockets.resync);
else watchPostgresAdapter(bridge, sockets.resync);
answerBrokenRequests(http);
const endQuietConnections = watchIdleConnections(http);
closeStalledResponses(http);
const demo = await receiveDemo({ production });
const socketAddressOf = socketAddress(env.TRUSTED_PROXIES, { demo });
const sqlConsole = openConsole({
  db,
  url: env.DATABASE_URL,
  secret: env.CONSOLE_SECRET ?? null,
  program: () => path.resolve('dist/platform/console/statement-child.js'),
});
const app = createApp({
  db,
  log,
  secrets: { otp_pepper: env.OTP_PEPPER, identity_keys: identityKeysOf(env), device_secret: env.DEVICE_SECRET },
  storage: createStorage(env),
  live: sockets,
  ...(replica ? { replica } : {}),
  counts: redis ? createRedisCounters(redis.publish, ownCounts) : ownCounts,
  hour_counts: redis ? createRedisCounters(redis.publish, ownHourCounts, { window_ms: HOUR_MS }) : ownHourCounts,
  ...(metrics ? { countRequest: metrics.countRequest } : {}),
  prerenderer: createPrerenderer(prerenderFolder, log),
  console: sqlConsole,
  documents: createDocuments(() => path.resolve('dist/platform/documents/document-child.js')),
  settings: {
    production,
    demo,
    csrf_secret: env.CSRF_SECRET,
    origins: env.PUBLIC_ORIGINS,
    outbox: env.SMS_SENDER === 'outbox' && demo ? path.resolve(env.DATA_DIR, 'outbox') : null,
    web_folder: path.resolve('web/dist'),
    trusted_proxies: env.TRUSTED_PROXIES,
    push_key: readVapid(env)?.publicKey ?? null,
    totp_key: env.TOTP_KEY ?? null,
    bootstrap_token: env.ADMIN_BOOTSTRAP_TOKEN ?? null,
  },
  machine: {
    release,
    redis: () => (redis ? (redis.publish.status === 'ready' ? 'connected' : 'away') : 'off'),
    wake_ups: () => wakeUpState(notifier),
    files_folder: env.S3_BUCKET ? null : path.resolve(env.DATA_DIR, 'files'),
    variables: listSetVariables(process.env),
  },
  phase: () => phase,
});
metrics?.addPool('requests', db);
metrics?.addPool('bridge', bridge);
if (replica) metrics?.addPool('standby', replica.pool);
const shown =
  metrics &&
  (await metrics.show({
    env,
    log,
    connected: sockets.connected,
    replica,
    notifier,
    bridge: redis
      ? { way: 'redis', isConnected: () => [redis.publish, redis.subscribe].every(({ status }) => status === 'ready') }
      : { way: 'notify', isConnected: () => bridge.totalCount > bridge.idleCount },
  }));
const heartbeat = startApiHeartbeat({ db, log, version: release.version, connected: sockets.connected });
await openConnections(db);
http.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => {
  log.info('listening', { port: env.PORT });
  const place = http.address();
  const warm = place && typeof place === 'object' ? warmUp(place) : Promise.resolve();
  void warm.then(() => {
    if (phase !== 'warming up') return;
    log.info('serving', { after_ms: Math.round(performance.now()) });
    phase = 'serving';
  });
});
// The database did not respond when this process started, so check for the first administrator later.
if (lacksFirstAdmin === null)
  void waitForAdmins(env.DATABASE_URL).then((lacking) => {
    if (!lacking) return;
    console.error(`The environment is not complete: ${NO_FIRST_ADMIN}.`);
    process.exit(CONFIGURATION_EXIT_CODE);
  });
http.on('error', (error) => {
  log.error('cannot listen', describeError(error));
  process.exit(1);
});

onShutdown({ log, graceSeconds: env.SHUTDOWN_GRACE }, [
  () => {
    phase = 'stopping';
    endQuietConnections();
    return drain({ http, sockets, noticeMs: noticeOf(env.SHUTDOWN_GRACE) });
  },
  () => heartbeat.stop(),
  () => sockets.close(),
  () => new Promise((closed) => (http.listening ? http.close(closed) : closed(undefined))),
  () => {
    redis?.publish.disconnect();
    redis?.subscribe.disconnect();
  },
  () => shown?.close(),
  () => sqlConsole.close(),
  () => replica?.close(),
  () => notifier.close(),
  () => Promise.allSettled([endDb(db), endDb(bridge)]),
  endTracing,
]);
