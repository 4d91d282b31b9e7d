// Limits of sign-in codes per network, and the limit that all strangers share: codes for unregistered phones on unknown
// devices may use only half of the hourly limit.
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSetting } from '#marketplace/settings/queries.ts';
import type { SettingKey, Settings } from '#marketplace/settings/settings.ts';
import { requestCode } from '#marketplace/signin/actions/request-code.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { behindProxy, post } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, nextPhone } from '#testing/factories.ts';
import { ageCodes, codeFor, codeTextedTo } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database, { settings: behindProxy });

afterEach(async () => {
  await run(database.db, sql`truncate settings, otp_codes`);
});

const set = <K extends SettingKey>(key: K, value: Settings[K]) => setSetting(database.db, key, value);

/** Returns an address in the n-th /64 of the /56 `2001:db8:5:<site>00::`. */
const inSite = (n: number, site = 'a') => `2001:db8:5:${site}${n.toString(16).padStart(2, '0')}::1`;

const send = (address: string, phone = nextPhone()) =>
  post(api, 'send-otp', { body: { phone_number: phone }, address });

async function statusesFrom(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await send(address)).status);
  return statuses;
}

/** Signs a new phone in from a device. Returns the cookie of that device. */
async function knownDevice(phone: string): Promise<string> {
  const body = { phone_number: phone, otp: await codeFor(api, database, phone) };
  const verified = await fetch(`${api.base}/api/v1/auth/verify-otp/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await ageCodes(database, phone, 31);
  return verified.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function sendFromDevice(cookie: string, { phone, address }: { phone: string; address: string }) {
  const response = await fetch(`${api.base}/api/v1/auth/send-otp/`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ phone_number: phone }),
  });
  return response.status;
}

describe('POST /auth/send-otp/ from one subscriber line', () => {
  it('Six /64s of one /56 cannot block codes for a known device or a registered phone on another network', async () => {
    await set('otp_per_hour', 100);
    const own = nextPhone();
    const cookie = await knownDevice(own);
    const registered = (await buildLabour(database.db)).phone ?? '';
    const statuses: number[] = [];
    for (let round = 0; round < 60; round += 1)
      statuses.push(...(await statusesFrom([0, 1, 2, 3, 4, 5].map((n) => inSite(n)))));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(50);
    expect(await sendFromDevice(cookie, { phone: own, address: '2001:db8:77::1' })).toBe(200);
    expect((await send('2001:db8:78::1', registered)).status).toBe(200);
    expect(await codeTextedTo(database, registered)).toMatch(/^\d{6}$/);
  });

  it('A /56 is limited over its /64s for three hours; another /56 of the same /48 is not', async () => {
    await set('otp_per_line_3_hours', 2);
    expect(await statusesFrom([inSite(0), inSite(1), inSite(2), inSite(0, 'b')])).toEqual([200, 200, 429, 200]);
    await run(database.db, sql`update otp_codes set created_at = created_at - interval '2 hours'`);
    expect(await statusesFrom([inSite(3)])).toEqual([429]);
    await run(database.db, sql`update otp_codes set created_at = created_at - interval '1 hour'`);
    expect(await statusesFrom([inSite(3)])).toEqual([200]);
  });

  it.each([
    { network: 'IPv6 /48', inside: [inSite(0, 'a'), inSite(0, 'b'), inSite(0, 'c')], outside: '2001:db8:6::1' },
    { network: 'IPv4 /24', inside: ['198.51.100.1', '198.51.100.2', '198.51.100.3'], outside: '198.51.101.1' },
  ])('An $network is limited for a day; verified codes are given back', async ({ inside, outside }) => {
    await set('otp_per_network_day', 2);
    const [first = '', second = '', third = ''] = inside;
    const phone = nextPhone();
    await send(first, phone);
    expect(await statusesFrom([second, third, outside])).toEqual([200, 429, 200]);
    const otp = await codeTextedTo(database, phone);
    await post(api, 'verify-otp', { body: { phone_number: phone, otp }, address: first });
    expect(await statusesFrom([third, third])).toEqual([200, 429]);
  });
});

describe('the open half of the hourly budget', () => {
  /**
   * Inserts codes for unregistered phones from an unknown network. These codes count towards the half of the hourly
   * limit that is for unregistered phones on unknown devices.
   */
  const fillOpenHalf = (count: number) =>
    run(
      database.db,
      sql`insert into otp_codes (phone_number, address, language, expires_at)
        select '+91' || (6000000000 + n)::text, '', 'en', now() + interval '5 minutes' from generate_series(1, ${count}::int) n`,
    );

  it('A new network gets 429 before a network that verifies its codes', async () => {
    await set('otp_per_hour', 40);
    const phone = nextPhone();
    await send('198.51.100.1', phone);
    const otp = await codeTextedTo(database, phone);
    await post(api, 'verify-otp', { body: { phone_number: phone, otp }, address: '198.51.100.1' });
    await fillOpenHalf(14);
    expect(await statusesFrom(['203.0.113.1', '198.51.100.1'])).toEqual([429, 200]);
  });

  it('A network that verified none of its first codes gets 429 once half of the open budget is used', async () => {
    await set('otp_per_hour', 40);
    expect(await statusesFrom(['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])).toEqual([
      200, 200, 200, 200,
    ]);
    await fillOpenHalf(6);
    expect(await statusesFrom(['203.0.113.5', '198.51.100.1'])).toEqual([429, 200]);
  });

  it('The responses do not show who is registered if `otp_hide_user_exists` is on, although only the registered phone gets a code', async () => {
    await set('otp_hide_user_exists', true);
    await set('otp_per_hour', 10);
    await fillOpenHalf(5);
    const registered = (await buildLabour(database.db)).phone ?? '';
    const unknown = nextPhone();
    const [known, stranger] = [await send('203.0.113.1', registered), await send('203.0.113.1', unknown)];
    expect(stranger).toEqual(known);
    expect(known.status).toBe(200);
    const { texts } = await runTasks(database);
    expect(texts.map(({ to }) => to)).toContain(registered);
    expect(texts.map(({ to }) => to)).not.toContain(`+91${unknown}`);
    const again = [await send('203.0.113.1', registered), await send('203.0.113.1', unknown)];
    expect(again.map(({ status, code }) => [status, code])).toEqual([
      [429, 'rate_limited'],
      [429, 'rate_limited'],
    ]);
  });

  it('Registered and other phones take the same database steps while the open budget is used up', async () => {
    await set('otp_hide_user_exists', true);
    await set('otp_per_hour', 10);
    await fillOpenHalf(5);
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const stepsOf = async (phone: string) => {
      spy.mockClear();
      const from = { address: '203.0.113.1', line: '', network: '203.0.113.0/24' };
      await requestCode(database, { phone, device: '', ...from, language: 'en', for_registration: false });
      const steps = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : Object(query).text));
      // Pushes of earlier commits are sent later, together and on a separate connection.
      return steps.filter((step) => !String(step).includes('pg_notify'));
    };
    const { phone } = await buildLabour(database.db);
    expect(await stepsOf(nextPhone())).toEqual(await stepsOf(phone ?? ''));
  });
});
