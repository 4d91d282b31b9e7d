// Sign-in and registration, including attacks.
import { describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#contracts/people.ts';
import { CONSENT_VERSION, signinEndpoints } from '#contracts/signin.ts';
import { siteEndpoints } from '#contracts/site.ts';
import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession, nextPhone } from '#testing/factories.ts';
import { ageCodes, codeFor, otherThan, passFor } from '#testing/people.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { sendOtp, verifyOtp, registerLabour, registerEmployer, logout } = signinEndpoints;

const verify = (phone: string, otp: string) => ({ body: { phone_number: phone, otp } });

const labourForm = (phone: string, identity_number = '4991 1866 5246') => ({
  first_name: 'Ramesh',
  last_name: 'Yadav',
  phone_number: phone,
  identity_type: 'aadhaar' as const,
  identity_number,
});

describe('a sign-in code', () => {
  it('A code signs a registered user in, in any spelling of the phone number', async () => {
    const person = await buildLabour(database.db);
    const otp = await codeFor(api, database, person.phone ?? '');
    const local = (person.phone ?? '').slice(3);
    const answer = await api.as().ok(verifyOtp, { body: { phone_number: `0${local}`, otp } });
    expect(answer).toMatchObject({ user_type: 'labour', is_new_user: false });
    expect((await api.as(answer.access_token).ok(peopleEndpoints.getLabourProfile, { query: {} })).id).toBe(person.id);
  });

  it('A code is accepted in Devanagari digits, and the response marks new users', async () => {
    const phone = nextPhone();
    const otp = await codeFor(api, database, phone);
    const indic = otp.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    expect(await api.as().ok(verifyOtp, verify(phone, indic))).toMatchObject({ user_type: null, is_new_user: true });
  });

  it('A code is valid once', async () => {
    const { phone } = await buildLabour(database.db);
    const otp = await codeFor(api, database, phone ?? '');
    await api.as().ok(verifyOtp, verify(phone ?? '', otp));
    expect((await api.as().problem(verifyOtp, verify(phone ?? '', otp))).code).toBe('otp_invalid');
  });

  it('Exactly one of a hundred parallel requests with one code signs in', async () => {
    const { phone } = await buildLabour(database.db);
    const otp = await codeFor(api, database, phone ?? '');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => api.as().send(verifyOtp, verify(phone ?? '', otp))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('A phone is locked from the sixth attempt, even for the right code', async () => {
    const { phone } = await buildLabour(database.db);
    const otp = await codeFor(api, database, phone ?? '');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await api.as().problem(verifyOtp, verify(phone ?? '', otherThan(otp)))).code).toBe('otp_invalid');
    }
    const locked = await api.as().problem(verifyOtp, verify(phone ?? '', otp));
    expect(locked).toMatchObject({ code: 'otp_locked', status: 429 });
    expect(locked.retry_after).toBeGreaterThan(0);
  });

  it('A code expires after five minutes', async () => {
    const { phone } = await buildLabour(database.db);
    const otp = await codeFor(api, database, phone ?? '');
    await ageCodes(database, phone ?? '', 301);
    expect((await api.as().problem(verifyOtp, verify(phone ?? '', otp))).code).toBe('otp_expired');
  });

  it('A new code replaces the previous one, and may be requested after 30 s, then after 60 s', async () => {
    const { phone } = await buildLabour(database.db);
    const first = await codeFor(api, database, phone ?? '');
    const soon = await api.as().problem(sendOtp, { body: { phone_number: phone } });
    expect(soon).toMatchObject({ code: 'rate_limited', status: 429, error: true });
    await ageCodes(database, phone ?? '', 31);
    const second = await codeFor(api, database, phone ?? '');
    expect(
      (await api.as().problem(verifyOtp, verify(phone ?? '', first === second ? otherThan(first) : first))).code,
    ).toBe('otp_invalid');
    await ageCodes(database, phone ?? '', 31);
    expect((await api.as().problem(sendOtp, { body: { phone_number: phone } })).code).toBe('rate_limited');
    await api.as().ok(verifyOtp, verify(phone ?? '', second));
  });

  it('A phone gets five codes an hour', async () => {
    const { phone } = await buildLabour(database.db);
    for (let sent = 1; sent <= 5; sent += 1) {
      await api.as().ok(sendOtp, { body: { phone_number: phone ?? '' } });
      await ageCodes(database, phone ?? '', 121);
    }
    const refused = await api.as().problem(sendOtp, { body: { phone_number: phone } });
    expect(refused.code).toBe('rate_limited');
    expect(refused.retry_after).toBeGreaterThan(600);
  });

  it('A registration code is not sent to a registered number', async () => {
    const { phone } = await buildLabour(database.db);
    const answer = await api.as().ok(sendOtp, { body: { phone_number: phone ?? '', for_registration: true } });
    expect(answer).toMatchObject({ error: true, user_exists: true });
    const { texts } = await runTasks(database);
    expect(texts.filter(({ to }) => to === phone)).toEqual([]);
  });

  it('A code is not stored in a table, event or response', async () => {
    const phone = nextPhone();
    const sent = await api.as().send(sendOtp, { body: { phone_number: phone } });
    const { texts } = await runTasks(database);
    const code = /#(\d{6})$/.exec(texts[0]?.text ?? '')?.[1] ?? 'none';
    const rows = await many(
      database.db,
      sql`select to_jsonb(o)::text || coalesce((select string_agg(to_jsonb(e)::text, ' ') from domain_events e), '') as text
        from otp_codes o where phone_number = ${phone}`,
      z.object({ text: z.string() }),
    );
    expect(code).toMatch(/^\d{6}$/);
    for (const text of [await sent.text(), ...rows.map((row) => row.text)]) expect(text).not.toContain(code);
  });

  it("The SMS is in the reader's language and ends with the line for autofill", async () => {
    const phone = nextPhone();
    await api.as().ok(sendOtp, { body: { phone_number: phone, language: 'hi' } });
    const { texts } = await runTasks(database);
    expect(texts[0]?.text).toMatch(/^\d{6} कामसेतु कोड, [^\n]+\n\n@localhost #\d{6}$/);
  });
});

describe('a stranger', () => {
  it('A stranger cannot lock a user out of a known device', async () => {
    const { phone } = await buildLabour(database.db);
    const known = await api.as().send(verifyOtp, verify(phone ?? '', await codeFor(api, database, phone ?? '')));
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^ks_device=/);
    await ageCodes(database, phone ?? '', 31);
    const strangersCode = await codeFor(api, database, phone ?? '');
    for (let attempt = 1; attempt <= 6; attempt += 1)
      await api.as().send(verifyOtp, verify(phone ?? '', otherThan(strangersCode)));
    const ask = (path: string, body: object) =>
      fetch(`${api.base}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask(sendOtp.path, { phone_number: phone })).status).toBe(200);
    const { texts } = await runTasks(database);
    const own = /#(\d{6})$/.exec(texts.at(-1)?.text ?? '')?.[1];
    expect((await ask(verifyOtp.path, { phone_number: phone, otp: own })).status).toBe(200);
  });
});

describe('a registration', () => {
  it('A registration needs the registration token of the same phone', async () => {
    const pass = await passFor(api, database, nextPhone());
    expect((await api.as(pass).problem(registerLabour, { body: labourForm(nextPhone()) })).code).toBe('phone_mismatch');
    expect((await api.as().problem(registerLabour, { body: labourForm(nextPhone()) })).code).toBe('not_authenticated');
    const person = await buildLabour(database.db);
    const session = await buildSession(database.db, person);
    expect((await api.as(session).problem(registerLabour, { body: labourForm(nextPhone()) })).status).toBe(401);
    expect((await api.as(pass).problem(peopleEndpoints.getLabourProfile, {})).status).toBe(401);
  });

  it('A registration stores mask and digest of the identity number, never the number', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const { access_token } = await api.as(pass).ok(registerLabour, { body: labourForm(phone, '९९९९ ४१०५ ७०५८') });
    const profile = await api.as(access_token).ok(peopleEndpoints.getLabourProfile, { query: {} });
    expect(profile.identity).toEqual({ type: 'aadhaar', masked: 'XXXX XXXX 7058', status: 'format_valid' });
    expect(profile.verified).toBe(false);
    const rows = await many(
      database.db,
      sql`select to_jsonb(i)::text as text from identities i`,
      z.object({ text: z.string() }),
    );
    for (const { text } of rows) expect(text).not.toContain('999941057058');
  });

  it('A rejection names only the invalid field, without the number', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const refused = await api.as(pass).problem(registerLabour, { body: labourForm(phone, '234123412347') });
    expect(refused).toMatchObject({
      code: 'validation_failed',
      error_codes: { identity_number: ['identity_invalid'] },
    });
    expect(JSON.stringify(refused)).not.toContain('234123412347');
  });

  it('A registration stores a receipt of each consent (version, language, time) and the confirmation of age', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const form = {
      ...labourForm(phone, '2345 6789 0124'),
      is_adult: true as const,
      consent_version: 'of old',
      language: 'hi' as const,
    };
    await api.as(pass).ok(registerLabour, { body: form });
    const receipts = await many(
      database.db,
      sql`select c.purpose, c.version, c.language, c.given_at > now() - interval '1 minute' and c.withdrawn_at is null as given,
          u.adult_confirmed_at is not null as adult
        from consents c join users u on u.id = c.user_id where u.phone_number = ${phone} order by c.purpose`,
      z.unknown(),
    );
    const receipt = { version: CONSENT_VERSION, language: 'hi', given: true, adult: true };
    expect(receipts).toEqual([
      { purpose: 'identity', ...receipt },
      { purpose: 'registration', ...receipt },
    ]);
  });

  it("A worker needs a personal PAN, and an employer's GSTIN must contain the same PAN", async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const company = { ...labourForm(phone, 'AAACR5055K'), identity_type: 'pan' as const };
    expect((await api.as(pass).problem(registerLabour, { body: company })).error_codes).toEqual({
      identity_number: ['pan_not_personal'],
    });
    const employer = { ...company, email: 'a@example.in', address: 'Pune', gst_number: '27AAPFU0939F1ZV' };
    expect((await api.as(pass).problem(registerEmployer, { body: employer })).error_codes).toEqual({
      gst_number: ['gstin_pan_mismatch'],
    });
    await api.as(pass).ok(registerEmployer, { body: { ...employer, gst_number: '27AAACR5055K1Z7' } });
  });

  it.each([
    ['', '2341 2341 2346'],
    ['  ', '9999 5518 3433'],
  ])("An employer's GST number “%s” is treated as empty", async (gst_number, identity_number) => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const employer = { ...labourForm(phone, identity_number), email: 'a@example.in', address: 'Pune', gst_number };
    const { access_token } = await api.as(pass).ok(registerEmployer, { body: employer });
    const me = api.as(access_token);
    expect(await me.ok(peopleEndpoints.getEmployerProfile, { query: {} })).toMatchObject({ gst_number: null });
    const change = { body: { gst_number } };
    expect(await me.ok(peopleEndpoints.changeEmployerProfile, change)).toMatchObject({ gst_number: null });
  });

  it('An employer needs an e-mail address, unless the setting makes it optional, and can give a PIN code', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const employer = { ...labourForm(phone, 'AAACR5055L'), identity_type: 'pan' as const, address: 'Pune' };
    const body = { ...employer, pincode: '411 001' };
    const isOptional = async () => (await api.as().ok(siteEndpoints.getSite, {})).employer_email_optional;
    expect((await api.as(pass).problem(registerEmployer, { body })).error_codes).toEqual({ email: ['required'] });
    expect(await isOptional()).toBe(false);
    await setSetting(database.db, 'employer_email_optional', true);
    try {
      expect(await isOptional()).toBe(true);
      const { access_token } = await api.as(pass).ok(registerEmployer, { body });
      const profile = await api.as(access_token).ok(peopleEndpoints.getEmployerProfile, { query: {} });
      expect(profile).toMatchObject({ email: null, pincode: '411001' });
    } finally {
      await setSetting(database.db, 'employer_email_optional', false);
    }
  });

  it('A minor is rejected with `under_age`, and unknown fields are rejected', async () => {
    const phone = nextPhone();
    const pass = await passFor(api, database, phone);
    const minor = { ...labourForm(phone), is_adult: false };
    expect((await api.as(pass).problem(registerLabour, { body: minor })).error_codes).toEqual({
      is_adult: ['under_age'],
    });
    const greedy = { ...labourForm(phone), verified: true, id: 1 };
    expect((await api.as(pass).problem(registerLabour, { body: greedy })).error_codes).toEqual({
      verified: ['unknown_field'],
      id: ['unknown_field'],
    });
  });
});

describe('a session', () => {
  it('A session ends immediately at logout', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    await api.as(token).ok(logout, {});
    expect((await api.as(token).problem(peopleEndpoints.getLabourProfile, {})).code).toBe('not_authenticated');
  });

  it('A session ends after two idle hours, and background requests do not extend it', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    await run(database.db, sql`update sessions set seen_at = now() - interval '100 minutes'`);
    const background = await fetch(`${api.base}${peopleEndpoints.getLabourProfile.path}`, {
      headers: { authorization: `Bearer ${token}`, 'x-background': 'true' },
    });
    expect(background.status).toBe(200);
    await run(database.db, sql`update sessions set seen_at = seen_at - interval '26 minutes'`);
    expect((await api.as(token).problem(peopleEndpoints.getLabourProfile, {})).status).toBe(401);
  });

  it('A worker session gets 403 `forbidden` on an employer endpoint', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    expect(await api.as(token).problem(peopleEndpoints.getEmployerProfile, {})).toMatchObject({
      code: 'forbidden',
      status: 403,
    });
  });
});
