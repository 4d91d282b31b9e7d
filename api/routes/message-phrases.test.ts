// Phrases (predefined, translated sentences) in the messages of an application: the employer's answer and further
// messages, the worker's note and the reason for a withdrawal.
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { phraseText } from '#locales/phrase-text.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const hindi = { 'accept-language': 'hi' };

const textsOf = (lines: readonly { text: string }[] | undefined) => lines?.map(({ text }) => text);

describe('messages of an application', () => {
  it('An employer’s answer and a worker’s note are read in the reader’s language', async () => {
    const employer = await buildEmployer(database.db);
    const labour = await buildLabour(database.db);
    const job = await buildJob(database.db, { employer });
    const worker = api.as(await buildSession(database.db, labour));
    const boss = api.as(await buildSession(database.db, employer));
    const sent = await worker.ok(applicationEndpoints.apply, {
      body: { job_id: job.id, message_phrases: [{ phrase: 'have-own-tools' }] },
      headers: hindi,
    });
    const params = { application_id: String(sent.id) };
    const seen = await boss.ok(applicationEndpoints.getApplicant, { params });
    expect(textsOf(seen.phrase_lines)).toEqual(['I have my own tools.']);
    const answer = { phrase: 'come-on-day', slots: { day: '2026-11-30', time: '09:00', place: 'Wakad' } };
    await boss.ok(applicationEndpoints.setApplicationStatus, {
      params,
      body: { status: 'shortlisted', feedback_phrases: [answer] },
    });
    const received = await worker.ok(applicationEndpoints.getMyApplication, { params, headers: hindi });
    expect(received.employer_feedback).toBe('Come on Monday, 30 November at 9:00 am. Place: Wakad.');
    expect(received.phrase_lines?.find(({ field }) => field === 'employer_feedback')).toMatchObject({
      line: received.employer_feedback,
      text: expect.stringMatching(/^[^A-Za-z]+$/),
    });
  });

  it('A further message after shortlisting is read in Hindi, announced once, and keeps the status', async () => {
    const application = await buildApplication(database.db, { status: 'shortlisted' });
    const worker = api.as(await buildSession(database.db, application.labour));
    const boss = api.as(await buildSession(database.db, application.employer));
    const params = { application_id: String(application.id) };
    const body = {
      employer_feedback: 'Ask for Ravi.',
      feedback_phrases: [
        { phrase: 'come-on-day', slots: { day: '2026-11-30', time: '09:00', place: 'Wakad' } },
        { phrase: 'keep-phone-on' },
      ],
    };
    const once = { params, body, headers: { 'idempotency-key': 'message-1' } };
    await runTasks(database);
    expect((await boss.ok(applicationEndpoints.messageApplicant, once)).status).toBe('shortlisted');
    await boss.ok(applicationEndpoints.messageApplicant, once);
    const { pushed } = await runTasks(database);
    expect(pushed.filter(({ event }) => event === 'notification.created').map(({ payload }) => payload)).toMatchObject([
      { title: 'Message from the employer', application_id: application.id },
    ]);
    const read = await worker.ok(applicationEndpoints.getMyApplication, { params, headers: hindi });
    expect(read.status).toBe('shortlisted');
    expect(read.timeline.at(-1)).toMatchObject({ status: 'shortlisted', feedback: read.employer_feedback });
    expect(read.employer_feedback).toContain('Come on Monday, 30 November at 9:00 am. Place: Wakad.');
    expect(textsOf(read.phrase_lines)?.join('')).toMatch(/^[^A-Za-z]+$/);
    expect(read.words_lang).toEqual({ employer_feedback: 'en' });
  });

  it('A further message needs words, a chosen applicant and phrases for the status, and only five are sent a day', async () => {
    const { messageApplicant } = applicationEndpoints;
    const application = await buildApplication(database.db, { status: 'pending' });
    const boss = api.as(await buildSession(database.db, application.employer));
    const params = { application_id: String(application.id) };
    const body = { employer_feedback: 'Come on Monday.' };
    expect(await boss.problem(messageApplicant, { params, body })).toMatchObject({ code: 'invalid_transition' });
    await run(database.db, sql`update applications set status = 'accepted' where id = ${application.id}`);
    expect(await boss.problem(messageApplicant, { params, body: {} })).toMatchObject({
      error_codes: { employer_feedback: ['required'] },
    });
    const wrong = { feedback_phrases: [{ phrase: 'still-choosing' }] };
    expect(await boss.problem(messageApplicant, { params, body: wrong })).toMatchObject({ status: 422 });
    for (let sent = 0; sent < 5; sent += 1) await boss.ok(messageApplicant, { params, body });
    expect(await boss.problem(messageApplicant, { params, body })).toMatchObject({ code: 'rate_limited' });
  });

  it('A note of another place of use is refused', async () => {
    const application = await buildApplication(database.db, {});
    const boss = api.as(await buildSession(database.db, application.employer));
    expect(
      await boss.problem(applicationEndpoints.setApplicationStatus, {
        params: { application_id: String(application.id) },
        body: { status: 'shortlisted', feedback_phrases: [{ phrase: 'have-own-tools' }] },
      }),
    ).toMatchObject({ status: 422, error_codes: { 'feedback_phrases.0.phrase': ['phrase_elsewhere'] } });
  });
});

describe('the withdrawal of an application', () => {
  it('The phrases of a withdrawal are read by both sides, and own words only by the worker', async () => {
    const { id, labour, employer } = await buildApplication(database.db, {});
    const worker = api.as(await buildSession(database.db, labour));
    const boss = api.as(await buildSession(database.db, employer));
    const params = { application_id: String(id) };
    await worker.ok(applicationEndpoints.withdraw, {
      params,
      body: { reason: 'My mother is ill.', reason_phrases: [{ phrase: 'found-other-work' }, { phrase: 'too-far' }] },
      headers: hindi,
    });
    const seen = await boss.ok(applicationEndpoints.getApplicant, { params });
    const sentence = (phrase: string) => phraseText('hi', { phrase, version: 1, slots: {} });
    expect(seen.timeline.map(({ status, reason }) => [status, reason])).toEqual([
      ['withdrawn', `${sentence('found-other-work')}\n${sentence('too-far')}`],
    ]);
    expect(textsOf(seen.phrase_lines)).toEqual(['I have found other work.', 'The place is too far for me.']);
    const own = await worker.ok(applicationEndpoints.getMyApplication, { params, headers: hindi });
    expect(own.timeline.at(-1)?.reason).toBe(`${seen.timeline.at(-1)?.reason}\nMy mother is ill.`);
  });

  it.each([
    ['an employer’s reason', { phrase: 'site-closed' }, { 'reason_phrases.0.phrase': ['phrase_elsewhere'] }],
    ['an unknown slot', { phrase: 'too-far', slots: { km: 9 } }, { 'reason_phrases.0.slots.km': ['unknown_field'] }],
  ])('A withdrawal with %s is refused', async (_, phrase, error_codes) => {
    const { id, labour } = await buildApplication(database.db, {});
    const worker = api.as(await buildSession(database.db, labour));
    expect(
      await worker.problem(applicationEndpoints.withdraw, {
        params: { application_id: String(id) },
        body: { reason_phrases: [phrase] },
      }),
    ).toMatchObject({ status: 422, error_codes });
  });
});
