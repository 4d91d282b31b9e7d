// Restarts every process of a cluster in turn under load. Exits with 1 if a call failed, or a notification was lost or
// repeated.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { type Cluster, hasCluster, startCluster } from '../cluster/cluster.ts';
import { restartUnderLoad } from './restarting.ts';

const say = (text: string) => console.log(`[${process.uptime().toFixed(1).padStart(6)} s] ${text}`);

/** Restarts everything, prints and writes the results. Resolves with the requirements that were not met. */
async function report(cluster: Cluster, db: Db, rate: number): Promise<string[]> {
  const found = await restartUnderLoad({ cluster, db, rate, say });
  const { sent, failures, operations, lost, repeated, heard, reconnects, bad, noticed } = found;
  console.log(
    `rolling restart of ${cluster.web.length} web and ${cluster.workers.length} workers: ${failures.length} of ${sent} calls failed; ` +
      `of ${operations} operations ${lost.length} lost and ${repeated.length} repeated; ${heard} received at sockets, ${reconnects} reconnects; ` +
      `the planted fault was ${noticed ? '' : 'NOT '}noticed`,
  );
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/rolling.json', JSON.stringify({ ...found, rate }, null, 2));
  const idle = operations > 0 ? [] : ['nothing was acknowledged'];
  return [
    ...bad,
    ...failures,
    ...lost,
    ...repeated,
    ...idle,
    ...(noticed ? [] : ['the planted fault was not detected']),
  ];
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
const misses = await report(cluster, db, Number(values.rate)).catch((error: unknown) => [String(error)]);
await endDb(db);
await cluster.stop();
for (const miss of misses.slice(0, 20)) console.error(miss);
if (misses.length === 0) rmSync(folder, { recursive: true, force: true });
else console.error(`Logs are in ${folder}/logs.`);
process.exit(misses.length === 0 ? 0 : 1);
