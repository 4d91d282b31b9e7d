// Identity numbers: validation, masking, and uniqueness across accounts.
import { describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#contracts/people.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import type { Person } from '#marketplace/actor.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { getVerification, setIdentity } = verificationEndpoints;
const { changeEmployerProfile } = peopleEndpoints;
const as = async (person: Person) => api.as(await buildSession(database.db, person));
const setStatus = ({ id }: Person, status: string) =>
  run(database.db, sql`update identities set status = ${status} where user_id = ${id}`);

describe('an identity number', () => {
  const aadhaar = (identity_number: string) => ({ identity_type: 'aadhaar' as const, identity_number });
  const pan = (identity_number: string) => ({ identity_type: 'pan' as const, identity_number });

  it.each([
    [aadhaar('23412341234'), 'identity_invalid'],
    [aadhaar('2341234123466'), 'identity_invalid'],
    [aadhaar('023412341234'), 'identity_invalid'],
    [aadhaar('123412341234'), 'identity_invalid'],
    [aadhaar('234123412347'), 'identity_invalid'],
    [aadhaar('222222222222'), 'identity_invalid'],
    [aadhaar('XXXXXXXX2346'), 'identity_invalid'],
    [aadhaar('ACUPA7085R'), 'identity_invalid'],
    [pan('234123412346'), 'identity_invalid'],
    [pan('ABCDE12345'), 'identity_invalid'],
    [pan('ACUPA0000R'), 'identity_invalid'],
    [pan('AСUPA7085R'), 'identity_invalid'],
    [pan('ACUPA7O85R'), 'identity_invalid'],
    [pan('AAACR5055K'), 'pan_not_personal'],
  ])('The number %j is rejected with its code', async (body, code) => {
    const me = await as(await buildLabour(database.db, { incomplete: true }));
    const refused = await me.problem(setIdentity, { body });
    expect(refused).toMatchObject({ status: 422, error_codes: { identity_number: [code] } });
    expect(await me.ok(getVerification, {})).toMatchObject({ identity: null });
  });

  it('A number that is submitted after consent was withdrawn renews the consent, with a receipt', async () => {
    const me = await as(await buildLabour(database.db));
    const { setConsents, getConsents } = privacyEndpoints;
    await me.ok(setConsents, { body: { identity: true } });
    await me.ok(setConsents, { body: { identity: false } });
    expect(await me.ok(getVerification, {})).toMatchObject({ identity: null });
    await me.ok(setIdentity, { body: aadhaar('999971658847') });
    const { consents } = await me.ok(getConsents, {});
    expect(consents.find(({ purpose }) => purpose === 'identity')).toMatchObject({ given: true, withdrawn_at: null });
  });

  it('A number is stored as a mask, in any spelling', async () => {
    const person = await buildLabour(database.db, { incomplete: true });
    const me = await as(person);
    expect(await me.ok(setIdentity, { body: aadhaar('९९९९ ४१०५-७०५८') })).toMatchObject({
      identity: { type: 'aadhaar', masked: 'XXXX XXXX 7058', status: 'format_valid' },
      badges: ['phone_verified', 'identity_format_valid'],
    });
    expect(await me.ok(setIdentity, { body: pan('aappv8261k') })).toMatchObject({ identity: { masked: 'AAPPVXXXXK' } });
  });

  it('A number of another account gets the same response as a free one', async () => {
    const [first, second] = [await as(await buildLabour(database.db)), await as(await buildLabour(database.db))];
    const free = await first.ok(setIdentity, { body: aadhaar('499118665246') });
    const used = await second.ok(setIdentity, { body: aadhaar('4991 1866 5246') });
    expect(used).toEqual(free);
    expect(used.badges).not.toContain('identity_verified');
  });

  it('A number cannot change during a review or after verification: 409', async () => {
    const person = await buildLabour(database.db);
    const me = await as(person);
    const body = aadhaar('999971658847');
    await setStatus(person, 'pending');
    expect(await me.problem(setIdentity, { body })).toMatchObject({ status: 409, code: 'review_pending' });
    await setStatus(person, 'verified');
    expect(await me.problem(setIdentity, { body })).toMatchObject({ status: 409, code: 'identity_verified' });
  });

  it('A new number after a rejection starts over as `format_valid`', async () => {
    const person = await buildLabour(database.db);
    const me = await as(person);
    await setStatus(person, 'rejected');
    expect(await me.ok(setIdentity, { body: aadhaar('999933119405') })).toMatchObject({
      identity: { status: 'format_valid' },
    });
  });

  it("An employer's PAN must be the one inside the GSTIN, regardless of `identity_one_account`", async () => {
    const person = await buildEmployer(database.db, { gst_number: '27AAPFU0939F1ZV' });
    const me = await as(person);
    const refused = await me.problem(setIdentity, { body: pan('AAGCB7383J') });
    expect(refused.error_codes).toEqual({ identity_number: ['gstin_pan_mismatch'] });
    await setSetting(database.db, 'identity_one_account', false);
    await me.ok(setIdentity, { body: pan('AAPFU0939F') });
    await setSetting(database.db, 'identity_one_account', true);
    await me.ok(changeEmployerProfile, { body: { gst_number: '27AAPFU0939F1ZV' } });
  });

  it('A user may submit ten numbers a day, which prevents guessing of registered numbers', async () => {
    const person = await buildLabour(database.db);
    const me = await as(person);
    const body = aadhaar('999990501894');
    for (let turn = 0; turn < 10; turn += 1) await me.ok(setIdentity, { body });
    expect(await me.problem(setIdentity, { body })).toMatchObject({ status: 429, code: 'rate_limited' });
    await run(
      database.db,
      sql`update users set identity_tried_at[1] = now() - interval '25 hours' where id = ${person.id}`,
    );
    await me.ok(setIdentity, { body });
  });
});
