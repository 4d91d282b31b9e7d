// Limits of sign-in codes and of attempts to enter a code: each is a setting that can change at run time.
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { requestCode } from '#marketplace/signin/actions/request-code.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { addressOf, behindProxy, inParallel, post } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, nextPhone } from '#testing/factories.ts';
import { ageCodes, codeFor, codeTextedTo, otherThan } from '#testing/people.ts';

const database = useDatabase();
const api = useApi(database, { settings: behindProxy });
const { sendOtp, verifyOtp } = signinEndpoints;
const DAY = 86_400;

afterEach(async () => {
  await run(database.db, sql`truncate settings, otp_codes`);
});

const set: (...args: Parameters<typeof setSetting> extends [unknown, ...infer R] ? R : never) => Promise<void> = (
  key,
  value,
) => setSetting(database.db, key, value);

const send = (phone: string, address?: string) =>
  post(api, 'send-otp', { body: { phone_number: phone }, ...(address ? { address } : {}) });
const tryCode = (phone: string, otp: string, address?: string) =>
  post(api, 'verify-otp', { body: { phone_number: phone, otp }, ...(address ? { address } : {}) });

/** Sends codes to new phones from an address. Returns the statuses. */
async function statusesFrom(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await send(nextPhone(), address)).status);
  return statuses;
}

describe('the limits of a phone', () => {
  it('A phone gets the configured number of codes per hour and day, then 429 with the time to wait', async () => {
    await set('otp_cooldowns', [0]);
    await set('otp_per_phone_hour', 1);
    const phone = nextPhone();
    expect((await api.as().ok(sendOtp, { body: { phone_number: phone } })).resend_after).toBe(3600);
    const refused = await api.as().send(sendOtp, { body: { phone_number: phone } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    await set('otp_per_phone_hour', 2);
    expect((await send(phone)).status).toBe(200);
    await set('otp_per_phone_hour', 100);
    await set('otp_per_phone_day', 2);
    const tomorrow = await api.as().problem(sendOtp, { body: { phone_number: phone } });
    expect(tomorrow.retry_after).toBeGreaterThan(DAY - 100);
    expect((await send(nextPhone())).status).toBe(200);
    await ageCodes(database, phone, DAY);
    expect((await send(phone)).status).toBe(200);
  });

  it('A phone waits between codes as configured', async () => {
    await set('otp_cooldowns', [10, 300]);
    const phone = nextPhone();
    expect((await api.as().ok(sendOtp, { body: { phone_number: phone } })).resend_after).toBe(10);
    await ageCodes(database, phone, 11);
    expect((await api.as().ok(sendOtp, { body: { phone_number: phone } })).resend_after).toBe(300);
    await ageCodes(database, phone, 200);
    expect((await api.as().problem(sendOtp, { body: { phone_number: phone } })).retry_after).toBeGreaterThan(90);
  });
});

describe('the limits of an address', () => {
  it('An address has its own limit, and verified codes do not count', async () => {
    await set('otp_per_address_hour', 3);
    const [here, there] = [addressOf(1), addressOf(2)];
    const phone = nextPhone();
    await send(phone, here);
    expect(await statusesFrom(here, 3)).toEqual([200, 200, 429]);
    expect(await statusesFrom(there, 1)).toEqual([200]);
    await tryCode(phone, await codeTextedTo(database, phone), here);
    expect(await statusesFrom(here, 2)).toEqual([200, 429]);
    await set('otp_per_address_hour', 4);
    expect(await statusesFrom(here, 2)).toEqual([200, 429]);
  });

  it('Checks of a registration count for the address, but not for the phone', async () => {
    await set('otp_per_address_hour', 2);
    const { phone } = await buildLabour(database.db);
    const body = { phone_number: phone ?? '', for_registration: true };
    const address = addressOf(3);
    const asked = [1, 2, 3].map(async () => (await post(api, 'send-otp', { body, address })).status);
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 429]);
    expect((await send(phone ?? '', addressOf(4))).status).toBe(200);
  });

  it('Local requests are limited like any other without the key of the demo (D109)', async () => {
    await set('otp_per_address_hour', 1);
    expect([(await send(nextPhone())).status, (await send(nextPhone())).status]).toEqual([200, 429]);
  });
});

describe('the global limit', () => {
  const sendAtOnce = async (times: number) => {
    const statuses: number[] = [];
    const address = (n: number) => (n % 2 === 0 ? addressOf(n) : undefined);
    await inParallel(times, async (n) => void statuses.push((await send(nextPhone(), address(n))).status), times);
    return statuses.sort();
  };

  it.each([1, 2, 3, 4, 5, 6])('Parallel requests of all addresses do not exceed the hourly budget (%i)', async () => {
    // The phones are not registered. All such phones together may use only half of the hourly limit: two codes.
    await set('otp_per_hour', 4);
    expect(await sendAtOnce(8)).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
    const counted = z.object({ sent: z.int() });
    expect(await one(database.db, sql`select count(*)::int as sent from otp_codes`, counted)).toEqual({ sent: 2 });
  });

  it('A request beyond the budget gets 429 and succeeds one hour later', async () => {
    await set('otp_per_hour', 1);
    await send(nextPhone());
    const refused = await api.as().send(sendOtp, { body: { phone_number: nextPhone() } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    await run(database.db, sql`update otp_codes set created_at = created_at - interval '1 hour'`);
    expect((await send(nextPhone())).status).toBe(200);
  });
});

describe('the limit of wrong codes', () => {
  const failAttempts = async (phone: string, otp: string, times: number) => {
    const codes: unknown[] = [];
    for (let time = 0; time < times; time += 1) codes.push((await tryCode(phone, otherThan(otp))).code);
    return new Set(codes);
  };

  it('Strangers are locked out after the daily limit of wrong codes, but a known device is not', async () => {
    await set('otp_wrong_per_day', 7);
    const phone = (await buildLabour(database.db)).phone ?? '';
    const known = await api
      .as()
      .send(verifyOtp, { body: { phone_number: phone, otp: await codeFor(api, database, phone) } });
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    const fromKnown = (path: string, body: object) =>
      fetch(`${api.base}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    await ageCodes(database, phone, 31);
    expect(await failAttempts(phone, await codeFor(api, database, phone), 5)).toEqual(new Set(['otp_invalid']));
    await ageCodes(database, phone, 61);
    const second = await codeFor(api, database, phone);
    expect(await failAttempts(phone, second, 2)).toEqual(new Set(['otp_invalid']));

    const locked = await api.as().problem(verifyOtp, { body: { phone_number: phone, otp: second } });
    expect(locked).toMatchObject({ code: 'otp_locked', status: 429 });
    expect(locked.retry_after).toBeGreaterThan(DAY - 200);
    await ageCodes(database, phone, 121);
    const useless = await api.as().problem(sendOtp, { body: { phone_number: phone } });
    expect(useless.retry_after).toBeGreaterThan(DAY - 400);

    expect((await fromKnown(sendOtp.path, { phone_number: phone })).status).toBe(200);
    const own = await codeTextedTo(database, phone);
    expect((await fromKnown(verifyOtp.path, { phone_number: phone, otp: otherThan(own) })).status).toBe(400);
    expect((await fromKnown(verifyOtp.path, { phone_number: phone, otp: own })).status).toBe(200);
  });

  it('The lock ends after one day, or when the setting is raised', async () => {
    await set('otp_wrong_per_day', 2);
    const phone = nextPhone();
    const otp = await codeFor(api, database, phone);
    await failAttempts(phone, otp, 2);
    expect((await tryCode(phone, otp)).code).toBe('otp_locked');
    await set('otp_wrong_per_day', 3);
    expect((await tryCode(phone, otp)).status).toBe(200);
    await set('otp_wrong_per_day', 1);
    await ageCodes(database, phone, DAY);
    expect((await tryCode(phone, await codeFor(api, database, phone))).status).toBe(200);
  });
});

describe('the registration status of a phone', () => {
  it('The response hides the registration status if `otp_hide_user_exists` is on, and a registration code signs its owner in', async () => {
    await set('otp_hide_user_exists', true);
    const { phone } = await buildLabour(database.db);
    const ask = async (number: string, for_registration: boolean) => {
      const answer = await api.as().ok(sendOtp, { body: { phone_number: number, for_registration } });
      await ageCodes(database, number, 121);
      return answer;
    };
    const unknown = nextPhone();
    for (const for_registration of [true, false])
      expect(await ask(phone ?? '', for_registration)).toEqual(await ask(unknown, for_registration));
    await api.as().ok(sendOtp, { body: { phone_number: phone ?? '', for_registration: true } });
    const otp = await codeTextedTo(database, phone ?? '');
    const verified = await api.as().ok(verifyOtp, { body: { phone_number: phone ?? '', otp, for_registration: true } });
    expect(verified.is_new_user).toBe(false);
  });

  it('Registered and unknown phones cause the same database statements', async () => {
    const { phone } = await buildLabour(database.db);
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const stepsOf = async (number: string, for_registration: boolean) => {
      spy.mockClear();
      await requestCode(database, {
        phone: number,
        device: '',
        address: '',
        line: '',
        network: '',
        language: 'en',
        for_registration,
      });
      await ageCodes(database, number, 121);
      const texts = spy.mock.calls.map(([query]): string => (typeof query === 'string' ? query : Object(query).text));
      // The sockets of the API send and receive heartbeats at any time.
      return texts.filter((text) => !/^(SELECT pg_notify|LISTEN)/.test(text));
    };
    const steps = await stepsOf(nextPhone(), true);
    expect(steps.length).toBeGreaterThan(5);
    for (const for_registration of [true, false])
      for (const number of [phone ?? '', nextPhone()]) expect(await stepsOf(number, for_registration)).toEqual(steps);
  });
});
