// Who counts as this machine itself, and what a limit per address counts.
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, nextPhone } from '#testing/factories.ts';

const database = useDatabase();
const trying = useApi(database, { settings: { outbox: '/nowhere' } });
const production = useApi(database, { settings: { production: true, trusted_proxies: ['loopback'] } });

const phonePage = (base: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve) => {
    request(`${base}/dev/phone/messages`, { headers }, (answer) => resolve(answer.statusCode)).end();
  });

const sendFrom = (address: string, body: object = {}) =>
  fetch(production.base + signinEndpoints.sendOtp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ phone_number: nextPhone(), ...body }),
  });

describe('the test phone', () => {
  it('is there for this machine only, outside production only', async () => {
    expect(await phonePage(trying.base)).toBe(200);
    expect(await phonePage(trying.base, { host: 'kaam.example' })).toBe(404);
    expect(await phonePage(trying.base, { 'x-forwarded-for': '10.0.0.1' })).toBe(404);
    expect(await phonePage(production.base)).toBe(404);
  });
});

describe('codes for strangers', () => {
  it('are sixty an hour for an address; an IPv6 network counts as one; another address has its own', async () => {
    for (let sent = 1; sent <= 60; sent += 1) expect((await sendFrom(`2001:db8:1:2::${sent}`)).status).toBe(200);
    const refused = await sendFrom('2001:db8:1:2:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendFrom('2001:db8:1:3::1')).status).toBe(200);
    expect((await sendFrom('203.0.113.9')).status).toBe(200);
  });

  it('are sixty an hour also when they are asked for at once', async () => {
    for (let sent = 1; sent <= 56; sent += 1) await sendFrom('198.51.100.7');
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendFrom('198.51.100.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('count the questions whether a phone is registered, without keeping its owner from a code', async () => {
    const { phone } = await buildLabour(database.db);
    const ask = () => sendFrom('198.51.100.8', { phone_number: phone, for_registration: true });
    for (let asked = 1; asked <= 60; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await sendFrom('198.51.100.9', { phone_number: phone })).status).toBe(200);
  });
});
