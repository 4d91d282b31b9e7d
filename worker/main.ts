// Entry point of the worker process: reads the environment, opens the connections and starts the lanes (one task runner
// per queue).
import path from 'node:path';
import { setInterval } from 'node:timers';
import { openDb } from '#platform/db.ts';
import { CONFIGURATION_EXIT_CODE, identityKeysOf, readEnvOrExit } from '#platform/env.ts';
import { logLastError } from '#platform/last-error.ts';
import { createLog, describeError } from '#platform/log.ts';
import { openNotifier, wakeUpState } from '#platform/notifier.ts';
import { pushByNotify, pushByRedis, resyncNote } from '#platform/push.ts';
import { openRedis } from '#platform/redis.ts';
import { readRelease } from '#platform/release.ts';
import { onShutdown } from '#platform/shutdown.ts';
import { readSigningKey } from '#platform/signing/signing-key.ts';
import { logSlowQueries } from '#platform/slow-queries.ts';
import { createStorage } from '#platform/storage/open.ts';
import { tracedPush } from '#platform/traced-push.ts';
import { startTracing, traceQueries } from '#platform/tracing.ts';
import { readVapid } from '#platform/vapid.ts';
import { watchAll } from '#platform/watch-query.ts';
import { openWebPush } from '#platform/web-push.ts';
import { issuerFault } from './documents/check-issuer.ts';
import { startHealthServer } from './health.ts';
import { keepMonthsSoon } from './housekeeping/keep-months.ts';
import { planLanes } from './lanes.ts';
import { createWorkerMetrics } from './metrics.ts';
import { countingDeps, showMetrics } from './metrics-port.ts';
import { markPushed } from './push/mark-pushed.ts';
import { watchHeldBreakers } from './runner/held-breakers.ts';
import { probeDatabase, waitForDatabase } from './runner/wait-for-database.ts';
import { startWorkerProcess, taskGraceOf, type WorkerProcess } from './runner/worker-process.ts';
import { enqueueRepair } from './search/repair-search.ts';
import { createSender } from './sms/create-sender.ts';
import { createOutbox } from './sms/outbox.ts';
import { createTranslator } from './translate/create-translator.ts';

const HOUR_MS = 3_600_000;

const env = readEnvOrExit(process.env);
const log = createLog('worker', env.LOG_LEVEL);
logLastError(log);
const onError = (error: Error) => log.warn('a database connection broke', describeError(error));
const metrics = env.METRICS_PORT === undefined ? null : createWorkerMetrics(readRelease());
const endTracing = await startTracing({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
  service: 'kaamsetu-worker',
  version: readRelease().version,
  log,
});
const traced = env.OTEL_EXPORTER_OTLP_ENDPOINT ? traceQueries : null;
const watch = watchAll([metrics?.watch, logSlowQueries(log, env.SLOW_QUERY_MS), traced]);
const notifier = openNotifier({ url: env.DATABASE_URL, name: 'worker notifier', log, afterLoss: resyncNote, watch });
const { wake } = notifier;
const db = openDb({ url: env.DATABASE_URL, max: 6, name: 'worker', onError, wake, ...(watch ? { watch } : {}) });
const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, log) : null;
const outbox = createOutbox(path.resolve(env.DATA_DIR, 'outbox'));
const [origin] = env.PUBLIC_ORIGINS;
const vapid = readVapid(env);

if (env.APP_ENV === 'production' && env.SMS_SENDER === 'outbox') {
  log.warn('SMS are written to a file and not sent: set SMS_SENDER');
}

const push = tracedPush(redis ? pushByRedis(redis) : pushByNotify(notifier));
const heldBreakers = watchHeldBreakers(db);
let worker: WorkerProcess | null = null;
const health = await startHealthServer(
  env.WORKER_HEALTH_PORT,
  () => worker,
  () => wakeUpState(notifier),
);
const plainDeps = {
  db,
  log,
  secrets: { otp_pepper: env.OTP_PEPPER, identity_keys: identityKeysOf(env), device_secret: env.DEVICE_SECRET },
  storage: createStorage(env),
  push: env.DATABASE_REPLICA_URL ? markPushed(push, { db, log }) : push,
  sms: createSender(env, outbox),
  devices: vapid && openWebPush(vapid, { anyHost: env.APP_ENV !== 'production' }),
  signing: env.SIGNING_KEY ? readSigningKey(env.SIGNING_KEY) : null,
  issuer: env.SIGNING_ISSUER ?? origin ?? `http://localhost:${env.PORT}`,
  translator: createTranslator(env),
  brand: 'KaamSetu',
  domain: origin ? new URL(origin).hostname : 'localhost',
  heldBreakers: heldBreakers.current,
  deleteSms: outbox.delete,
};
const deps = metrics ? countingDeps(plainDeps, metrics, redis ? 'redis' : 'notify') : plainDeps;
const shown =
  metrics &&
  (await showMetrics(metrics, {
    env,
    log,
    db,
    notifier,
    heldBreakers: heldBreakers.current,
    worker: () => worker,
    redis: redis && (() => redis.status === 'ready'),
  }));
await waitForDatabase(() => probeDatabase(db), log);
const fault = env.APP_ENV === 'production' ? await issuerFault(db, deps.issuer) : null;
if (fault) {
  console.error(fault);
  process.exit(CONFIGURATION_EXIT_CODE);
}
const lanes = planLanes(deps, { urgent: 6, outside: 4, bulk: 4 });
worker = await startWorkerProcess({
  url: env.DATABASE_URL,
  name: env.WORKER_NAME,
  lanes,
  log,
  sweeps: env.WORKER_SWEEPS,
  watch,
  wake,
  observer: metrics?.observer,
});
await keepMonthsSoon(db).catch((error) => log.warn('partitions are maintained later', describeError(error)));
await enqueueRepair(db).catch((error) => log.warn('the search index is repaired later', describeError(error)));
log.info('working', { health_port: health.port });

const prune = setInterval(
  () => outbox.prune(Date.now()).catch((error) => log.warn('the outbox could not be pruned', describeError(error))),
  HOUR_MS,
);

onShutdown({ log, graceSeconds: env.SHUTDOWN_GRACE }, [
  () => clearInterval(prune),
  () => heldBreakers.stop(),
  () => worker?.stop(taskGraceOf(env.SHUTDOWN_GRACE)),
  () => health.close(),
  () => shown?.close(),
  () => redis?.disconnect(),
  () => notifier.close(),
  () => db.end(),
  endTracing,
]);
