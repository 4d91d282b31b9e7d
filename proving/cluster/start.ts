// Runs a cluster for manual inspection: npm run prove -- cluster --web 2 --worker 2 --seed
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasCluster, startCluster } from './cluster.ts';

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '2' },
    worker: { type: 'string', default: '2' },
    seed: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env.PROXY_PORT || '8080' },
  },
});
if (!hasCluster) {
  console.error('This needs Linux with postgresql-15, redis-server and haproxy: apt-get install them.');
  process.exit(1);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-cluster-'));
chmodSync(folder, 0o755);
let asked = false;
const stopRequests = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const asking = new Promise<void>((resolve) => {
  for (const signal of stopRequests)
    process.on(signal, () => {
      asked = true;
      resolve();
    });
});
console.log('Starting Postgres, Redis, the proxy and the programs…');
const cluster = await startCluster({
  folder,
  web: Number(values.web),
  worker: Number(values.worker),
  port: Number(values.port),
  grace: 10,
});
if (values.seed && !asked)
  spawnSync(process.execPath, ['dist/bin/seed.js'], {
    env: { ...cluster.environment, APP_ENV: 'development' },
    stdio: 'inherit',
  });
console.log(`
  ${cluster.address}        the product, by its proxy
  ${cluster.inside}/stats   which web processes the proxy leads to
  ${cluster.databaseUrl}
${[...cluster.web, ...cluster.workers].map(({ name, address, metrics, pid }) => `  ${name}  pid ${pid()}  ${address}  ${metrics}`).join('\n')}

  Codes to sign in with are in ${folder}/data/outbox/sms.jsonl, logs in ${folder}/logs.
  End a process with kill, and it is started again. Stop with Ctrl-C.
`);
await asking;
console.log('Stopping…');
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
