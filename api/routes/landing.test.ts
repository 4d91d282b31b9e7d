// Public statistics, which are cached: counted numbers and the goals of the company. Also testimonials in the reader's
// language.
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { landingEndpoints } from '#contracts/landing.ts';
import { openPublicStats } from '#marketplace/analytics/public-stats.ts';
import type { Deps } from '#marketplace/deps.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { showPublicFigures, listTestimonials } = landingEndpoints;
const statsOf = (db: Deps['db'], freshMs?: number) => openPublicStats({ db, log: silentLog }, freshMs);
const countNow = () => statsOf(database.db, 0)();

beforeEach(() =>
  run(database.db, sql`truncate users, jobs, applications, ratings, settings restart identity cascade`).then(() => {}),
);

/** Creates `all` applicants, of whom the first `taken` are accepted. */
async function buildApplicants(all: number, taken: number) {
  const job = await buildJob(database.db, { positions: 500 });
  for (let at = 0; at < all; at += 1)
    await buildApplication(database.db, { job, status: at < taken ? 'accepted' : 'pending' });
}

it('The public statistics count users and open jobs once each', async () => {
  const employer = await buildEmployer(database.db);
  await buildLabour(database.db);
  await buildLabour(database.db);
  const imported = await buildEmployer(database.db, { phone_number: null });
  await buildJob(database.db, { employer, state: 'Karnataka', city: 'Bengaluru', positions: 4 });
  await buildJob(database.db, { employer: imported, state: 'Karnataka', city: 'Bengaluru', positions: 2 });
  await buildJob(database.db, { employer, state: 'Bihar', city: 'Patna', status: 'closed' });
  await buildJob(database.db, { employer, state: 'Goa', status: 'draft' });
  const over = await buildJob(database.db, { employer, state: 'Delhi', city: 'Delhi' });
  await run(database.db, sql`update jobs set expires_at = now() - interval '1 minute' where id = ${over.id}`);
  await run(database.db, sql`update users set state = 'Odisha' where user_type = 'labour'`);
  expect((await countNow()).counted).toEqual({
    users: 3,
    workers: 2,
    jobs: 4,
    open_jobs: 2,
    opportunities: 6,
    cities: 1,
    job_states: 1,
    worker_states: 1,
    satisfaction: null,
    placement: null,
  });
});

it('A percentage is shown only if it is based on 20 applications', async () => {
  await buildApplicants(19, 15);
  expect((await countNow()).counted.placement).toBeNull();
  await buildApplicants(1, 0);
  expect((await countNow()).counted.placement).toBe(75);
});

it('A statistic is shown only if enough people, jobs or applicants are behind it (D1)', async () => {
  await setSetting(database.db, 'stats_shown_from', 21);
  await buildApplicants(20, 15);
  expect((await countNow()).shown).toEqual(['users', 'opportunities']);
  await buildApplicants(1, 0);
  expect((await countNow()).shown).toEqual(['users', 'workers', 'opportunities', 'worker_states', 'placement']);
});

it('A count is cached for one minute, then refreshed in the background', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const readStats = statsOf(database.db);
  const [first, same] = await Promise.all([readStats(), readStats()]);
  await buildLabour(database.db);
  vi.advanceTimersByTime(59_999);
  expect([same, await readStats()]).toEqual([first, first]);
  vi.advanceTimersByTime(1);
  expect(await readStats()).toBe(first);
  await waitFor('the new count', async () => (await readStats()).counted.users === first.counted.users + 1);
  await buildLabour(database.db);
  vi.advanceTimersByTime(600_000);
  expect((await readStats()).counted.users).toBe(first.counted.users + 2);
});

it('A failed count is repeated at the next request', async () => {
  let broken = true;
  const db: Deps['db'] = new Proxy(database.db, {
    get(real, name) {
      if (broken && name === 'query') return () => Promise.reject(new Error('no database'));
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  const readStats = statsOf(db);
  await expect(readStats()).rejects.toThrow('no database');
  broken = false;
  expect((await readStats()).counted.users).toBe(0);
});

it('The goals of the company are returned until the operator disables them', async () => {
  const { claimed } = await countNow();
  expect(claimed).toEqual({
    users: 10_000,
    workers: 1000,
    families: 25_000,
    jobs: 5000,
    opportunities: 10_000,
    satisfaction: 95,
    cities: 150,
    placement: 78,
    job_states: 5,
    worker_states: 12,
  });
  await setSetting(database.db, 'stats_claimed_shown', false);
  expect((await countNow()).claimed).toBeNull();
});

it('The public statistics need no session, and browsers may cache them', async () => {
  expect((await api.as().ok(showPublicFigures, {})).counted.users).toEqual(expect.any(Number));
  const response = await fetch(`${api.base}/api/v1/stats/public`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

it("A testimonial is in the reader's language, or in another language in which it exists", async () => {
  expect(await api.as().ok(listTestimonials, { query: {} })).toEqual({ testimonials: [] });
  const person = { name: 'Sunita', about: 'Tailor', city: 'Patna' };
  await setSetting(database.db, 'testimonials', [
    { ...person, words: { hi: 'काम मिला।', en: 'I found work.' } },
    { ...person, words: { ta: 'வேலை கிடைத்தது.' } },
    { name: { en: 'Salim', hi: 'सलीम' }, about: 'Painter', city: { ta: 'சென்னை' }, words: { hi: 'पुताई मिली।' } },
  ]);
  const said = async (language?: string) =>
    (await api.as().ok(listTestimonials, { query: { language } })).testimonials.map((one) => one.language);
  expect(await said('bh')).toEqual(['hi', 'ta', 'hi']);
  expect(await said('te')).toEqual(['en', 'ta', 'hi']);
  expect(await said()).toEqual(['en', 'ta', 'hi']);
  const { testimonials } = await api.as().ok(listTestimonials, { query: { language: 'te' } });
  expect(testimonials[2]).toMatchObject({ name: 'सलीम', about: 'Painter', city: 'சென்னை' });
  expect((await api.as().problem(listTestimonials, { query: { language: 'x'.repeat(41) } })).code).toBe(
    'validation_failed',
  );
});
