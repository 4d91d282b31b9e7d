// All chaos scenarios, in the order in which they run.
import type { Scenario } from './scenario.ts';
import { absentPostgres } from './scenarios/absent-postgres.ts';
import { absentRedis } from './scenarios/absent-redis.ts';
import { badLine } from './scenarios/bad-line.ts';
import { blockedLog } from './scenarios/blocked-log.ts';
import { brokenPlpgsql } from './scenarios/broken-plpgsql.ts';
import { cutOffWorker } from './scenarios/cut-off-worker.ts';
import { doubleSubmit } from './scenarios/double-submit.ts';
import { exhaustedPool } from './scenarios/exhausted-pool.ts';
import { failingSmsProvider } from './scenarios/failing-sms-provider.ts';
import { failingTranslator } from './scenarios/failing-translator.ts';
import { fullFileDisk } from './scenarios/full-file-disk.ts';
import { fullPostgresDisk } from './scenarios/full-postgres-disk.ts';
import { killedApi } from './scenarios/killed-api.ts';
import { killedMigration } from './scenarios/killed-migration.ts';
import { killedSteps } from './scenarios/killed-steps.ts';
import { killedWorker } from './scenarios/killed-worker.ts';
import { ledOnCalls } from './scenarios/led-on-calls.ts';
import { lostChunk } from './scenarios/lost-chunk.ts';
import { newTables } from './scenarios/new-tables.ts';
import { partitions } from './scenarios/partitions.ts';
import { poisonedQueue } from './scenarios/poisoned-queue.ts';
import { readOnlyPostgres } from './scenarios/read-only-postgres.ts';
import { repeatedEvents } from './scenarios/repeated-events.ts';
import { restartedPostgres } from './scenarios/restarted-postgres.ts';
import { restoredBackup } from './scenarios/restored-backup.ts';
import { rollingRestart } from './scenarios/rolling-restart.ts';
import { rotatedKey } from './scenarios/rotated-key.ts';
import { shuffledEvents } from './scenarios/shuffled-events.ts';
import { skewedClock } from './scenarios/skewed-clock.ts';
import { slowClients } from './scenarios/slow-clients.ts';
import { smallMemory } from './scenarios/small-memory.ts';
import { socketHerd } from './scenarios/socket-herd.ts';
import { stalledApi } from './scenarios/stalled-api.ts';
import { turningDays } from './scenarios/turning-days.ts';

export const scenarios: readonly Scenario[] = [
  killedWorker,
  killedApi,
  rollingRestart,
  restartedPostgres,
  absentPostgres,
  absentRedis,
  failingSmsProvider,
  failingTranslator,
  fullFileDisk,
  fullPostgresDisk,
  skewedClock,
  turningDays,
  repeatedEvents,
  shuffledEvents,
  poisonedQueue,
  socketHerd,
  slowClients,
  ledOnCalls,
  partitions,
  cutOffWorker,
  stalledApi,
  smallMemory,
  exhaustedPool,
  doubleSubmit,
  newTables,
  killedMigration,
  restoredBackup,
  rotatedKey,
  lostChunk,
  badLine,
  brokenPlpgsql,
  blockedLog,
  readOnlyPostgres,
  killedSteps,
];
