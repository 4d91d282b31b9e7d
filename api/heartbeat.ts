// Heartbeat of an API process: a database row with its connected sockets, memory and event loop delay. The system page
// of the administrators shows these rows.

import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setInterval } from 'node:timers';
import { removeApiHeartbeat, storeApiHeartbeat } from '#marketplace/system/process-queries.ts';
import type { Db } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';

const HEARTBEAT_MS = 10_000;
const NS_IN_MS = 1_000_000;

interface HeartbeatOptions {
  db: Db;
  log: Log;
  version: string;
  /** Returns the numbers of connected sockets of users (`people`) and of administrators. */
  connected(): { people: number; administrators: number };
}

/** Stores a heartbeat of this process immediately and then every 10 s. The returned `stop` deletes the heartbeat. */
export function startApiHeartbeat({ db, log, version, connected }: HeartbeatOptions) {
  const name = `api-${os.hostname()}-${process.pid}`;
  const started = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const storeHeartbeat = async () => {
    const delay_ms = Math.max(0, delay.percentile(99) / NS_IN_MS - 20);
    delay.reset();
    const memory_bytes = process.memoryUsage.rss();
    const up_seconds = (performance.now() - started) / 1000;
    await storeApiHeartbeat(db, { process: name, version, up_seconds, memory_bytes, delay_ms, ...connected() });
  };
  const storeBeat = () =>
    storeHeartbeat().catch((error) => log.warn('the heartbeat could not be stored', describeError(error)));
  const timer = setInterval(storeBeat, HEARTBEAT_MS);
  void storeBeat();
  return {
    stop: async () => {
      clearInterval(timer);
      delay.disable();
      await removeApiHeartbeat(db, name).catch(() => {});
    },
  };
}
