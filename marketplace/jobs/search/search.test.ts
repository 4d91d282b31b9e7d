// Tests the index of open jobs: matching, order, paging and repair.
import { describe, expect, it } from 'vitest';
import { type JobSearch, jobList } from '#contracts/job-search.ts';
import { Problem } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { matchedJobs } from '#testing/matched-jobs.ts';
import { silentLog } from '#testing/silent-log.ts';
import { type Arrange, listJobs, MAX_ARRANGED, searchJobs } from './actions.ts';
import { buildIndexQuery } from './index-query.ts';
import { indexJobs, repairIndex, rewriteIndex } from './indexing.ts';
import { createSearchCounter, showPopularSearches } from './popular.ts';
import { removeOldCounts } from './popular-queries.ts';

const database = useDatabase();
const counted = z.object({ count: z.int() });

const search = (asked: Partial<JobSearch>) => searchJobs(database, { page: 1, limit: 10, ...asked });
const idsOf = async (asked: Partial<JobSearch>) => matchedJobs(await search(asked)).map(({ id }) => id);
const entriesOf = async (id: number) =>
  (
    await one(
      database.db,
      sql`select ((select count(*) from job_search where job_id = ${id}) + (select count(*) from job_posting where job_id = ${id}))::int as count`,
      counted,
    )
  ).count;

/** Inserts many open jobs of one state in one statement, and adds them to the search index. */
async function buildMany(state: string, jobs: number): Promise<void> {
  const { id } = await buildEmployer(database.db);
  const made = await many(
    database.db,
    sql`insert into jobs (employer_id, title, role, state, city, salary_amount, salary_period, description, expires_at, created_at)
      select ${id}, 'Worker wanted', 'welder', ${state}, 'Town', 500, 'day', 'Zorbani number ' || n || ' at quilto', now() + interval '7 days',
        now() - n * interval '1 minute'
      from generate_series(1, ${jobs}::int) n returning id`,
    z.object({ id: z.int() }),
  );
  await indexJobs(
    database.db,
    made.map((job) => job.id),
  );
}

describe('Search by trade', () => {
  it('A trade search finds jobs with its role or its name in the title, newest first, but not jobs that only mention it', async () => {
    const state = 'Tripura';
    const posted = await buildJob(database.db, { state, role: 'tailor', title: 'Uniform work' });
    const titled = await buildJob(database.db, { state, role: 'helper', title: 'Tailor' });
    await buildJob(database.db, { state, role: 'cook', title: 'Cook for tailors at lunch' });
    expect(await idsOf({ q: 'tailor', state })).toEqual([titled.id, posted.id]);
    expect(await idsOf({ role: ['tailor'], state })).toEqual([titled.id, posted.id]);
  });

  it('A search of a trade lists the jobs of its kinds with its own, and a search of a kind only its own', async () => {
    const state = 'Manipur';
    const driver = await buildJob(database.db, { state, role: 'driver', title: 'Car' });
    const truck = await buildJob(database.db, { state, role: 'truck-driver', title: 'Long tours' });
    expect(await idsOf({ q: 'driver', state })).toEqual([truck.id, driver.id]);
    expect(await idsOf({ role: ['driver'], state, job_type: 'daily_wage', sort: 'relevance' })).toEqual([
      driver.id,
      truck.id,
    ]);
    expect((await idsOf({ role: ['truck-driver'], state }))[0]).toBe(truck.id);
  });

  it('A search of several trades by relevance finds the jobs of each of them, the best match first', async () => {
    const state = 'Mizoram';
    const tailor = await buildJob(database.db, { state, role: 'tailor', title: 'Uniform work' });
    const both = await buildJob(database.db, { state, role: 'cook', title: 'Tailor' });
    const cook = await buildJob(database.db, { state, role: 'cook', title: 'Kitchen work' });
    await buildJob(database.db, { state, role: 'painter', title: 'Walls' });
    const found = await idsOf({ role: ['tailor', 'cook'], state, sort: 'relevance' });
    expect(found).toEqual([both.id, cook.id, tailor.id]);
  });

  it('A description is not found by words that sound only vaguely like its own', async () => {
    const state = 'Ladakh';
    const { id } = await buildJob(database.db, { state, title: 'Helper in a shop' });
    await run(database.db, sql`update jobs set description = 'We start at nine.' where id = ${id}`);
    await indexJobs(database.db, [id]);
    expect(await idsOf({ q: 'start', state })).toEqual([id]);
    expect(await idsOf({ q: 'astronaut', state })).toEqual([]);
    const titled = await buildJob(database.db, { state, title: 'பிளம்பிங் வேலை' });
    expect(await idsOf({ q: 'plumbing', state })).toEqual([titled.id]);
  });

  it('A trade with another word finds only jobs that match both', async () => {
    const state = 'Mizoram';
    const both = await buildJob(database.db, { state, role: 'plumber', title: 'Plumber for block 47' });
    await buildJob(database.db, { state, role: 'plumber', title: 'Plumber' });
    await buildJob(database.db, { state, role: 'painter', title: 'Painter for block 47' });
    expect(await idsOf({ q: 'plumber 47', state })).toEqual([both.id]);
  });
});

describe('Unfinished words', () => {
  it('The last word finds jobs with longer words from its third letter on, in every script', async () => {
    const state = 'Uttarakhand';
    const latin = await buildJob(database.db, { state, role: 'helper', title: 'Zorbamak site' });
    const hindi = await buildJob(database.db, { state, role: 'helper', title: 'झुमरीतलैया में सहायक' });
    expect(await idsOf({ q: 'zor', state })).toEqual([latin.id]);
    expect(await idsOf({ q: 'झुम', state })).toEqual([hindi.id]);
    expect(await idsOf({ q: 'site zorb', state })).toEqual([latin.id]);
    expect(await idsOf({ q: 'zo', state })).toEqual([]);
  });
});

describe('Search order', () => {
  it('A search by distance sorts by kilometres from the searcher and returns them', async () => {
    const state = 'Maharashtra';
    const far = await buildJob(database.db, { state, city: 'Nagpur', role: 'gardener' });
    const near = await buildJob(database.db, { state, city: 'Pune', role: 'gardener' });
    const unknown = await buildJob(database.db, { state, city: 'Nowhere known', role: 'gardener' });
    const pune = { lat: 18.52, lng: 73.86 };
    const found = await search({ role: ['gardener'], state, near: pune, sort: 'distance' });
    expect(found.jobs.map(({ id }) => id)).toEqual([near.id, far.id, unknown.id]);
    const [here, there, nowhere] = found.jobs.map(({ distance_km }) => distance_km);
    expect(here).toBeLessThan(10);
    expect(there).toBeGreaterThan(600);
    expect(there).toBeLessThan(650);
    expect(nowhere).toBeNull();
    expect(await idsOf({ role: ['gardener'], state, near: pune, sort: 'distance', order: 'desc' })).toEqual([
      far.id,
      near.id,
      unknown.id,
    ]);
  });

  it('A job whose address names an area of its city is measured from the area', async () => {
    const inMumbai = async (location: string) => {
      const { id } = await buildJob(database.db, { state: 'Maharashtra', city: 'Mumbai', role: 'upholsterer' });
      await run(database.db, sql`update jobs set location = ${location} where id = ${id}`);
      await indexJobs(database.db, [id]);
      return id;
    };
    const inArea = await inMumbai('Plot 4, Dahisar, Mumbai');
    const inCity = await inMumbai('Unknown road');
    const dahisar = { lat: 19.26, lng: 72.84 };
    const found = await search({ role: ['upholsterer'], near: dahisar, sort: 'distance' });
    expect(found.jobs.map(({ id }) => id)).toEqual([inArea, inCity]);
    expect(found.jobs[0]?.distance_km).toBeLessThan(2);
  });

  it('A search by relevance ranks a title word above a description word', async () => {
    const state = 'Sikkim';
    const about = await buildJob(database.db, { state, role: 'helper', title: 'Housing site quilto' });
    const mentions = await buildJob(database.db, { state, role: 'helper', title: 'Gate quilto' });
    expect(await idsOf({ q: 'housing quilto', state })).toEqual([about.id, mentions.id]);
    expect(await idsOf({ q: 'housing quilto', state, sort: 'created_at' })).toEqual([mentions.id, about.id]);
  });
});

describe('Towns of the same name', () => {
  it('A search for a name of two towns finds the larger one and names the state of the other', async () => {
    const large = await buildJob(database.db, { state: 'Maharashtra', city: 'Aurangabad', role: 'upholsterer' });
    const small = await buildJob(database.db, { state: 'Bihar', city: 'Aurangabad', role: 'upholsterer' });
    for (const asked of [{ q: 'upholsterer aurangabad' }, { q: 'upholsterer', location: 'Aurangabad' }]) {
      expect((await idsOf(asked))[0]).toBe(large.id);
      expect(await idsOf(asked)).not.toContain(small.id);
      const namesake = { city: 'Aurangabad', state: 'Maharashtra', other_states: ['Bihar'] };
      expect((await search(asked)).namesake).toEqual(namesake);
      const other = { ...asked, state: 'Bihar' };
      expect(await idsOf(other)).toEqual([small.id]);
      expect((await search(other)).namesake).toEqual({ ...namesake, state: 'Bihar', other_states: ['Maharashtra'] });
    }
    // Gaya in Bihar is 30 km from its Aurangabad, so a searcher there means this one.
    const there = await search({ q: 'upholsterer aurangabad', near: { lat: 24.79, lng: 85 } });
    expect(there.namesake).toMatchObject({ state: 'Bihar', other_states: ['Maharashtra'] });
    expect((await search({ q: 'upholsterer mumbai' })).namesake).toBeNull();
    expect((await search({ q: 'upholsterer aurangabad bihar' })).namesake).toBeNull();
  });
});

describe('Searches with more than 1,000 matches', () => {
  it('A search counts and ranks 1,000 matches, continues by date, and rejects an offset beyond 10,000', async () => {
    const state = 'Nagaland';
    await buildMany(state, 1005);
    for (const asked of [{ state }, { state, q: 'welder' }, { state, q: 'quilto zorbani' }]) {
      const first = await search({ ...asked, limit: 50 });
      expect(first).toMatchObject({ total: 1000, total_relation: 'gte', pages: 20 });
      const last = await search({ ...asked, limit: 50, page: 21 });
      expect(last.jobs).toHaveLength(5);
      const dates = last.jobs.map(({ created_at }) => created_at);
      expect(dates).toEqual([...dates].sort().reverse());
    }
    const ids = new Set<number>();
    for (let page = 1; page <= 21; page += 1)
      for (const id of await idsOf({ state, q: 'quilto zorbani', limit: 50, page })) ids.add(id);
    expect(ids.size).toBe(1005);
    await expect(search({ page: 1000, limit: 50 })).rejects.toThrow(Problem);
    expect((await search({ page: 1000, limit: 10 })).jobs).toEqual([]);
  });
});

describe('Searches without matches', () => {
  it('A search without matches suggests the nearest wider search that finds jobs', async () => {
    await buildJob(database.db, { state: 'Manipur', role: 'guard', job_type: 'full_time', title: 'Guard' });
    expect((await search({ q: 'guard', state: 'Manipur', job_type: 'part_time' })).widening).toEqual({
      without: ['job_type'],
      with: {},
      total: 1,
    });
    expect((await search({ q: 'guard', state: 'Goa' })).widening).toMatchObject({ without: ['state'] });
    expect((await search({ q: 'guard zeppelin', state: 'Manipur' })).widening).toBeNull();
    expect((await search({ q: 'zeppelin', state: 'Manipur' })).widening).toMatchObject({ without: ['q'] });
    expect((await search({ q: 'guard', state: 'Manipur' })).widening).toBeNull();
  });

  it('A search finds an industry by its name in any language', async () => {
    const state = 'Sikkim';
    const job = await buildJob(database.db, { state, role: 'helper', title: 'Worker wanted' });
    await run(database.db, sql`update jobs set industry = 'health' where id = ${job.id}`);
    await indexJobs(database.db, [job.id]);
    expect(await idsOf({ q: 'பள்ளி', state })).toEqual([]);
    expect(await idsOf({ q: 'சுகாதாரம்', state })).toEqual([job.id]);
    expect(await idsOf({ q: 'ఆరోగ్యం', state })).toEqual([job.id]);
  });

  it.each(['%', '_', '\\', "'", '!&|()'])('A search for %j is literal and finds no job', async (q) => {
    expect((await search({ q })).total).toBe(0);
  });
});

describe('The search index', () => {
  it('A repair removes the entries of a closed job and adds those of a job that has no entry', async () => {
    const state = 'Meghalaya';
    const job = await buildJob(database.db, { state });
    expect(await entriesOf(job.id)).toBeGreaterThan(3);
    // This update does not change the search index. The list must omit the job anyway, because it checks the job's
    // status.
    await run(database.db, sql`update jobs set status = 'closed' where id = ${job.id}`);
    expect(await idsOf({ state })).toEqual([]);
    expect(await repairIndex(database)).toBeGreaterThan(0);
    expect(await entriesOf(job.id)).toBe(0);
    await run(database.db, sql`update jobs set status = 'active' where id = ${job.id}`);
    expect(await repairIndex(database)).toBe(1);
    expect(await idsOf({ state })).toEqual([job.id]);
    expect(await repairIndex(database)).toBe(0);
  });

  it('A repair rewrites entries of an older edition, and a rewrite renews all entries', async () => {
    const job = await buildJob(database.db, { state: 'Assam' });
    await run(database.db, sql`update job_search set edition = 0, words = '' where job_id = ${job.id}`);
    expect(await idsOf({ q: 'housing', state: 'Assam' })).toEqual([]);
    expect(await repairIndex(database)).toBe(1);
    expect(await idsOf({ q: 'housing', state: 'Assam' })).toEqual([job.id]);
    await run(database.db, sql`update job_search set words = ''`);
    await rewriteIndex(database);
    expect(await idsOf({ q: 'housing', state: 'Assam' })).toEqual([job.id]);
  });

  it('Indexing moves a job to its new place and expiry', async () => {
    const job = await buildJob(database.db, { state: 'Puducherry' });
    await run(
      database.db,
      sql`update jobs set state = 'Lakshadweep', expires_at = now() + interval '9 days' where id = ${job.id}`,
    );
    await indexJobs(database.db, [job.id]);
    expect(await idsOf({ state: 'Puducherry' })).toEqual([]);
    expect(await idsOf({ state: 'Lakshadweep' })).toEqual([job.id]);
  });

  it('Indexing accepts a word that is longer than the maximum lexeme', async () => {
    const job = await buildJob(database.db, { state: 'Jharkhand', title: `Work ${'x'.repeat(110)}` });
    expect(await idsOf({ q: 'work', state: 'Jharkhand', sort: 'created_at' })).toEqual([job.id]);
  });
});

it('Only the first 300 matches are arranged for a reader, and the others follow in the order of the search', async () => {
  await buildMany('Sikkim', MAX_ARRANGED + 15);
  const asked = { role: ['welder' as const], state: 'Sikkim', sort: 'relevance' as const, limit: 10 };
  const pageOf = async (page: number, arrange: Arrange | null = null) =>
    jobList.parse(JSON.parse(await listJobs(database, { ...asked, page }, { arrange }))).jobs.map(({ id }) => id);
  const inOrder = await Promise.all([29, 30, 31, 32].map((page) => pageOf(page)));
  const arranged: number[] = [];
  const reversed = (ids: readonly number[]) => {
    arranged.push(ids.length);
    return Promise.resolve(ids.toReversed());
  };
  const [first] = await pageOf(1, reversed);
  expect(first).toBe(inOrder[1]?.at(-1));
  expect(await pageOf(31, reversed)).toEqual(inOrder[2]);
  expect(await pageOf(32, reversed)).toEqual(inOrder[3]);
  expect(arranged).toEqual([MAX_ARRANGED]);
});

describe('Popular searches', () => {
  it('Popular searches are the trades and places of the last 30 days, then the defaults, and do not store typed text', async () => {
    const searchCounter = createSearchCounter({ db: database.db, log: silentLog });
    for (const q of ['welder', 'welder', 'tailor', '9811112222']) {
      const query = await buildIndexQuery({ q, page: 1, limit: 10 });
      if (query) searchCounter.note(query);
    }
    await searchCounter.write();
    const { roles, locations } = await showPopularSearches(database);
    expect(roles.slice(0, 3)).toEqual(['welder', 'tailor', 'construction worker']);
    expect(locations[0]).toBe('Delhi');
    expect([roles.length, locations.length]).toEqual([7, 7]);
    const kept = await many(database.db, sql`select value from search_counts`, z.object({ value: z.string() }));
    expect(kept.map(({ value }) => value).sort()).toEqual(['tailor', 'welder']);
    await run(database.db, sql`update search_counts set day = day - 30`);
    await removeOldCounts(database.db);
    expect((await showPopularSearches(database)).roles[0]).toBe('construction worker');
  });
});
