// Tests which further jobs a search with few matches lists, and in which groups.
import { describe, expect, it } from 'vitest';
import type { JobSearch } from '#contracts/job-search.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { searchJobs } from './actions.ts';
import { indexJobs } from './indexing.ts';

const database = useDatabase();

async function search(asked: Partial<JobSearch>) {
  const { jobs, groups, total, widening } = await searchJobs(database, { page: 1, limit: 10, ...asked });
  return { jobs, ids: jobs.map(({ id }) => id), groups: groups ?? [], total, widening };
}

async function describeJob(id: number, description: string) {
  await run(database.db, sql`update jobs set description = ${description} where id = ${id}`);
  await indexJobs(database.db, [id]);
}

describe('Near towns', () => {
  it('A search with few matches in a town lists the trade in near towns, the nearest first, with distances', async () => {
    const role = 'beekeeper';
    await buildJob(database.db, { state: 'Maharashtra', city: 'Nagpur', role });
    const here = await buildJob(database.db, { state: 'Maharashtra', city: 'Pune', role });
    const wider = await buildJob(database.db, { state: 'Maharashtra', city: 'Lonavla', role });
    const near = await buildJob(database.db, { state: 'Maharashtra', city: 'Pimpri', role });
    await buildJob(database.db, { state: 'Maharashtra', city: 'Pimpri', role: 'weaver', title: 'Weaver' });
    const { jobs, ids, groups, total } = await search({ q: 'beekeeper pune' });
    expect(ids).toEqual([here.id, near.id, wider.id]);
    expect(groups).toEqual([{ kind: 'near', place: 'Pune', job_ids: [near.id, wider.id] }]);
    expect(total).toBe(3);
    const [, first, second] = jobs.map(({ distance_km }) => distance_km ?? 0);
    expect(first).toBeLessThan(20);
    expect(second).toBeGreaterThan(40);
  });

  it('A search without jobs in the town and near it lists the trade in the state', async () => {
    const role = 'beekeeper';
    const far = await buildJob(database.db, { state: 'Odisha', city: 'Cuttack', role });
    await buildJob(database.db, { state: 'Goa', city: 'Panaji', role });
    expect(await search({ q: 'beekeeper', location: 'Koraput' })).toMatchObject({
      ids: [far.id],
      groups: [{ kind: 'state', place: 'Odisha', job_ids: [far.id] }],
    });
  });

  it('Near towns are found across the border of a state, also around a state that is a city', async () => {
    const role = 'candle-maker';
    const noida = await buildJob(database.db, { state: 'Uttar Pradesh', city: 'Noida', role, title: 'Candles' });
    const delhi = await buildJob(database.db, { state: 'Delhi', city: 'Delhi', role, title: 'Candles' });
    expect(await search({ q: 'candle maker noida' })).toMatchObject({ ids: [noida.id, delhi.id] });
    expect((await search({ q: 'candle maker delhi' })).groups).toEqual([
      { kind: 'near', place: 'Delhi', job_ids: [noida.id] },
    ]);
  });

  it('The last page of five or more matches lists the groups after them, without matches of other pages', async () => {
    const role = 'bidi-worker';
    for (let count = 0; count < 5; count += 1) {
      await buildJob(database.db, { state: 'Kerala', city: 'Kannur', role });
    }
    const near = await buildJob(database.db, { state: 'Kerala', city: 'Thalassery', role });
    const groups = [{ kind: 'near', place: 'Kannur', job_ids: [near.id] }];
    const whole = await search({ q: 'bidi worker kannur' });
    expect(whole).toMatchObject({ total: 5, groups });
    expect(whole.ids).toHaveLength(6);
    expect(await search({ q: 'bidi worker kannur', limit: 4 })).toMatchObject({ total: 5, groups: [] });
    const last = await search({ q: 'bidi worker kannur', limit: 4, page: 2 });
    expect(last).toMatchObject({ total: 5, groups });
    expect(last.ids).toHaveLength(2);
  });

  it('A page size below five repeats no match of an earlier page in the groups of the last page', async () => {
    const role = 'beekeeper';
    const state = 'Gujarat';
    for (let count = 0; count < 3; count += 1) await buildJob(database.db, { state, city: 'Ahmedabad', role });
    const near = await buildJob(database.db, { state, city: 'Gandhinagar', role });
    const asked = { q: 'beekeeper', location: 'Ahmedabad', limit: 2 };
    const first = await search(asked);
    const last = await search({ ...asked, page: 2 });
    expect(first).toMatchObject({ total: 3, groups: [] });
    expect(last).toMatchObject({ total: 4, groups: [{ kind: 'near', job_ids: [near.id] }] });
    expect(last.ids).not.toEqual(expect.arrayContaining(first.ids));
    expect(new Set([...first.ids, ...last.ids]).size).toBe(4);
  });

  it('Near trades and jobs with the words in the title or description follow five matches of the trade', async () => {
    const state = 'Sikkim';
    for (let count = 0; count < 5; count += 1)
      await buildJob(database.db, { state, role: 'goldsmith', title: 'Ornaments' });
    const inText = await buildJob(database.db, { state, role: 'guard', title: 'Guard' });
    await describeJob(inText.id, 'Night watch beside the goldsmith.');
    const { groups, total } = await search({ q: 'goldsmith', state });
    expect(total).toBe(5);
    expect(groups).toContainEqual({ kind: 'some_words', place: null, job_ids: [inText.id] });
  });

  it('A description must contain two of several words, a title one', async () => {
    const state = 'Meghalaya';
    const one = await buildJob(database.db, { state, role: 'guard', title: 'Guard' });
    await describeJob(one.id, 'Beside the trampoline.');
    const both = await buildJob(database.db, { state, role: 'guard', title: 'Guard' });
    await describeJob(both.id, 'Watch the trampoline and the aquarium.');
    const titled = await buildJob(database.db, { state, role: 'guard', title: 'Guard, aquarium' });
    const { ids } = await search({ q: 'trampoline aquarium planetarium', state });
    expect(ids.toSorted()).toEqual([both.id, titled.id].toSorted());
  });

  it('Jobs that only match the schooling or experience of the worker are not listed for unknown work', async () => {
    const job = await buildJob(database.db, { state: 'Tripura', role: 'guard', title: 'Guard' });
    await describeJob(job.id, 'Freshers welcome, night shift.');
    expect((await search({ q: 'zookeeper fresher', state: 'Tripura' })).ids).toEqual([]);
    expect((await search({ q: 'zookeeper night shift', state: 'Tripura' })).ids).toEqual([job.id]);
  });

  it('A similar word finds a job by the title, not by the description', async () => {
    const state = 'Nagaland';
    const { id } = await buildJob(database.db, { state, role: 'guard', title: 'Guard' });
    await describeJob(id, 'The workshop repairs a carburetor.');
    expect((await search({ q: 'carburetar mason', state })).ids).toEqual([]);
    const titled = await buildJob(database.db, { state, role: 'guard', title: 'Guard, carburetor' });
    expect((await search({ q: 'carburetar mason', state })).ids).toEqual([titled.id]);
  });

  it('A trade that exists in no near town and not in the state is listed from elsewhere', async () => {
    const role = 'stone-cutter';
    const far = await buildJob(database.db, { state: 'Rajasthan', city: 'Jaipur', role, title: 'Blocks' });
    expect(await search({ q: 'stone cutter in Agartala' })).toMatchObject({
      ids: [far.id],
      groups: [{ kind: 'some_words', place: null, job_ids: [far.id] }],
    });
  });

  it('The selected state and job type also apply to further jobs', async () => {
    const role = 'goldsmith';
    await buildJob(database.db, { state: 'Haryana', city: 'Gurugram', role, job_type: 'part_time' });
    await buildJob(database.db, { state: 'Delhi', city: 'Delhi', role, job_type: 'full_time' });
    const fits = await buildJob(database.db, { state: 'Haryana', city: 'Faridabad', role, job_type: 'full_time' });
    const found = await search({ role: [role], location: 'Gurugram', state: 'Haryana', job_type: 'full_time' });
    expect(found).toMatchObject({ ids: [fits.id], groups: [{ kind: 'near' }] });
  });
});

describe('Similar trades and words', () => {
  it('A search for cooks lists bakers after cooks', async () => {
    const state = 'Goa';
    const baker = await buildJob(database.db, { state, role: 'baker', title: 'Bread' });
    const cook = await buildJob(database.db, { state, role: 'cook', title: 'Meals' });
    expect(await search({ q: 'cook', state })).toMatchObject({
      ids: [cook.id, baker.id],
      groups: [{ kind: 'similar', place: null, job_ids: [baker.id] }],
    });
  });

  it('A search for work in the field lists farm workers after farmers, under their own name', async () => {
    const state = 'Tripura';
    const worker = await buildJob(database.db, { state, role: 'farm-worker', title: 'Harvest' });
    const farmer = await buildJob(database.db, { state, role: 'farmer', title: 'Tenant' });
    expect(await search({ q: 'kheti', state })).toMatchObject({
      ids: [farmer.id, worker.id],
      groups: [{ kind: 'similar', place: null, job_ids: [worker.id] }],
    });
  });

  it('A word for the workplace in the title adds no trade to the trade that the employer has chosen', async () => {
    const state = 'Mizoram';
    const title = 'ഇൻസുലേറ്റർ – ഫാക്ടറി മെയിന്റനൻസ്';
    await buildJob(database.db, { state, role: 'ac-technician', title });
    expect((await search({ role: ['mason'], state })).ids).toEqual([]);
    const helper = await buildJob(database.db, { state, role: 'helper', title: 'Site helper' });
    expect((await search({ role: ['mason'], state })).groups).toEqual([
      { kind: 'similar', place: null, job_ids: [helper.id] },
    ]);
  });

  it('A near trade is listed only if the search finds nothing else', async () => {
    const state = 'Ladakh';
    const plasterer = await buildJob(database.db, { state, role: 'plasterer', title: 'Walls' });
    expect((await search({ q: 'mason', state })).ids).toEqual([plasterer.id]);
    const mason = await buildJob(database.db, { state, role: 'mason', title: 'House' });
    expect((await search({ q: 'mason', state })).ids).toEqual([mason.id]);
  });

  it('A typed job type that no job states lists the jobs of the trade, a selected one does not', async () => {
    const state = 'Mizoram';
    const { id } = await buildJob(database.db, {
      state,
      role: 'data-entry-operator',
      title: 'Typist',
      job_type: 'full_time',
    });
    expect((await search({ q: 'part time typist', state })).ids).toEqual([id]);
    expect((await search({ q: 'typist', state, job_type: 'part_time' })).ids).toEqual([]);
    await describeJob(id, 'Part time, four hours a day.');
    expect((await search({ q: 'typist', state, job_type: 'part_time' })).ids).toEqual([id]);
  });

  it('A word that names a trade also finds jobs with this word in the title', async () => {
    const state = 'Assam';
    const role = 'furniture-maker';
    const job = await buildJob(database.db, { state, role, title: 'Modular kitchen fitting by a carpenter' });
    expect(await search({ q: 'carpenter', state })).toMatchObject({ ids: [job.id] });
  });

  it('A search without a known trade lists jobs with some of its words', async () => {
    const state = 'Sikkim';
    const job = await buildJob(database.db, { state, role: 'helper', title: 'Quilto site' });
    await buildJob(database.db, { state, role: 'helper', title: 'Site' });
    expect(await search({ q: 'quilto zorbani', state })).toMatchObject({
      ids: [job.id],
      groups: [{ kind: 'some_words' }],
      widening: null,
    });
  });

  it('A word that is a place and a thing finds jobs in the place, then jobs with the word in the title', async () => {
    const role = 'loader';
    const market = await buildJob(database.db, { state: 'Bihar', city: 'Patna', role, title: 'Loader at the mandi' });
    const town = await buildJob(database.db, { state: 'Himachal Pradesh', city: 'Mandi', role, title: 'Loader' });
    const found = await search({ q: 'mandi me kaam' });
    expect(found.ids[0]).toBe(town.id);
    expect(found.groups.find(({ kind }) => kind === 'some_words')?.job_ids).toEqual([market.id]);
  });

  it('A job in the main town of a district is found by the name of the district', async () => {
    const job = await buildJob(database.db, { state: 'Uttar Pradesh', city: 'Ballia', role: 'potter' });
    expect((await search({ q: 'potter ballia' })).ids).toEqual([job.id]);
  });
});

describe('A wider place', () => {
  it('A search of trades with fewer than three jobs in a state offers the place with more jobs', async () => {
    const role = 'waste-sorter';
    await buildJob(database.db, { state: 'Assam', city: 'Silchar', role, title: 'Sorting' });
    await buildJob(database.db, { state: 'Bihar', city: 'Gaya', role, title: 'Sorting' });
    const found = await search({ role: [role], state: 'Assam' });
    expect(found).toMatchObject({ total: 1, widening: { without: ['state'], with: {}, total: 2 } });
    expect((await search({ role: [role] })).widening).toBeNull();
  });
});
