// Admission of sockets after a restart: page requests must not wait behind all reconnecting clients.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createAdmission } from './connection-admission.ts';

const spend = (ms: number) => {
  for (const from = performance.now(); performance.now() - from < ms; );
};

it('Page requests are answered while sockets wait for admission, and the sockets are admitted in order', async () => {
  const server = createServer((_req, res) => res.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const enter = createAdmission();
  const entered: number[] = [];
  const all = new Promise<void>((resolve) => {
    for (let one = 0; one < 300; one += 1)
      enter(() => {
        spend(3);
        entered.push(one);
        if (one === 299) resolve();
      });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('here');
  expect(entered.length).toBeLessThan(150);
  await all;
  expect(entered).toEqual(Array.from({ length: 300 }, (_, one) => one));
  server.close();
});
