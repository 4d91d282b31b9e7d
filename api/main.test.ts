// Tests of the wiring in `api/main.ts`, with the API as a separate process.
import { Manager } from 'socket.io-client';
import { expect, it } from 'vitest';
import { waitFor } from '#testing/wait-for.ts';
import { useProduct } from '../e2e/product.ts';

// The replica is unreachable; the API must work without it. The process exits when the grace time ends, even if it still
// answers a request, which may take several seconds on a busy machine.
const product = useProduct({ SHUTDOWN_GRACE: '60', DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/none' });

it('The API process answers repeated polling handshakes of one client and stays alive', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const polled = await fetch(`${product.address}/socket.io/?EIO=4&transport=polling`);
    expect(polled.status).toBe(200);
    expect(await polled.text()).toMatch(/^0\{"sid"/);
  }
  expect((await fetch(`${product.address}/live`)).status).toBe(200);
});

it('A stopping API process still answers requests with `Connection: close` and disconnects its sockets', async () => {
  // The first list of a process may take several seconds on a busy machine, so request it before the stop.
  expect((await fetch(`${product.address}/api/v1/jobs/`)).status).toBe(200);
  const line = new Manager(product.address, { transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve) => line.once('open', resolve));
  let over = false;
  let closed: 'before the end' | 'by the end' | null = null;
  line.once('close', () => {
    closed = over ? 'by the end' : 'before the end';
  });
  const stopped = product.stopApi().then(() => {
    over = true;
  });
  await waitFor('the log message of the process', async () => (await fetch(`${product.address}/ready`)).status === 503);
  const answer = await fetch(`${product.address}/api/v1/jobs/`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await waitFor('the connection to be closed', () => closed)).toBe('before the end');
  // A stopping process rejects new sockets with 403. Shortly afterwards it closes its port, and `fetch` fails. The test
  // accepts both.
  const late = await fetch(`${product.address}/socket.io/?EIO=4&transport=polling`).catch(() => null);
  expect(late?.status ?? 403).toBe(403);
  await stopped;
});
