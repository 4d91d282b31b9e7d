// Profiles: visible data, editable and read-only fields, and access.
import { describe, expect, it } from 'vitest';
import { type LabourChange, peopleEndpoints } from '#contracts/people.ts';
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { one, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildFile, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { getLabourProfile, changeLabourProfile, changeEmployerProfile } = peopleEndpoints;
const as = async (person: Person) => api.as(await buildSession(database.db, person));

/** Returns everything that is stored about a user, as text. */
async function storedOf({ id }: Person): Promise<string> {
  const row = await one(
    database.db,
    sql`select (to_jsonb(u) || jsonb_build_object('l', to_jsonb(l), 'e', to_jsonb(e), 'i', to_jsonb(i)))::text as text
      from users u left join labour_profiles l on l.user_id = u.id left join employer_profiles e on e.user_id = u.id
      left join identities i on i.user_id = u.id where u.id = ${id}`,
    z.object({ text: z.string() }),
  );
  return row.text;
}

describe('the worker profile', () => {
  it('The profile shows stored data, file links and a score without ratings', async () => {
    const person = await buildLabour(database.db);
    const picture = await buildFile(database.db, person, 'picture');
    const resume = await buildFile(database.db, person, 'resume');
    await buildFile(database.db, person, 'identity');
    const shown = await (await as(person)).ok(getLabourProfile, { query: {} });
    expect(shown).toMatchObject({
      user_type: 'labour',
      gender: 'male',
      date_of_birth: '1996-05-20',
      languages_known: ['hi', 'mr'],
      profile_picture: `/api/v1/files/${picture.uid}/`,
      resume: { uid: resume.uid, name: 'paper.pdf', content_type: 'application/pdf' },
      identity_document: { size: 18 },
      identity: { type: 'aadhaar', masked: 'XXXX XXXX 2346', status: 'format_valid' },
      verified: false,
      badges: ['phone_verified', 'identity_format_valid'],
      profile_completion: { percentage: 100, threshold: 60, blocked: false, missing: [] },
      score: { overall: null, label: 'new', experience: 4 },
    });
  });

  it('A worker can change every field and clear each optional one', async () => {
    const me = await as(await buildLabour(database.db));
    const change: LabourChange = {
      first_name: 'रामलाल',
      last_name: 'Yadav',
      email: 'ram@example.in',
      address: 'Near the station',
      state: 'Karnataka',
      city: 'बेंगलुरु',
      pincode: '560 001',
      gender: 'other',
      date_of_birth: '1988-02-29',
      preferred_shift: 'both',
      preferred_states: ['Karnataka', 'Goa', 'Karnataka'],
      languages_known: ['kn', 'hi', 'kn'],
      current_salary: { amount: 600, period: 'day' },
      expected_salary: { amount: 18000, period: 'month' },
      experience_years: 12,
      skills: ['painter', 'mason'],
      language: 'hi',
    };
    const changed = await me.ok(changeLabourProfile, { body: change });
    expect(changed).toMatchObject({
      ...change,
      city: 'Bengaluru',
      pincode: '560001',
      preferred_states: ['Karnataka', 'Goa'],
      languages_known: ['kn', 'hi'],
    });
    expect(await me.ok(getLabourProfile, { query: {} })).toEqual(changed);
    const emptied = { email: null, address: null, city: null, pincode: null, gender: null, date_of_birth: null };
    const more = { preferred_shift: null, current_salary: null, expected_salary: null, experience_years: null };
    const lists = { preferred_states: [], languages_known: [], skills: [] };
    expect(await me.ok(changeLabourProfile, { body: { ...emptied, ...more, ...lists } })).toMatchObject({
      ...emptied,
      ...more,
      ...lists,
      first_name: 'रामलाल',
      state: 'Karnataka',
    });
  });

  it('A change of state clears a town outside it, and unknown villages are accepted', async () => {
    const me = await as(await buildLabour(database.db));
    expect(await me.ok(changeLabourProfile, { body: { state: 'Maharashtra' } })).toMatchObject({ city: 'Pune' });
    expect(await me.ok(changeLabourProfile, { body: { state: 'Bihar' } })).toMatchObject({
      state: 'Bihar',
      city: null,
    });
    const village = await me.ok(changeLabourProfile, { body: { city: 'Rampur Tola' } });
    expect(village).toMatchObject({ state: 'Bihar', city: 'Rampur Tola' });
  });

  const readOnly = {
    id: 1,
    uid: crypto.randomUUID(),
    user_type: 'employer',
    role: 'employer',
    phone_number: '9876543210',
    identity: { status: 'verified' },
    verified: true,
    badges: ['identity_verified'],
    score: { overall: 5 },
    profile_completion_percentage: 100,
    profile_completion: {},
    profile_picture: 'x',
    resume: null,
    identity_document: {},
    pan_document: {},
    gstin_document: null,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: null,
  };
  const unknown = {
    is_superuser: true,
    status: 'verified',
    erased_at: null,
    adult_confirmed_at: null,
    user_id: 2,
    digest: 'x',
    employer_id: 1,
    import_key: 'x',
    muted_notifications: [],
    application_count: 9,
    masked: 'x',
    constructor: 1,
  };

  it.each([
    ...Object.entries(readOnly).map(([field, value]) => ({ field, value, code: 'read_only' })),
    ...Object.entries(unknown).map(([field, value]) => ({ field, value, code: 'unknown_field' })),
  ])('The profile rejects $field with $code and stores nothing', async ({ field, value, code }) => {
    for (const person of [await buildLabour(database.db), await buildEmployer(database.db)]) {
      const before = await storedOf(person);
      const endpoint = person.type === 'labour' ? changeLabourProfile : changeEmployerProfile;
      const refused = await (await as(person)).problem(endpoint, { body: { first_name: 'Other', [field]: value } });
      expect(refused).toMatchObject({ status: 422, error_codes: { [field]: [code] } });
      expect(await storedOf(person)).toBe(before);
    }
  });

  it("A profile update changes only the caller's row; an employer gets 403 on the worker endpoint", async () => {
    const [me, other, employer] = [
      await buildLabour(database.db),
      await buildLabour(database.db),
      await buildEmployer(database.db),
    ];
    const before = await storedOf(other);
    await (await as(me)).ok(changeLabourProfile, { body: { first_name: 'Only', skills: ['cook'] } });
    expect(await storedOf(other)).toBe(before);
    const refused = await (await as(employer)).problem(changeLabourProfile, { body: { first_name: 'X' } });
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  });

  const day = (years: number, days: number) => {
    const at = new Date(Date.now() + 330 * 60_000);
    at.setUTCFullYear(at.getUTCFullYear() - years);
    at.setUTCDate(at.getUTCDate() + days);
    return at.toISOString().slice(0, 10);
  };

  const noDays = [
    '2025-02-30',
    '2001-02-29',
    '0000-00-00',
    '01/02/1990',
    '1990/02/01',
    '10 Jan 1800',
    '1800-01-10',
    '99999-01-01',
    'now',
    'tomorrow',
    'infinity',
    'epoch',
    '',
    '1990-1-1',
    '१९९०-०१-०१',
    '1990-01-01T00:00:00Z',
    '19900101',
    day(0, 1),
    day(100, -2),
  ];
  const notBirths: { given: unknown; code: string }[] = [
    ...[day(18, 1), day(14, 0)].map((given) => ({ given, code: 'under_age' })),
    ...noDays.map((given) => ({ given, code: 'date_invalid' })),
    ...[19_900_101, ['1990-01-01']].map((given) => ({ given, code: 'invalid' })),
  ];

  it.each(notBirths)('The date of birth $given gets $code', async ({ given, code }) => {
    const person = await buildLabour(database.db);
    const before = await storedOf(person);
    const refused = await (await as(person)).problem(changeLabourProfile, { body: { date_of_birth: given } });
    expect(refused).toMatchObject({ status: 422, error_codes: { date_of_birth: expect.arrayContaining([code]) } });
    expect(await storedOf(person)).toBe(before);
  });

  it('A worker who turns eighteen today is accepted', async () => {
    const me = await as(await buildLabour(database.db));
    const body = { date_of_birth: day(18, 0) };
    expect(await me.ok(changeLabourProfile, { body })).toMatchObject(body);
  });

  it.each([
    ['expected_salary', { amount: 0, period: 'day' }],
    ['expected_salary', { amount: -1, period: 'day' }],
    ['expected_salary', { amount: 1e12, period: 'day' }],
    ['expected_salary', { amount: 500.5, period: 'day' }],
    ['expected_salary', { amount: '500', period: 'day' }],
    ['expected_salary', { amount: 500, period: 'year' }],
    ['expected_salary', { amount: 500 }],
    ['expected_salary', { amount: 500, period: 'day', currency: 'USD' }],
    ['current_salary', 500],
    ['experience_years', -1],
    ['experience_years', 71],
    ['experience_years', 1.5],
    ['experience_years', '5'],
    ['gender', 'Male'],
    ['gender', ''],
    ['preferred_shift', 'evening'],
    ['preferred_states', ['Atlantis']],
    ['preferred_states', Array.from({ length: 11 }, () => 'Goa')],
    ['preferred_states', 'Goa'],
    ['languages_known', ['klingon']],
    ['skills', ['astronaut']],
    ['skills', null],
    ['state', null],
    ['state', 'Atlantis'],
    ['first_name', null],
    ['first_name', ' \u00A0\u200B'],
    ['first_name', 'a\u0000b'],
    ['first_name', 'a\r\nBcc: x'],
    ['first_name', '\ud800'],
    ['first_name', 'x'.repeat(61)],
    ['first_name', ['Ravi']],
    ['email', ''],
    ['email', 'no address'],
    ['pincode', '012345'],
    ['pincode', '5600011'],
    ['language', 'xx'],
  ])('The profile rejects %s with the value %j', async (field, value) => {
    const person = await buildLabour(database.db);
    const before = await storedOf(person);
    const refused = await (await as(person)).problem(changeLabourProfile, { body: { [field]: value } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.error_codes ?? {}).every((name) => name.startsWith(field))).toBe(true);
    expect(await storedOf(person)).toBe(before);
  });
});
