// Sign-in to an account that was not used for 90 days: after the SMS code, the caller must enter the last four
// characters of the identity number, or registers a new account (D115).
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { adminPeopleEndpoints } from '#contracts/admin-people.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import { z } from '#contracts/z.ts';
import { submitIdentity } from '#marketplace/people/actions/submit-identity.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { ageCodes, codeFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';

const database = useDatabase();
const api = useApi(database);
const { verifyOtp, proveAccount, leaveAccount, registerLabour } = signinEndpoints;
const { listIdentities, approveIdentity, rejectIdentity } = adminPeopleEndpoints;

beforeEach(async () => {
  await run(database.db, sql`truncate settings`);
});

/**
 * Creates a worker with an Aadhaar number ending in 2346, who registered this many days ago and has not signed in
 * since.
 */
async function absentFor(days: number, details: Parameters<typeof buildLabour>[1] = {}) {
  const person = await buildLabour(database.db, { first_name: 'Kiran', ...details });
  await run(
    database.db,
    sql`update users set created_at = created_at - ${days} * interval '1 day' where id = ${person.id}`,
  );
  return { id: person.id, phone: person.phone ?? '', person };
}

async function verify(phone: string) {
  const otp = await codeFor(api, database, phone);
  const answer = await api.as().ok(verifyOtp, { body: { phone_number: phone, otp } });
  // Makes all codes 25 hours old, so that the limits of codes do not affect these tests.
  await ageCodes(database, phone, 90_000);
  return answer;
}

const prove = (pass: string, identity_end: string) => api.as(pass).send(proveAccount, { body: { identity_end } });
const sessionsOf = async (id: number) =>
  (await one(database.db, sql`select count(*)::int as n from sessions where user_id = ${id}`, z.object({ n: z.int() })))
    .n;
const moderator = async () => api.as((await buildAdmin(database.db, 'moderator')).token);
async function caseOf(id: number) {
  const { identities } = await (await moderator()).ok(listIdentities, { query: { limit: '50' } });
  return identities.find(({ user_id }) => user_id === id);
}

describe('POST /auth/verify-otp/ for an account without a sign-in for 90 days', () => {
  it('A correct code opens no session, shows nothing of the account, and its token opens no endpoint of a session', async () => {
    const { id, phone } = await absentFor(91);
    const answer = await verify(phone);
    expect(answer).toEqual({
      access_token: answer.access_token,
      user_type: null,
      is_new_user: false,
      must_prove: 'identity',
    });
    expect(JSON.stringify(answer)).not.toMatch(/XXXX|2346|Kiran|labour/);
    expect(await sessionsOf(id)).toBe(0);
    const refused = await api.as(answer.access_token).problem(peopleEndpoints.getLabourProfile, { query: {} });
    expect(refused.status).toBe(401);
  });

  it.each([
    ['a sign-in 89 days ago', 89, 90],
    ['the setting 0', 500, 0],
  ])('A returning account signs in as usual after %s', async (_, days, setting) => {
    await setSetting(database.db, 'returning_days', setting);
    const { phone } = await absentFor(days);
    expect(await verify(phone)).toMatchObject({ user_type: 'labour', is_new_user: false });
  });

  it('A returning account signs in as usual while one of its sessions is valid', async () => {
    const { id, phone } = await absentFor(200);
    await run(
      database.db,
      sql`insert into sessions (token_hash, user_id, expires_at) values (sha256(${phone}::bytea), ${id}, now() + interval '1 day')`,
    );
    expect((await verify(phone)).must_prove).toBeUndefined();
  });

  it('A code without proof is not a sign-in: the next code demands proof again', async () => {
    const { phone } = await absentFor(91);
    await verify(phone);
    expect((await verify(phone)).must_prove).toBe('identity');
  });
});

describe('POST /auth/prove-account/', () => {
  it('The last four characters of an Aadhaar number, in any digits, open a session', async () => {
    const { id, phone } = await absentFor(91);
    const { access_token } = await verify(phone);
    const answer = await api.as(access_token).ok(proveAccount, { body: { identity_end: ' २३४६ ' } });
    expect(answer.user_type).toBe('labour');
    expect(await sessionsOf(id)).toBe(1);
    expect((await prove(access_token, '2346')).status).toBe(401);
    expect((await verify(phone)).must_prove).toBeUndefined();
  });

  it('A PAN is compared with the digits that its mask hides', async () => {
    const { phone, person } = await absentFor(91, { incomplete: true });
    const deps = { db: database.db, secrets: marketplaceSecrets };
    await submitIdentity(deps, person, { identity_type: 'pan', identity_number: 'AAPPV8261K' });
    const { access_token } = await verify(phone);
    expect((await prove(access_token, '262K')).status).toBe(400);
    expect((await prove(access_token, '261k')).status).toBe(200);
  });

  it('An account has five attempts over all its tokens, then needs a moderator', async () => {
    const { id, phone } = await absentFor(91);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await prove((await verify(phone)).access_token, '0000')).status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    const { access_token } = await verify(phone);
    const fifth = await api.as(access_token).problem(proveAccount, { body: { identity_end: '0000' } });
    expect(fifth).toMatchObject({ status: 403, code: 'moderator_needed' });
    const right = await api.as(access_token).problem(proveAccount, { body: { identity_end: '2346' } });
    expect(right.code).toBe('moderator_needed');
    expect(await sessionsOf(id)).toBe(0);
    expect(await caseOf(id)).toMatchObject({ cause: 'returning' });
    expect((await verify(phone)).must_prove).toBe('moderator');
  });

  it('Parallel attempts are counted one by one', async () => {
    const { phone } = await absentFor(91);
    const { access_token } = await verify(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(access_token, '0000')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  });

  it('A registration token cannot prove an account, and a proof token cannot register one', async () => {
    const { phone } = await absentFor(91);
    const { access_token } = await verify(phone);
    const form = {
      first_name: 'Ravi',
      last_name: 'Kumar',
      phone_number: phone,
      identity_type: 'aadhaar' as const,
      identity_number: '999971658847',
    };
    expect((await api.as(access_token).problem(registerLabour, { body: form })).code).toBe('not_authenticated');
    const left = await api.as(access_token).ok(leaveAccount, {});
    expect((await prove(left.access_token, '2346')).status).toBe(401);
  });
});

describe("a moderator's case of a returning user", () => {
  const lockedOut = async () => {
    const absent = await absentFor(91, { incomplete: true });
    await run(database.db, sql`delete from identities where user_id = ${absent.id}`);
    expect((await verify(absent.phone)).must_prove).toBe('moderator');
    return { ...absent, params: { review_id: String((await caseOf(absent.id))?.id) } };
  };

  it('A case opens at once for an account without an identity number; after approval the next code signs in', async () => {
    const { phone, params } = await lockedOut();
    await (await moderator()).ok(approveIdentity, { params });
    const { access_token, must_prove } = await verify(phone);
    expect(must_prove).toBeUndefined();
    expect(await api.as(access_token).ok(verificationEndpoints.getVerification, {})).toMatchObject({
      identity: null,
      review: null,
    });
  });

  it('A rejected case keeps the account closed', async () => {
    const { id, phone, params } = await lockedOut();
    await (await moderator()).ok(rejectIdentity, { params, body: { reason: 'Not the person.' } });
    expect((await verify(phone)).must_prove).toBe('moderator');
    expect(await sessionsOf(id)).toBe(0);
  });
});

describe('POST /auth/leave-account/', () => {
  it('The phone of a left account registers a new account, and the old account loses it and is notified', async () => {
    const { id, phone } = await absentFor(91);
    const { access_token: pass } = await verify(phone);
    const { access_token } = await api.as(pass).ok(leaveAccount, {});
    await runTasks(database);
    const notified = await one(
      database.db,
      sql`select count(*)::int as n from notifications where user_id = ${id} and kind = 'phone_lost'`,
      z.object({ n: z.int() }),
    );
    expect(notified.n).toBe(1);
    const form = {
      first_name: 'Asha',
      last_name: 'Menon',
      phone_number: phone,
      identity_type: 'aadhaar' as const,
      identity_number: '999971658847',
    };
    const opened = await api.as(access_token).ok(registerLabour, { body: form });
    const profile = await api.as(opened.access_token).ok(peopleEndpoints.getLabourProfile, { query: {} });
    expect(profile.first_name).toBe('Asha');
    const old = await one(
      database.db,
      sql`select phone_number, first_name from users where id = ${id}`,
      z.object({ phone_number: z.nullable(z.string()), first_name: z.string() }),
    );
    expect(old).toEqual({ phone_number: null, first_name: 'Kiran' });
    expect((await verify(phone)).must_prove).toBeUndefined();
  });

  it('The phone number of a left account is free for another account afterwards, which gets 409 before', async () => {
    const { phone } = await absentFor(91);
    const token = await buildSession(database.db, await buildLabour(database.db));
    const change = async () => {
      const otp = await codeFor(api, database, phone);
      const answer = await api.as(token).send(accountEndpoints.changePhone, { body: { phone_number: phone, otp } });
      await ageCodes(database, phone, 90_000);
      return answer;
    };
    expect((await change()).status).toBe(409);
    const { access_token: pass } = await verify(phone);
    await api.as(pass).ok(leaveAccount, {});
    expect((await change()).status).toBe(200);
  });
});
