// Restarts a cluster under load, process by process. Counts failed calls, and lost and repeated notifications. Also
// checks that deliberate faults are found.
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#platform/db.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { listenAll } from './bells.ts';
import { callerOf } from './calls.ts';
import { type AcknowledgedWrite, startLoad } from './load.ts';
import { type CheckContext, checkDelivery, listNotified } from './verdict.ts';
import { plantWorld, type World } from './world.ts';

const SIZE = { labours: 60, employers: 20, jobsEach: 60 };
const STEADY_MS = 2_000;
const NOTIFIED_WITHIN_MS = 60_000;

export interface RestartResult {
  /** Number of calls. */
  sent: number;
  failures: string[];
  /** Number of acknowledged operations. */
  operations: number;
  lost: string[];
  repeated: string[];
  /** Number of notifications received at sockets. */
  heard: number;
  reconnects: number;
  /** Processes that did not end cleanly. */
  bad: string[];
  /**
   * Whether the checks found the deliberate faults: a deleted notification, a repeated notification and a killed
   * process.
   */
  noticed: boolean;
}

interface RestartOptions {
  cluster: Cluster;
  db: Db;
  /** Calls per second. */
  rate: number;
  say: (text: string) => void;
}

/**
 * Restarts the processes one after the other with SIGTERM. Before the next restart, the process must be ready and the
 * proxy must route to all web processes. Returns the processes that did not end cleanly.
 */
async function restartAll(cluster: Cluster, say: RestartOptions['say']): Promise<string[]> {
  const bad: string[] = [];
  for (const node of [...cluster.web, ...cluster.workers]) {
    const begun = performance.now();
    const { code, signal } = await node.restart();
    const gone = performance.now();
    if (code !== 0) bad.push(`${node.name} ended with ${signal ?? code}`);
    await node.untilReady();
    await cluster.untilServing(cluster.web.length);
    const [ending, coming] = [gone - begun, performance.now() - gone].map(Math.round);
    say(`${node.name}: gone after ${ending} ms, back after ${coming} ms more`);
    await pause(STEADY_MS);
  }
  return bad;
}

/**
 * Waits until there are as many notifications as acknowledged operations, or until the time limit. A later check
 * reports missing notifications.
 */
async function untilNotified(db: Db, acknowledged: readonly AcknowledgedWrite[]): Promise<void> {
  const end = performance.now() + NOTIFIED_WITHIN_MS;
  while ((await listNotified(db)).length < acknowledged.length && performance.now() < end) await pause(200);
}

/** The positive control: checks that a deleted and a repeated notification are found. */
async function noticesPlanted(acknowledged: readonly AcknowledgedWrite[], seen: CheckContext): Promise<boolean> {
  const before = await checkDelivery(acknowledged, seen);
  await run(seen.db, sql`delete from notifications where id = (select min(id) from notifications)`);
  const columns = rawSql('user_id, kind, notification_type, application_id, params');
  await run(
    seen.db,
    sql`insert into notifications (${columns}, event_id, event_at)
      select ${columns}, -1, event_at from notifications order by id desc limit 1`,
  );
  const after = await checkDelivery(acknowledged, seen);
  return after.lost.length > before.lost.length && after.repeated.length > before.repeated.length;
}

/**
 * The positive control: kills a web process to which calls are sent directly, because the proxy would retry them.
 * Returns true if calls were counted as failed.
 */
async function noticesKilling(cluster: Cluster, world: World): Promise<boolean> {
  const [victim] = cluster.web;
  if (!victim) return false;
  const caller = callerOf(victim.address);
  const load = startLoad({ caller, world: { ...world, planned: world.planned.slice(0, 1) }, rate: 50 });
  await pause(1_000);
  victim.kill();
  await pause(1_000);
  await load.stop();
  caller.close();
  return caller.counts.failures.length > 0;
}

/** Runs the restarts under load and returns all results. */
export async function restartUnderLoad({ cluster, db, rate, say }: RestartOptions): Promise<RestartResult> {
  const caller = callerOf(cluster.address);
  const world = await plantWorld(db, SIZE);
  const everybody = [...world.labours, ...world.employers];
  const bells = await listenAll(cluster.address, everybody);
  say(
    `${cluster.web.length} web and ${cluster.workers.length} workers, ${everybody.length} sockets; ${rate} calls a second`,
  );
  const { acknowledged, stop } = startLoad({ caller, world, rate });
  await pause(STEADY_MS);
  const bad = await restartAll(cluster, say);
  await stop();
  await untilNotified(db, acknowledged);
  const { sent } = caller.counts;
  const failures = caller.counts.failures.map(({ what, how }) => `${what}: ${how}`);
  const seen = { db, caller, world, bells };
  const { lost, repeated } = await checkDelivery(acknowledged, seen);
  const heard = [...bells.pushed.values()].reduce((sum, ids) => sum + ids.length, 0);
  const reconnects = bells.connections() - everybody.length;
  const noticed = (await noticesPlanted(acknowledged, seen)) && (await noticesKilling(cluster, world));
  bells.close();
  caller.close();
  return { sent, failures, operations: acknowledged.length, lost, repeated, heard, reconnects, bad, noticed };
}
