// The employer profile: editable fields, and the tax number (GSTIN), which must contain the PAN of the employer's
// identity.
import { describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#contracts/people.ts';
import type { Person } from '#marketplace/actor.ts';
import { keyedDigest } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildFile, buildSession } from '#testing/factories.ts';
import { testSecrets } from '#testing/secrets.ts';

const database = useDatabase();
const api = useApi(database);
const { getEmployerProfile, changeEmployerProfile } = peopleEndpoints;
const as = async (person: Person) => api.as(await buildSession(database.db, person));

describe('the employer profile', () => {
  const withPan = async (pan: string) => {
    const person = await buildEmployer(database.db);
    const digest = keyedDigest(testSecrets.IDENTITY_KEY, 'pan', pan);
    await run(
      database.db,
      sql`update identities set identity_type = 'pan', digest = ${digest}, masked = 'x' where user_id = ${person.id}`,
    );
    return person;
  };

  it('An employer changes the profile and clears the GSTIN', async () => {
    const me = await as(await buildEmployer(database.db));
    const change = { company_name: 'नया निर्माण', gst_number: '27AAPFU0939F1ZV', is_contractor: true };
    expect(
      await me.ok(changeEmployerProfile, { body: { ...change, address: 'Kothrud', pincode: null } }),
    ).toMatchObject({
      ...change,
      address: 'Kothrud',
      badges: ['phone_verified', 'identity_format_valid', 'gstin_valid'],
    });
    expect(await me.ok(getEmployerProfile, { query: {} })).toMatchObject(change);
    const filled = { gst_number: '27AAPFU0939F1ZV' };
    expect(await me.ok(changeEmployerProfile, { body: { gst_number: '' } })).toMatchObject({ gst_number: null });
    expect(await me.ok(changeEmployerProfile, { body: filled })).toMatchObject(filled);
    expect(await me.ok(changeEmployerProfile, { body: { gst_number: null } })).toMatchObject({
      gst_number: null,
      company_name: 'नया निर्माण',
      profile_completion: { missing: ['gst_number'] },
    });
  });

  it('The GSTIN must contain the PAN of the identity, else `gstin_pan_mismatch`', async () => {
    const me = await as(await withPan('AAPFU0939F'));
    const refused = await me.problem(changeEmployerProfile, { body: { gst_number: '29AAGCB7383J1Z4' } });
    expect(refused).toMatchObject({ status: 422, error_codes: { gst_number: ['gstin_pan_mismatch'] } });
    expect(await me.ok(changeEmployerProfile, { body: { gst_number: '27aapfu0939f1zv' } })).toMatchObject({
      gst_number: '27AAPFU0939F1ZV',
    });
  });

  it.each([
    ['gst_number', '27AAPFU0939F1ZO'],
    ['email', null],
    ['address', null],
    ['address', ''],
    ['is_contractor', 'true'],
    ['is_contractor', null],
    ['company_name', ''],
  ])('The profile rejects %s with the value %j', async (field, value) => {
    const me = await as(await buildEmployer(database.db));
    const refused = await me.problem(changeEmployerProfile, { body: { [field]: value } });
    expect(Object.keys(refused.error_codes ?? {})).toEqual([field]);
  });

  it('A GST certificate counts for completeness like the number', async () => {
    const person = await buildEmployer(database.db);
    const me = await as(person);
    const percentage = async () => (await me.ok(getEmployerProfile, { query: {} })).profile_completion_percentage;
    expect(await percentage()).toBe(90);
    await buildFile(database.db, person, 'gst');
    expect(await percentage()).toBe(100);
  });
});
