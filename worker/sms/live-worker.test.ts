// Tests of the real worker process while its SMS provider fails, and when the process is killed during a call to the
// provider.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { nextPhone } from '#testing/factories.ts';
import { startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { throughGateway, throughTwilio } from '#testing/fake-sms/through.ts';
import { startTwilio } from '#testing/fake-sms/twilio.ts';
import { buildManyApplications, countNotices, recordShortlists, tasksIn } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker, type WorkerUnderTest } from '#testing/worker-process.ts';

const database = useDatabase();
const api = useApi(database);
const { sendOtp, verifyOtp } = signinEndpoints;

const stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  await run(database.db, sql`delete from circuit_breakers`);
  await run(database.db, sql`delete from queue_urgent._private_jobs`);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function provider(start: () => Promise<FakeProvider>): Promise<FakeProvider> {
  const started = await start();
  stops.unshift(() => started.close());
  return started;
}
async function worker(environment: NodeJS.ProcessEnv, supervised = true): Promise<WorkerUnderTest> {
  const started = await startWorker({ url: database.url, supervised, environment });
  stops.unshift(() => started.stop());
  return started;
}

async function ask(phone = nextPhone()): Promise<string> {
  await api.as().ok(sendOtp, { body: { phone_number: phone } });
  return phone;
}
const sendTasks = async () =>
  (await tasksIn(database.db, 'urgent')).filter(({ task_identifier }) => task_identifier === 'send_otp');
const attemptsUsed = async () => (await sendTasks()).reduce((sum, { attempts }) => sum + attempts, 0);
const allDone = () => waitFor('all SMS tasks to finish', async () => (await sendTasks()).length === 0);
const isOpen = () =>
  many(database.db, sql`select name from circuit_breakers where opened_at is not null`, z.object({ name: z.string() }));

/** Shortlists an applicant, and waits until the applicant's notification is stored. */
async function untilBell(): Promise<void> {
  const events = await recordShortlists(database.db, await buildManyApplications(database.db, 1));
  await waitFor('the notification', async () => (await countNotices(database.db, events)).size === 1);
}

describe('a worker process killed before the provider responds', () => {
  it('A killed worker process delivers an SMS once, by its reference, and its code is valid', async () => {
    const gateway = await provider(startGateway);
    gateway.trouble = 'swallow';
    const killed = await worker(throughGateway(gateway.url));
    await killed.untilReady();
    const phone = await ask();
    await waitFor('the SMS to be accepted', () => gateway.inbox.length === 1);
    gateway.trouble = 'none';
    killed.signal('SIGKILL');
    await allDone();
    expect(gateway.asked.length, 'it was handed over again').toBeGreaterThan(1);
    expect(gateway.inbox).toHaveLength(1);
    const otp = /#(\d{6})$/.exec(gateway.inbox[0]?.text ?? '')?.[1] ?? '';
    await api.as().ok(verifyOtp, { body: { phone_number: phone, otp } });
  });

  it('A killed worker process sends an SMS at most once if the provider does not support references', async () => {
    const twilio = await provider(startTwilio);
    twilio.trouble = 'hang';
    const killed = await worker(throughTwilio(twilio.url));
    await killed.untilReady();
    await ask();
    await waitFor('the call', () => twilio.asked.length === 1);
    twilio.trouble = 'none';
    killed.signal('SIGKILL');
    await allDone();
    expect(twilio.asked).toHaveLength(1);
  });
});

describe('an SMS provider that hangs', () => {
  it('A hanging SMS provider delays nothing else and is cut off; every user gets the code after its recovery', async () => {
    const gateway = await provider(startGateway);
    gateway.trouble = 'hang';
    // The API answers requests for codes without waiting for the SMS provider.
    for (let n = 0; n < 10; n += 1) await ask();
    const running = await worker(throughGateway(gateway.url));
    await running.untilReady();
    await waitFor('SMS calls to hang', () => gateway.asked.length >= 3);
    await untilBell();
    expect(gateway.mostHanging(), 'half of the six slots are left for bells').toBeLessThanOrEqual(3);
    gateway.trouble = 'error';
    await waitFor('the breaker of the provider to open', async () => (await isOpen()).length > 0);
    expect((await api.as().problem(sendOtp, { body: { phone_number: nextPhone() } })).code).toBe('sms_unavailable');
    // Calls that began before the breaker opened may still be on their way. Wait until no SMS task runs.
    await waitFor('all SMS tasks to wait', async () =>
      (await sendTasks()).every(({ locked_by }) => locked_by === null),
    );

    // Wait longer than the time after which an idle slot counts as blocked. The worker process must not exit: a poll
    // that finds only tasks whose breaker is open is also a sign of progress.
    const calls = gateway.asked.length;
    const attempts = await attemptsUsed();
    await run(database.db, sql`update queue_urgent._private_jobs set run_at = now() where locked_at is null`);
    const until = performance.now() + 8000;
    await waitFor('eight seconds without activity', () => performance.now() > until);
    expect(running.endings).toEqual([]);
    expect((await running.readiness())?.code).toBe(200);
    expect(gateway.asked.length).toBeLessThanOrEqual(calls + 1);
    expect(await attemptsUsed()).toBeLessThanOrEqual(attempts);
    await untilBell();

    gateway.trouble = 'none';
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    await allDone();
    expect(gateway.inbox).toHaveLength(10);
    expect(new Set(gateway.inbox.map(({ to }) => to)).size).toBe(10);
    expect(running.said()).not.toMatch(/\+91|#\d{6}/);
  });
});

describe('a worker process with an incomplete SMS configuration', () => {
  it('A worker process exits with code 1 and names the missing SMS variables in one sentence', async () => {
    const stopped = await worker({ SMS_SENDER: 'http', SMS_HTTP_TOKEN: 'x' }, false);
    await waitFor('the connection to close', () => stopped.endings.length > 0);
    expect(stopped.endings[0]?.code).toBe(1);
    const sentence = 'SMS_SENDER=http needs SMS_HTTP_URL, SMS_DLT_ENTITY_ID, SMS_HEADER, SMS_TEMPLATES as well.';
    // The last output may arrive after the exit.
    await waitFor('the sentence', () => stopped.said().includes(sentence));
  });
});
