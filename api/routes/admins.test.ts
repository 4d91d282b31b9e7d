// Administrators' accounts through the real app: creation of the first account, login, permissions, the second factor.

import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { z } from '#contracts/z.ts';
import { createAdmin } from '#marketplace/admins/actions/make-admin.ts';
import { DEMO_COOKIE } from '#platform/demo-key.ts';
import { many, run, sql } from '#platform/sql.ts';
import { clientOf, useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin } from '#testing/factories.ts';
import { testDemo } from '#testing/secrets.ts';

const { checkExists, login, createFirst, me, create, list, change, remove, confirmPassword, logout } = adminsEndpoints;
const { listSessions, endSession, totp, beginTotp, confirmTotp, removeTotp } = adminsEndpoints;

const demoKey = { 'x-bootstrap-token': testDemo.key };
const GOOD = 'teal umbrella 47 over Nashik';
const person = { username: 'asha.menon', email: 'asha@kaamsetu.example', full_name: 'Asha Menon', password: GOOD };

let serial = 0;
const somebody = (more: object = {}) => {
  serial += 1;
  const username = `person.${serial}`;
  return { username, email: `${username}@kaamsetu.example`, full_name: 'Farida Begum', password: GOOD, ...more };
};

describe('the first administrator', () => {
  const database = useDatabase();
  const api = useApi(database);

  it('Exactly one of 50 parallel requests creates the first administrator, and none can after it was deleted (D43)', async () => {
    expect(await api.as().ok(checkExists, {})).toEqual({ exists: false });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.as().send(createFirst, { body: { ...person, username: `first.${n}` }, headers: demoKey }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await api.as().ok(checkExists, {})).toEqual({ exists: true });
    await run(database.db, sql`delete from admins`);
    expect(await api.as().problem(createFirst, { body: person })).toMatchObject({ status: 409, code: 'admin_exists' });
    expect(await api.as().ok(checkExists, {})).toEqual({ exists: true });
  });
});

describe('the first administrator of a demo', () => {
  const database = useDatabase();
  const api = useApi(database, { settings: { demo: { ...testDemo, unlimited: false } } });
  const makeWith = (cookie: string) => api.as().send(createFirst, { body: person, headers: { cookie } });

  it('A local request without the key of the demo gets `bootstrap_forbidden`', async () => {
    const refusal = { status: 403, code: 'bootstrap_forbidden' };
    expect(await api.as().problem(createFirst, { body: person })).toMatchObject(refusal);
    expect((await makeWith(`${DEMO_COOKIE}=${'x'.repeat(43)}`)).status).toBe(403);
  });

  it('A browser that has opened the printed link creates the first administrator', async () => {
    const link = await fetch(`${api.base}/dev/admin?key=${testDemo.key}`, { redirect: 'manual' });
    expect([link.status, link.headers.get('location')]).toEqual([303, '/admin/login']);
    const cookie = link.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await makeWith(cookie)).status).toBe(201);
  });
});

describe('the first administrator in production', () => {
  const database = useDatabase();
  const token = 'a bootstrap token of forty letters, yes!';
  const api = useApi(database, { settings: { production: true, bootstrap_token: token } });

  it('Production demands the complete bootstrap token, even for local requests', async () => {
    for (const wrong of ['', token.slice(1), `${token} `.replace(' ', 'x')]) {
      const headers: Record<string, string> = wrong ? { 'x-bootstrap-token': wrong } : {};
      expect(await api.as().problem(createFirst, { body: person, headers })).toMatchObject({
        status: 403,
        code: 'bootstrap_forbidden',
      });
    }
    const made = await api.as().send(createFirst, { body: person, headers: { 'x-bootstrap-token': token } });
    expect(made.status).toBe(201);
  });

  it('An address may check ten times a minute whether an administrator exists, then gets 429', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => api.as().send(checkExists, {})));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('administrators', () => {
  const database = useDatabase();
  const api = useApi(database);

  async function superuser() {
    return api.as((await buildAdmin(database.db)).token);
  }

  async function made(more: object = {}) {
    const form = somebody(more);
    return { ...(await (await superuser()).ok(create, { body: form })), password: form.password };
  }

  const logIn = async (username: string, password: string, more: object = {}) =>
    (await api.as().ok(login, { body: { username, password, ...more } })).access_token;

  const audited = (action: string) =>
    many(
      database.db,
      sql`select actor, target_id, after, admin_id from admin_audit where action = ${action} order by id`,
      z.object({
        actor: z.string(),
        target_id: z.nullable(z.string()),
        after: z.unknown(),
        admin_id: z.nullable(z.int()),
      }),
    );

  it('An administrator logs in by a form, with the name in any letter case, and logs out', async () => {
    const { username, password, id } = await made();
    const token = await logIn(username.toUpperCase(), password);
    expect(token).toMatch(/^adm_/);
    expect(await api.as(token).ok(me, {})).toMatchObject({ id, username, role: 'viewer' });
    await api.as(token).ok(logout, {});
    expect(await api.as(token).problem(me, {})).toMatchObject({ code: 'not_authenticated' });
    expect((await audited('login.succeeded')).map(({ target_id }) => target_id)).toContain(String(id));
  });

  it('A login as JSON gets 415; a repeated or unknown field gets 422', async () => {
    const post = (body: string, type: string) =>
      fetch(api.base + login.path, { method: 'POST', body, headers: { 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    expect((await post(JSON.stringify({ username: 'a', password: 'b' }), 'application/json')).status).toBe(415);
    expect((await post('username=a&username=b&password=c', form)).status).toBe(422);
    expect((await post('username=a&password=c&role=superuser', form)).status).toBe(422);
  });

  it('A failed login costs as much time and returns the same message for known and unknown names', async () => {
    const { username } = await made();
    /** Returns the CPU time of a failed login in ms, measured in this process, which also runs the API. */
    const timeOf = async (name: string) => {
      const began = process.cpuUsage();
      const problem = await api.as().problem(login, { body: { username: name, password: 'wrong' } });
      expect(problem).toMatchObject({ status: 401, code: 'login_failed', detail: 'Invalid username or password.' });
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    };
    await timeOf('warm.up');
    // Measure logins with a known and an unknown name in turn. Compare the shortest times: other work only adds time.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let n = 0; n < 5; n += 1) {
      known = Math.min(known, await timeOf(username));
      unknown = Math.min(unknown, await timeOf(`nobody.${n}`));
    }
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
    expect(Math.min(known, unknown)).toBeGreaterThan(4);
  });

  it('After five wrong passwords, even parallel ones, a login gets 429 for 15 minutes', async () => {
    const { username, password } = await made();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) => api.as().send(login, { body: { username, password: `wrong ${n}` } })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = await api.as().problem(login, { body: { username, password } });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retry_after).toBeGreaterThan(600);
    await run(database.db, sql`update admin_login_failures set failed_at = now() - interval '16 minutes'`);
    await logIn(username, password);
  });

  it('Failures of strangers do not lock an administrator out at an address of an earlier login', async () => {
    const { username, password } = await made();
    const flood = sql`insert into admin_login_failures (name_hash, address)
      select sha256(${username}::bytea), '203.0.113.' || n from generate_series(1, 60) n`;
    await run(database.db, flood);
    expect(await api.as().problem(login, { body: { username, password } })).toMatchObject({ code: 'rate_limited' });
    await run(database.db, sql`delete from admin_login_failures`);
    await logIn(username, password);
    await run(database.db, flood);
    await logIn(username, password);
  });

  it('The audit log of failed logins contains no passwords and no mistyped names', async () => {
    const { username } = await made();
    await api.as().problem(login, { body: { username, password: 'hidden-mistake-1' } });
    await api.as().problem(login, { body: { username: 'hidden-mistake-2', password: 'x' } });
    const rows = await audited('login.failed');
    expect(rows.at(-1)).toMatchObject({ actor: 'unknown', admin_id: null });
    expect(rows.at(-2)).toMatchObject({ actor: username });
    expect(JSON.stringify(rows)).not.toContain('hidden-mistake');
  });

  it.each([
    ['admin12345678', 'password_common'],
    ['Passw0rd2024!', 'password_common'],
    ['qwertyuiop123', 'password_common'],
    ['too short', 'validation_failed'],
    ['x'.repeat(201), 'validation_failed'],
  ])('The password %s is rejected', async (password, code) => {
    expect(await (await superuser()).problem(create, { body: somebody({ password }) })).toMatchObject({
      code,
      status: 422,
    });
  });

  it('A password that contains the user name gets `password_has_name`', async () => {
    const body = somebody({ username: 'leela.nair', password: 'Mango-LEELA.nair-4417' });
    expect(await (await superuser()).problem(create, { body })).toMatchObject({
      code: 'password_has_name',
      status: 422,
    });
  });

  it('A new administrator is a viewer by default, and a superuser by `role` or `is_superuser` (D41)', async () => {
    const root = await superuser();
    expect((await root.ok(create, { body: somebody() })).role).toBe('viewer');
    expect((await root.ok(create, { body: somebody({ role: 'moderator' }) })).role).toBe('moderator');
    expect((await root.ok(create, { body: somebody({ is_superuser: true }) })).role).toBe('superuser');
    const torn = somebody({ is_superuser: true, role: 'viewer' });
    expect((await root.problem(create, { body: torn })).code).toBe('validation_failed');
    const twice = somebody();
    await root.ok(create, { body: twice });
    const again = { ...twice, username: twice.username.toUpperCase() };
    expect(await root.problem(create, { body: again })).toMatchObject({ status: 409, code: 'admin_taken' });
  });

  it('The creation of an account fails with `forbidden` if the caller loses the role during the request', async () => {
    const { admin } = await buildAdmin(database.db);
    await run(database.db, sql`update admins set role = 'viewer' where id = ${admin.id}`);
    const by = { ...admin, type: 'admin' as const, role: 'superuser' as const, ip: '' };
    const making = createAdmin(database.db, by, { ...somebody(), role: 'superuser' });
    await expect(making).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('Moderators see all administrators without e-mail addresses', async () => {
    const { token } = await buildAdmin(database.db, 'moderator');
    const { admins } = await api.as(token).ok(list, {});
    expect(admins.length).toBeGreaterThan(1);
    expect(admins.every(({ email }) => email === null)).toBe(true);
    expect((await (await superuser()).ok(list, {})).admins[0]?.email).toContain('@');
  });

  it('An administrator changes their own name, and their password with the current one; other sessions then end', async () => {
    const { username, password, id } = await made();
    const [here, there] = [await logIn(username, password), await logIn(username, password)];
    const own = { params: { admin_id: String(id) } };
    expect((await api.as(here).ok(change, { ...own, body: { full_name: 'Farida B.' } })).full_name).toBe('Farida B.');
    const fresh = 'grey lantern 52 near Thane';
    for (const current_password of [undefined, 'not this one']) {
      const problem = await api.as(here).problem(change, { ...own, body: { password: fresh, current_password } });
      expect(problem.error_codes?.current_password?.[0]).toMatch(/required|password_wrong/);
    }
    await api.as(here).ok(change, { ...own, body: { password: fresh, current_password: password } });
    expect((await api.as(there).problem(me, {})).code).toBe('not_authenticated');
    await api.as(here).ok(me, {});
    expect((await api.as().problem(login, { body: { username, password } })).code).toBe('login_failed');
    await logIn(username, fresh);
  });

  it('Only a superuser may change other accounts, e-mail addresses and roles', async () => {
    const other = await made();
    const { username, password, id } = await made({ role: 'moderator' });
    const mine = api.as(await logIn(username, password));
    const refused = async (admin_id: number, body: object) =>
      (await mine.problem(change, { params: { admin_id: String(admin_id) }, body })).code;
    expect(await refused(other.id, { full_name: 'Someone Else' })).toBe('forbidden');
    expect(await refused(id, { email: 'new@kaamsetu.example' })).toBe('forbidden');
    expect(await refused(id, { role: 'superuser' })).toBe('own_role');
  });

  it('A change of role and a deletion end the sessions of the account', async () => {
    const root = await superuser();
    const { username, password, id } = await made();
    const target = { params: { admin_id: String(id) } };
    const token = await logIn(username, password);
    await root.ok(change, { ...target, body: { full_name: 'Only the name' } });
    await api.as(token).ok(me, {});
    expect((await root.ok(change, { ...target, body: { role: 'moderator' } })).role).toBe('moderator');
    expect((await api.as(token).problem(me, {})).code).toBe('not_authenticated');
    const again = await logIn(username, password);
    await root.ok(remove, target);
    expect((await api.as(again).problem(me, {})).code).toBe('not_authenticated');
    expect((await root.problem(remove, target)).code).toBe('not_found');
    expect((await audited('admin.deleted')).at(-1)).toMatchObject({ target_id: String(id) });
  });

  it('An administrator lists sessions, ends another one and confirms the password', async () => {
    const { username, password } = await made();
    const [here, there] = [await logIn(username, password), await logIn(username, password)];
    const { sessions } = await api.as(here).ok(listSessions, {});
    expect(sessions.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
    const other = sessions.find(({ is_current }) => !is_current);
    await api.as(here).ok(endSession, { params: { session_id: String(other?.id) } });
    expect((await audited('session.ended')).at(-1)).toMatchObject({ target_id: expect.any(String) });
    expect((await api.as(there).problem(me, {})).code).toBe('not_authenticated');
    await run(database.db, sql`update admin_sessions set confirmed_at = now() - interval '20 minutes'`);
    expect((await api.as(here).problem(beginTotp, {})).code).toBe('password_not_fresh');
    const wrong = await api.as(here).problem(confirmPassword, { body: { password: 'not this one' } });
    expect(wrong.error_codes).toEqual({ password: ['password_wrong'] });
    await api.as(here).ok(confirmPassword, { body: { password } });
    await api.as(here).ok(beginTotp, {});
    expect(await audited('totp.begun')).not.toEqual([]);
  });

  it('A login with a second factor needs a code, and each code is valid once', async () => {
    const { username, password } = await made();
    const here = api.as(await logIn(username, password));
    expect(await here.ok(totp, {})).toEqual({ offered: true, on: false });
    const { secret, otpauth_url } = await here.ok(beginTotp, {});
    expect(otpauth_url).toContain(`secret=${secret}`);
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    expect((await here.problem(confirmTotp, { body: { code: codeAt(9) } })).error_codes).toEqual({
      code: ['totp_wrong'],
    });
    await here.ok(confirmTotp, { body: { code: codeAt(-1) } });
    const refused = async (more: object) =>
      (await api.as().problem(login, { body: { username, password, ...more } })).code;
    expect(await refused({})).toBe('second_step_required');
    expect(await refused({ totp: codeAt(-1) })).toBe('totp_invalid');
    expect((await api.as().problem(login, { body: { username, password: 'no', totp: codeAt(0) } })).code).toBe(
      'login_failed',
    );
    const there = api.as(await logIn(username, password, { totp: codeAt(0) }));
    expect(await refused({ totp: codeAt(0) })).toBe('totp_invalid');
    const kept = await many(
      database.db,
      sql`select totp_sealed::text as kept from admins where username = ${username}`,
      z.object({ kept: z.string() }),
    );
    expect(Buffer.from(kept[0]?.kept.slice(2) ?? '', 'hex').includes(secret)).toBe(false);
    await here.ok(removeTotp, { body: { password } });
    expect((await there.problem(me, {})).code).toBe('not_authenticated');
    await here.ok(me, {});
    await logIn(username, password);
  });
});

describe('the last superuser', () => {
  const database = useDatabase();
  const api = useApi(database);

  it('Two superusers cannot demote each other in parallel, delete themselves or change their own role', async () => {
    const [one, two] = [await buildAdmin(database.db), await buildAdmin(database.db)];
    const demote = (token: string, id: number) =>
      clientOf(() => api.base, token).send(change, { params: { admin_id: String(id) }, body: { role: 'viewer' } });
    const answers = await Promise.all([demote(one.token, two.admin.id), demote(two.token, one.admin.id)]);
    // The later request is rejected, because the earlier request took the role or the session from its sender.
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((status) => status === 401 || status === 403),
    ]);
    const left = await many(
      database.db,
      sql`select id from admins where role = 'superuser'`,
      z.object({ id: z.int() }),
    );
    expect(left).toHaveLength(1);
    const last = left[0]?.id === one.admin.id ? one : two;
    const own = { params: { admin_id: String(last.admin.id) } };
    expect((await api.as(last.token).problem(remove, own)).code).toBe('own_account');
    expect((await api.as(last.token).problem(change, { ...own, body: { role: 'viewer' } })).code).toBe('own_role');
  });
});
