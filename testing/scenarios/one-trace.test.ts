// Tests distributed tracing: a request of an employer, its event, tasks, push, delivery and device notifications form
// one trace across the API and the worker process.
import { io } from 'socket.io-client';
import { afterAll, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { pushEndpoints } from '#contracts/push.ts';
import { z } from '#contracts/z.ts';
import { createLog } from '#platform/log.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, rawSql, sql } from '#platform/sql.ts';
import { startTracing, traceQueries } from '#platform/tracing.ts';
import { makeVapidPair } from '#platform/vapid.ts';
import { watchPool } from '#platform/watch-query.ts';
import { useApi } from '#testing/api.ts';
import { pathOf, startCollector } from '#testing/collector.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { startPushService } from '#testing/fake-push/push-service.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { silentLog } from '#testing/silent-log.ts';
import { countOf } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';

const vapid = { ...makeVapidPair(), subject: 'mailto:help@kaamsetu.example' };
const lines: string[] = [];
const listening = (program: string) => createLog(program, 'info', { write: (line) => void lines.push(line) });
const database = useDatabase();
const api = useApi(database, { log: listening('api'), settings: { push_key: vapid.publicKey } });
const service = await startPushService(vapid.publicKey);
afterAll(() => service.close());

/**
 * Builds an application. Returns its worker's session token and push subscription, and a function that shortlists the
 * application as the employer. The function resolves to the id of the shortlist request.
 */
async function someone() {
  const labour = await buildLabour(database.db, { first_name: 'Pandurang' });
  const job = await buildJob(database.db, { employer: await buildEmployer(database.db) });
  const application = await buildApplication(database.db, { job, labour });
  const token = await buildSession(database.db, labour);
  const subscription = service.subscribe('phone');
  await api.as(token).ok(pushEndpoints.subscribe, { body: subscription });
  const employer = api.as(await buildSession(database.db, application.employer));
  const shortlist = async (headers: Record<string, string> = {}) => {
    const answer = await employer.send(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(application.id) },
      headers,
      body: { status: 'shortlisted' },
    });
    expect(answer.status).toBe(200);
    return answer.headers.get('x-request-id') ?? '';
  };
  return { token, subscription, shortlist };
}

const REQUEST = 'PATCH /api/v1/employers/applications/{application_id}/status';
const EVENT = `${REQUEST} > event application.shortlisted`;
const NOTIFYING = `${EVENT} > task notify_labour_of_shortlist`;
const PUSH = `${NOTIFYING} > push notification.created application.updated`;

describe('The trace of an employer who shortlists', () => {
  it('The trace has the request as its root, each span below its parent, and no personal data or secret', async () => {
    const collector = await startCollector();
    const tracing = { endpoint: collector.url, ratio: 1, service: 'kaamsetu-api', version: '1', log: silentLog };
    const endTracing = await startTracing(tracing);
    watchPool(database.db, traceQueries);
    const worker = await startWorker({
      url: database.url,
      // Restart the worker process if it exits: on a busy machine it may lose its lease once.
      supervised: true,
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        VAPID_PUBLIC_KEY: vapid.publicKey,
        VAPID_PRIVATE_KEY: vapid.privateKey,
        VAPID_SUBJECT: vapid.subject,
      },
    });
    try {
      await worker.untilReady();
      const { token, subscription, shortlist } = await someone();
      const socket = io(api.base, { auth: { token }, transports: ['websocket'], reconnection: false });
      const heard: unknown[] = [];
      socket.on('notification.created', (...args: unknown[]) => heard.push(args));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      expect((await fetch(`${api.base}/ready`)).status).toBe(200);
      const request = await shortlist({ traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` });
      await waitFor('the notification and the device push', () => heard.length > 0 && service.inbox.length > 0);
      for (const queue of queues)
        await waitFor('the tasks', async () => (await countOf(database.db, `${schemaOf[queue]}.jobs`)) === 0);
      socket.disconnect();
      await worker.stop('SIGTERM');
      await endTracing();

      const trace = collector.spans.filter(({ traceId }) => traceId === request.replaceAll('-', ''));
      const paths = trace.map((span) => pathOf(trace, span));
      expect(
        trace.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name),
        'one root',
      ).toEqual([REQUEST]);
      expect(
        paths.filter((path) => !path.startsWith(REQUEST)),
        'nothing hangs in the air',
      ).toEqual([]);
      expect(paths).toEqual(
        expect.arrayContaining([
          `${REQUEST} > sql begin`,
          `${EVENT} > sql record application.shortlisted`,
          `${EVENT} > task dispatch_event > sql name of event`,
          `${PUSH} > deliver`,
          `${NOTIFYING} > task push_to_devices > ring`,
        ]),
      );
      const recording = paths.filter((path) => path.startsWith(`${EVENT} > sql`));
      expect(recording, 'the fact and its tasks are one statement').toEqual([
        `${EVENT} > sql record application.shortlisted`,
      ]);
      const services = Object.fromEntries(trace.map((span) => [pathOf(trace, span), span.service]));
      expect(services).toMatchObject({
        [EVENT]: 'kaamsetu-api',
        [PUSH]: 'kaamsetu-worker',
        [`${PUSH} > deliver`]: 'kaamsetu-api',
      });
      const lonely = collector.spans.filter(({ parentSpanId, name }) => !parentSpanId && name.startsWith('sql'));
      expect(lonely, 'a health check begins no trace').toEqual([]);
      expect(collector.strange).toEqual([]);
      const sent = collector.bodies.join('');
      for (const secret of [
        subscription.endpoint,
        new URL(subscription.endpoint).pathname,
        token,
        'Pandurang',
        '9812345670',
      ])
        expect(sent).not.toContain(secret);
      expect(JSON.stringify([heard, service.inbox])).not.toContain(request.replaceAll('-', ''));
    } finally {
      await worker.stop();
      await endTracing();
      await collector.close();
    }
  });

  it('Tasks and the log lines of both programs carry the request id if no collector is configured', async () => {
    lines.length = 0;
    const { shortlist } = await someone();
    const request = await shortlist();
    const [urgent] = queues;
    const trace = request.replaceAll('-', '');
    const payloads = await many(
      database.db,
      sql`select payload ->> 'traceparent' as traceparent from ${rawSql(schemaOf[urgent])}._private_jobs
        where payload ->> 'traceparent' like ${`%${trace}%`}`,
      z.object({ traceparent: z.string() }),
    );
    expect(payloads).toHaveLength(2);
    for (const { traceparent } of payloads) expect(traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`));
    await runTasks(database, {
      log: listening('worker'),
      devices: async () => ({ result: 'failed', reason: 'status 503' }),
    });
    const entries = lines.map((line): unknown => JSON.parse(line));
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ program: 'api', msg: 'request', request_id: request }),
        expect.objectContaining({ program: 'worker', request_id: request, task: 'push_to_devices' }),
        expect.objectContaining({ program: 'worker', msg: 'a handler failed', request_id: request }),
      ]),
    );
  });
});
