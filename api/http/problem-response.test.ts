// Problem responses for errors of the database: unavailable, overloaded or too slow.
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

describe('database errors', () => {
  it.each(['57014', '57P01', '57P02', '57P03', '53300', '40P01', '55P03', '08006', 'ECONNREFUSED', 'EPIPE'])(
    'The error code %s becomes 503 with `Retry-After: 2`',
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
  ])('The error message "%s" becomes 503', async (text) => {
    expect((await answerTo(new Error(text))).status).toBe(503);
  });

  it('An error in our own SQL becomes 500', async () => {
    expect((await answerTo(Object.assign(new Error('no such column'), { code: '42703' }))).status).toBe(500);
  });
});
