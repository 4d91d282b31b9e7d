// The line L1 of the result table: the product's sockets and worker in one process, which exists only for this
// benchmark.
import { createServer } from 'node:http';
import { type Namespace, Server } from 'socket.io';
import { openSockets } from '#api/live/socket-server.ts';
import { openDb } from '#platform/db.ts';
import { openNotifier } from '#platform/notifier.ts';
import type { Push } from '#platform/push.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { planLanes } from '#worker/lanes.ts';
import { startWorkerProcess } from '#worker/runner/worker-process.ts';
import type { SmsSender } from '#worker/sms/sender.ts';

const [url = ''] = process.argv.slice(2);
const { wake } = openNotifier({ url, name: 'one process notifier', log: silentLog });
const db = openDb({ url, max: 16, name: 'one process', wake });
const http = createServer();

// Wraps the in-memory adapter of Socket.IO, to get the namespace of users (`/`).
const InMemory = new Server().adapter();
let live: Namespace | undefined;
const adapter: Parameters<typeof openSockets>[1]['adapter'] = function capture(namespace: Namespace) {
  if (namespace.name === '/') live = namespace;
  return typeof InMemory === 'function' ? Reflect.construct(InMemory, [namespace]) : undefined;
};
openSockets(http, { db, log: silentLog, origins: [], adapter });

const push: Push = async (_db, messages) => {
  for (const { rooms, event, payload } of messages) live?.to([...rooms]).emit(event, payload);
};
const sms: SmsSender = {
  repeats: false,
  knows: () => true,
  languageFor: (language) => language,
  send: async () => ({ result: 'accepted' }),
};
const deps = {
  db,
  log: silentLog,
  secrets: marketplaceSecrets,
  storage: testStorage,
  push,
  sms,
  brand: 'KaamSetu',
  domain: 'localhost',
  heldBreakers: () => [],
  translator: null,
  devices: null,
  signing: null,
  issuer: 'http://localhost',
  deleteSms: async () => {},
};
const lanes = planLanes(deps, { urgent: 6, outside: 4, bulk: 4 });
await startWorkerProcess({ url, name: 'one process', lanes, log: silentLog, sweeps: true, wake });

process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
