// Tests push notifications to devices: encrypted for one browser, delivered once, never sent to an internal address.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { pushEndpoints, pushMessage } from '#contracts/push.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { sweepDevices } from '#marketplace/notifications/devices.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { breakerIsOpen, listHeldBreakers } from '#platform/circuit-breaker.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { isPublicAddress, isPublicWebAddress } from '#platform/public-hosts.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { makeVapidPair } from '#platform/vapid.ts';
import { openWebPush, type WebPush } from '#platform/web-push.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { startBrowser } from '#testing/fake-push/browser.ts';
import { type PushService, startPushService } from '#testing/fake-push/push-service.ts';
import { runTasks } from '#testing/run-tasks.ts';

const vapid = { ...makeVapidPair(), subject: 'mailto:help@kaamsetu.example' };
const database = useDatabase();
const api = useApi(database, { settings: { push_key: vapid.publicKey } });
const off = useApi(database);
const strict = useApi(database, { settings: { push_key: vapid.publicKey, production: true } });
const devices = openWebPush(vapid, { anyHost: true });
let service: PushService;
let name = 0;

beforeAll(async () => {
  service = await startPushService(vapid.publicKey);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.trouble = 'none';
  service.inbox.length = 0;
  service.asked = 0;
  await run(database.db, sql`delete from queue_outside._private_jobs`);
  await run(database.db, sql`delete from circuit_breakers`);
});

/** Builds a worker with an application and a subscribed browser. */
async function someone(language = 'en') {
  const job = await buildJob(database.db, {
    title: 'Mason for a wall',
    employer: await buildEmployer(database.db, { language }),
  });
  const labour = await buildLabour(database.db, { language });
  const application = await buildApplication(database.db, { job, labour });
  const token = await buildSession(database.db, labour);
  const me = api.as(token);
  name += 1;
  const device = `phone ${name}`;
  const subscription = service.subscribe(device);
  await me.ok(pushEndpoints.subscribe, { body: subscription });
  const employer = api.as(await buildSession(database.db, application.employer));
  const set = (status: 'shortlisted' | 'accepted' | 'rejected') =>
    employer.ok(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(application.id) },
      body: { status },
    });
  return { me, labour, application, device, subscription, set };
}

const work = (send: WebPush = devices) => runTasks(database, { devices: send });
const subscriptionsOf = ({ id }: { id: number }) =>
  many(
    database.db,
    sql`select endpoint, failures from push_subscriptions where user_id = ${id}`,
    z.object({ endpoint: z.string(), failures: z.int() }),
  );
/** Makes waiting tasks due now instead of after their retry delay. */
const hurry = () => run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);

describe('a subscribed browser', () => {
  it.each([
    ['en', 'Shortlisted (not hired yet)', /: “Mason for a wall”$/],
    ['hi', 'मालिक को पसंद (अभी पक्का नहीं)', /राजमिस्त्री · /],
  ])(
    'A push message is encrypted for one browser and in the language of its reader (%s)',
    async (language, title, words) => {
      const { set, device, application } = await someone(language);
      await set('shortlisted');
      await work();
      expect(service.inbox.map((one) => one.device)).toEqual([device]);
      const message = pushMessage.parse(service.inbox[0]?.words);
      expect(message).toMatchObject({ title, url: `/labour/dashboard/applications/${application.id}`, replaces: null });
      expect(message.message).toMatch(words);
      expect(JSON.stringify(message)).not.toMatch(/\+91|\d{10}/);
    },
  );

  it('A device gets a push message once, even if the task runs twice', async () => {
    const { set, application } = await someone();
    await set('shortlisted');
    await work();
    const { event_id } = await one(
      database.db,
      sql`select event_id from notifications where application_id = ${application.id}`,
      z.object({ event_id: z.int() }),
    );
    await run(
      database.db,
      sql`select queue_outside.add_job('push_to_devices', json_build_object('event_id', ${event_id}::bigint))`,
    );
    await work();
    expect(service.inbox).toHaveLength(1);
  });

  it('A run sends no push message that another run has marked after this run read the list', async () => {
    const { set, application } = await someone();
    await set('shortlisted');
    const marking = sql`insert into push_deliveries (notification_id, subscription_id)
      select n.id, s.id from notifications n join push_subscriptions s on s.user_id = n.user_id
      where n.application_id = ${application.id}`;
    let marked = 0;
    // The handler reads the circuit breaker after it has listed the messages and before it marks a message as
    // attempted. At this moment, the test itself marks the message as attempted, as a concurrent run of the task would.
    const handlersDb: Db = Object.create(database.db, {
      query: {
        value: async (asked: { text: string }) => {
          if (asked.text.includes('circuit_breakers')) marked += await run(database.db, marking);
          return Reflect.apply(database.db.query, database.db, [asked]);
        },
      },
    });
    await runTasks(database, { devices, handlersDb });
    expect([marked, service.asked]).toEqual([1, 0]);
  });

  it('A grouped notification replaces the previous push message of its group', async () => {
    const employer = await buildEmployer(database.db);
    const job = await buildJob(database.db, { employer });
    await api
      .as(await buildSession(database.db, employer))
      .ok(pushEndpoints.subscribe, { body: service.subscribe('desk') });
    for (const first_name of ['Asha', 'Babu']) {
      const labour = await buildLabour(database.db, { first_name });
      await api
        .as(await buildSession(database.db, labour))
        .ok(applicationEndpoints.apply, { body: { job_uid: job.uid } });
      await work();
    }
    const [first, second] = service.inbox.map(({ words }) => pushMessage.parse(words));
    expect([first?.url, second?.url]).toEqual([
      expect.stringMatching(/applicants\/\d+$/),
      '/employer/dashboard/applicants',
    ]);
    expect(second).toMatchObject({ title: '2 new applications', replaces: first?.tag });
  });

  it('A user who has read the notification, muted its type or unsubscribed gets no push message', async () => {
    const read = await someone();
    const muted = await someone();
    const switched = await someone();
    await muted.me.ok(accountEndpoints.setPreferences, { body: { muted: ['application_status'] } });
    await switched.me.ok(pushEndpoints.unsubscribe, { body: { endpoint: switched.subscription.endpoint } });
    for (const { set } of [read, muted, switched]) await set('shortlisted');
    await runTasks(database, { devices: async () => ({ result: 'failed', reason: 'first try' }) });
    await run(database.db, sql`update notifications set is_read = true where user_id = ${read.labour.id}`);
    await hurry();
    await work();
    expect(service.inbox).toEqual([]);
  });
});

describe('push service', () => {
  it.each(['gone', 'forbidden', 'busy', 'error', 'redirect', 'swallow'] as const)(
    'A push service that responds with %s gets a retry only if the failure is temporary',
    async (trouble) => {
      const { set, labour } = await someone();
      service.trouble = trouble;
      await set('shortlisted');
      await work();
      const before = await subscriptionsOf(labour);
      service.trouble = 'none';
      await hurry();
      await work();
      const rings = service.inbox.length;
      const wanted = {
        gone: { left: 0, rings: 0 },
        forbidden: { left: 1, rings: 0 },
        busy: { left: 1, rings: 1 },
        error: { left: 1, rings: 1 },
        redirect: { left: 1, rings: 0 },
        swallow: { left: 1, rings: 1 },
      }[trouble];
      expect({ left: before.length, rings }).toEqual(wanted);
      expect(service.misled).toBe(0);
    },
  );

  it('A retry after a killed run does not send the push message again', async () => {
    const { set, labour } = await someone();
    await set('shortlisted');
    await work(() => Promise.reject(new Error('killed')));
    await hurry();
    await work();
    expect(service.asked).toBe(0);
    expect(await subscriptionsOf(labour)).toHaveLength(1);
  });
});

describe('a device subscribed with another VAPID key pair', () => {
  const ring = async ({ application }: Awaited<ReturnType<typeof someone>>) => {
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, {
        name: 'application.shortlisted',
        actor: { type: 'system', id: null },
        payload: { application_id: application.id },
      }),
    );
    await work();
  };

  it('A device with another VAPID key pair is given up after a few refusals, and subscribing again with the same address does not restore it', async () => {
    const person = await someone();
    const { me, labour, subscription, set } = person;
    await set('shortlisted');
    service.trouble = 'forbidden';
    for (let n = 0; n < 3; n += 1) await ring(person);
    expect(await me.ok(pushEndpoints.subscribe, { body: subscription })).toEqual({ is_on: true });
    await ring(person);
    const calls = service.asked;
    expect(calls).toBe(5);
    expect(await listHeldBreakers(database.db), 'the service itself is well').toEqual([]);

    for (let n = 0; n < 3; n += 1) {
      expect(await me.ok(pushEndpoints.subscribe, { body: subscription })).toEqual({ is_on: false });
      await ring(person);
      await sweepDevices(database.db);
    }
    expect(service.asked).toBe(calls);
    expect(await subscriptionsOf(labour)).toHaveLength(1);
  });

  it('A device gets push messages again after the browser has renewed its subscription', async () => {
    const { me, labour, subscription, device, set } = await someone();
    await run(database.db, sql`update push_subscriptions set failures = 20 where user_id = ${labour.id}`);
    const { keys } = service.subscribe(device);
    expect(await me.ok(pushEndpoints.subscribe, { body: { ...subscription, keys } })).toEqual({ is_on: true });
    await set('shortlisted');
    await work();
    expect(service.inbox.map((one) => one.device)).toEqual([device]);
  });
});

describe('a failing push service', () => {
  const GOOGLE = 'https://fcm.googleapis.com/fcm/send/';
  /**
   * Returns the tasks that wait. Excludes locked tasks, because a task that has just postponed itself may still be
   * locked for a moment.
   */
  const flagsOf = () =>
    many(
      database.db,
      sql`select flags, attempts from queue_outside.jobs where task_identifier = 'push_to_devices' and locked_at is null`,
      z.object({ flags: z.record(z.string(), z.boolean()), attempts: z.int() }),
    );

  it('A failing push service is cut off only for its own browsers; its messages use up no attempts and arrive after its recovery', async () => {
    const { me, set } = await someone();
    const { keys } = service.subscribe('many');
    for (let n = 0; n < 6; n += 1) await me.ok(pushEndpoints.subscribe, { body: { endpoint: `${GOOGLE}${n}`, keys } });
    const rang: string[] = [];
    const google = { ill: true, asked: 0 };
    const send: WebPush = async ({ endpoint }) => {
      if (endpoint.startsWith(GOOGLE)) google.asked += 1;
      if (endpoint.startsWith(GOOGLE) && google.ill) return { result: 'failed', reason: 'status 503' };
      rang.push(endpoint);
      return { result: 'accepted' };
    };
    await set('shortlisted');
    await work(send);
    expect(rang, 'those of others ring').toEqual([expect.stringContaining(service.url)]);
    expect(await listHeldBreakers(database.db)).toEqual(['push:google']);
    expect(await flagsOf(), 'not fetched while it is held').toEqual([
      { flags: { push: true, 'push:google': true }, attempts: 0 },
    ]);
    const calls = google.asked;
    await hurry();
    await work(send);
    expect(google.asked, 'nor called').toBe(calls);

    google.ill = false;
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    for (let n = 0; n < 2; n += 1) {
      await hurry();
      await work(send);
    }
    expect(new Set(rang).size).toBe(7);
    expect(rang).toHaveLength(7);
    expect(await flagsOf()).toEqual([]);
  });

  it('A failing unknown push host opens only the breaker `push:others`', async () => {
    const { me, set } = await someone();
    for (let n = 0; n < 6; n += 1) await me.ok(pushEndpoints.subscribe, { body: service.subscribe(`extra ${n}`) });
    service.trouble = 'swallow';
    await set('shortlisted');
    await work();
    expect(await listHeldBreakers(database.db)).toEqual(['push:others']);
    expect(await breakerIsOpen(database.db, 'push:google')).toBe(false);
  });
});

describe('a shared phone', () => {
  it('A shared phone gets the push messages of the last subscriber, and none after logout', async () => {
    const { subscription, labour, set } = await someone();
    const second = await buildLabour(database.db);
    const secondMe = api.as(await buildSession(database.db, second));
    await secondMe.ok(pushEndpoints.subscribe, { body: subscription });
    await set('shortlisted');
    await work();
    expect(service.inbox).toEqual([]);
    expect([await subscriptionsOf(labour), await subscriptionsOf(second)]).toMatchObject([[], [{}]]);
    await secondMe.ok(signinEndpoints.logout, {});
    expect(await subscriptionsOf(second)).toEqual([]);
  });

  it('A device gets no push messages after its owner has logged out on all devices', async () => {
    const { me, labour } = await someone();
    await me.ok(accountEndpoints.logoutEverywhere, {});
    expect(await subscriptionsOf(labour)).toEqual([]);
  });
});

describe('push without VAPID keys', () => {
  it('The push endpoints fail with `push_off` if push is not configured', async () => {
    const me = off.as(await buildSession(database.db, await buildLabour(database.db)));
    expect((await me.problem(pushEndpoints.getKey, {})).code).toBe('push_off');
    expect((await me.problem(pushEndpoints.subscribe, { body: service.subscribe('off') })).code).toBe('push_off');
  });
});

describe('an internal push address', () => {
  it.each([
    'http://push.example.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'https://metadata.internal/a',
    'https://push.example.com:8443/a',
    'https://user@push.example.com/a',
  ])('Subscribing fails in production for the internal or invalid address %s', async (endpoint) => {
    const me = strict.as(await buildSession(database.db, await buildLabour(database.db)));
    const { keys } = service.subscribe('inside');
    expect((await me.problem(pushEndpoints.subscribe, { body: { endpoint, keys } })).code).toBe('validation_failed');
  });

  it('A public host name that resolves to an internal address is not called', async () => {
    expect(isPublicWebAddress('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(['8.8.8.8', '2607:f8b0::1', '10.1.2.3', 'fd00::1', '::ffff:127.0.0.1'].map(isPublicAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const careful = openWebPush(vapid, { anyHost: false });
    const { endpoint, keys } = service.subscribe('careful');
    expect(await careful({ endpoint, ...keys }, '{}')).toEqual({ result: 'gone' });
    expect(service.asked).toBe(0);
  });
});

it('Subscribing fails with `validation_failed` for invalid browser keys', async () => {
  const { me } = await someone();
  const { endpoint, keys } = service.subscribe('bad');
  for (const bad of [{ ...keys, auth: 'short' }, { ...keys, p256dh: 'x' }, {}])
    expect((await me.problem(pushEndpoints.subscribe, { body: { endpoint, keys: bad } })).code).toBe(
      'validation_failed',
    );
  expect((await me.problem(pushEndpoints.subscribe, { body: { endpoint: 'nonsense', keys } })).code).toBe(
    'validation_failed',
  );
});

it('The sweep removes devices that have expired or failed for long and keeps the others', async () => {
  const [ended, failing, well] = [await someone(), await someone(), await someone()];
  await run(
    database.db,
    sql`update push_subscriptions set expires_at = now() - interval '1 minute' where user_id = ${ended.labour.id}`,
  );
  await run(
    database.db,
    sql`update push_subscriptions set failures = 20, seen_at = now() - interval '8 days' where user_id = ${failing.labour.id}`,
  );
  await sweepDevices(database.db);
  const left = [ended, failing, well].map(async ({ labour }) => (await subscriptionsOf(labour)).length);
  expect(await Promise.all(left)).toEqual([0, 0, 1]);
});

it('The test browser decrypts the example of RFC 8291', () => {
  const browser = startBrowser({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  expect(browser.keys.p256dh).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  const sealed =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(browser.open(Buffer.from(sealed, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});
