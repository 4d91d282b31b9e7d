// Tests searches with conditions such as night shift: jobs that state a condition come first, and jobs that do not
// mention it follow.
import { describe, expect, it } from 'vitest';
import { type JobSearch, jobList } from '#contracts/job-search.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import type { Person } from '../../actor.ts';
import { listJobs, searchJobs } from './actions.ts';
import { indexJobs } from './indexing.ts';
import { withoutBlocked } from './without-blocked.ts';

const database = useDatabase();

const search = (asked: Partial<JobSearch>) => searchJobs(database, { page: 1, limit: 10, ...asked });

async function idsOf(asked: Partial<JobSearch>): Promise<{ ids: number[]; stated: number | null | undefined }> {
  const { jobs, stated_total } = await search(asked);
  return { ids: jobs.map(({ id }) => id), stated: stated_total };
}

interface Fields {
  state: string;
  city?: string;
  employer?: Person;
  title?: string;
  description?: string;
  salary_amount?: number | null;
  salary_period?: string | null;
  shift?: string | null;
  schooling?: string | null;
  job_type?: string;
  food?: boolean;
  start?: string | null;
}

/** Inserts an open job with these condition fields, and adds the job to the search index. */
async function build({
  state,
  title = 'Welder',
  description = 'Welding of steel gates.',
  city,
  employer,
  ...fields
}: Fields): Promise<number> {
  const { id } = await buildJob(database.db, {
    state,
    role: 'welder',
    title,
    ...(city === undefined ? {} : { city }),
    ...(employer === undefined ? {} : { employer }),
  });
  await run(
    database.db,
    sql`update jobs set description = ${description}, shift = ${fields.shift ?? null},
        schooling = ${fields.schooling ?? null}, job_type = ${fields.job_type ?? 'full_time'}, food_provided = ${fields.food ?? false},
        salary_amount = ${fields.salary_amount === undefined ? 500 : fields.salary_amount},
        salary_period = ${fields.salary_period === undefined ? 'day' : fields.salary_period},
        start_date = ${fields.start ?? null}::date
      where id = ${id}`,
  );
  await indexJobs(database.db, [id]);
  return id;
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now());

describe('A search with conditions', () => {
  it('Words that no job has do not hide the jobs that state the typed conditions', async () => {
    const state = 'Manipur';
    const mentions = await build({ state, shift: 'day', description: 'Welding at a college.' });
    const unstated = await build({ state });
    const night = await build({ state, shift: 'night' });
    const { ids } = await idsOf({ q: 'college during the day, so night duty', state });
    expect(ids).toEqual([night, unstated]);
    expect(ids).not.toContain(mentions);
  });

  it('A search for daily-wage work lists every job that is paid by the day', async () => {
    const state = 'Tripura';
    const byDay = await build({ state, salary_period: 'day', job_type: 'part_time' });
    await build({ state, salary_period: 'month', salary_amount: 15_000 });
    expect((await idsOf({ state, job_type: 'daily_wage' })).ids).toEqual([byDay]);
  });

  it('A search for a night shift lists stated jobs first, then jobs without a shift, and no day jobs', async () => {
    const state = 'Goa';
    const stated = await build({ state, shift: 'night' });
    const titled = await build({ state, title: 'Welder for night shift' });
    const both = await build({ state, shift: 'both' });
    await build({ state, shift: 'day' });
    const silent = await build({ state });
    const found = await idsOf({ q: 'welder night shift', state });
    expect(new Set(found.ids.slice(0, 3))).toEqual(new Set([stated, titled, both]));
    expect(found.ids.slice(3)).toEqual([silent]);
    expect(found.stated).toBe(3);
    expect(await idsOf({ shift: 'night', state })).toMatchObject({ stated: 3 });
  });

  it('Work from home that no job of the trade states lists the others, whether typed or chosen', async () => {
    const state = 'Nagaland';
    const silent = await build({ state });
    const asked = { q: 'welder', state, from_home: 'true' as const };
    expect(await idsOf(asked)).toEqual({ ids: [silent], stated: 0 });
    expect(await idsOf({ q: 'welder work from home', state })).toEqual({ ids: [silent], stated: 0 });
    const stated = await build({ state, description: 'Work from home.' });
    expect(await idsOf(asked)).toEqual({ ids: [stated, silent], stated: 1 });
  });

  it('A search for work from home without a trade lists only such jobs, unless there are none', async () => {
    const state = 'Arunachal Pradesh';
    const silent = await build({ state });
    expect(await idsOf({ q: 'work from home', state })).toEqual({ ids: [silent], stated: 0 });
    const stated = await build({ state, description: 'Work from home.' });
    for (const asked of [{ q: 'work from home' }, { from_home: 'true' as const }])
      expect(await idsOf({ ...asked, state })).toEqual({ ids: [stated], stated: null });
  });

  it('A chosen job type lists only jobs of this type, because every job has one', async () => {
    const state = 'Meghalaya';
    await build({ state, job_type: 'full_time' });
    expect((await idsOf({ q: 'welder', state, job_type: 'contract' })).ids).toEqual([]);
  });

  it('A search pages through stated jobs and then through the others', async () => {
    const state = 'Sikkim';
    const stated = await build({ state, food: true });
    const silent = [await build({ state }), await build({ state }), await build({ state })].reverse();
    const pageOf = async (page: number) => (await idsOf({ provided: ['food'], state, limit: 2, page })).ids;
    expect([await pageOf(1), await pageOf(2)]).toEqual([[stated, silent[0]], silent.slice(1)]);
  });

  it('A search whose conditions enough jobs state lists only these jobs', async () => {
    const state = 'Tripura';
    const stated: number[] = [];
    for (let nth = 0; nth < 5; nth += 1) stated.unshift(await build({ state, food: true }));
    await build({ state });
    expect(await idsOf({ provided: ['food'], state })).toEqual({ ids: stated, stated: null });
  });

  it('A search for a minimum pay compares pay of every period', async () => {
    const state = 'Manipur';
    const month = await build({ state, salary_amount: 15000, salary_period: 'month' });
    const day = await build({ state, salary_amount: 577, salary_period: 'day' });
    const hour = await build({ state, salary_amount: 100, salary_period: 'hour' });
    await build({ state, salary_amount: 14990, salary_period: 'month' });
    await build({ state, salary_amount: 576, salary_period: 'day' });
    const unpaid = await build({ state, salary_amount: null, salary_period: null });
    const found = await idsOf({ q: 'welder 15000', state });
    expect(new Set(found.ids.slice(0, 3))).toEqual(new Set([month, day, hour]));
    expect(found).toMatchObject({ stated: 3 });
    expect(found.ids.slice(3)).toEqual([unpaid]);
    expect(await idsOf({ pay_min: 15000, state })).toMatchObject({ stated: 3 });
  });

  it('A search with schooling lists jobs that ask for at most this schooling', async () => {
    const state = 'Mizoram';
    const eighth = await build({ state, description: 'Welding. 8th pass can apply.' });
    await build({ state, description: 'Welding. Qualification: Graduate' });
    const silent = await build({ state });
    // The schooling in the field takes precedence over the schooling that the text names.
    const field = await build({ state, schooling: '10th', description: 'Welding. Graduates are welcome too.' });
    await build({ state, schooling: 'iti', description: 'Welding. 8th pass can apply as helpers.' });
    expect(await idsOf({ q: 'welder 10th pass', state })).toEqual({ ids: [field, eighth, silent], stated: 2 });
  });

  it('A description that denies a condition does not state it', async () => {
    const state = 'Nagaland';
    const stated = await build({ state, description: 'Welding. Free food and accommodation.' });
    await build({ state, description: 'Welding. Food not provided, no accommodation.' });
    expect(await idsOf({ provided: ['food', 'stay'], state })).toMatchObject({ stated: 1 });
    expect((await idsOf({ provided: ['food', 'stay'], state })).ids[0]).toBe(stated);
  });

  it('A search for work today lists jobs that start today', async () => {
    const state = 'Ladakh';
    const starting = await build({ state, start: today() });
    await build({ state, start: '2020-01-01' });
    const silent = await build({ state });
    expect(await idsOf({ q: 'aaj ka kaam', state })).toEqual({ ids: [starting, silent], stated: 1 });
  });

  it('A search returns its conditions, and a parameter replaces a condition of its text', async () => {
    const { conditions } = await search({ q: 'welder night shift 18000', shift: 'day', provided: ['food'] });
    expect(conditions).toEqual([
      { name: 'pay_min', value: '18000', period: 'month', q: 'welder night shift' },
      { name: 'shift', value: 'day', period: null, q: null },
      { name: 'provided', value: 'food', period: null, q: null },
    ]);
  });

  it('A search without results proposes the search without its conditions', async () => {
    const state = 'Lakshadweep';
    await build({ state, shift: 'day' });
    const { total, widening } = await search({ q: 'welder night shift', state });
    expect({ total, widening }).toEqual({
      total: 0,
      widening: { without: [], with: { q: 'welder' }, total: 1 },
    });
  });
});

describe('The results without blocked employers', () => {
  const buildBlock = async () => {
    const { db } = database;
    const [worker, employer] = [await buildLabour(db), await buildEmployer(db)];
    await run(
      db,
      sql`insert into people_marks (owner_id, other_id, blocked) values (${worker.id}, ${employer.id}, true)`,
    );
    const read = async (asked: Partial<JobSearch>) => {
      const text = await listJobs(database, { page: 1, limit: 10, ...asked });
      const page = jobList.parse(JSON.parse(await withoutBlocked(database, worker, text)));
      return { ...page, ids: page.jobs.map(({ id }) => id), grouped: page.groups?.flatMap(({ job_ids }) => job_ids) };
    };
    return { employer, read };
  };

  it('Removed jobs are not counted as matches that state the condition, and no group names them', async () => {
    const { employer, read } = await buildBlock();
    const here = { state: 'Goa', city: 'Panaji', title: 'Bell welder' };
    const near = { ...here, city: 'Mapusa', shift: 'night' };
    await build({ ...here, shift: 'night', employer });
    const stated = await build({ ...here, shift: 'night' });
    await build({ ...here, employer });
    const unstated = await build(here);
    await build({ ...near, employer });
    const found = await read({ q: 'bell welder', location: 'Panaji', shift: 'night' });
    expect(found).toMatchObject({ ids: [stated, unstated], grouped: [], stated_total: 1, total: 2 });
  });

  it('Removed jobs of a group do not lower a total that counts the matches only', async () => {
    const { employer, read } = await buildBlock();
    const here = { state: 'Tripura', city: 'Agartala', title: 'Lamp welder' };
    for (let count = 0; count < 5; count += 1) await build(here);
    await build({ ...here, city: 'Udaipur', employer });
    const shown = await build({ ...here, city: 'Udaipur' });
    const found = await read({ q: 'lamp welder', location: 'Agartala' });
    expect(found.total).toBe(5);
    expect(found.groups?.find(({ kind }) => kind === 'near')?.job_ids).toEqual([shown]);
  });
});
