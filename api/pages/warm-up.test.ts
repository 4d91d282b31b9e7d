// The warm-up ends when the first pages were rendered, or at its time limit.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { waitFor } from '#testing/wait-for.ts';
import { warmUp } from './warm-up.ts';

const asked: string[] = [];
const held: ServerResponse[] = [];
const server = createServer((req, res) => {
  asked.push(req.url ?? '');
  held.push(res);
});

const listen = () =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      if (place && typeof place === 'object') resolve(place);
      else reject(new Error('It listens nowhere.'));
    });
  });

afterEach(() => {
  server.closeAllConnections();
  server.close();
  asked.length = 0;
  held.length = 0;
});

it('The warm-up requests the first pages in turn and ends with the last', async () => {
  let over = false;
  const warm = warmUp(await listen(), 60_000).then(() => {
    over = true;
  });
  for (const page of ['/', '/jobs']) {
    await waitFor(page, () => asked.at(-1) === page);
    expect(over).toBe(false);
    held.at(-1)?.end();
  }
  await warm;
  expect(asked).toEqual(['/', '/jobs']);
});

it('The warm-up ends at its time limit if a page does not respond', async () => {
  await warmUp(await listen(), 3_000);
  await waitFor('the first request', () => asked.length > 0);
  expect(asked).toEqual(['/']);
});
