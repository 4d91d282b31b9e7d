// Second factors of administrators through the real app: passkeys, recovery codes, and the requirement in production.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import type { SecondStep } from '#contracts/problems.ts';
import { passkeyRequest, secondFactorEndpoints } from '#contracts/second-factors.ts';
import { z } from '#contracts/z.ts';
import { hashPassword } from '#marketplace/admins/passwords.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';
import { softAuthenticator } from '#testing/soft-authenticator.ts';

const { login, me, totp, beginTotp, confirmTotp, removeTotp, logout, createFirst } = adminsEndpoints;
const { state, beginPasskey, addPasskey, removePasskey, renewRecoveryCodes, reset } = secondFactorEndpoints;

const ORIGIN = 'https://kaamsetu.example';
const PASSWORD = 'teal umbrella 47 over Nashik';
const BOOTSTRAP = 'a bootstrap token of forty letters, yes!';
const hash = hashPassword(PASSWORD);

const database = useDatabase();
const settings = { production: true, origins: [ORIGIN, 'https://other.example'], bootstrap_token: BOOTSTRAP };
const api = useApi(database, { settings });

type Role = 'viewer' | 'moderator' | 'superuser';
type Authenticator = ReturnType<typeof softAuthenticator>;

async function account(role: Role = 'superuser') {
  const { admin } = await buildAdmin(database.db, role);
  await run(database.db, sql`update admins set password_hash = ${await hash} where id = ${admin.id}`);
  return admin;
}

const attempt = (username: string, step: object = {}) =>
  api.as().send(login, { body: { username, password: PASSWORD, ...step } });

async function tokenOf(username: string, step: object = {}): Promise<string> {
  const response = await attempt(username, step);
  expect(response.status, await response.clone().text()).toBe(200);
  return login.response.parse(await response.json()).access_token;
}

const refusal = async (username: string, step: object) =>
  (await api.as().problem(login, { body: { username, password: PASSWORD, ...step } })).code;

/** Logs in with the password alone. Returns the challenge that a passkey must sign. */
async function challengeFor(username: string) {
  const document = await api.as().problem(login, { body: { username, password: PASSWORD } });
  expect(document.code).toBe('second_step_required');
  return passkeyRequest.parse(document.passkey_request);
}

async function register(token: string, device: Authenticator, name = 'My phone') {
  const options = await api.as(token).ok(beginPasskey, {});
  return api.as(token).ok(addPasskey, { body: { name, credential: device.create(options) } });
}

/** Returns an administrator with a passkey, and the data that the registration of the passkey returned. */
async function enrolled(role: Role = 'superuser') {
  const admin = await account(role);
  const token = await tokenOf(admin.username);
  const device = softAuthenticator(ORIGIN);
  const { passkey, recovery_codes } = await register(token, device);
  return { admin, token, device, passkey, codes: recovery_codes ?? [] };
}

const signed = async (username: string, device: Authenticator, twist: Parameters<Authenticator['sign']>[1] = {}) =>
  JSON.stringify(device.sign(await challengeFor(username), twist));

const audited = (action: string) =>
  many(
    database.db,
    sql`select target_id, after from admin_audit where action = ${action} order by id`,
    z.object({ target_id: z.nullable(z.string()), after: z.unknown() }),
  );

const deleteFailures = () => run(database.db, sql`delete from admin_login_failures`);

describe('production', () => {
  it.each(['superuser', 'moderator'] as const)(
    'A %s without a second factor may only enrol one and log out',
    async (role) => {
      const { username } = await account(role);
      const session = api.as(await tokenOf(username));
      expect(await session.ok(me, {})).toMatchObject({ must_enrol: true, recovery_codes_left: null });
      const all = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
      const closed = all.filter(
        ({ auth, withoutSecondFactor }) => auth === 'admin' && withoutSecondFactor !== 'allowed',
      );
      expect(closed.length).toBeGreaterThan(50);
      for (const endpoint of closed) {
        const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
        const answer = await session.problem(endpoint, { params });
        expect(answer, endpoint.path).toMatchObject({ status: 403, code: 'second_factor_required' });
      }
      const open = all.filter(({ withoutSecondFactor }) => withoutSecondFactor === 'allowed');
      expect(open.map(({ method, path }) => `${method} ${path.replace('/api/v1/admin/', '')}`).sort()).toEqual([
        'GET me',
        'GET second-factors',
        'POST confirm-password',
        'POST logout',
        'POST passkeys',
        'POST passkeys/begin',
        'POST totp/begin',
        'POST totp/confirm',
      ]);
      await session.ok(logout, {});
      expect((await session.problem(me, {})).code).toBe('not_authenticated');
    },
  );

  it('A viewer needs no second factor', async () => {
    const { username } = await account('viewer');
    const session = api.as(await tokenOf(username));
    expect(await session.ok(me, {})).toMatchObject({ must_enrol: false });
    expect(await session.ok(totp, {})).toEqual({ offered: true, on: false });
  });

  it('A session that enrols a passkey gets full access', async () => {
    const { username } = await account();
    const session = api.as(await tokenOf(username));
    const token = await tokenOf(username);
    const { recovery_codes, passkey } = await register(token, softAuthenticator(ORIGIN), '  My   phone ');
    expect(recovery_codes).toHaveLength(10);
    expect(passkey).toMatchObject({ name: 'My   phone', used_at: null });
    await api.as(token).ok(totp, {});
    expect((await session.problem(me, {})).code).toBe('not_authenticated');
    expect((await audited('passkey.added')).at(-1)?.after).toEqual({ passkey: passkey.id, recovery_codes: 10 });
  });

  it('A session that enrols TOTP codes gets full access', async () => {
    const { username } = await account('moderator');
    const session = api.as(await tokenOf(username));
    const { secret } = await session.ok(beginTotp, {});
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recovery_codes } = await session.ok(confirmTotp, { body: { code } });
    expect(recovery_codes).toHaveLength(10);
    await session.ok(totp, {});
    const refused = await session.problem(removeTotp, { body: { password: PASSWORD } });
    expect(refused).toMatchObject({ status: 409, code: 'last_second_factor' });
  });

  it('The first administrator must enrol a second factor before any other action', async () => {
    await run(database.db, sql`delete from admin_beginning`);
    await run(database.db, sql`delete from admins`);
    const first = {
      username: 'first.one',
      email: 'first@kaamsetu.example',
      full_name: 'Asha Menon',
      password: PASSWORD,
    };
    const made = await api.as().send(createFirst, { body: first, headers: { 'x-bootstrap-token': BOOTSTRAP } });
    expect(made.status).toBe(201);
    const session = api.as(await tokenOf('first.one'));
    expect((await session.problem(totp, {})).code).toBe('second_factor_required');
    expect((await session.ok(me, {})).must_enrol).toBe(true);
  });

  it('A superuser cannot remove the last second factor: 409 `last_second_factor`', async () => {
    const { token, passkey, admin } = await enrolled();
    const of = (id: number) => ({ params: { passkey_id: String(id) }, body: { password: PASSWORD } });
    expect((await api.as(token).problem(removePasskey, of(passkey.id))).code).toBe('last_second_factor');
    const second = softAuthenticator(ORIGIN);
    const other = await register(token, second, 'Security key');
    expect(other.recovery_codes).toBeNull();
    const left = await api.as(token).ok(removePasskey, of(passkey.id));
    expect(left.passkeys.list.map(({ name }) => name)).toEqual(['Security key']);
    expect(left).toMatchObject({ required: true, recovery_codes_left: 10 });
    expect((await api.as(token).problem(removePasskey, of(passkey.id))).code).toBe('not_found');
    await tokenOf(admin.username, { passkey: await signed(admin.username, second) });
    expect((await audited('passkey.removed')).at(-1)?.target_id).toBe(String(admin.id));
  });
});

describe('a login with a passkey', () => {
  it('A login needs the password and a signed challenge of the server', async () => {
    const { admin, device } = await enrolled();
    const { username } = admin;
    const refused = await api.as().problem(login, { body: { username, password: PASSWORD } });
    const methods: SecondStep[] = ['passkey', 'recovery_code'];
    expect(refused).toMatchObject({ status: 401, code: 'second_step_required', methods });
    expect(refused.passkey_request).toMatchObject({ rpId: 'kaamsetu.example', userVerification: 'required' });
    const passkey = await signed(username, device);
    const wrong = await api.as().problem(login, { body: { username, password: 'not this one', passkey } });
    expect(wrong.code).toBe('login_failed');
    const token = await tokenOf(username, { passkey });
    await api.as(token).ok(totp, {});
    expect((await audited('login.succeeded')).at(-1)?.after).toEqual({ by: 'passkey' });
    expect((await api.as(token).ok(state, {})).passkeys.list[0]?.used_at).not.toBeNull();
    await deleteFailures();
  });

  it.each([
    ['a response from another origin', { origin: 'https://evil.example' }],
    ['an origin of PUBLIC_ORIGINS on another domain', { origin: 'https://other.example' }],
    ['a response for another domain', { rpId: 'evil.example' }],
    ['a challenge that the server did not issue', { challenge: 'bm90LWZyb20tdGhpcy1zZXJ2ZXI' }],
    ['a response without user verification', { userVerified: false }],
  ])('A login with %s gets `passkey_invalid`', async (_, twist) => {
    const { admin, device } = await enrolled();
    const passkey = await signed(admin.username, device, twist);
    expect(await refusal(admin.username, { passkey })).toBe('passkey_invalid');
    expect((await audited('login.failed')).at(-1)?.after).toEqual({ why: 'passkey' });
    await deleteFailures();
  });

  it('A challenge that was already answered gets `passkey_invalid`, even after a wrong answer', async () => {
    const { admin, device } = await enrolled();
    const options = await challengeFor(admin.username);
    await tokenOf(admin.username, { passkey: JSON.stringify(device.sign(options)) });
    expect(await refusal(admin.username, { passkey: JSON.stringify(device.sign(options)) })).toBe('passkey_invalid');
    const burnt = await challengeFor(admin.username);
    const wrong = JSON.stringify(device.sign(burnt, { origin: 'https://evil.example' }));
    expect(await refusal(admin.username, { passkey: wrong })).toBe('passkey_invalid');
    expect(await refusal(admin.username, { passkey: JSON.stringify(device.sign(burnt)) })).toBe('passkey_invalid');
    await deleteFailures();
  });

  it('A challenge expires after five minutes', async () => {
    const { admin, device } = await enrolled();
    const passkey = await signed(admin.username, device);
    await run(database.db, sql`update admin_challenges set created_at = now() - interval '301 seconds'`);
    expect(await refusal(admin.username, { passkey })).toBe('passkey_invalid');
    await deleteFailures();
  });

  it('A passkey or challenge of another administrator gets `passkey_invalid`', async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    const foreign = await signed(one.admin.username, two.device);
    expect(await refusal(one.admin.username, { passkey: foreign })).toBe('passkey_invalid');
    const crossed = JSON.stringify(one.device.sign(await challengeFor(two.admin.username)));
    expect(await refusal(one.admin.username, { passkey: crossed })).toBe('passkey_invalid');
    await deleteFailures();
  });

  it('A signature counter that does not increase gets `passkey_invalid`', async () => {
    const { admin, device } = await enrolled();
    await tokenOf(admin.username, { passkey: await signed(admin.username, device, { counter: 20 }) });
    for (const counter of [20, 19, 0])
      expect(await refusal(admin.username, { passkey: await signed(admin.username, device, { counter }) })).toBe(
        'passkey_invalid',
      );
    await deleteFailures();
    await tokenOf(admin.username, { passkey: await signed(admin.username, device, { counter: 21 }) });
  });

  it('A removed passkey gets `passkey_invalid`', async () => {
    const { admin, token, device, passkey } = await enrolled();
    await register(token, softAuthenticator(ORIGIN), 'Second');
    const kept = await signed(admin.username, device);
    await api
      .as(token)
      .ok(removePasskey, { params: { passkey_id: passkey.id.toString() }, body: { password: PASSWORD } });
    expect(await refusal(admin.username, { passkey: kept })).toBe('passkey_invalid');
    await deleteFailures();
  });

  it('After five wrong answers even a valid signature gets `rate_limited`', async () => {
    const { admin, device } = await enrolled();
    const good = await signed(admin.username, device);
    for (let n = 0; n < 5; n += 1)
      expect(await refusal(admin.username, { passkey: await signed(admin.username, softAuthenticator(ORIGIN)) })).toBe(
        'passkey_invalid',
      );
    expect(await refusal(admin.username, { passkey: good })).toBe('rate_limited');
    await deleteFailures();
  });

  it('Twenty parallel requests with one answer open one session', async () => {
    const { admin, device } = await enrolled();
    const passkey = await signed(admin.username, device);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(admin.username, { passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await deleteFailures();
  });
});

describe('the registration of a passkey', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90LWZyb20tdGhpcy1zZXJ2ZXI' }],
    ['no user verification', { userVerified: false }],
  ])('A registration with %s is rejected', async (_, twist) => {
    const session = api.as(await tokenOf((await account()).username));
    const options = await session.ok(beginPasskey, {});
    const credential = softAuthenticator(ORIGIN).create(options, twist);
    const refused = await session.problem(addPasskey, { body: { name: 'Evil', credential } });
    expect(refused.error_codes).toEqual({ credential: ['passkey_wrong'] });
    expect((await session.ok(me, {})).must_enrol).toBe(true);
  });

  it('A registration with a used or foreign challenge or a registered credential is rejected', async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    const options = await api.as(one.token).ok(beginPasskey, {});
    const add = (token: string, credential: object) =>
      api.as(token).problem(addPasskey, { body: { name: 'Again', credential } });
    const foreign = softAuthenticator(ORIGIN).create(options);
    expect((await add(two.token, foreign)).code).toBe('validation_failed');
    expect((await add(one.token, one.device.create(options))).code).toBe('validation_failed');
    expect((await add(one.token, softAuthenticator(ORIGIN).create(options))).code).toBe('validation_failed');
  });

  it('A registration needs a fresh password, and an account may have ten passkeys', async () => {
    const { token, admin } = await enrolled();
    await run(
      database.db,
      sql`insert into admin_passkeys (admin_id, name, credential_id, public_key)
        select ${admin.id}, 'Key ' || n, sha256((${admin.id} || ' ' || n)::bytea), '' from generate_series(2, 10) n`,
    );
    const full = await api.as(token).problem(beginPasskey, {});
    expect(full).toMatchObject({ status: 409, code: 'passkeys_limit', limit: 10 });
    await run(database.db, sql`update admin_sessions set confirmed_at = now() - interval '20 minutes'`);
    expect((await api.as(token).problem(beginPasskey, {})).code).toBe('password_not_fresh');
  });
});

describe('recovery codes', () => {
  it('A recovery code signs in once, in any spelling, and reduces the remaining count', async () => {
    const { admin, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    expect(codes.every((code) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(code))).toBe(true);
    await tokenOf(admin.username, { recovery_code: first });
    expect(await refusal(admin.username, { recovery_code: first })).toBe('recovery_code_invalid');
    const token = await tokenOf(admin.username, { recovery_code: ` ${second.toLowerCase().replaceAll('-', ' ')} ` });
    expect(await api.as(token).ok(me, {})).toMatchObject({ must_enrol: false, recovery_codes_left: 8 });
    const uses = await audited('recovery_code.used');
    expect(uses.slice(-2).map(({ after }) => after)).toEqual([{ left: 9 }, { left: 8 }]);
    expect(JSON.stringify(await audited('login.failed'))).not.toContain(first);
    await deleteFailures();
  });

  it('Ten parallel requests with one recovery code open one session', async () => {
    const { admin, codes } = await enrolled();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => attempt(admin.username, { recovery_code: codes[3] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await deleteFailures();
  });

  it('Recovery codes of other administrators are invalid, and five wrong codes lock the login', async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    for (const recovery_code of [...two.codes.slice(0, 4), 'AAAA-BBBB-CCCC-DDDD'])
      expect(await refusal(one.admin.username, { recovery_code })).toBe('recovery_code_invalid');
    expect(await refusal(one.admin.username, { recovery_code: one.codes[0] })).toBe('rate_limited');
    await deleteFailures();
    await tokenOf(two.admin.username, { recovery_code: two.codes[0] });
  });

  it('Recovery codes are stored as digests, and renewing them with the password invalidates the old ones', async () => {
    const { admin, token, codes } = await enrolled();
    const rows = await many(
      database.db,
      sql`select code_hash from admin_recovery_codes where admin_id = ${admin.id}`,
      z.object({ code_hash: z.string() }),
    );
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
    const wrong = await api.as(token).problem(renewRecoveryCodes, { body: { password: 'not this one' } });
    expect(wrong.error_codes).toEqual({ password: ['password_wrong'] });
    const renewed = await api.as(token).ok(renewRecoveryCodes, { body: { password: PASSWORD } });
    expect(renewed.recovery_codes).toHaveLength(10);
    expect(await refusal(admin.username, { recovery_code: codes[0] })).toBe('recovery_code_invalid');
    await tokenOf(admin.username, { recovery_code: renewed.recovery_codes[0] });
    expect((await audited('recovery_codes.renewed')).at(-1)?.target_id).toBe(String(admin.id));
    await deleteFailures();
  });

  it('A viewer without a second factor cannot get recovery codes', async () => {
    const { username } = await account('viewer');
    const session = api.as(await tokenOf(username));
    expect((await session.problem(renewRecoveryCodes, { body: { password: PASSWORD } })).code).toBe(
      'recovery_codes_closed',
    );
  });
});

describe('the reset of second factors', () => {
  it("A reset removes the second factors, ends the account's sessions and demands a new enrolment", async () => {
    const [root, other] = [await enrolled(), await enrolled('moderator')];
    const target = { params: { admin_id: String(other.admin.id) } };
    const wrong = await api.as(root.token).problem(reset, { ...target, body: { password: 'not this one' } });
    expect(wrong.error_codes).toEqual({ password: ['password_wrong'] });
    await api.as(root.token).ok(reset, { ...target, body: { password: PASSWORD } });
    expect((await api.as(other.token).problem(me, {})).code).toBe('not_authenticated');
    const session = api.as(await tokenOf(other.admin.username));
    expect(await session.ok(me, {})).toMatchObject({ must_enrol: true, recovery_codes_left: null });
    expect((await audited('second_factors.reset')).at(-1)?.target_id).toBe(String(other.admin.id));
    const own = { params: { admin_id: String(root.admin.id) }, body: { password: PASSWORD } };
    expect((await api.as(root.token).problem(reset, own)).code).toBe('forbidden');
    expect((await api.as(other.token).problem(reset, { ...target, body: { password: PASSWORD } })).code).toBe(
      'not_authenticated',
    );
    await deleteFailures();
  });
});

describe('a server without TOTP_KEY', () => {
  const without = useApi(database, { settings: { ...settings, totp_key: null } });

  it('TOTP codes are not offered, and passkeys work', async () => {
    const { username } = await account();
    const session = without.as(await tokenOf(username));
    expect(await session.ok(state, {})).toMatchObject({ totp: { offered: false }, passkeys: { offered: true } });
    expect((await session.problem(beginTotp, {})).code).toBe('totp_closed');
    const options = await session.ok(beginPasskey, {});
    const credential = softAuthenticator(ORIGIN).create(options);
    await session.ok(addPasskey, { body: { name: 'Phone', credential } });
  });
});

describe('development mode', () => {
  const development = useApi(database);

  it('A superuser needs no second factor, and passkeys are valid for localhost only', async () => {
    const { username } = await account();
    const { access_token } = await development.as().ok(login, { body: { username, password: PASSWORD } });
    const session = development.as(access_token);
    expect(await session.ok(me, {})).toMatchObject({ must_enrol: false });
    // The tests call 127.0.0.1. An IP address is not a valid domain of passkeys, so the API does not offer passkeys.
    expect(await session.ok(state, {})).toMatchObject({ required: false, passkeys: { offered: false } });
    expect((await session.problem(beginPasskey, {})).code).toBe('passkeys_closed');
  });
});
