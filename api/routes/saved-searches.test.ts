// Saved searches: parameters of the job list, duplicates, and counts of new jobs.
import { beforeAll, describe, expect, it } from 'vitest';
import { savedSearchEndpoints as endpoints } from '#contracts/saved-searches.ts';
import type { Person } from '#marketplace/actor.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

let employer: Person;
beforeAll(async () => {
  employer = await buildEmployer(database.db);
});

const signedIn = async () => api.as(await buildSession(database.db, await buildLabour(database.db)));
type Caller = Awaited<ReturnType<typeof signedIn>>;

const save = (caller: Caller, search: object, more: object = {}) =>
  caller.ok(endpoints.saveSearch, { body: { search, ...more } });
const list = async (caller: Caller) => (await caller.ok(endpoints.listSavedSearches, {})).searches;

describe('a saved search', () => {
  it('A search is saved without page and sort, and an equal one in other letter case is the same', async () => {
    const ravi = await signedIn();
    const first = await save(
      ravi,
      { q: ' Mason ', location: 'Pune', languages: 'mr,hi', near: '18.52041,73.85674', page: '2', sort: 'salary' },
      { name: 'Near home', alert: 'instant' },
    );
    expect(first).toMatchObject({
      name: 'Near home',
      alert: 'instant',
      search: { q: 'Mason', location: 'Pune', languages: 'hi,mr', near: '18.52,73.86' },
    });
    expect(first.search).not.toHaveProperty('page');
    const again = await save(ravi, { q: 'MASON', location: 'pune', languages: 'hi,mr' });
    expect(again).toEqual(first);
    expect(await list(ravi)).toHaveLength(1);
  });

  it('A search must contain a criterion', async () => {
    const ravi = await signedIn();
    for (const search of [{}, { q: '  ' }, { near: '18.5,73.8' }, { q: '%' }])
      expect(await ravi.problem(endpoints.saveSearch, { body: { search } })).toMatchObject({ status: 422 });
    const wrong = await ravi.problem(endpoints.saveSearch, { body: { search: { role: 'astronaut' } } });
    expect(wrong).toMatchObject({ code: 'validation_failed' });
  });

  it('The setting `saved_searches_limit` limits the saved searches of a user', async () => {
    await setSetting(database.db, 'saved_searches_limit', 2);
    const ravi = await signedIn();
    await save(ravi, { q: 'mason' });
    await save(ravi, { q: 'cook' });
    expect(await ravi.problem(endpoints.saveSearch, { body: { search: { q: 'tailor' } } })).toMatchObject({
      status: 409,
      code: 'saved_searches_limit',
      limit: 2,
    });
    await save(ravi, { q: 'cook' });
    await setSetting(database.db, 'saved_searches_limit', 10);
  });

  it('Only its owner can change and delete a saved search', async () => {
    const [ravi, sita] = [await signedIn(), await signedIn()];
    const { id } = await save(ravi, { role: 'mason' });
    const params = { search_id: String(id) };
    expect(await sita.problem(endpoints.changeSavedSearch, { params, body: { alert: 'instant' } })).toMatchObject({
      code: 'not_found',
    });
    expect(await sita.ok(endpoints.removeSavedSearch, { params })).toEqual({ removed: false });
    const changed = await ravi.ok(endpoints.changeSavedSearch, { params, body: { alert: 'daily', name: 'My trade' } });
    expect(changed).toMatchObject({ alert: 'daily', name: 'My trade' });
    expect(await ravi.ok(endpoints.changeSavedSearch, { params, body: { name: null } })).toMatchObject({ name: null });
    expect(await ravi.ok(endpoints.removeSavedSearch, { params })).toEqual({ removed: true });
    expect(await list(ravi)).toEqual([]);
  });
});

describe('new jobs of a saved search', () => {
  it("The count of new jobs equals the list of jobs since the owner's last visit", async () => {
    const ravi = await signedIn();
    const inPune = await save(ravi, { role: 'welder', location: 'Pune' });
    const byWords = await save(ravi, { q: 'welder', job_type: 'daily_wage' });
    await run(database.db, sql`update saved_searches set seen_at = now() - interval '1 minute'`);
    const job = { employer, role: 'welder', title: 'Welder for gates' };
    await buildJob(database.db, { ...job, city: 'Pune', job_type: 'daily_wage' });
    await buildJob(database.db, { ...job, city: 'Nagpur', job_type: 'daily_wage' });
    await buildJob(database.db, { ...job, city: 'Pune', job_type: 'full_time', expired: true });
    const counts = async () => Object.fromEntries((await list(ravi)).map(({ id, new_count }) => [id, new_count]));
    expect(await counts()).toEqual({ [inPune.id]: 1, [byWords.id]: 2 });
    await ravi.ok(endpoints.changeSavedSearch, { params: { search_id: String(inPune.id) }, body: { seen: true } });
    expect(await counts()).toEqual({ [inPune.id]: 0, [byWords.id]: 2 });
  });
});
