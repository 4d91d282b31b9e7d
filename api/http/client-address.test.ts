// Tests of the client addresses that rate limits count, and of the secret key of the demo, without which the page of
// sent SMS (`/dev/phone`) does not open.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { signinEndpoints } from '#contracts/signin.ts';
import { DEMO_COOKIE } from '#platform/demo-key.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, nextPhone } from '#testing/factories.ts';
import { testDemo } from '#testing/secrets.ts';
import { networksOf } from './client-address.ts';

const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-phone-'));
writeFileSync(
  path.join(folder, 'sms.jsonl'),
  `${JSON.stringify({ to: '+919800000001', text: 'code', sent_at: new Date().toISOString() })}\n`,
);
const demo = { ...testDemo, unlimited: false };
const trying = useApi(database, { settings: { outbox: folder, demo } });
const withoutDemo = useApi(database, { settings: { outbox: folder, demo: null } });
const production = useApi(database, { settings: { production: true, trusted_proxies: ['loopback'] } });

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers, redirect: 'manual' });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sendFrom = (address: string, body: object = {}) =>
  fetch(production.base + signinEndpoints.sendOtp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ phone_number: nextPhone(), ...body }),
  });

describe('the test phone', () => {
  const key = { cookie: `${DEMO_COOKIE}=${testDemo.key}` };
  const messages = '/dev/phone/messages';

  it('The test phone returns 404 for a local request without the key of the demo', async () => {
    expect((await get(`${trying.base}${messages}`)).status).toBe(404);
    expect((await get(`${trying.base}/dev/phone`)).status).toBe(404);
    const other = { cookie: `${DEMO_COOKIE}=${'x'.repeat(43)}` };
    expect((await get(`${trying.base}${messages}`, other)).status).toBe(404);
    expect((await get(`${trying.base}/dev/phone?key=${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('The test phone shows the messages to a browser that opened the printed link', async () => {
    const link = await get(`${trying.base}/dev/phone?key=${testDemo.key}`);
    expect([link.status, link.headers.get('location')]).toEqual([303, '/dev/phone']);
    const set = link.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; HttpOnly; SameSite=Lax$/);
    const answer = await get(`${trying.base}${messages}`, { cookie: set.split(';')[0] ?? '' });
    expect(await answer.json()).toMatchObject({ messages: [{ text: 'code' }] });
  });

  it('The test phone returns 404 without a demo and in production, even with the key', async () => {
    for (const { base } of [withoutDemo, production]) {
      expect((await get(`${base}${messages}`, key)).status).toBe(404);
      expect((await get(`${base}/dev/phone?key=${testDemo.key}`)).status).toBe(404);
    }
  });
});

describe('limits of codes per address', () => {
  it('Local requests are limited as well, unless they have the key of the demo', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(trying.base + signinEndpoints.sendOtp.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ phone_number: nextPhone() }),
      });
    for (let sent = 1; sent <= 60; sent += 1) expect((await send({})).status).toBe(200);
    expect((await send({})).status).toBe(429);
    expect((await send({ cookie: `${DEMO_COOKIE}=${testDemo.key}` })).status).toBe(200);
  });

  it('An address gets 60 codes an hour; an IPv6 /64 counts as one address, and other addresses have their own limit', async () => {
    for (let sent = 1; sent <= 60; sent += 1) expect((await sendFrom(`2001:db8:1:2::${sent}`)).status).toBe(200);
    const refused = await sendFrom('2001:db8:1:2:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendFrom('2001:db8:1:3::1')).status).toBe(200);
    expect((await sendFrom('203.0.113.9')).status).toBe(200);
  });

  it('Parallel requests do not exceed the limit of 60 codes an hour', async () => {
    for (let sent = 1; sent <= 56; sent += 1) await sendFrom('198.51.100.7');
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendFrom('198.51.100.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it("Checks of a phone's registration count for the address, but do not block codes for its owner", async () => {
    const { phone } = await buildLabour(database.db);
    const ask = () => sendFrom('198.51.100.8', { phone_number: phone, for_registration: true });
    for (let asked = 1; asked <= 60; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await sendFrom('198.51.100.9', { phone_number: phone })).status).toBe(200);
  });
});

describe('networks of an address', () => {
  it.each([
    ['203.0.113.7', { address: '203.0.113.7', line: '', network: '203.0.113.0/24' }],
    ['::ffff:203.0.113.7', { address: '203.0.113.7', line: '', network: '203.0.113.0/24' }],
    [
      '2001:db8:5:a1ff::1',
      { address: '2001:db8:5:a1ff::/64', line: '2001:db8:5:a100::/56', network: '2001:db8:5::/48' },
    ],
    [
      '2001:0DB8:0005:a1ff:1:2:3:4',
      { address: '2001:db8:5:a1ff::/64', line: '2001:db8:5:a100::/56', network: '2001:db8:5::/48' },
    ],
    ['2001:db8::1', { address: '2001:db8:0:0::/64', line: '2001:db8:0:0::/56', network: '2001:db8:0::/48' }],
  ])('The address %s has the expected keys for address, line and network', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
