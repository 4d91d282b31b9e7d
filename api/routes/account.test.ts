// The caller's account: sessions, and the change of its phone number.
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { inTransaction } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { digest } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession, nextPhone } from '#testing/factories.ts';
import { ageCodes, codeFor, codeTextedTo, otherThan, passFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const warned: unknown[] = [];
const log: Log = { ...silentLog, warn: (message, fields) => warned.push({ message, ...fields }) };
const api = useApi(database, { log });
const { listSessions, endSession, logoutEverywhere, changePhone } = accountEndpoints;
const { sendOtp, verifyOtp, registerLabour } = signinEndpoints;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** Connects a socket of a session. */
async function socketOf(token: string): Promise<Socket> {
  const socket = io(api.base, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  await waitFor('the socket', () => socket.connected);
  return socket;
}

const ends = (socket: Socket) => waitFor('the end of the socket', () => socket.disconnected);
const sessionOf = (person: Person) => buildSession(database.db, person);
const isSignedIn = async (token: string) => (await api.as(token).send(listSessions, {})).status === 200;

const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(api.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const counted = z.object({ count: z.int() });

describe('the list of sessions', () => {
  it('The list of sessions shows readable browser names, the last used session first, and marks the current one', async () => {
    const { phone } = await buildLabour(database.db);
    const agent = 'Mozilla/5.0 (Linux; Android 13; Redmi 9A) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36';
    const otp = await codeFor(api, database, phone ?? '');
    const answer = await post(verifyOtp.path, { phone_number: phone, otp }, { 'user-agent': agent });
    const { access_token } = verifyOtp.response.parse(await answer.json());
    await ageCodes(database, phone ?? '', 31);
    const second = await codeFor(api, database, phone ?? '');
    await api.as().ok(verifyOtp, { body: { phone_number: phone ?? '', otp: second } });
    await run(
      database.db,
      sql`update sessions set seen_at = now() - interval '50 seconds' where token_hash = ${digest(access_token)}`,
    );
    const { sessions } = await api.as(access_token).ok(listSessions, {});
    expect(sessions.map(({ device, is_current }) => ({ device, is_current }))).toEqual([
      { device: '', is_current: false },
      { device: 'Chrome · Android', is_current: true },
    ]);
  });

  it('A registration opens the first session of an account', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const form = {
      first_name: 'Ramesh',
      last_name: 'Yadav',
      phone_number: phone,
      identity_type: 'aadhaar',
      identity_number: '499118665246',
    };
    const headers = { authorization: `Bearer ${pass}`, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128.0' };
    const answer = await post(registerLabour.path, form, headers);
    const { access_token } = registerLabour.response.parse(await answer.json());
    const { sessions } = await api.as(access_token).ok(listSessions, {});
    expect(sessions.map(({ device }) => device)).toEqual(['Firefox · Linux']);
  });

  it('The list of sessions has no expired sessions and none of other users', async () => {
    const [me, other] = [await buildLabour(database.db), await buildEmployer(database.db)];
    const idle = await sessionOf(me);
    await run(
      database.db,
      sql`update sessions set seen_at = now() - interval '3 hours' where token_hash = ${digest(idle)}`,
    );
    const token = await sessionOf(me);
    await sessionOf(other);
    expect((await api.as(token).ok(listSessions, {})).sessions).toHaveLength(1);
  });
});

describe('user sessions', () => {
  it('A user ends another own session and its sockets; other users get 404 `not_found`', async () => {
    const [me, other] = [await buildLabour(database.db), await buildLabour(database.db)];
    const [here, there, stranger] = [await sessionOf(me), await sessionOf(me), await sessionOf(other)];
    const [socketHere, socketThere] = [await socketOf(here), await socketOf(there)];
    const { sessions } = await api.as(here).ok(listSessions, {});
    const params = { session_id: String(sessions.find(({ is_current }) => !is_current)?.id) };
    expect((await api.as(stranger).problem(endSession, { params })).code).toBe('not_found');
    expect(await isSignedIn(there)).toBe(true);
    expect(await api.as(here).ok(endSession, { params })).toEqual({ ended: 1 });
    await ends(socketThere);
    expect([await isSignedIn(there), await isSignedIn(here), socketHere.connected]).toEqual([false, true, true]);
    expect((await api.as(here).problem(endSession, { params })).code).toBe('not_found');
  });

  it('“Log out everywhere” ends all sessions of the user and their sockets', async () => {
    const [me, other] = [await buildLabour(database.db), await buildLabour(database.db)];
    const [here, there, stranger] = [await sessionOf(me), await sessionOf(me), await sessionOf(other)];
    const mine = [await socketOf(here), await socketOf(there)];
    const theirs = await socketOf(stranger);
    expect(await api.as(here).ok(logoutEverywhere, {})).toEqual({ ended: 2 });
    await Promise.all(mine.map(ends));
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([false, false, true]);
    expect(theirs.connected).toBe(true);
  });

  it('The session of an erased user is invalid', async () => {
    const me = await buildLabour(database.db);
    const token = await sessionOf(me);
    await run(database.db, sql`update users set erased_at = now() where id = ${me.id}`);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('A session that continues in another browser is logged once as a warning, without user data', async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const { id } = await one(
      database.db,
      sql`update sessions set device = 'Chrome · Android', seen_at = now() - interval '2 minutes'
        where token_hash = ${digest(token)} returning id`,
      z.object({ id: z.int() }),
    );
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/128.0' };
    for (let time = 0; time < 2; time += 1)
      expect((await fetch(api.base + listSessions.path, { headers })).status).toBe(200);
    expect(warned).toEqual([{ message: 'a session continues in another browser', session_id: id }]);
  });

  it("A user's request extends the session, and a background request does not", async () => {
    const token = await sessionOf(await buildLabour(database.db));
    const age = sql`update sessions set seen_at = now() - interval '10 minutes' where token_hash = ${digest(token)}`;
    const touched = async (headers: Record<string, string>) => {
      await run(database.db, age);
      await fetch(api.base + listSessions.path, { headers: { authorization: `Bearer ${token}`, ...headers } });
      const { count } = await one(
        database.db,
        sql`select count(*)::int from sessions where token_hash = ${digest(token)} and seen_at > now() - interval '1 minute'`,
        counted,
      );
      return count === 1;
    };
    expect([await touched({}), await touched({ 'x-background': 'true' })]).toEqual([true, false]);
  });
});

describe('a change of phone number', () => {
  /** Returns a signed-in user who has received a code at the new number. */
  async function moving() {
    const me = await buildLabour(database.db);
    const token = await sessionOf(me);
    const phone = nextPhone();
    const otp = await codeFor(api, database, phone);
    const body = { phone_number: phone, otp };
    return { me, token, phone, otp, body, change: () => api.as(token).send(changePhone, { body }) };
  }

  const changesOf = async ({ id }: Person) => {
    const { count } = await one(
      database.db,
      sql`select count(*)::int from domain_events where name = 'user.phone_changed' and payload ->> 'user_id' = ${String(id)}`,
      counted,
    );
    return count;
  };

  it('After a change of phone number other sessions end, the user is notified, and the old number is free', async () => {
    const { me, token, phone, body } = await moving();
    const elsewhere = await sessionOf(me);
    const socket = await socketOf(elsewhere);
    expect(await api.as(token).ok(changePhone, { body })).toEqual({ phone_number: phone });
    await ends(socket);
    expect([await isSignedIn(elsewhere), await isSignedIn(token)]).toEqual([false, true]);
    expect((await api.as(token).ok(peopleEndpoints.getLabourProfile, { query: {} })).phone_number).toBe(phone);
    await runTasks(database);
    const { notifications } = await api.as(token).ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ title }) => title)).toEqual(['Your number has changed']);
    const again = await codeFor(api, database, me.phone ?? '');
    const old = await api.as().ok(verifyOtp, { body: { phone_number: me.phone ?? '', otp: again } });
    expect(old.is_new_user).toBe(true);
    await ageCodes(database, phone, 31);
    const verified = await api
      .as()
      .ok(verifyOtp, { body: { phone_number: phone, otp: await codeFor(api, database, phone) } });
    expect(verified.user_type).toBe('labour');
  });

  it('After a change of phone, the device of the change can sign in although strangers have locked the number', async () => {
    const { token, phone, body, otp } = await moving();
    const csrf = await api.as(token).csrfToken();
    const answer = await post(changePhone.path, body, { authorization: `Bearer ${token}`, 'x-csrf-token': csrf });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await ageCodes(database, phone, 31);
    await api.as().ok(sendOtp, { body: { phone_number: phone } });
    for (let time = 0; time < 6; time += 1)
      await post(verifyOtp.path, { phone_number: phone, otp: otherThan(otp) }, {});
    expect((await post(sendOtp.path, { phone_number: phone }, { cookie })).status).toBe(200);
    const own = await codeTextedTo(database, phone);
    expect((await post(verifyOtp.path, { phone_number: phone, otp: own }, { cookie })).status).toBe(200);
  });

  it('A change of phone needs a session that started within the last 15 minutes', async () => {
    const { me, token, body } = await moving();
    await run(
      database.db,
      sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${me.id}`,
    );
    expect(await api.as(token).problem(changePhone, { body })).toMatchObject({
      code: 'session_not_fresh',
      status: 403,
    });
    expect((await api.as(await sessionOf(me)).send(changePhone, { body })).status).toBe(200);
  });

  it('A change of phone has the same limits of codes as a sign-in', async () => {
    const { me, token, body, otp } = await moving();
    const wrong = { ...body, otp: otherThan(otp) };
    for (let time = 0; time < 5; time += 1)
      expect((await api.as(token).problem(changePhone, { body: wrong })).code).toBe('otp_invalid');
    expect(await api.as(token).problem(changePhone, { body })).toMatchObject({ code: 'otp_locked', status: 429 });
    expect(await changesOf(me)).toBe(0);
    const late = await moving();
    await ageCodes(database, late.phone, 301);
    expect((await api.as(late.token).problem(changePhone, { body: late.body })).code).toBe('otp_expired');
  });

  it("A change to another account's number gets 409 `phone_in_use` and consumes the code", async () => {
    const me = await buildLabour(database.db);
    const token = await sessionOf(me);
    const { phone } = await buildEmployer(database.db);
    const body = { phone_number: phone ?? '', otp: await codeFor(api, database, phone ?? '') };
    expect(await api.as(token).problem(changePhone, { body })).toMatchObject({ code: 'phone_in_use', status: 409 });
    expect((await api.as().problem(verifyOtp, { body })).code).toBe('otp_invalid');
    expect(await changesOf(me)).toBe(0);
  });

  it('A hundred parallel requests change the number once', async () => {
    const { me, change } = await moving();
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await change()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(99);
    expect(await changesOf(me)).toBe(1);
  });

  it('If a number is registered during the change, either the change or the registration gets 409', async () => {
    for (const identity_number of ['999941057058', '999971658847', '999933119405', '234567890124']) {
      const me = await buildLabour(database.db);
      const token = await sessionOf(me);
      const phone = nextPhone();
      const pass = await passFor(api, database, phone);
      await ageCodes(database, phone, 31);
      const otp = await codeFor(api, database, phone);
      const name = { first_name: 'Ramesh', last_name: 'Yadav' };
      const form = { ...name, phone_number: phone, identity_type: 'aadhaar' as const, identity_number };
      const [moved, registered] = await Promise.all([
        api.as(token).send(changePhone, { body: { phone_number: phone, otp } }),
        api.as(pass).send(registerLabour, { body: form }),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([moved.status, registered.status]);
    }
  });

  it('A sign-in with the old number during the change does not open the account', async () => {
    const me = await buildLabour(database.db);
    const otp = await codeFor(api, database, me.phone ?? '');
    const verified = await inTransaction(database.db, async (tx) => {
      await run(tx, sql`update users set phone_number = ${nextPhone()} where id = ${me.id}`);
      const answer = api.as().ok(verifyOtp, { body: { phone_number: me.phone ?? '', otp } });
      await waitFor('the sign-in to wait', async () => (await countWaiting(database.db)) > 0);
      return { answer };
    });
    const { access_token, is_new_user } = await verified.answer;
    expect([is_new_user, await isSignedIn(access_token)]).toEqual([true, false]);
  });
});
