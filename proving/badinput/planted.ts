// Tests the checks of this command: sends bad input to an app with deliberate faults. A check that does not find its
// deliberate fault would not find a real fault either.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import express from 'express';
import { jsonBody } from '#api/http/body.ts';
import { problemResponse } from '#api/http/problem-response.ts';
import { requestLog } from '#api/http/request-log.ts';
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { silentLog } from '#testing/silent-log.ts';
import { sendBatch } from './batch.ts';
import type { Fault } from './check-answer.ts';
import type { Route, Sending } from './requests.ts';
import { type Send, senderTo } from './sender.ts';

/** Maps the path of each deliberate fault to the kind of fault that the checks must find. */
const planted: Readonly<Record<string, Fault['kind']>> = {
  throws: '5xx',
  tells: 'leak',
  stores: 'write',
  speaks: 'form',
  takes: 'status',
  leaves: 'crash',
};

const STANDS_STILL_MS = 300;
/** Maximum event loop delay in milliseconds (99th percentile). */
export const MAX_LOOP_DELAY_MS = 200;

function plantedApp(db: Db) {
  const app = express();
  app.use(requestLog(silentLog), jsonBody());
  app.post('/throws', ({ body }) => body.name.trim().missing.more);
  app.post('/tells', (_req, res) => {
    const said = 'insert into users (name) values ($1) violates not-null constraint';
    const document = {
      type: '/',
      title: 'x',
      status: 422,
      detail: said,
      code: 'validation_failed',
      message: said,
      request_id: 'x',
    };
    res.status(422).type('application/problem+json').send(JSON.stringify(document));
  });
  app.post('/stores', async () => {
    await run(db, sql`insert into settings (key, value) values (gen_random_uuid()::text, '1'::jsonb)`);
    fail('validation_failed', { errors: { name: ['invalid'] } });
  });
  app.post('/speaks', (_req, res) => res.status(422).send('No.'));
  app.post('/takes', (_req, res) => res.json({}));
  app.post('/leaves', ({ socket }) => socket.destroy());
  app.post('/waits', (_req, res) => {
    const end = performance.now() + STANDS_STILL_MS;
    while (performance.now() < end);
    res.json({});
  });
  app.use(problemResponse(silentLog));
  return app;
}

const routeOf = (path: string): Route => ({
  name: `POST ${path}`,
  endpoint: { method: 'POST', path, summary: 'planted', auth: 'public', response: z.object({}) },
  fields: [],
  body: null,
});

const requestOf = (path: string): Sending => ({
  route: routeOf(path),
  id: 'planted',
  about: path,
  must: 'refused',
  method: 'POST',
  target: path,
  headers: { 'content-type': 'application/json' },
  body: '{"name":5}',
});

/** Whether the measured event loop delay exceeds the limit after requests to a route that blocks the event loop. */
async function seesWaiting(send: Send): Promise<boolean> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (let times = 0; times < 5; times += 1) await send(requestOf('/waits'));
  delay.disable();
  return delay.percentile(99) / 1e6 > MAX_LOOP_DELAY_MS;
}

/** Sends bad input to the route of each deliberate fault. Returns the faults that the checks did not find. */
export async function unnoticed(db: Db): Promise<string[]> {
  const app = plantedApp(db);
  const http = createServer((req, res) => app(req, res));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const place = http.address();
  const send = senderTo(`http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`);
  const missed: string[] = [];
  for (const [path, kind] of Object.entries(planted)) {
    const { faults } = await sendBatch({ db, send }, [requestOf(`/${path}`)]);
    if (!faults.some((fault) => fault.kind === kind)) missed.push(`the fault of ${path} was not detected as ${kind}`);
  }
  if (!(await seesWaiting(send))) missed.push('a blocked event loop was not detected');
  send.close();
  http.closeAllConnections();
  http.close();
  await run(db, sql`delete from settings where length(key) = 36`);
  return missed;
}
