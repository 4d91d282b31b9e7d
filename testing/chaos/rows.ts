// All rows, in order.
import type { Row } from './row.ts';
import { absentPostgres } from './rows/absent-postgres.ts';
import { absentRedis } from './rows/absent-redis.ts';
import { badLine } from './rows/bad-line.ts';
import { blockedLog } from './rows/blocked-log.ts';
import { brokenPlpgsql } from './rows/broken-plpgsql.ts';
import { cutOffWorker } from './rows/cut-off-worker.ts';
import { doubleSubmit } from './rows/double-submit.ts';
import { exhaustedPool } from './rows/exhausted-pool.ts';
import { failingSmsProvider } from './rows/failing-sms-provider.ts';
import { failingTranslator } from './rows/failing-translator.ts';
import { fullFileDisk } from './rows/full-file-disk.ts';
import { fullPostgresDisk } from './rows/full-postgres-disk.ts';
import { killedApi } from './rows/killed-api.ts';
import { killedMigration } from './rows/killed-migration.ts';
import { killedWorker } from './rows/killed-worker.ts';
import { ledOnCalls } from './rows/led-on-calls.ts';
import { lostChunk } from './rows/lost-chunk.ts';
import { newTables } from './rows/new-tables.ts';
import { partitions } from './rows/partitions.ts';
import { poisonedQueue } from './rows/poisoned-queue.ts';
import { readOnlyPostgres } from './rows/read-only-postgres.ts';
import { repeatedEvents } from './rows/repeated-events.ts';
import { restartedPostgres } from './rows/restarted-postgres.ts';
import { restoredBackup } from './rows/restored-backup.ts';
import { rollingRestart } from './rows/rolling-restart.ts';
import { rotatedKey } from './rows/rotated-key.ts';
import { shuffledEvents } from './rows/shuffled-events.ts';
import { skewedClock } from './rows/skewed-clock.ts';
import { slowClients } from './rows/slow-clients.ts';
import { smallMemory } from './rows/small-memory.ts';
import { socketHerd } from './rows/socket-herd.ts';
import { stalledApi } from './rows/stalled-api.ts';
import { turningDays } from './rows/turning-days.ts';

export const rows: readonly Row[] = [
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
];
