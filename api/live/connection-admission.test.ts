// After a restart everybody's line comes back at once, and those who only read a page must not wait behind all of them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createAdmission } from './connection-admission.ts';

const spend = (ms: number) => {
  for (const from = performance.now(); performance.now() - from < ms; );
};

it('answers a call between the sockets that wait to be let in, and lets these in as they came', async () => {
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
