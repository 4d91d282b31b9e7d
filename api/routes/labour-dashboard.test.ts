// The worker dashboard: first visit, running applications, saved jobs and open tasks.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { diaryEndpoints } from '#contracts/diaries.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { labourDashboardEndpoints as endpoints } from '#contracts/labour-dashboard.ts';
import { savedSearchEndpoints } from '#contracts/saved-searches.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { getDashboard } = endpoints;

async function person(details: Parameters<typeof buildLabour>[1] = {}) {
  const labour = await buildLabour(database.db, details);
  return { labour, caller: api.as(await buildSession(database.db, labour)) };
}

describe('the worker dashboard', () => {
  it('A new worker gets an empty dashboard with tips', async () => {
    const { caller } = await person({ first_name: 'Meena', skills: ['tailor'] });
    const page = await caller.ok(getDashboard, { query: {} });
    expect(page).toMatchObject({
      first_name: 'Meena',
      first_visit: true,
      unread_notifications: 0,
      waiting: [],
      saved: { total: 0, jobs: [] },
      searches: { total: 0, new_jobs: 0 },
      applications: { total: 0, by_status: {}, latest: [] },
      score: { label: 'new', overall: null },
      tips: ['few_skills', 'no_picture', 'not_verified'],
    });
  });

  it('A worker with an incomplete profile is shown as blocked, with the threshold', async () => {
    const { caller } = await person({ incomplete: true });
    expect((await caller.ok(getDashboard, { query: {} })).profile).toMatchObject({ blocked: true, threshold: 60 });
  });

  it('The dashboard counts applications, saved jobs and new search results, latest first', async () => {
    const { db } = database;
    const { labour, caller } = await person({ skills: ['mason', 'tiler'] });
    const employer = await buildEmployer(db, { company_name: 'Sai Construction' });
    const titles = ['Wall of a school', 'Wall of a shop', 'Floor of a hall', 'Steps of a temple'];
    for (const [place, title] of titles.entries()) {
      const job = await buildJob(db, { employer, title, role: 'mason' });
      await buildApplication(db, { job, labour, status: place === 0 ? 'rejected' : 'pending' });
    }
    const kept = await buildJob(db, { employer, title: 'Kept for later', role: 'mason' });
    await caller.ok(jobEndpoints.saveJob, { params: { job_uid: kept.uid } });
    await caller.ok(savedSearchEndpoints.saveSearch, { body: { search: { role: 'mason' }, alert: 'daily' } });
    await run(db, sql`update saved_searches set seen_at = now() - interval '1 hour' where user_id = ${labour.id}`);
    const page = await caller.ok(getDashboard, { query: {} });
    expect(page.first_visit).toBe(false);
    expect(page.applications).toMatchObject({ total: 4, by_status: { pending: 3, rejected: 1 } });
    expect(page.applications.latest).toHaveLength(3);
    expect(page.applications.latest[0]).toMatchObject({ company: 'Sai Construction', status: 'pending' });
    expect(page.saved.jobs.map(({ title }) => title)).toEqual(['Kept for later']);
    expect(page.searches).toEqual({ total: 1, new_jobs: 5 });
    expect(page.tips).not.toContain('enable_alerts');
    expect(page.tips).not.toContain('few_skills');
  });

  it('The dashboard lists open tasks by urgency until they are done', async () => {
    const { db } = database;
    const { labour, caller } = await person();
    const build = async (title: string, status: 'accepted' | 'completed' | 'shortlisted') =>
      buildApplication(db, { job: await buildJob(db, { title, role: 'mason' }), labour, status });
    const works = await build('Works there today', 'accepted');
    const chosen = await build('Was picked out', 'shortlisted');
    await run(
      db,
      sql`update jobs set start_date = (now() at time zone 'Asia/Kolkata')::date where title = 'Works there today'`,
    );
    await run(
      db,
      sql`insert into contact_confirmations (application_id, contacted) select id, true from applications where id = ${works.id}`,
    );
    const waiting = async () =>
      (await caller.ok(getDashboard, { query: {} })).waiting.map(({ act, job_title }) => `${act}: ${job_title}`);
    expect(await waiting()).toEqual(['enter_code: Works there today', 'confirm_contact: Was picked out']);
    await run(
      db,
      sql`insert into attendance_days (application_id, day, state, via) values (${works.id}, (now() at time zone 'Asia/Kolkata')::date, 'present', 'code')`,
    );
    await run(db, sql`insert into contact_confirmations (application_id, contacted) values (${chosen.id}, false)`);
    expect(await waiting()).toEqual([]);
  });

  it('The dashboard shows the best matching jobs with reasons', async () => {
    const { caller } = await person({ skills: ['guard'] });
    await buildJob(database.db, { title: 'Guard at night', role: 'guard', city: 'Pune' });
    const { matches } = await caller.ok(getDashboard, { query: {} });
    expect(matches.jobs[0]?.title).toBe('Guard at night');
    expect(matches.jobs[0]?.match.reasons[0]?.code).toBe('skill');
  });

  it('The dashboard lists invitations to open jobs until the worker answers, and the first answer counts', async () => {
    const { db } = database;
    const { labour, caller } = await person({ skills: ['mason'] });
    const { caller: stranger } = await person();
    const invite = async (title: string, status: 'active' | 'paused' = 'active') => {
      const job = await buildJob(db, { title, role: 'mason', status });
      await run(db, sql`insert into job_invitations (job_id, labour_id) values (${job.id}, ${labour.id})`);
      return { params: { job_uid: job.uid } };
    };
    const wanted = await invite('Wall of a school');
    const unwanted = await invite('Wall of a shop');
    await invite('Is paused', 'paused');
    const titles = async () => {
      const { invitations } = await caller.ok(getDashboard, { query: {} });
      return invitations?.jobs.map(({ title }) => title);
    };
    const answer = (at: typeof wanted, accepted: boolean) =>
      caller.ok(applicationEndpoints.answerInvitation, { ...at, body: { accepted } });
    expect(await titles()).toEqual(['Wall of a shop', 'Wall of a school']);
    expect(await answer(unwanted, false)).toEqual({ accepted: false });
    expect(await titles()).toEqual(['Wall of a school']);
    expect(await answer(wanted, true)).toEqual({ accepted: true });
    expect(await titles()).toEqual([]);
    expect(await answer(unwanted, true)).toEqual({ accepted: false });
    expect(await answer(wanted, false)).toEqual({ accepted: true });
    const { applications } = await caller.ok(getDashboard, { query: {} });
    expect(applications.latest).toMatchObject([{ job_title: 'Wall of a school', status: 'pending' }]);
    const body = { accepted: true };
    const refused = await stranger.problem(applicationEndpoints.answerInvitation, { ...wanted, body });
    expect(refused.code).toBe('not_found');
  });

  it('The dashboard lists adverse entries of the employer until the worker answers, the most urgent first', async () => {
    const { db } = database;
    const { labour, caller } = await person();
    const { caller: stranger } = await person();
    const employer = await buildEmployer(db, { company_name: 'Jadhav Constructions' });
    const job = await buildJob(db, { employer, title: 'Wall of a school' });
    const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
    await run(
      db,
      sql`insert into attendance_days (application_id, day, state, via, entered_at) values
        (${id}, '2026-03-02', 'late', 'employer', now() - interval '1 day'),
        (${id}, '2026-03-03', 'absent', 'employer', now() - interval '2 days'),
        (${id}, '2026-03-04', 'absent', 'employer', now() - interval '8 days'),
        (${id}, '2026-03-05', 'present', 'employer', now()),
        (${id}, '2026-03-06', 'late', 'code', now())`,
    );
    const days = async () => (await caller.ok(getDashboard, { query: {} })).days;
    const line = { application_id: id, job_title: 'Wall of a school', company: 'Jadhav Constructions' };
    const late = { ...line, date: '2026-03-02', state: 'late' as const };
    const absent = { ...line, date: '2026-03-03', state: 'absent' as const };
    expect(await days()).toEqual([absent, late]);
    const answer = ({ date, state }: typeof late | typeof absent, agrees: boolean) =>
      caller.ok(attendanceEndpoints.answerAttendance, {
        params: { application_id: String(id), date },
        body: { state, agrees },
      });
    await answer(absent, true);
    expect(await days()).toEqual([late]);
    await answer(late, false);
    expect(await days()).toEqual([]);
    expect((await stranger.ok(getDashboard, { query: {} })).days).toEqual([]);
  });

  it('An accepted invitation to a job that has closed is refused with job_not_open', async () => {
    const { db } = database;
    const { labour, caller } = await person({ skills: ['mason'] });
    const job = await buildJob(db, { role: 'mason', status: 'closed' });
    await run(db, sql`insert into job_invitations (job_id, labour_id) values (${job.id}, ${labour.id})`);
    const at = { params: { job_uid: job.uid } };
    const refused = await caller.problem(applicationEndpoints.answerInvitation, { ...at, body: { accepted: true } });
    expect(refused.code).toBe('job_not_open');
    expect(await caller.ok(applicationEndpoints.answerInvitation, { ...at, body: { accepted: false } })).toEqual({
      accepted: false,
    });
  });

  it('The dashboard shows nothing of other workers', async () => {
    const { db } = database;
    const { caller } = await person();
    await buildApplication(db, { job: await buildJob(db) });
    expect((await caller.ok(getDashboard, { query: {} })).applications.total).toBe(0);
  });

  it('The diary is offered until the worker has a wage account or a diary', async () => {
    const { db } = database;
    const offered = async (caller: Awaited<ReturnType<typeof person>>['caller']) =>
      (await caller.ok(getDashboard, { query: {} })).diary_offer;
    const { caller } = await person();
    expect(await offered(caller)).toBe(true);
    await caller.ok(diaryEndpoints.startDiary, { body: { other_name: 'Ganesh Builders' } });
    expect(await offered(caller)).toBe(false);
    const { labour, caller: hired } = await person();
    const application = await buildApplication(db, { labour, status: 'accepted' });
    await inTransaction(db, (tx) => openAccount(tx, application.id));
    expect(await offered(hired)).toBe(false);
  });
});
