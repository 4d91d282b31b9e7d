// Admission of sockets after a restart: page requests must not wait behind all reconnecting clients.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAdmission, gapFor } from './connection-admission.ts';

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
    for (let one = 0; one < 150; one += 1)
      enter(() => {
        spend(3);
        entered.push(one);
        if (one === 149) resolve();
      });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('here');
  expect(entered.length).toBeLessThan(75);
  await all;
  expect(entered).toEqual(Array.from({ length: 150 }, (_, one) => one));
  server.close();
});

/**
 * Returns an admission with a controlled clock. `run` lets the event loop turn until a time in milliseconds; each turn
 * is late by the given delay.
 */
function controlled() {
  let now = 0;
  let next: { at: number; look: () => void } | null = null;
  const enter = createAdmission({
    now: () => now,
    after: (ms, look) => {
      next = { at: now + ms, look };
    },
  });
  const admitted: number[] = [];
  const run = (until: number, delay: number) => {
    const before = admitted.length;
    while (next && now < until) {
      const { at, look } = next;
      next = null;
      now = at + delay;
      look();
    }
    return admitted.length - before;
  };
  for (let one = 0; one < 10_000; one += 1) enter(() => admitted.push(one));
  return { run };
}

describe('the rate of admission', () => {
  it('An idle process admits a socket each millisecond', () => {
    expect(controlled().run(1000, 0)).toBe(1001);
  });

  it('The longer the event loop delay, the fewer sockets are admitted', () => {
    const [short, medium, long] = [1, 3, 6].map((delay) => controlled().run(2000, delay));
    expect(short).toBeGreaterThan(2 * (medium ?? 0));
    expect(medium).toBeGreaterThan(1.5 * (long ?? 0));
  });

  it('The rate rises again when the event loop delay falls', () => {
    const { run } = controlled();
    const busy = run(1000, 15);
    expect(run(2000, 0)).toBeGreaterThan(5 * busy);
  });

  it.each([20, 50, 400])('A process with a delay of %i ms still admits 2,000 sockets within 45 s', (delay) => {
    expect(controlled().run(45_000, delay)).toBeGreaterThanOrEqual(2000);
  });

  it('Requests have the event loop for three times its delay between two admissions, up to 20 ms', () => {
    expect([0, 2, 5, 100].map(gapFor)).toEqual([1, 6, 15, 20]);
  });
});
