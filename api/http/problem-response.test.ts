// What callers are told when the database is away, refuses more work, or is too slow.
import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { silentLog } from '#testing/silent-log.ts';
import { problemResponse } from './problem-response.ts';

async function answerTo(error: Error): Promise<Response> {
  const app = express();
  app.get('/', () => {
    throw error;
  });
  app.use(problemResponse(silentLog));
  const http = createServer(app).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  http.close();
  return response;
}

describe('a database that cannot answer now', () => {
  it.each(['57014', '57P01', '57P02', '57P03', '53300', '40P01', '55P03', '08006', 'ECONNREFUSED', 'EPIPE'])(
    'with the code %s is 503, to be tried again soon',
    async (code) => {
      const response = await answerTo(Object.assign(new Error('away'), { code }));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    },
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('that says "%s" is 503', async (text) => {
    expect((await answerTo(new Error(text))).status).toBe(503);
  });

  it('is not blamed for a mistake of ours', async () => {
    expect((await answerTo(Object.assign(new Error('no such column'), { code: '42703' }))).status).toBe(500);
  });
});
