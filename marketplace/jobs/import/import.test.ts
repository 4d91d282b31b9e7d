// Tests the import of ads from other job boards: the import is idempotent and atomic, and refusals have a reason.
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { searchJobs } from '../search/actions.ts';
import { importJob } from './actions.ts';
import { adLine } from './ads.fixture.ts';

const database = useDatabase();
const take = (fields: Record<string, unknown> = {}) => importJob(database, adLine(fields));

const counted = z.object({ jobs: z.int(), employers: z.int(), events: z.int() });
const count = () =>
  one(
    database.db,
    sql`select (select count(*) from jobs)::int as jobs, (select count(*) from users)::int as employers,
      (select count(*) from domain_events)::int as events`,
    counted,
  );

const imported = z.looseObject({});
const theJob = () =>
  one(
    database.db,
    sql`select j.*, p.company_name, u.phone_number, u.user_type, extract(day from j.expires_at - now())::int as days_left
      from jobs j join users u on u.id = j.employer_id join employer_profiles p on p.user_id = u.id`,
    imported,
  );

beforeEach(() => run(database.db, sql`truncate users, jobs, domain_events cascade`));

describe('A valid ad', () => {
  it('An imported ad becomes an open job of its company’s account, which has no phone, and its lifetime starts today', async () => {
    expect(await take()).toMatchObject({ outcome: 'imported', source: 'board', source_id: 'ad-1', changes: [] });
    expect(await theJob()).toMatchObject({
      title: 'Mason for a school',
      role: 'mason',
      state: 'Maharashtra',
      city: 'Pune',
      location: 'Baner',
      status: 'active',
      company_name: 'Sai Constructions',
      phone_number: null,
      user_type: 'employer',
      industry: 'construction',
      requirements: 'Experience: 2-5 Yrs\nSkills: Brick work, Plaster',
      days_left: 29,
    });
  });

  it('An ad without a trade is found by its words, but not beside manual work', async () => {
    const office = { company: 'Sai Services', location: 'Baner', description: 'Plan the work of the hiring team.' };
    await take();
    await take({ ...office, id: 'office', title: 'HR Manager' });
    await take({ ...office, id: 'unknown', title: 'Zorbani for Baner' });
    const titlesOf = async (search: Parameters<typeof searchJobs>[1]) =>
      (await searchJobs(database, search)).jobs.map(({ title }) => title).sort();
    const page = { page: 1, limit: 10 };
    const manual = ['Mason for a school'];
    expect(await titlesOf(page)).toEqual(manual);
    expect(await titlesOf({ ...page, location: 'Pune' })).toEqual(manual);
    expect(await titlesOf({ ...page, sort: 'salary' })).toEqual(manual);
    expect(await titlesOf({ ...page, job_type: 'full_time' })).toEqual(manual);
    expect(await titlesOf({ ...page, q: 'HR manager' })).toEqual(['HR Manager']);
    expect(await titlesOf({ ...page, q: 'zorbani' })).toEqual(['Zorbani for Baner']);
  });

  it('An imported job pays one twelfth of the lower end of a yearly pay per month, in whole rupees', async () => {
    await take({ pay: { min: 50000, max: 250000, period: 'year' } });
    expect(await theJob()).toMatchObject({ salary_amount: 4166, salary_period: 'month' });
  });

  it.each([
    ['TG', 'Telangana'],
    ['TS', 'Telangana'],
    ['OR', 'Odisha'],
    ['od', 'Odisha'],
    ['CT', 'Chhattisgarh'],
    ['UT', 'Uttarakhand'],
    ['UA', 'Uttarakhand'],
    ['DN', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['DD', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['LA', 'Ladakh'],
  ])('The import maps the state code %s to %s', async (code, state) => {
    expect((await take({ places: [{ city: null, state: code }] })).outcome).toBe('imported');
    expect(await theJob()).toMatchObject({ state });
  });

  it.each([
    ['the lower end of a range', { min: 9000, max: 12000, period: 'month' }, 9000, 'month'],
    ['a day’s pay', { min: 700, max: 700, period: 'day' }, 700, 'day'],
    ['nothing, if the ad has no pay', null, null, null],
    ['nothing, if the pay has only an upper end', { min: null, max: 20000, period: 'month' }, null, null],
  ])('An imported job pays %s', async (_what, pay, salary_amount, salary_period) => {
    expect((await take({ pay })).outcome).toBe('imported');
    expect(await theJob()).toMatchObject({ salary_amount, salary_period });
  });

  it.each([
    ['8th', { qualification: '8th pass' }],
    ['10th', { qualification: 'Diploma, ITI, 10TH' }],
    ['graduate', { qualification: 'Any Graduate', description: 'Brick and plaster work, with two 10th pass helpers.' }],
    ['12th', { qualification: null, description: 'Brick and plaster work. 12th pass can apply.' }],
    [null, { qualification: null }],
  ])('An imported job asks for the lowest schooling that its ad names: %s', async (schooling, fields) => {
    await take(fields);
    expect(await theJob()).toMatchObject({ schooling });
  });

  it('An imported job is in the first place of its ad', async () => {
    await take({
      location: 'Chennai, Pune',
      places: [
        { city: 'Chennai', state: 'TN' },
        { city: 'Pune', state: 'MH' },
      ],
    });
    expect(await theJob()).toMatchObject({ state: 'Tamil Nadu', city: 'Chennai', location: null });
  });

  it('An area in brackets after the town becomes the location', async () => {
    await take({ location: null, address: null, places: [{ city: 'Poona(Shirwal)', state: 'MH' }] });
    expect(await theJob()).toMatchObject({ state: 'Maharashtra', city: 'Pune', location: 'Shirwal' });
  });

  it('An imported job covers the whole state if its ad names no city', async () => {
    await take({ location: 'All Maharashtra', places: [{ city: null, state: 'MH' }] });
    expect(await theJob()).toMatchObject({ state: 'Maharashtra', city: null, all_cities: true, location: null });
  });

  it('A description that is too short is completed from the other fields of the ad', async () => {
    expect(await take({ description: '30+ Days Ago', qualification: 'ITI' })).toMatchObject({
      changes: ['description_completed'],
    });
    expect(await theJob()).toMatchObject({ description: 'Qualification: ITI\nSkills: Brick work, Plaster' });
  });

  it('A description or title that is too long is cut at a word', async () => {
    expect(await take({ description: 'word '.repeat(2000), title: 'Helper '.repeat(40) })).toMatchObject({
      changes: ['description_shortened', 'title_shortened'],
    });
    const { description, title } = await theJob();
    expect(String(description).length).toBeLessThanOrEqual(5000);
    expect(String(title)).toMatch(/Helper…$/);
  });

  it.each([
    { q: 'mason' },
    { q: 'mistri' },
    { q: 'मिस्त्री' },
    { q: 'राजमिस्त्री का काम', location: 'पुणे' },
    { location: 'Poona' },
    { q: 'sai constructions pune' },
  ])('An imported job is found immediately by %j', async (words) => {
    await take();
    await take({
      id: 'ad-2',
      title: 'Tailor',
      description: 'Sewing of school uniforms',
      skills: [],
      sector: null,
      company: 'Uniform House',
      location: 'Chennai',
      places: [{ city: 'Chennai', state: 'TN' }],
    });
    const { jobs } = await searchJobs(database, { page: 1, limit: 10, ...words });
    expect(jobs.map(({ title }) => title)).toEqual(['Mason for a school']);
  });

  it('Ads of one company share one account, however the company name is written', async () => {
    await take();
    await take({ id: 'ad-2', company: 'SAI  Constructions ' });
    await take({ id: 'ad-3', company: 'Another' });
    expect(await count()).toEqual({ jobs: 3, employers: 2, events: 3 });
  });
});

describe('The post check of an import', () => {
  it('An ad with a finding waits for a moderator, and the outcome names the findings', async () => {
    expect(await take({ title: 'Female Cashier' })).toMatchObject({ outcome: 'imported', held: ['gender'] });
    expect(await theJob()).toMatchObject({ status: 'pending_review', posted_at: null });
  });

  it('An ad of a trusted file opens without a check', async () => {
    const line = adLine({ title: 'Female Cashier' });
    expect(await importJob(database, line, { trusted: true })).toMatchObject({ outcome: 'imported', held: [] });
    expect(await theJob()).toMatchObject({ status: 'active' });
  });
});

describe('A repeated import', () => {
  it('A second import of the same ad changes nothing', async () => {
    await take();
    expect(await take({ title: 'Mason, now with another title' })).toMatchObject({ outcome: 'already_known' });
    expect(await count()).toEqual({ jobs: 1, employers: 1, events: 1 });
    expect(await theJob()).toMatchObject({ title: 'Mason for a school' });
  });

  it('The same ad number of another board is a different ad', async () => {
    await take();
    expect((await take({ src: 'another board' })).outcome).toBe('imported');
  });

  it('Concurrent imports of one ad create one job and one account', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => take()));
    expect(outcomes.filter(({ outcome }) => outcome === 'imported')).toHaveLength(1);
    expect(await count()).toEqual({ jobs: 1, employers: 1, events: 1 });
  });
});

describe('An invalid ad', () => {
  it.each([
    ['no_state', { places: [] }],
    ['no_state', { places: [{ city: 'Dubai', state: null }] }],
    ['state_unknown', { places: [{ city: 'Dubai', state: 'AE' }] }],
    ['no_title', { title: ' ' }],
    ['no_title', { title: null }],
    ['title_short', { title: 'IT' }],
    ['no_company', { company: ' - ' }],
    ['no_source_id', { id: null }],
    ['no_source_id', { src: '' }],
    ['description_short', { description: 'Save', skills: [], qualification: null }],
    ['pay_invalid', { pay: { min: -5, max: 10, period: 'month' } }],
    ['pay_invalid', { pay: { min: 5000, max: 6000, period: 'fortnight' } }],
    ['pay_invalid', { pay: { min: 6000, max: 5000, period: 'month' } }],
    ['pay_invalid', { pay: { min: 5, max: 6, period: 'year' } }],
    ['pay_invalid', { pay: { min: 90_000_000, max: null, period: 'month' } }],
    ['bad_characters', { title: 'Mason\u0000' }],
    ['bad_characters', { description: 'Brick work \u0000 and plaster all day' }],
    ['bad_characters', { company: 'Sai \ud800 Constructions' }],
    ['too_long', { company: 'x'.repeat(200) }],
    ['wrong_type', { title: 7 }],
    ['wrong_type', { places: 'Pune' }],
    ['wrong_type', { pay: { min: '9000', period: 'month' } }],
  ])('The import rejects an ad with %s: %j', async (code, fields) => {
    expect(await take(fields)).toMatchObject({ outcome: 'rejected', code });
    expect(await count()).toEqual({ jobs: 0, employers: 0, events: 0 });
  });

  it.each([
    ['malformed_json', '{"src": "board", "id": '],
    ['not_an_ad', '["board"]'],
    ['not_an_ad', 'null'],
    ['line_too_long', adLine({ description: 'x'.repeat(300_000) })],
  ])('The import returns %s for a line that is not an ad', async (code, line) => {
    expect(await importJob(database, line)).toMatchObject({ outcome: 'rejected', code, source: null });
  });
});

it('An import leaves no rows if one of its inserts fails', async () => {
  await run(database.db, sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await run(database.db, sql`create trigger refuse before insert on domain_events execute function refuse()`);
  await expect(take()).rejects.toThrow('no');
  await run(database.db, sql`drop trigger refuse on domain_events`);
  expect(await count()).toEqual({ jobs: 0, employers: 0, events: 0 });
  expect(await many(database.db, sql`select 1 as one from employer_profiles`, imported)).toEqual([]);
});
