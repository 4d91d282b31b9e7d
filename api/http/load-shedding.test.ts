// Load shedding while the queue for database connections is full: new requests get 503, queued ones are answered.
import { expect, it } from 'vitest';
import { problemDocument } from '#contracts/problems.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase, usePool } from '#testing/database.ts';

const shared = usePool(useDatabase(), { max: 8 });
const api = useApi(shared);

const FOR_ONE = 32;

/**
 * Takes all connections of the pool, and adds `waiting` requests for a connection to its queue. The returned function
 * releases all connections.
 */
async function crowd(waiting: number): Promise<() => Promise<void>> {
  const { db } = shared;
  const clients = await Promise.all(Array.from({ length: db.options.max }, () => db.connect()));
  const queue = Array.from({ length: waiting }, () => db.connect().then((client) => client.release()));
  return async () => {
    for (const client of clients) client.release();
    await Promise.all(queue);
  };
}

it('Load shedding rejects an API request with 503 and `Retry-After` while the connection queue is full, and answers the queued ones', async () => {
  const leave = await crowd(shared.db.options.max * FOR_ONE);
  const answer = await fetch(`${api.base}/api/v1/jobs/`);
  const page = await fetch(`${api.base}/live`);
  await leave();
  expect([answer.status, page.status]).toEqual([503, 200]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(problemDocument.parse(await answer.json())).toMatchObject({
    code: 'unavailable',
    status: 503,
    request_id: answer.headers.get('x-request-id'),
  });
  expect((await fetch(`${api.base}/api/v1/jobs/`)).status).toBe(200);
});

it('Load shedding lets an API request wait while the connection queue has room', async () => {
  const leave = await crowd(shared.db.options.max * FOR_ONE - 1);
  const calling = fetch(`${api.base}/api/v1/jobs/`);
  await fetch(`${api.base}/live`);
  await leave();
  expect((await calling).status).toBe(200);
});
