// Cookies of the API over https and http.
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob, buildLabour } from '#testing/factories.ts';
import { ageCodes, codeFor } from '#testing/people.ts';

const database = useDatabase();
const plain = useApi(database);
const secure = useApi(database, { settings: { origins: ['https://kaamsetu.example'] } });
const production = useApi(database, { settings: { production: true } });
const plainOrigin = useApi(database, { settings: { production: true, origins: ['http://kaamsetu.example'] } });

type Api = typeof plain;

/** Signs a user in and returns the `Set-Cookie` lines. */
async function signIn(api: Api, phone: string, cookie?: string): Promise<string[]> {
  await ageCodes(database, phone, 3700);
  const otp = await codeFor(api, database, phone);
  const headers = cookie ? { cookie } : {};
  const response = await api.as().send(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp }, headers });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie();
}

async function look(api: Api): Promise<string[]> {
  const { uid } = await buildJob(database.db);
  const path = jobEndpoints.viewJob.path.replace('{job_uid}', uid);
  const headers = { 'x-csrf-token': await api.as().csrfToken() };
  return (await fetch(api.base + path, { method: 'POST', headers })).headers.getSetCookie();
}

const phoneOf = async () => (await buildLabour(database.db)).phone ?? '';

const bound = /^__Host-ks_\w+=[\w.-]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/;

describe('device and visitor cookies', () => {
  it.each([
    ['an https origin', secure],
    ['production without an origin', production],
  ])('Cookies have the `__Host-` prefix with %s', async (_, api) => {
    for (const lines of [await signIn(api, await phoneOf()), await look(api)])
      expect(lines).toEqual([expect.stringMatching(bound)]);
  });

  it.each([
    ['no origin', plain],
    ['an http origin', plainOrigin],
  ])('Cookies have plain names and paths with %s, because browsers reject the prefix there', async (_, api) => {
    const device = await signIn(api, await phoneOf());
    expect(device.map((line) => /; Path=([^;]+)/.exec(line)?.[1])).toEqual(['/api/v1/auth/', '/api/v1/me/phone']);
    for (const line of [...device, ...(await look(api))]) {
      expect(line).toMatch(/^ks_/);
      expect(line).not.toContain('Secure');
    }
  });

  it('A device on https is known by the prefixed cookie only, because subdomains can set the other', async () => {
    const phone = await phoneOf();
    const [before = ''] = await signIn(plain, phone);
    const [value = ''] = /(?<=ks_device=)[^;]+/.exec(before) ?? [];
    const known = await signIn(secure, phone, `ks_device=made.up; __Host-ks_device=${value}`);
    expect(known).toEqual([expect.stringContaining(`__Host-ks_device=${value};`)]);
    const [other] = await signIn(secure, phone, `ks_device=${value}`);
    expect(other).not.toContain(value.split('.')[0]);
  });
});
