// Tests the real worker process while a push service hangs: SMS of the same queue are still sent, and the circuit
// breaker of the push service opens.
import { expect, it } from 'vitest';
import { pushEndpoints } from '#contracts/push.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { makeVapidPair } from '#platform/vapid.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltApplication, buildApplication, buildSession } from '#testing/factories.ts';
import { startPushService } from '#testing/fake-push/push-service.ts';
import { GATEWAY, startGateway } from '#testing/fake-sms/gateway.ts';
import { countOf } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';

const vapid = { ...makeVapidPair(), subject: 'mailto:help@kaamsetu.example' };
const database = useDatabase();
const api = useApi(database, { settings: { push_key: vapid.publicKey } });

const record = ({ id }: BuiltApplication, name: 'application.shortlisted' | 'application.accepted') =>
  inTransaction(database.db, (tx) =>
    recordEvent(tx, { name, actor: { type: 'system', id: null }, payload: { application_id: id } }),
  );

it('The worker process sends an SMS although more device pushes hang than the queue has slots', async () => {
  const [service, gateway] = await Promise.all([startPushService(vapid.publicKey), startGateway()]);
  service.trouble = 'hang';
  const worker = await startWorker({
    url: database.url,
    supervised: false,
    environment: {
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: vapid.subject,
      SMS_SENDER: 'http',
      SMS_HTTP_URL: `${gateway.url}/messages`,
      SMS_HTTP_TOKEN: GATEWAY.token,
      SMS_DLT_ENTITY_ID: GATEWAY.entityId,
      SMS_HEADER: GATEWAY.header,
      SMS_TEMPLATES: JSON.stringify(GATEWAY.templates),
    },
  });
  try {
    await worker.untilReady();
    for (let n = 0; n < 6; n += 1) {
      const application = await buildApplication(database.db, { status: 'shortlisted' });
      const me = api.as(await buildSession(database.db, application.labour));
      for (const device of ['a', 'b', 'c'])
        await me.ok(pushEndpoints.subscribe, { body: service.subscribe(`${n}${device}`) });
      await record(application, 'application.shortlisted');
    }
    await waitFor('two device pushes', () => service.asked >= 6);
    await record(await buildApplication(database.db, { status: 'accepted' }), 'application.accepted');
    await waitFor('the SMS', () => gateway.inbox.length === 1);
    // Six calls hang (two events with three devices each), because push tasks may use only half of the four slots.
    // Without this limit, twelve calls would hang.
    expect(service.mostHanging).toBeLessThan(12);

    // Calls that already hang stay open until their timeout, although the push service works again.
    const hung = service.asked;
    service.trouble = 'none';
    await waitFor('the circuit breaker to open', async () =>
      (await listHeldBreakers(database.db)).includes('push:others'),
    );
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    await waitFor('the other device pushes', async () => (await countOf(database.db, 'queue_outside.jobs')) === 0);
    expect(service.inbox).toHaveLength(18 - hung);
    expect(service.asked, 'what may have left is not sent twice').toBe(18);
    expect(worker.endings).toEqual([]);
  } finally {
    await worker.stop();
    await Promise.all([service.close(), gateway.close()]);
  }
});
