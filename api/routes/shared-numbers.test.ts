// One identity number in two accounts: both registrations get the same response, a moderator decides, and attempts are
// limited (D40).
import { describe, expect, it } from 'vitest';
import { adminPeopleEndpoints } from '#contracts/admin-people.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { behindProxy } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildFile, buildLabour, nextPhone } from '#testing/factories.ts';
import { passFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database, { settings: behindProxy });
const { registerLabour } = signinEndpoints;
const { getVerification, submitVerification, setIdentity } = verificationEndpoints;
const { listIdentities, getIdentity, approveIdentity, rejectIdentity } = adminPeopleEndpoints;

const formOf = (phone: string, identity_number: string) => ({
  first_name: 'Ravi',
  last_name: 'Kumar',
  phone_number: phone,
  identity_type: 'aadhaar' as const,
  identity_number,
});

/** Registers a new phone with this identity number. Returns the user and the response. */
async function register(identity_number: string) {
  const phone = nextPhone();
  const pass = await passFor(api, database, phone);
  const answer = await api.as(pass).send(registerLabour, { body: formOf(phone, identity_number) });
  const body = z.object({ access_token: z.string(), user_type: z.string() }).parse(await answer.json());
  const { id } = await one(
    database.db,
    sql`select id from users where phone_number = ${phone}`,
    z.object({ id: z.int() }),
  );
  await runTasks(database);
  return { id, status: answer.status, body, me: api.as(body.access_token), person: { type: 'labour' as const, id } };
}

const moderator = async () => api.as((await buildAdmin(database.db)).token);

/** Returns the open identity review of a user, as moderators see it. */
async function caseOf(userId: number) {
  const { identities } = await (await moderator()).ok(listIdentities, { query: { limit: '50' } });
  return identities.find(({ user_id }) => user_id === userId);
}

async function submit({ person, me }: Awaited<ReturnType<typeof register>>) {
  await buildFile(database.db, person, 'identity');
  await me.ok(submitVerification, {});
  return { review_id: String((await caseOf(person.id))?.id) };
}

describe('POST /auth/register/labour/ with a used identity number', () => {
  it('A registration with a used identity number gets the response of a free number, and neither user sees a difference', async () => {
    const first = await register('499118665246');
    const second = await register('4991 1866 5246');
    const third = await register('999971658847');
    for (const later of [second, third]) {
      expect(later.status).toBe(201);
      expect(Object.keys(later.body)).toEqual(Object.keys(first.body));
    }
    const seen = await Promise.all([first, second].map(({ me }) => me.ok(getVerification, {})));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ review: null, identity: { status: 'format_valid' } });
  });

  it('A used number opens a case that names no other user; a free number opens none', async () => {
    const first = await register('999933119405');
    const second = await register('999933119405');
    expect(await caseOf(first.id)).toBeUndefined();
    const opened = await caseOf(second.id);
    expect(opened).toMatchObject({ cause: 'shared_number', other_claims: { accounts: 1, verified: false } });
    const detail = await (await moderator()).ok(getIdentity, { params: { review_id: String(opened?.id) } });
    expect(JSON.stringify(detail)).not.toContain(`"user_id":${first.id}`);
  });
});

describe('the review of a shared number', () => {
  it('Verifying one account removes the number from the other one and notifies its user', async () => {
    const number = '234123412346';
    const [first, second] = [await register(number), await register(number)];
    const params = await submit(second);
    await (await moderator()).ok(approveIdentity, { params });
    await runTasks(database);
    expect(await second.me.ok(getVerification, {})).toMatchObject({ identity: { status: 'verified' } });
    expect(await first.me.ok(getVerification, {})).toMatchObject({ identity: null });
    const { notifications } = await first.me.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ title }) => title)).toContain('Give your ID number again');
    expect(await caseOf(first.id)).toBeUndefined();
  });

  it('An unverified account never displaces a verified owner: the moderator gets 409 `identity_in_use`', async () => {
    const number = '999941057058';
    const owner = await register(number);
    await (await moderator()).ok(approveIdentity, { params: await submit(owner) });
    const later = await register(number);
    expect(await caseOf(later.id)).toMatchObject({ other_claims: { accounts: 1, verified: true } });
    const params = await submit(later);
    const refused = await (await moderator()).problem(approveIdentity, { params });
    expect(refused).toMatchObject({ status: 409, code: 'identity_in_use' });
    expect(await owner.me.ok(getVerification, {})).toMatchObject({ identity: { status: 'verified' } });
    expect((await later.me.ok(getVerification, {})).badges).not.toContain('identity_verified');
  });

  it('One of two parallel approvals verifies its account, and the other one gets `not_found`', async () => {
    const number = '999990501894';
    const [first, second] = [await register(number), await register(number)];
    const reviews = [await submit(first), await submit(second)];
    const admin = await moderator();
    const answers = await Promise.all(reviews.map((params) => admin.send(approveIdentity, { params })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const verified = await many(
      database.db,
      sql`select user_id from identities where status = 'verified' and user_id in (${first.id}, ${second.id})`,
      z.object({ user_id: z.int() }),
    );
    expect(verified).toHaveLength(1);
  });

  it('A case without documents cannot be approved; a rejection removes the number and sends its reason', async () => {
    const number = '400123456787';
    const [first, second] = [await register(number), await register(number)];
    const params = { review_id: String((await caseOf(second.id))?.id) };
    const admin = await moderator();
    expect(await admin.problem(approveIdentity, { params })).toMatchObject({ status: 422 });
    await admin.ok(rejectIdentity, { params, body: { reason: 'Send a copy of your own card.' } });
    await runTasks(database);
    expect(await second.me.ok(getVerification, {})).toMatchObject({ identity: null });
    expect(await first.me.ok(getVerification, {})).toMatchObject({ identity: { status: 'format_valid' } });
    const { notifications } = await second.me.ok(notificationEndpoints.listLabour, { query: {} });
    expect(notifications.map(({ message }) => message)).toContain('Send a copy of your own card.');
  });

  it('A new number of one user closes the cases of both', async () => {
    const number = '500123456788';
    const [first, second] = [await register(number), await register(number)];
    await first.me.ok(setIdentity, { body: { identity_type: 'aadhaar', identity_number: '600123456789' } });
    await runTasks(database);
    expect(await caseOf(second.id)).toBeUndefined();
    expect(await caseOf(first.id)).toBeUndefined();
  });
});

describe('attempts to register', () => {
  it('Five invalid numbers invalidate the registration token', async () => {
    const phone = nextPhone();
    const me = api.as(await passFor(api, database, phone));
    for (let turn = 0; turn < 5; turn += 1)
      expect((await me.problem(registerLabour, { body: formOf(phone, '222222222222') })).status).toBe(422);
    const refused = await me.problem(registerLabour, { body: formOf(phone, '999971658847') });
    expect(refused).toMatchObject({ status: 401, code: 'not_authenticated' });
  });

  it('A phone with 15 failed attempts in one day gets 429 with the time to wait', async () => {
    const phone = nextPhone();
    await run(
      database.db,
      sql`insert into registration_tries (phone_number, address, tried_at)
        select ${phone}, '', now() - interval '20 hours' from generate_series(1, 15)`,
    );
    const me = api.as(await passFor(api, database, phone));
    const refused = await me.problem(registerLabour, { body: formOf(phone, '999971658847') });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retry_after).toBeGreaterThan(3.9 * 3600);
    expect(refused.retry_after).toBeLessThanOrEqual(4 * 3600);
  });

  it('Failed attempts of an address are limited, and successful ones do not count', async () => {
    await setSetting(database.db, 'otp_per_address_hour', 1);
    const tryFrom = async (identity_number: string) => {
      const phone = nextPhone();
      const pass = await passFor(api, database, phone);
      const answer = await fetch(`${api.base}${registerLabour.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${pass}`,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
        },
        body: JSON.stringify(formOf(phone, identity_number)),
      });
      return answer.status;
    };
    expect([await tryFrom('999933119405'), await tryFrom('222222222222'), await tryFrom('999933119405')]).toEqual([
      201, 422, 429,
    ]);
    await run(database.db, sql`truncate settings, registration_tries`);
  });
});

it('A profile does not show that its number is shared', async () => {
  const [first, second] = [await buildLabour(database.db), await register('999971658847')];
  const profile = await second.me.ok(peopleEndpoints.getLabourProfile, { query: {} });
  expect(profile.identity?.status).toBe('format_valid');
  expect(JSON.stringify(profile)).not.toMatch(/claim|shared/);
  expect(first.id).not.toBe(second.id);
});
