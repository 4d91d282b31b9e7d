// Moderation queues: pending items with flagged words, one decision each, recorded in the audit log.
import { describe, expect, it } from 'vitest';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { overviewEndpoints } from '#contracts/overview.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import { phraseText } from '#locales/phrase-text.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import {
  buildAdmin,
  buildApplication,
  buildEmployer,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const {
  showCounts,
  listJobs,
  listWaitingJobs,
  showJob,
  approveJob,
  rejectJob,
  holdJob,
  removeJob,
  restoreJob,
  listReports,
  decideReport,
  listRatings,
  decideRating,
  listDays,
  decideDay,
} = moderationEndpoints;

async function moderator() {
  const { admin, token } = await buildAdmin(database.db, 'moderator');
  return { admin, as: api.as(token) };
}

const auditRows = (target_type: string, id: string | number) =>
  many(
    database.db,
    sql`select action, actor, reason, before, after from admin_audit where target_type = ${target_type} and target_id = ${String(id)}
      order by id`,
    z.object({
      action: z.string(),
      actor: z.string(),
      reason: z.nullable(z.string()),
      before: z.unknown(),
      after: z.unknown(),
    }),
  );

const marked = { code: 'money_asked', field: 'description', start: 0, end: 20, message: 'Money is asked of workers.' };

async function heldJob(title = 'Helper wanted') {
  const job = await buildJob(database.db, { title, status: 'pending_review' });
  await run(
    database.db,
    sql`update jobs set description = 'Bring 300 cash first, then work begins.', findings = ${JSON.stringify([marked])}::jsonb
      where id = ${job.id}`,
  );
  return { ...job, params: { job_id: String(job.id) } };
}

const reason = 'Money is asked of workers.';

describe('a post in review', () => {
  it('A moderator gets the title in the own language and the languages of the employer’s texts', async () => {
    const { as } = await moderator();
    const { params } = await heldJob('தச்சர் வேலை');
    await run(database.db, sql`update jobs set requirements = 'சொந்த கருவிகள் வேண்டும்' where id = ${params.job_id}`);
    const shown = await as.ok(showJob, { params });
    expect(shown.title).toBe('தச்சர் வேலை');
    expect(shown.reader_title).toMatchObject({ original_lang: 'ta' });
    expect(shown.reader_title?.text).toMatch(/^Mason/);
    expect(shown.words_lang).toEqual({ requirements: 'ta' });
    await as.ok(approveJob, { params, body: {} });
  });

  it('A moderator sees posts with a severe finding before posts that wait longer', async () => {
    const { as } = await moderator();
    const mild = await heldJob('Waits longest');
    const link = JSON.stringify([{ ...marked, code: 'link' }]);
    await run(
      database.db,
      sql`update jobs set findings = ${link}::jsonb, status_since = now() - interval '5 hours' where id = ${mild.id}`,
    );
    const read = await heldJob('Marked by the learned reader');
    const byReader = JSON.stringify([{ ...marked, by: 'reader' }]);
    await run(database.db, sql`update jobs set findings = ${byReader}::jsonb where id = ${read.id}`);
    const severe = await heldJob('Asks for money');
    const { jobs } = await as.ok(listWaitingJobs, { query: {} });
    expect(jobs.map(({ id }) => id)).toEqual([severe.id, mild.id, read.id]);
    for (const { params } of [mild, read, severe]) await as.ok(approveJob, { params, body: {} });
  });

  it("A moderator sees flagged words and the employer's history and approves once; the audit log names the moderator", async () => {
    const [first, second] = [await moderator(), await moderator()];
    const job = await heldJob();
    await buildJob(database.db, { employer: { type: 'employer', id: job.employer_id }, status: 'removed' });
    await run(
      database.db,
      sql`update jobs set review_note = 'Fee.' where employer_id = ${job.employer_id} and status = 'removed'`,
    );
    await run(database.db, sql`update jobs set status_since = now() - interval '25 hours' where id = ${job.id}`);
    expect(await first.as.ok(showCounts, {})).toMatchObject({ jobs: { count: 1, late: 1 }, total: 1 });
    const { jobs } = await first.as.ok(listWaitingJobs, { query: {} });
    expect(jobs).toMatchObject([
      {
        id: job.id,
        findings: [marked],
        employer: { name: 'Sai Construction', verified: false, jobs: 2, jobs_removed: 1 },
      },
    ]);
    const version = jobs[0]?.version;

    const approved = await first.as.ok(approveJob, { params: job.params, body: { version } });
    expect(approved).toMatchObject({
      status: 'active',
      deeds: [{ action: 'job.approved', actor: first.admin.username }],
    });
    expect(approved.allowed).toEqual(['hold', 'remove']);
    const late = await second.as.problem(rejectJob, { params: job.params, body: { version, reason } });
    expect(late).toMatchObject({
      code: 'already_decided',
      status: 409,
      verdict: 'job.approved',
      by: first.admin.username,
    });
    expect(await auditRows('job', job.id)).toMatchObject([
      {
        action: 'job.approved',
        actor: first.admin.username,
        before: { status: 'pending_review' },
        after: { status: 'active' },
      },
    ]);
    expect(await first.as.ok(showCounts, {})).toMatchObject({ total: 0 });
  });

  it('An approval of an outdated version gets `stale_version`', async () => {
    const { as } = await moderator();
    const job = await heldJob();
    const { version } = await as.ok(showJob, { params: job.params });
    await run(
      database.db,
      sql`update jobs set version = version + 1, updated_at = now() + interval '1 second', description = 'Pay by UPI first, then come.'
        where id = ${job.id}`,
    );
    const refused = await as.problem(approveJob, { params: job.params, body: { version } });
    expect(refused).toMatchObject({ code: 'stale_version' });
    expect((await as.ok(showJob, { params: job.params })).status).toBe('pending_review');
    await as.ok(rejectJob, { params: job.params, body: { version: version + 1, reason } });
  });

  it('Two parallel decisions of moderators: one succeeds, one is rejected', async () => {
    const [first, second] = [await moderator(), await moderator()];
    const job = await heldJob();
    const { version } = await first.as.ok(showJob, { params: job.params });
    const answers = await Promise.allSettled([
      first.as.ok(approveJob, { params: job.params, body: { version } }),
      second.as.ok(rejectJob, { params: job.params, body: { version, reason } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await auditRows('job', job.id)).toHaveLength(1);
  });

  it('A moderator rejects, holds, removes and restores a job with a reason that its employer reads', async () => {
    const { as } = await moderator();
    const employer = await buildEmployer(database.db);
    const owner = api.as(await buildSession(database.db, employer));
    const job = await buildJob(database.db, { employer, title: 'Loader at night' });
    const params = { job_id: String(job.id) };
    const noteOf = async () =>
      (await owner.ok(jobEndpoints.getMyJob, { params: { job_uid: job.uid }, query: {} })).review_note;
    expect((await as.ok(holdJob, { params, body: { reason: 'Which company is it?' } })).status).toBe('pending_review');
    expect(await noteOf()).toBe('Which company is it?');
    expect((await as.ok(rejectJob, { params, body: { reason } })).allowed).toEqual(['restore']);
    expect(await noteOf()).toBe(reason);
    const restored = await as.ok(restoreJob, { params, body: { reason: 'It was a mistake.' } });
    expect(restored).toMatchObject({ status: 'pending_review', review_note: null });
    await as.ok(approveJob, { params, body: {} });
    const removed = await as.ok(removeJob, { params, body: { reason } });
    expect(removed.deeds.map(({ action }) => action)).toEqual([
      'job.removed',
      'job.approved',
      'job.restored',
      'job.rejected',
      'job.held',
    ]);
    expect(removed.history[0]).toMatchObject({ by: 'moderator', from: 'active', to: 'removed' });
    expect((await as.problem(removeJob, { params, body: { reason: '  ' } })).code).toBe('validation_failed');
  });

  it('A viewer finds jobs by id, UUID and words, with phone numbers masked', async () => {
    const viewer = api.as((await buildAdmin(database.db, 'viewer')).token);
    const job = await buildJob(database.db, { title: 'Zari worker call 98765 43210', status: 'paused' });
    const found = async (query: { q?: string; status?: 'paused' | 'removed' }) =>
      (await viewer.ok(listJobs, { query })).jobs.map(({ id }) => id);
    expect(await found({ q: String(job.id) })).toEqual([job.id]);
    expect(await found({ q: job.uid })).toEqual([job.id]);
    expect(await found({ q: 'zari WORKER', status: 'paused' })).toEqual([job.id]);
    expect(await found({ q: '100%_' })).toEqual([]);
    expect(await found({ q: 'zari', status: 'removed' })).toEqual([]);
    expect(await found({ q: 'worker call 9' })).toEqual([]);
    expect(await found({ q: 'worker call' })).toEqual([job.id]);
    const { jobs } = await viewer.ok(listJobs, { query: { q: 'zari' } });
    expect(jobs[0]?.title).toBe('Zari worker call ••••••••');
    expect((await viewer.problem(showJob, { params: { job_id: String(job.id) } })).code).toBe('forbidden');
  });
});

describe('a draft', () => {
  it.each(['moderator', 'superuser'] as const)(
    'A draft does not exist for a %s, nor does a deleted draft',
    async (role) => {
      const { token } = await buildAdmin(database.db, role);
      const as = api.as(token);
      const employer = await buildEmployer(database.db);
      const me = api.as(await buildSession(database.db, employer));
      const begun = async () => me.ok(jobEndpoints.postJob, { body: { status: 'draft', title: 'Unsent words' } });
      const [draft, deleted] = [await begun(), await begun()];
      await me.send(jobEndpoints.deleteJob, { params: { job_uid: deleted.uid } });
      const seen = async (q: string) => (await as.ok(listJobs, { query: { q } })).jobs.map(({ id }) => id);
      for (const { id, uid } of [draft, deleted]) {
        expect(await seen(uid)).toEqual([]);
        expect(await seen(String(id))).toEqual([]);
        expect((await as.problem(showJob, { params: { job_id: String(id) } })).code).toBe('not_found');
        const body = { version: 1, reason: 'It breaks the rules.' };
        for (const act of [removeJob, restoreJob, holdJob, rejectJob])
          expect((await as.problem(act, { params: { job_id: String(id) }, body })).code).toBe('not_found');
      }
      expect(await seen('Unsent words')).toEqual([]);
      const recent = await as.ok(overviewEndpoints.listRecentJobs, { query: {} });
      expect(JSON.stringify(recent)).not.toContain('Unsent words');
      const views = await many(database.db, sql`select id from admin_api.jobs`, z.object({ id: z.int() }));
      expect(views.filter(({ id }) => id === draft.id || id === deleted.id)).toEqual([]);
    },
  );
});

describe('a report', () => {
  it('A report hides its reporter, is decided once, and closes the other reports of a removed job', async () => {
    const [first, second] = [await moderator(), await moderator()];
    const job = await buildJob(database.db, { title: 'Pay first' });
    const reporters = await Promise.all(
      [0, 1].map(async () => api.as(await buildSession(database.db, await buildLabour(database.db)))),
    );
    for (const reporter of reporters)
      await reporter.ok(reportEndpoints.sendReport, {
        body: { target_type: 'job', target_id: job.id, reason: 'money_asked', details: 'Asked for 500.' },
      });
    const { reports } = await first.as.ok(listReports, { query: {} });
    expect(reports).toMatchObject([
      { job: { id: job.id, title: 'Pay first', status: 'active' }, others: 1, details: 'Asked for 500.' },
      { others: 1 },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/Ravi|Kumar|reporter/);
    const params = { case_number: reports[0]?.case_number ?? '' };
    const body = { verdict: 'upheld', measure: 'remove', outcome: 'They asked for money.' } as const;
    const decided = await first.as.ok(decideReport, { params, body });
    expect(decided).toMatchObject({ status: 'upheld', job: { status: 'removed' }, moderator: first.admin.username });
    expect((await first.as.ok(listReports, { query: {} })).reports).toEqual([]);
    const late = await second.as.problem(decideReport, {
      params,
      body: { ...body, verdict: 'dismissed', measure: 'none' },
    });
    expect(late).toMatchObject({ code: 'already_decided', by: first.admin.username, verdict: 'upheld' });
    expect(await auditRows('report', params.case_number)).toMatchObject([{ action: 'report.upheld' }]);
    await runTasks(database);
    const mine = await reporters[0]?.ok(reportEndpoints.listMyReports, { query: {} });
    expect(mine?.reports[0]).toMatchObject({ status: 'upheld', outcome: 'They asked for money.' });
  });

  it('A report about a job of a suspended employer can be dismissed, and the job stays in review', async () => {
    await setSetting(database.db, 'reports_to_hold', 1);
    const job = await buildJob(database.db);
    const reporter = api.as(await buildSession(database.db, await buildLabour(database.db)));
    const body = { target_type: 'job', target_id: job.id, reason: 'money_asked' } as const;
    const { case_number } = await reporter.ok(reportEndpoints.sendReport, { body });
    await run(
      database.db,
      sql`update users set suspended_at = now(), suspended_reason = 'fraud' where id = ${job.employer_id}`,
    );
    const { as } = await moderator();
    const decision = { verdict: 'dismissed', outcome: 'Nothing of that was found.' } as const;
    const decided = await as.ok(decideReport, { params: { case_number }, body: decision });
    expect(decided).toMatchObject({ status: 'dismissed', job: { status: 'pending_review' } });
  });
});

describe('the text of a rating', () => {
  it('The text of a rating is hidden and shown again while its stars stay, and an outdated decision gets `already_decided`', async () => {
    const [first, second] = [await moderator(), await moderator()];
    const application = await buildApplication(database.db, { status: 'completed' });
    const worker = api.as(await buildSession(database.db, application.labour));
    const { id } = await worker.ok(ratingEndpoints.rate, {
      body: { application_id: application.id, score: 1, review: 'They asked me to pay a registration fee.' },
    });
    const { ratings } = await first.as.ok(listRatings, { query: {} });
    expect(ratings).toMatchObject([{ id, score: 1, waits: true, decided_at: null }]);
    const params = { rating_id: String(id) };
    const hide = { verdict: 'hide', outcome: 'Not about the work.' } as const;
    const hidden = await first.as.ok(decideRating, { params, body: { ...hide, decided_at: null } });
    expect(hidden).toMatchObject({ review_status: 'hidden', score: 1 });
    const late = { verdict: 'keep', outcome: 'All right.', decided_at: null } as const;
    expect(await second.as.problem(decideRating, { params, body: late })).toMatchObject({
      code: 'already_decided',
      by: first.admin.username,
    });
    expect((await first.as.ok(listRatings, { query: { show: 'hidden' } })).ratings).toHaveLength(1);
    const shown = { verdict: 'unhide', outcome: 'It is about the work.', decided_at: hidden.decided_at } as const;
    expect((await second.as.ok(decideRating, { params, body: shown })).review_status).toBe('shown');
    expect((await auditRows('rating', id)).map(({ action }) => action)).toEqual(['rating.hidden', 'rating.unhidden']);
  });
});

describe('a contested day', () => {
  it('A contested day is decided once', async () => {
    const [first, second] = [await moderator(), await moderator()];
    const application = await buildApplication(database.db, { status: 'accepted' });
    const { id } = await one(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via, contest, contested_at, contest_note)
        values (${application.id}, current_date, 'absent', 'employer', 'open', now(), 'I was there.') returning id`,
      z.object({ id: z.int() }),
    );
    const { days } = await first.as.ok(listDays, { query: {} });
    expect(days).toMatchObject([{ id, state: 'absent', note: 'I was there.' }]);
    const call = {
      params: { day_id: String(id) },
      body: { verdict: 'upheld', outcome: 'The photo shows it.' },
    } as const;
    await first.as.ok(decideDay, call);
    expect(await second.as.problem(decideDay, call)).toMatchObject({
      code: 'already_decided',
      by: first.admin.username,
    });
    expect((await first.as.ok(listDays, { query: {} })).days).toEqual([]);
    expect(await auditRows('day', id)).toMatchObject([{ action: 'day.upheld', reason: 'The photo shows it.' }]);
  });

  it('A moderator reads the phrases of the note in the language of the screen, until the employer corrects the day', async () => {
    const meera = await moderator();
    const { id, labour, employer } = await buildApplication(database.db, { status: 'accepted' });
    const { date } = await one(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via)
        values (${id}, (now() at time zone 'Asia/Kolkata')::date, 'late', 'employer') returning day::text as date`,
      z.object({ date: z.string() }),
    );
    const worker = api.as(await buildSession(database.db, labour));
    const params = { application_id: String(id) };
    const contest = (phrase: PhraseInput) => ({
      params: { ...params, date },
      body: { note: 'सबने देखा', note_phrases: [phrase] },
      headers: { 'accept-language': 'hi' },
    });
    expect(
      await worker.problem(attendanceEndpoints.contestAttendance, contest({ phrase: 'came-late-at', slots: {} })),
    ).toMatchObject({ status: 422, error_codes: { 'note_phrases.0.slots.time': ['required'] } });
    const phrase = { phrase: 'not-right-present' };
    await worker.ok(attendanceEndpoints.contestAttendance, contest(phrase));
    const { days } = await meera.as.ok(listDays, { query: {}, headers: { 'accept-language': 'ta' } });
    const written = phraseText('hi', { ...phrase, version: 1, slots: {} });
    expect(days).toMatchObject([
      {
        note: `${written}\nसबने देखा`,
        phrase_lines: [{ line: written, text: phraseText('ta', { ...phrase, version: 1, slots: {} }) }],
        words_lang: { note: 'hi' },
      },
    ]);
    const boss = api.as(await buildSession(database.db, employer));
    await boss.ok(attendanceEndpoints.setAttendance, { params, body: { date, state: 'present' } });
    const rows = await many(
      database.db,
      sql`select l.line from phrase_lines l where l.attendance_day_id is not null`,
      z.object({ line: z.string() }),
    );
    expect(rows).toEqual([]);
  });
});
