// A queue for the database that is too long: who comes now is told so at once, and those in it are answered.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemDocument } from '#contracts/problems.ts';
import { requireRoom } from './room.ts';

const db = {
  waitingCount: 0,
  options: { max: 2, maxUses: 0, allowExitOnIdle: false, maxLifetimeSeconds: 0, idleTimeoutMillis: 0 },
};
const step = requireRoom(db);
const server = createServer((req, res) => step(req, res, () => res.end('answered')));
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('whoever calls while many wait is told at once to come again', async () => {
  db.waitingCount = 64;
  const answer = await fetch(`${base}/api/v1/jobs/`, { method: 'POST', body: 'x'.repeat(1000) });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(problemDocument.parse(await answer.json())).toMatchObject({ code: 'unavailable', status: 503 });
});

it('whoever looks at a page or calls when the queue is shorter is answered', async () => {
  expect(await (await fetch(`${base}/jobs`)).text()).toBe('answered');
  db.waitingCount = 63;
  expect(await (await fetch(`${base}/api/v1/jobs/`)).text()).toBe('answered');
});
