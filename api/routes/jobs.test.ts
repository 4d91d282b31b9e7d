// Posting, searching and reading jobs over HTTP.
import { describe, expect, it } from 'vitest';
import { ownJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf } from '#testing/task-queue.ts';

const database = useDatabase();
const api = useApi(database);
const { listJobs, getJob, getJobById, postJob, listMyJobs, getMyJob, meta, listCities, suggestSearches } = jobEndpoints;

const post = {
  title: 'Electrician for a housing society',
  state: 'KA',
  city: 'Bengaluru',
  salary_amount: 22_000,
  description: 'House wiring and repairs, tools are given.',
  role: 'electrician' as const,
  language_preference: ['hi' as const, 'kn' as const],
};

const employer = async () => api.as(await buildSession(database.db, await buildEmployer(database.db)));

describe('an employer', () => {
  it('A posted job can be read immediately and found after indexing, in several scripts', async () => {
    const me = await employer();
    const posted = await me.ok(postJob, { body: post });
    expect(posted).toMatchObject({
      state: 'Karnataka',
      job_type: 'full_time',
      salary_period: 'month',
      positions: 1,
      status: 'active',
      application_count: 0,
    });
    expect(await api.as().ok(getJob, { params: { job_uid: posted.uid }, query: {} })).toMatchObject({
      id: posted.id,
      my_application: null,
    });
    expect(await api.as().ok(getJobById, { params: { job_id: String(posted.id) }, query: {} })).toMatchObject({
      uid: posted.uid,
    });
    await runTasks(database);
    for (const q of ['electrician', 'बिजली', 'bijli', 'ELECTRICIAN society']) {
      const found = await api.as().ok(listJobs, { query: { q, location: 'बेंगलुरु' } });
      expect(
        found.jobs.map(({ uid }) => uid),
        q,
      ).toContain(posted.uid);
    }
    expect((await me.ok(listMyJobs, { query: {} })).jobs.map(({ uid }) => uid)).toEqual([posted.uid]);
  });

  it.each([
    [{ title: 'ab' }, { title: ['title_short'] }],
    [{ title: '\u200B\u3164  ' }, { title: ['required', 'title_short'] }],
    [{ title: 'a\u0000b c' }, { title: ['bad_characters'] }],
    [{ title: '\ud800 lone' }, { title: ['bad_characters'] }],
    [{ state: 'Atlantis' }, { state: ['state_unknown'] }],
    [{ state: undefined }, { state: ['required'] }],
    [{ city: undefined }, { city: ['city_required'] }],
    [{ salary_amount: 0 }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: '900' }, { salary_amount: ['salary_invalid'] }],
    [{ salary_amount: 1e12 }, { salary_amount: ['salary_invalid'] }],
    [{ positions: 0 }, { positions: ['positions_invalid'] }],
    [{ positions: 1.5 }, { positions: ['positions_invalid'] }],
    [{ description: 'too short' }, { description: ['description_short'] }],
    [{ role: 'astronaut' }, { role: ['not_a_choice'] }],
    [{ employer_id: 1, status: 'active' }, { employer_id: ['unknown_field'] }],
  ])('A post with %j gets 422 with the code of each field', async (change, errors) => {
    const refused = await (await employer()).problem(postJob, { body: { ...post, ...change } });
    expect(refused).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(refused.error_codes).toEqual(errors);
  });

  it('An employer may have ten open jobs, then gets 409 `active_jobs_limit`', async () => {
    const person = await buildEmployer(database.db);
    for (let count = 1; count <= 10; count += 1) await buildJob(database.db, { employer: person });
    const refused = await api.as(await buildSession(database.db, person)).problem(postJob, { body: post });
    expect(refused).toMatchObject({ code: 'active_jobs_limit', limit: 10, status: 409 });
  });

  it('Parallel posts do not exceed ten open jobs', async () => {
    const person = await buildEmployer(database.db);
    for (let count = 1; count <= 8; count += 1) await buildJob(database.db, { employer: person });
    const me = api.as(await buildSession(database.db, person));
    await me.csrfToken();
    const answers = await Promise.all(Array.from({ length: 8 }, () => me.send(postJob, { body: post })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  });

  it('Twenty parallel requests with one key post one job, and another request with the key gets `idempotency_key_reused`', async () => {
    const person = await buildEmployer(database.db);
    const me = api.as(await buildSession(database.db, person));
    const headers = { 'idempotency-key': 'wish-1' };
    await me.csrfToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.send(postJob, { body: post, headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const uids = await Promise.all(answers.map(async (answer) => ownJob.parse(await answer.json()).uid));
    expect(new Set(uids).size).toBe(1);
    expect(await me.problem(postJob, { body: { ...post, title: 'Another one' }, headers })).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const draft = { body: { status: 'draft' as const, title: 'Begun' }, headers: { 'idempotency-key': 'wish-2' } };
    expect((await me.send(postJob, draft)).status).toBe(201);
    expect((await me.send(postJob, draft)).status).toBe(201);
    expect(await countOf(database.db, `jobs where employer_id = ${person.id}`)).toBe(2);
    expect(await countOf(database.db, `domain_events where name = 'job.posted' and actor_id = ${person.id}`)).toBe(1);
  });

  it('An employer reads own jobs in any status, and other callers get `not_found`', async () => {
    const person = await buildEmployer(database.db);
    const draft = await buildJob(database.db, { employer: person, status: 'draft' });
    const me = api.as(await buildSession(database.db, person));
    expect((await me.ok(getMyJob, { params: { job_uid: draft.uid }, query: {} })).status).toBe('draft');
    expect((await (await employer()).problem(getMyJob, { params: { job_uid: draft.uid } })).code).toBe('not_found');
    expect((await api.as().problem(getJob, { params: { job_uid: draft.uid } })).code).toBe('not_found');
  });
});

describe('the search for jobs', () => {
  it('The search filters by state, type, trade and language, and returns pages', async () => {
    const state = 'Goa';
    const wanted = await buildJob(database.db, {
      state,
      role: 'cook',
      job_type: 'full_time',
      language_preference: ['mr'],
    });
    for (let count = 1; count <= 12; count += 1) await buildJob(database.db, { state });
    const by = async (query: object) => (await api.as().ok(listJobs, { query: { state: 'GA', ...query } })).total;
    expect(await by({})).toBe(13);
    expect(await by({ role: 'cook' })).toBe(1);
    expect(await by({ job_type: 'full_time' })).toBe(1);
    expect(await by({ languages: 'ta,mr' })).toBe(1);
    const second = await api.as().ok(listJobs, { query: { state, page: '2' } });
    expect(second).toMatchObject({ total: 13, page: 2, limit: 10, pages: 2 });
    expect(second.jobs).toHaveLength(3);
    expect(second.jobs.map(({ uid }) => uid)).toContain(wanted.uid);
  });

  it('The search sorts by monthly pay, and jobs without pay come last', async () => {
    const state = 'Sikkim';
    const hourly = await buildJob(database.db, { state, salary_amount: 200, salary_period: 'hour' });
    const monthly = await buildJob(database.db, { state, salary_amount: 30_000, salary_period: 'month' });
    const none = await buildJob(database.db, { state, salary_amount: null, salary_period: null });
    const order = async (order: 'asc' | 'desc') =>
      (await api.as().ok(listJobs, { query: { state, sort: 'salary', order } })).jobs.map(({ id }) => id);
    expect(await order('desc')).toEqual([hourly.id, monthly.id, none.id]);
    expect(await order('asc')).toEqual([monthly.id, hourly.id, none.id]);
  });

  it('A match in the title ranks above a match in the description', async () => {
    const details = { ...post, state: 'Ladakh', city: 'Leh' };
    const me = await employer();
    const about = await me.ok(postJob, { body: { ...details, title: 'Teak doors and frames', role: 'carpenter' } });
    const mentions = await me.ok(postJob, {
      body: {
        ...details,
        title: 'Painter for a house',
        role: 'painter',
        description: 'You paint doors and frames of teak.',
      },
    });
    await runTasks(database);
    const ids = async (sort: 'relevance' | 'created_at') =>
      (await api.as().ok(listJobs, { query: { q: 'teak', state: 'LA', sort } })).jobs.map(({ id }) => id);
    expect(await ids('relevance')).toEqual([about.id, mentions.id]);
    expect(await ids('created_at')).toEqual([mentions.id, about.id]);
  });

  it('A worker’s list of trades begins with the jobs of the highest match score, and a visitor’s with the newest', async () => {
    const job = { state: 'Ladakh', city: 'Leh', role: 'mason', title: 'Bell mason' };
    const spoken = await buildJob(database.db, { ...job, language_preference: ['hi'] });
    const newer = await buildJob(database.db, job);
    const resume = await buildJob(database.db, { ...job, require_resume: true });
    const worker = await buildLabour(database.db, { skills: ['mason'] });
    const asWorker = api.as(await buildSession(database.db, worker));
    const idsOf = async (client: typeof asWorker, more: object = {}) => {
      const query = { role: 'mason', state: 'LA', sort: 'relevance', ...more } as const;
      return (await client.ok(listJobs, { query })).jobs.map(({ id }) => id);
    };
    const byFit = [spoken.id, newer.id, resume.id];
    expect(await idsOf(asWorker)).toEqual(byFit);
    expect(await idsOf(asWorker, { limit: 2 })).toEqual(byFit.slice(0, 2));
    expect((await idsOf(asWorker, { limit: 2, page: 2 }))[0]).toBe(resume.id);
    expect(await idsOf(api.as())).toEqual(byFit.toReversed());
    expect(await idsOf(asWorker, { sort: 'created_at' })).toEqual(byFit.toReversed());
  });

  it('A search treats wildcards and SQL syntax as plain characters', async () => {
    expect((await api.as().ok(listJobs, { query: { q: '%' } })).total).toBe(0);
    expect((await api.as().ok(listJobs, { query: { q: "' or 1=1 --" } })).total).toBe(0);
  });

  it.each([
    { page: -1 },
    { page: 0 },
    { page: 1.5 },
    { page: '2147483648' },
    { page: '1000000000' },
    { page: 1000, limit: 50 },
    { q: 'x'.repeat(30_000) },
    { near: '91,0' },
    { limit: 51 },
    { sort: 'password_hash' },
    { order: 'desc nulls first' },
    { job_type: 'FULL_TIME' },
    { colour: 'red' },
    { q: 'a\u0000b' },
  ])('A search with %j gets 422 `validation_failed`', async (query) => {
    expect(await api.as().problem(listJobs, { query })).toMatchObject({ code: 'validation_failed', status: 422 });
  });

  it.each([
    [{ shift: 'both' }, { shift: ['not_a_choice'] }],
    [{ provided: 'food,beer' }, { 'provided.1': ['not_a_choice'] }],
    [{ pay_min: '-1' }, { pay_min: ['not_a_whole_number'] }],
    [{ pay_min: '500', pay_period: 'job' }, { pay_period: ['not_a_choice'] }],
    [{ schooling: '9th' }, { schooling: ['not_a_choice'] }],
    [{ from_home: 'yes' }, { from_home: ['not_a_choice'] }],
  ])('A search with the condition %j gets 422 with the code of the field', async (query, codes) => {
    const refused = await api.as().problem(listJobs, { query });
    expect(refused).toMatchObject({ status: 422, error_codes: codes });
  });

  it('A search with an unknown language gets 200', async () => {
    expect((await api.as().ok(listJobs, { query: { language: '../../xx' } })).jobs.length).toBeGreaterThan(0);
  });

  it.each(['x', '00000000-0000-0000-0000-000000000000', '{9D2F}', '9D2F0B4C-0000-4000-8000-00000000000A'])(
    'The job UUID %s gets `not_found`',
    async (uid) => {
      expect((await api.as().problem(getJob, { params: { job_uid: uid } })).code).toBe('not_found');
    },
  );

  it('An applicant sees their application on a closed job', async () => {
    const job = await buildJob(database.db, { status: 'closed' });
    const labour = await buildLabour(database.db);
    const { id } = await buildApplication(database.db, { job, labour, status: 'shortlisted' });
    const seen = await api
      .as(await buildSession(database.db, labour))
      .ok(getJob, { params: { job_uid: job.uid }, query: {} });
    expect(seen.my_application).toEqual({ id, status: 'shortlisted' });
  });

  it('A caller with an invalid token is treated as a visitor', async () => {
    expect((await api.as('not-a-token-of-anybody-at-all').ok(listJobs, { query: {} })).page).toBe(1);
  });

  it('The fixed lists contain states, roles and the towns of a state', async () => {
    const lists = await api.as().ok(meta, {});
    expect(lists.states).toHaveLength(36);
    expect(lists.roles.find(({ slug }) => slug === 'mason')?.names.hi).toBe('राजमिस्त्री');
    const { cities } = await api.as().ok(listCities, { query: { state: 'MH', q: 'pun', limit: '5' } });
    expect(cities[0]?.name).toBe('Pune');
  });

  it('The list of towns also has the areas of cities, with their city', async () => {
    const { cities, areas } = await api.as().ok(listCities, { query: { state: 'MH', q: 'hinje', limit: '5' } });
    expect(cities).toEqual([]);
    expect(areas).toEqual([{ name: 'Hinjewadi', city: 'Pune' }]);
    expect((await api.as().ok(listCities, { query: { state: 'MH', limit: '5' } })).areas).toEqual([]);
  });

  it('Suggestions complete the last word to trades and places', async () => {
    const { suggestions } = await api.as().ok(suggestSearches, { query: { text: 'guard mum', field: 'q' } });
    expect(suggestions[0]).toMatchObject({ kind: 'town', name: 'Mumbai', before: 'guard' });
  });

  it('The towns around a point are listed nearest first, with their state', async () => {
    const { cities } = await api.as().ok(listCities, { query: { near: '17.69,74.00', limit: '2' } });
    expect(cities[0]).toMatchObject({ name: 'Satara', state: 'Maharashtra' });
    expect(cities).toHaveLength(2);
    const { cities: atSea } = await api.as().ok(listCities, { query: { near: '10.00,60.00', limit: '2' } });
    expect(atSea).toEqual([]);
  });

  it('A PIN code is answered with the largest town of its district and its state, an unknown one with no town', async () => {
    const townOf = async (pincode: string) => (await api.as().ok(listCities, { query: { pincode } })).cities;
    expect(await townOf('५६० ०७६')).toMatchObject([{ name: 'Bengaluru', state: 'Karnataka' }]);
    expect(await townOf('999999')).toEqual([]);
    expect((await api.as().problem(listCities, { query: { pincode: '0123' } })).error_codes).toEqual({
      pincode: ['pincode_invalid'],
    });
  });

  it('The list of towns needs a state or a point, and rejects an invalid point', async () => {
    expect((await api.as().problem(listCities, { query: {} })).error_codes).toEqual({ state: ['required'] });
    expect((await api.as().problem(listCities, { query: { near: 'here' } })).error_codes).toEqual({
      near: ['point_invalid'],
    });
  });
});

describe('the town of a post', () => {
  it('A town is stored under one name, in whatever script it was typed', async () => {
    const posted = await (await employer()).ok(postJob, { body: { ...post, state: 'Maharashtra', city: 'पुणे' } });
    expect(posted.city).toBe('Pune');
    const village = await (await employer()).ok(postJob, {
      body: { ...post, state: 'Maharashtra', city: 'एक छोटा गाँव' },
    });
    expect(village.city).toBe('एक छोटा गाँव');
  });
});
