// Tests the delivery of sign-in codes by SMS: failures of the provider, responses to the user, and no duplicate SMS.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import type { Log } from '#platform/log.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { nextPhone } from '#testing/factories.ts';
import { GATEWAY, startGateway } from '#testing/fake-sms/gateway.ts';
import type { FakeProvider, Trouble } from '#testing/fake-sms/provider.ts';
import { startTwilio, TWILIO_ACCOUNT, TWILIO_FROM } from '#testing/fake-sms/twilio.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf, tasksIn } from '#testing/task-queue.ts';
import { createHttpGateway } from './http-gateway.ts';
import type { SmsSender } from './sender.ts';
import { createTwilio } from './twilio.ts';

const database = useDatabase();
const api = useApi(database);
const { sendOtp, verifyOtp, csrfToken } = signinEndpoints;

const lines: string[] = [];
const note = (message: string, fields?: object) => void lines.push(JSON.stringify({ message, ...fields }));
const log: Log = { info: note, warn: note, error: note };

let gateway: FakeProvider;
let twilio: FakeProvider;
let byGateway: SmsSender;
let byTwilio: SmsSender;
beforeEach(async () => {
  await run(database.db, sql`delete from circuit_breakers`);
  await run(database.db, sql`delete from queue_urgent._private_jobs`);
  lines.length = 0;
  gateway = await startGateway();
  twilio = await startTwilio();
  byGateway = createHttpGateway({ ...GATEWAY, url: `${gateway.url}/messages` });
  const { sid, token } = TWILIO_ACCOUNT;
  byTwilio = createTwilio({ url: twilio.url, accountSid: sid, authToken: token, from: TWILIO_FROM });
});
afterEach(async () => {
  await gateway.close();
  await twilio.close();
});

async function ask(phone = nextPhone()): Promise<string> {
  await api.as().ok(sendOtp, { body: { phone_number: phone } });
  return phone;
}
async function askFor(count: number): Promise<string[]> {
  const phones: string[] = [];
  for (let n = 0; n < count; n += 1) phones.push(await ask());
  return phones;
}
const send = (sms: SmsSender) => runTasks(database, { sms, log });
const sendTasks = async () =>
  (await tasksIn(database.db, 'urgent')).filter(({ task_identifier }) => task_identifier === 'send_otp');
/** Makes all postponed tasks due now. */
const makeDue = () =>
  run(database.db, sql`update queue_urgent._private_jobs set run_at = now() where locked_at is null`);
const ageBreaker = () =>
  run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
const codeOf = (text = '') => /#(\d{6})$/.exec(text)?.[1] ?? '';
const verify = (phone: string, otp: string) => api.as().send(verifyOtp, { body: { phone_number: phone, otp } });
const keepsCode = async (phone: string) =>
  (
    await one(
      database.db,
      sql`select code_hash is not null as kept from otp_codes where phone_number = ${phone} order by id desc limit 1`,
      z.object({ kept: z.boolean() }),
    )
  ).kept;

describe('a failing SMS provider', () => {
  it.each<[Trouble]>([['error'], ['busy'], ['redirect']])(
    'A provider that fails (%s) is cut off after five messages, and a code that was never sent is not stored',
    async (trouble) => {
      twilio.trouble = trouble;
      const phones = await askFor(5);
      await send(byTwilio);
      for (const phone of phones) expect(await keepsCode(phone)).toBe(false);
      const before = await countOf(database.db, 'otp_codes');
      for (let time = 0; time < 5; time += 1) {
        const refused = await api.as().problem(sendOtp, { body: { phone_number: nextPhone() } });
        expect(refused).toMatchObject({ code: 'sms_unavailable', status: 503 });
      }
      expect(await countOf(database.db, 'otp_codes'), 'nothing is written').toBe(before);
      await api.as().ok(csrfToken, {});
      expect(twilio.misled()).toBe(0);
    },
  );

  it('Messages wait during an outage without using up attempts, and each arrives once afterwards', async () => {
    gateway.trouble = 'error';
    const failed = await askFor(5);
    const waiting = await askFor(4);
    await send(byGateway);
    const held = (await sendTasks()).filter(({ attempts }) => attempts === 0);
    expect(held).toHaveLength(4);
    const flags = await many(
      database.db,
      sql`select flags from queue_urgent.jobs where task_identifier = 'send_otp'`,
      z.object({ flags: z.unknown() }),
    );
    expect(flags.map((row) => row.flags)).toEqual(Array(9).fill({ sms: true }));

    gateway.trouble = 'none';
    await makeDue();
    await send(byGateway);
    expect(gateway.inbox, 'still open').toEqual([]);
    expect((await sendTasks()).filter(({ attempts }) => attempts === 0)).toHaveLength(9);
    await ageBreaker();
    await makeDue();
    await send(byGateway);
    await makeDue();
    await send(byGateway);
    expect(gateway.inbox.map(({ to }) => to).sort()).toEqual([...failed, ...waiting].sort());
    expect(await sendTasks()).toEqual([]);
    for (const { to, text } of gateway.inbox) expect((await verify(to, codeOf(text))).status).toBe(200);
  });

  it('A provider with unreadable responses is cut off as well, and a message whose outcome is unclear is not sent again', async () => {
    twilio.trouble = 'garbage';
    await askFor(5);
    await send(byTwilio);
    twilio.trouble = 'none';
    await ageBreaker();
    await makeDue();
    await send(byTwilio);
    expect(twilio.inbox).toEqual([]);
    expect(await sendTasks(), 'the person asks again').toEqual([]);
  });

  it('Rejected phone numbers do not cut off the provider: each of their tasks ends', async () => {
    for (let n = 0; n < 6; n += 1) await ask(`+91${70 + n}00000000`);
    await send(byTwilio);
    expect(await sendTasks()).toEqual([]);
    expect(twilio.asked).toHaveLength(6);
    await ask();
    await send(byTwilio);
    expect(twilio.inbox).toHaveLength(1);
  });
});

describe('an SMS with a code', () => {
  it('A code that was not sent within two minutes is not sent any more', async () => {
    const phone = await ask();
    await run(
      database.db,
      sql`update otp_codes set created_at = created_at - interval '121 seconds' where phone_number = ${phone}`,
    );
    await send(byGateway);
    expect(gateway.asked).toEqual([]);
    expect(await sendTasks()).toEqual([]);
  });

  it('A message whose response was lost is sent again with the same code, and the provider drops the duplicate', async () => {
    gateway.trouble = 'garbage';
    const phone = await ask();
    await send(byGateway);
    gateway.trouble = 'none';
    await makeDue();
    await send(byGateway);
    const codes = gateway.asked.map(({ body }) => /#(\d{6})/.exec(body)?.[1]);
    expect(codes).toHaveLength(2);
    expect(new Set(codes).size).toBe(1);
    await makeDue();
    await send(byGateway);
    expect(gateway.inbox).toHaveLength(1);
    expect((await verify(phone, codeOf(gateway.inbox[0]?.text))).status).toBe(200);
  });

  it('A message whose worker process was killed during the call is not sent again if the provider does not drop duplicates', async () => {
    const phone = await ask();
    // The task records its attempt, and then its call to the provider never returns.
    let called = () => {};
    const inCall = new Promise<void>((resolve) => {
      called = resolve;
    });
    const never: SmsSender = {
      ...byTwilio,
      send: () => {
        called();
        return new Promise(() => {});
      },
    };
    void send(never).catch(() => {});
    await inCall;
    await run(database.db, sql`update queue_urgent._private_jobs set locked_at = null, locked_by = null`);
    await send(byTwilio);
    expect(twilio.asked).toEqual([]);
    expect(await sendTasks()).toEqual([]);
    await run(database.db, sql`update otp_codes set created_at = created_at - interval '31 seconds'`);
    await ask(phone);
    await send(byTwilio);
    expect(twilio.inbox).toHaveLength(1);
  });

  it('Logs, tasks and events contain neither phone number nor code, whatever fails', async () => {
    const phones: string[] = [];
    for (const trouble of ['none', 'error', 'garbage'] as const) {
      twilio.trouble = trouble;
      phones.push(await ask());
      await send(byTwilio);
    }
    await ask('+919700000000');
    twilio.trouble = 'none';
    await send(byTwilio);
    const codes = twilio.asked.map(({ body }) => codeOf(new URLSearchParams(body).get('Body') ?? ''));
    const rows = await many(
      database.db,
      // Leave out columns with timestamps, because their microseconds have six digits and may look like a code.
      sql`select concat_ws(' ', payload, key, last_error) as text from queue_urgent._private_jobs
        union all select payload::text from domain_events`,
      z.object({ text: z.string() }),
    );
    const kept = [...lines, ...rows.map(({ text }) => text)].join('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const secret of [...phones.map((phone) => phone.slice(3)), '9700000000', ...codes]) {
      expect(secret).toMatch(/^\d{6,10}$/);
      expect(kept).not.toContain(secret);
    }
  });
});
