// Tests the notifications of saved searches: at once or daily, once per job, and only to owners of matching searches.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobSearch } from '#contracts/job-search.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import { notificationText } from '#locales/notification-text.ts';
import type { Person } from '#marketplace/actor.ts';
import { system } from '#marketplace/actor.ts';
import { searchJobs } from '#marketplace/jobs/search/actions.ts';
import { notificationKind, notificationParams } from '#marketplace/notifications/kinds.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { rereadSearches } from '#marketplace/saved-searches/actions.ts';
import { startDay } from '#marketplace/saved-searches/start-day.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltJob, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { matchedJobs } from '#testing/matched-jobs.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);

let employer: Person;
beforeAll(async () => {
  employer = await buildEmployer(database.db, { company_name: 'Sai Construction' });
});

beforeEach(() => run(database.db, sql`delete from saved_searches`));

/**
 * Builds a worker whose trade does not fit the jobs of these tests, so that only the saved search of this worker can
 * find them.
 */
async function searcher(search: object, more: { alert?: 'none' | 'instant' | 'daily'; language?: string } = {}) {
  const { alert = 'instant', language = 'en' } = more;
  const labour = await buildLabour(database.db, { skills: ['salon'], language });
  const caller = api.as(await buildSession(database.db, labour));
  await caller.ok(savedSearchEndpoints.saveSearch, { body: { search, alert } });
  return { ...labour, caller, search };
}

async function opened(details: Parameters<typeof buildJob>[1]): Promise<BuiltJob> {
  const job = await buildJob(database.db, { employer, ...details });
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: job.id } }),
  );
  return job;
}

const row = z.object({ user_id: z.int(), kind: notificationKind, params: notificationParams, language: z.string() });
const noticesOfKind = (kind: string) =>
  many(
    database.db,
    sql`select n.user_id, n.kind, n.params, u.language from notifications n join users u on u.id = n.user_id where n.kind = ${kind} order by n.id`,
    row,
  );
const notifiedOf = async (job: BuiltJob) =>
  (await noticesOfKind('job_match')).filter(({ params }) => params.job_uid === job.uid).map(({ user_id }) => user_id);

describe('instant alerts', () => {
  it('A new job alerts exactly the workers whose saved search would list it, however the search is worded', async () => {
    const people = [
      await searcher({ role: 'welder', location: 'Nashik' }),
      await searcher({ q: 'वेल्डर नासिक' }),
      await searcher({ q: 'weldar', job_type: 'daily_wage' }),
      await searcher({ q: 'gates', location: 'Maharashtra' }),
      await searcher({ state: 'Maharashtra', near: '18.52,73.86' }),
      await searcher({ role: 'welder', location: 'Pune' }),
      await searcher({ q: 'welder', job_type: 'full_time' }),
      await searcher({ role: 'cook', location: 'Nashik' }),
      await searcher({ state: 'Bihar' }),
    ];
    const job = await opened({ title: 'Welder for gates', role: 'welder', city: 'Nashik', job_type: 'daily_wage' });
    await runTasks(database);
    const shown = [];
    for (const person of people) {
      const found = await searchJobs(database, jobSearch.parse(person.search));
      if (matchedJobs(found).some(({ uid }) => uid === job.uid)) shown.push(person.id);
    }
    expect(await notifiedOf(job)).toEqual(shown);
    expect(shown).toEqual(people.slice(0, 5).map(({ id }) => id));
  });

  it('A search with conditions alerts only of jobs that state them', async () => {
    const food = await searcher({ q: 'gardener', provided: 'food' });
    const worded = await searcher({ q: 'gardener free food' });
    const paid = await searcher({ pay_min: '15000', pay_period: 'month' });
    const dear = await searcher({ q: 'gardener 30000' });
    const today = await searcher({ q: 'gardener aaj' });
    const job = await opened({ title: 'Gardener, free food', role: 'gardener' });
    const silent = await opened({ title: 'Gardener', role: 'gardener' });
    await run(database.db, sql`update jobs set salary_amount = 700, salary_period = 'day' where id = ${job.id}`);
    await run(database.db, sql`update jobs set salary_amount = null, salary_period = null where id = ${silent.id}`);
    await runTasks(database);
    expect(await notifiedOf(job)).toEqual([food.id, worded.id, paid.id, today.id]);
    expect(await notifiedOf(silent)).toEqual([today.id]);
    expect(dear.search).toEqual({ q: 'gardener 30000' });
  });

  it('A worker is alerted of a job once, in their language, with the search and a link to the job', async () => {
    const meena = await searcher({ role: 'tiler', location: 'Satara' }, { language: 'hi' });
    await meena.caller.ok(savedSearchEndpoints.saveSearch, {
      body: { search: { q: 'tiler satara' }, alert: 'instant' },
    });
    const job = await opened({ title: 'Floor tiles', role: 'tiler', city: 'Satara' });
    await runTasks(database);
    await run(database.db, sql`update domain_events set payload = payload where name = 'job.posted'`);
    await runTasks(database);
    expect(await notifiedOf(job)).toEqual([meena.id]);
    const [notification] = (await noticesOfKind('job_match')).filter(({ user_id }) => user_id === meena.id);
    expect(notification && notificationText('hi', notification).message).toBe(
      '“टाइल मिस्त्री · सतारा” में नया काम आया है: “Floor tiles”, साई कंस्ट्रक्शन।',
    );
  });

  it('A worker whom a job also fits is alerted once, within the daily limit of notifications', async () => {
    await setSetting(database.db, 'match_notify_per_day', 1);
    const ravi = await searcher({ role: 'painter' });
    await run(database.db, sql`update labour_profiles set skills = '{painter}' where user_id = ${ravi.id}`);
    const first = await opened({ title: 'Painter for a house', role: 'painter', city: 'Pune' });
    await runTasks(database);
    const second = await opened({ title: 'Painter for a shop', role: 'painter', city: 'Pune' });
    await runTasks(database);
    expect([await notifiedOf(first), await notifiedOf(second)]).toEqual([[ravi.id], []]);
    await setSetting(database.db, 'match_notify_per_day', 5);
  });

  it('Muted workers and searches without alerts get no alert, and the alert task indexes a job that is not indexed yet', async () => {
    const quiet = await searcher({ role: 'carpenter' });
    await run(database.db, sql`update users set muted_notifications = '{job_match}' where id = ${quiet.id}`);
    await searcher({ role: 'carpenter' }, { alert: 'none' });
    const loud = await searcher({ role: 'carpenter' });
    const job = await opened({ title: 'Carpenter for doors', role: 'carpenter' });
    await run(database.db, sql`delete from job_search where job_id = ${job.id}`);
    await runTasks(database);
    expect(await notifiedOf(job)).toEqual([loud.id]);
  });

  it('Alerts to many workers are one push message per language without anyone’s search', async () => {
    await searcher({ q: 'plumber', location: 'Nagpur' });
    await searcher({ role: 'plumber' });
    await opened({ title: 'Plumber for flats', role: 'plumber', city: 'Nagpur' });
    const { pushed } = await runTasks(database);
    const bells = pushed.filter(({ event }) => event === 'notification.created');
    expect(bells).toHaveLength(1);
    expect(bells[0]?.rooms).toHaveLength(2);
    expect(JSON.stringify(bells)).not.toMatch(/Nagpur/);
  });
});

describe('daily digest', () => {
  it('A worker gets one digest a day with all new jobs of their daily searches', async () => {
    const sita = await searcher({ role: 'cook', location: 'Pune' }, { alert: 'daily', language: 'hi' });
    const both = await searcher({ role: 'cook' }, { alert: 'daily' });
    await both.caller.ok(savedSearchEndpoints.saveSearch, { body: { search: { q: 'cook pune' }, alert: 'daily' } });
    const idle = await searcher({ role: 'driver', location: 'Patna' }, { alert: 'daily' });
    await opened({ title: 'Cook for a mess', role: 'cook', city: 'Pune' });
    await opened({ title: 'Cook for a school', role: 'cook', city: 'Pune' });
    await startDay(database);
    await startDay(database);
    const { pushed } = await runTasks(database);
    const digests = await noticesOfKind('saved_search_digest');
    expect(digests.map(({ user_id }) => user_id)).toEqual([sita.id, both.id]);
    expect(digests.map(({ language, ...notification }) => notificationText(language, notification))).toEqual([
      { title: 'नए काम: रसोइया · पुणे', message: 'पिछली बार के बाद आए नए काम: 2। देख लें।' },
      { title: 'New jobs for you', message: 'There are new jobs for your job alerts.' },
    ]);
    expect(digests.map(({ params }) => params.jobs)).toEqual([2, 2]);
    expect(JSON.stringify(pushed)).not.toMatch(/पुणे/);
    expect(idle.id).not.toBe(sita.id);
    await run(database.db, sql`delete from begun_days`);
    await opened({ title: 'Cook for a wedding', role: 'cook', city: 'Nagpur' });
    await startDay(database);
    await runTasks(database);
    expect(
      (await noticesOfKind('saved_search_digest')).slice(2).map(({ user_id, params }) => [user_id, params.jobs]),
    ).toEqual([[both.id, 1]]);
  });
});

it('A saved search of an older index version finds its jobs after reindexing', async () => {
  const { db } = database;
  const ravi = await searcher({ q: 'fitter', job_type: 'daily_wage' });
  await run(
    db,
    sql`update saved_searches set edition = 0, key = 'old', words = 'old', anchors = '{old}' where user_id = ${ravi.id}`,
  );
  await rereadSearches({ db }, () => {});
  const job = await opened({ title: 'Pipe fitter', role: 'fitter', job_type: 'daily_wage' });
  await runTasks(database);
  expect(await notifiedOf(job)).toEqual([ravi.id]);
  const { jobs } = await api.as(null).ok(jobEndpoints.listJobs, { query: ravi.search });
  expect(jobs.map(({ uid }) => uid)).toContain(job.uid);
});
