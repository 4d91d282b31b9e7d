// Responses state the language of texts by other users and by moderators if it is not the reader's language (D110).
import { describe, expect, it } from 'vitest';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { adminGrievanceEndpoints, grievanceEndpoints } from '#contracts/grievances.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { reportEndpoints } from '#contracts/reports.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import type { Person } from '#marketplace/actor.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

const as = async (person: Person) => api.as(await buildSession(database.db, person));
const moderator = async () => api.as((await buildAdmin(database.db, 'moderator')).token);
const readBy = (language: string) => ({ headers: { 'accept-language': language } });

const TAMIL = 'அவர் தினமும் வேலைக்கு வந்தார்';

describe('words that the reader may not understand', () => {
  it('A review and the moderator’s answer name their language to the rated user and to the moderator', async () => {
    const { id, labour, employer } = await buildApplication(database.db, { status: 'completed' });
    await run(
      database.db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review, visible_at, contested_at,
          contest_reason, decided_at, outcome)
        values (${id}, ${employer.id}, ${labour.id}, 'employer', 2, 'Came late on every day.', now(), now(), ${TAMIL},
          now(), 'The entries of the days show the same.')`,
    );
    const listed = async (language: string) =>
      (await (await as(labour)).ok(ratingEndpoints.listReceived, { query: {}, ...readBy(language) })).ratings[0];
    expect((await listed('ta'))?.words_lang).toEqual({ review: 'en', outcome: 'en' });
    expect((await listed('en'))?.words_lang).toEqual({ reason: 'ta' });
    const { ratings } = await (await moderator()).ok(moderationEndpoints.listRatings, { query: { show: 'shown' } });
    expect(ratings[0]?.words_lang).toEqual({ contest_reason: 'ta' });
  });

  it('The decision on a contested day names its language to the worker and to the employer', async () => {
    const { id, labour, employer } = await buildApplication(database.db, { status: 'accepted' });
    await run(
      database.db,
      sql`insert into attendance_days (application_id, day, state, via, contest, contested_at, outcome)
        values (${id}, current_date, 'absent', 'employer', 'dismissed', now(), ${TAMIL})`,
    );
    const asked = { params: { application_id: String(id) }, ...readBy('en') };
    const mine = await (await as(labour)).ok(attendanceEndpoints.getMyAttendance, asked);
    const theirs = await (await as(employer)).ok(attendanceEndpoints.getAttendance, asked);
    expect([mine, theirs].map(({ days }) => days[0]?.words_lang)).toEqual([{ outcome: 'ta' }, { outcome: 'ta' }]);
  });

  it('A report and its answer name their languages to the reporter and to the moderator', async () => {
    const labour = await buildLabour(database.db);
    const job = await buildJob(database.db);
    await run(
      database.db,
      sql`insert into reports (case_number, reporter_id, target_type, job_id, reason, details, status, outcome, decided_at)
        values ('KS-AB12-CD34', ${labour.id}, 'job', ${job.id}, 'other', ${TAMIL}, 'dismissed',
          'The employer has changed the post.', now())`,
    );
    const { reports } = await (await as(labour)).ok(reportEndpoints.listMyReports, { query: {}, ...readBy('ta') });
    expect(reports[0]?.words_lang).toEqual({ outcome: 'en' });
    const queue = await (await moderator()).ok(moderationEndpoints.listReports, { query: { status: 'dismissed' } });
    expect(queue.reports[0]?.words_lang).toEqual({ details: 'ta' });
  });

  it('A complaint names its language to the officer, and the answer to the user', async () => {
    const labour = await as(await buildLabour(database.db));
    const sent = { kind: 'other', words: TAMIL } as const;
    const { ticket } = await labour.ok(grievanceEndpoints.sendGrievance, { body: sent, ...readBy('ta') });
    const officer = await moderator();
    const { grievances } = await officer.ok(adminGrievanceEndpoints.listGrievances, { query: {} });
    const params = { grievance_id: String(grievances[0]?.id) };
    const answer = { verdict: 'upheld', words: 'We have changed the page.' } as const;
    expect((await officer.ok(adminGrievanceEndpoints.readGrievance, { params })).words_lang).toEqual({ words: 'ta' });
    const decided = await officer.ok(adminGrievanceEndpoints.decideGrievance, { params, body: answer });
    expect(decided.words_lang).toEqual({ words: 'ta' });
    const read = { params: { ticket }, query: {}, ...readBy('ta') };
    expect((await labour.ok(grievanceEndpoints.followGrievance, read)).words_lang).toEqual({ outcome: 'en' });
    const mine = await labour.ok(grievanceEndpoints.listMyGrievances, { query: {}, ...readBy('ta') });
    expect(mine.grievances[0]?.words_lang).toEqual({ outcome: 'en' });
  });

  it('A moderator’s message about a job names its language to the employer', async () => {
    const job = await buildJob(database.db, { status: 'removed' });
    await run(database.db, sql`update jobs set review_note = 'No fee may be asked of workers.' where id = ${job.id}`);
    const employer = await as({ id: job.employer_id, type: 'employer' });
    const params = { job_uid: job.uid };
    const read = (language: string) =>
      employer.ok(jobEndpoints.getMyJob, { params, query: {}, headers: { 'accept-language': language } });
    expect((await read('hi')).review_note_lang).toBe('en');
    expect((await read('en')).review_note_lang).toBeUndefined();
    const { jobs } = await employer.ok(jobEndpoints.listMyJobs, { query: {}, ...readBy('hi') });
    expect(jobs[0]?.review_note_lang).toBe('en');
  });

  it('A review names its language to its author', async () => {
    const { id, labour, employer } = await buildApplication(database.db, { status: 'completed' });
    await run(
      database.db,
      sql`insert into ratings (application_id, rater_id, ratee_id, rater_type, score, review)
        values (${id}, ${labour.id}, ${employer.id}, 'labour', 5, ${TAMIL})`,
    );
    const listed = async (language: string) =>
      (await (await as(labour)).ok(ratingEndpoints.listGiven, { query: {}, ...readBy(language) })).ratings[0];
    expect((await listed('hi'))?.words_lang).toEqual({ review: 'ta' });
    expect((await listed('ta'))?.words_lang).toBeUndefined();
  });

  it('A moderator’s reason in a notification names its language', async () => {
    const job = await buildJob(database.db);
    const reason = 'No fee may be asked of workers.';
    await run(
      database.db,
      sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, params)
        values (${job.employer_id}, 'job_removed', 'system_message', 1, now(), ${{ job_title: job.title, reason }})`,
    );
    const employer = await as({ id: job.employer_id, type: 'employer' });
    const listed = async (language: string) =>
      (await employer.ok(notificationEndpoints.listEmployer, { query: {}, ...readBy(language) })).notifications[0];
    expect(await listed('hi')).toMatchObject({ own_words: reason, own_words_lang: 'en' });
    expect(await listed('en')).not.toHaveProperty('own_words');
  });

  it('The author’s language decides between languages of one script', async () => {
    // These words exist in Hindi and in Bhojpuri, so only the author's language shows which of the two they are.
    const words = 'रोज हाजिरी';
    const job = await buildJob(database.db, { status: 'pending_review' });
    await run(database.db, sql`update jobs set description = ${words} where id = ${job.id}`);
    const params = { job_id: String(job.id) };
    const shown = async () => (await moderator()).ok(moderationEndpoints.showJob, { params });
    expect((await shown()).words_lang?.description).toBe('hi');
    await run(database.db, sql`update users set language = 'bh' where id = ${job.employer_id}`);
    expect((await shown()).words_lang?.description).toBe('bho');
  });

  it('The reasons of a rejected identity and of a suspension name their language', async () => {
    const labour = await buildLabour(database.db);
    const me = await as(labour);
    await run(
      database.db,
      sql`insert into identity_reviews (user_id, status, reason, decided_at)
        values (${labour.id}, 'rejected', 'The photo is too dark.', now())`,
    );
    const { review } = await me.ok(verificationEndpoints.getVerification, readBy('hi'));
    expect(review?.words_lang).toEqual({ reason: 'en' });
    await run(
      database.db,
      sql`update users set suspended_at = now(), suspended_reason = 'Several people report false names.'
        where id = ${labour.id}`,
    );
    const { suspension } = await me.ok(privacyEndpoints.getSuspension, readBy('hi'));
    expect(suspension?.words_lang).toEqual({ reason: 'en' });
  });
});
