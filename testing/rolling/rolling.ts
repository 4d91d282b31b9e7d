// Restarts every process of a cluster, one after the other, while people use it; exits with 1 where a call failed, or a notification was lost or told twice.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
import { type Cluster, hasCluster, startCluster } from '../cluster/cluster.ts';
import { listenAll } from './bells.ts';
import { callerOf } from './calls.ts';
import { type Acknowledged, startLoad } from './load.ts';
import { judge, listTold, type Seen } from './verdict.ts';
import { plantWorld, type World } from './world.ts';

const SIZE = { labours: 60, employers: 20, jobsEach: 60 };
const STEADY_MS = 2_000;
const TELL_WITHIN_MS = 60_000;
const say = (text: string) => console.log(`[${process.uptime().toFixed(1).padStart(6)} s] ${text}`);

/** Each process once, by SIGTERM; the next one when this one is ready and the proxy leads to all. Returns those that did not end well. */
async function restartAll(cluster: Cluster): Promise<string[]> {
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

/** Waits until as many were told as were acknowledged, or the time is over: the verdict says what is missing. */
async function untilTold(db: Db, acknowledged: readonly Acknowledged[]): Promise<void> {
  const end = performance.now() + TELL_WITHIN_MS;
  while ((await listTold(db)).length < acknowledged.length && performance.now() < end) await pause(200);
}

/** What cannot fail proves nothing: a row that is taken away and one that is told twice must be noticed. */
async function noticesPlanted(acknowledged: readonly Acknowledged[], seen: Seen): Promise<boolean> {
  const before = await judge(acknowledged, seen);
  await run(seen.db, sql`delete from notifications where id = (select min(id) from notifications)`);
  const columns = rawSql('user_id, kind, notification_type, application_id, params');
  await run(
    seen.db,
    sql`insert into notifications (${columns}, event_id, event_at)
      select ${columns}, -1, event_at from notifications order by id desc limit 1`,
  );
  const after = await judge(acknowledged, seen);
  return after.lost.length > before.lost.length && after.repeated.length > before.repeated.length;
}

/** Whether the same load notices a process that is killed with nobody in front of it to try again. */
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

/** The whole of it; resolves with what was missed. */
async function restartUnderLoad(cluster: Cluster, db: Db, rate: number): Promise<string[]> {
  const caller = callerOf(cluster.address);
  const world = await plantWorld(db, SIZE);
  const everybody = [...world.labours, ...world.employers];
  const bells = await listenAll(cluster.address, everybody);
  const programs = `${cluster.web.length} web and ${cluster.workers.length} workers`;
  say(`${programs}, ${everybody.length} sockets; ${rate} calls a second`);
  const { acknowledged, stop } = startLoad({ caller, world, rate });
  await pause(STEADY_MS);
  const bad = await restartAll(cluster);
  await stop();
  await untilTold(db, acknowledged);
  const { sent } = caller.counts;
  const failures = caller.counts.failures.map(({ what, how }) => `${what}: ${how}`);
  const seen = { db, caller, world, bells };
  const { lost, repeated } = await judge(acknowledged, seen);
  const heard = [...bells.pushed.values()].reduce((sum, ids) => sum + ids.length, 0);
  const reconnects = bells.connections() - everybody.length;
  const noticed = (await noticesPlanted(acknowledged, seen)) && (await noticesKilling(cluster, world));
  bells.close();
  caller.close();
  const operations = acknowledged.length;
  console.log(
    `rolling restart of ${programs}: ${failures.length} of ${sent} calls failed; of ${operations} operations ${lost.length} lost and ` +
      `${repeated.length} repeated; ${heard} heard at sockets, ${reconnects} reconnects; what was planted was ${noticed ? '' : 'NOT '}noticed`,
  );
  mkdirSync('reports', { recursive: true });
  const report = { sent, failures, operations, lost, repeated, heard, reconnects, bad, noticed, rate };
  writeFileSync('reports/rolling.json', JSON.stringify(report, null, 2));
  const idle = operations > 0 ? [] : ['nothing was acknowledged'];
  return [...bad, ...failures, ...lost, ...repeated, ...idle, ...(noticed ? [] : ['what was planted was not noticed'])];
}

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '2' },
    worker: { type: 'string', default: '2' },
    rate: { type: 'string', default: '100' },
    grace: { type: 'string', default: '25' },
  },
});
if (!hasCluster) {
  console.error('This needs Linux with postgresql-15, redis-server and haproxy: apt-get install them.');
  process.exit(1);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-rolling-'));
chmodSync(folder, 0o755);
const size = { web: Number(values.web), worker: Number(values.worker), grace: Number(values.grace) };
const cluster = await startCluster({ folder, ...size });
const db = openDb({ url: cluster.databaseUrl, max: 4, name: 'rolling' });
const misses = await restartUnderLoad(cluster, db, Number(values.rate)).catch((error: unknown) => [String(error)]);
await endDb(db);
await cluster.stop();
for (const miss of misses.slice(0, 20)) console.error(miss);
if (misses.length === 0) rmSync(folder, { recursive: true, force: true });
else console.error(`Logs are in ${folder}/logs.`);
process.exit(misses.length === 0 ? 0 : 1);
