// Phrases over HTTP: a post and an answer are written in one language and read in all eight (D110).
import { describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { languageCodes } from '#contracts/languages.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import { phraseEndpoints } from '#contracts/phrase-endpoints.ts';
import { z } from '#contracts/z.ts';
import { phraseTemplate, phraseText } from '#locales/phrase-text.ts';
import { lintLine } from '#marketplace/trust/lint.ts';
import { many, run, sql } from '#platform/sql.ts';
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
const hindi = { 'accept-language': 'hi' };

const post = {
  title: 'School wall',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  role: 'mason' as const,
};
const phrases = {
  description: [{ phrase: 'mason-brick-wall' }, { phrase: 'paid-every-evening' }],
  requirements: [{ phrase: 'experience-years', slots: { years: 2 } }],
};

const someEmployer = async () => api.as(await buildSession(database.db, await buildEmployer(database.db)));

const textsOf = (lines: readonly { text: string }[] | undefined) => lines?.map(({ text }) => text);
const stored = z.object({ phrase: z.string(), version: z.int() });

describe('a post of phrases', () => {
  it('A post without own words is stored in the employer’s language and read in every language', async () => {
    const me = await someEmployer();
    const posted = await me.ok(jobEndpoints.postJob, { body: { ...post, phrases }, headers: hindi });
    expect(posted.description).toBe(
      [
        phraseText('hi', { phrase: 'mason-brick-wall', version: 1, slots: {} }),
        phraseText('hi', { phrase: 'paid-every-evening', version: 1, slots: {} }),
      ].join('\n'),
    );
    for (const language of languageCodes) {
      const read = await api.as().ok(jobEndpoints.getJob, {
        params: { job_uid: posted.uid },
        query: {},
        headers: { 'accept-language': language },
      });
      expect(textsOf(read.phrase_lines)).toEqual([
        phraseText(language, { phrase: 'mason-brick-wall', version: 1, slots: {} }),
        phraseText(language, { phrase: 'paid-every-evening', version: 1, slots: {} }),
        phraseText(language, { phrase: 'experience-years', version: 1, slots: { years: 2 } }),
      ]);
    }
  });

  it('A job is found by the words of its phrases in another language', async () => {
    const me = await someEmployer();
    const { uid } = await me.ok(jobEndpoints.postJob, {
      body: {
        ...post,
        title: 'Night post',
        phrases: { description: [{ phrase: 'creche' }, { phrase: 'toilet-women' }] },
      },
      headers: hindi,
    });
    await runTasks(database);
    const found = await api.as().ok(jobEndpoints.listJobs, { query: { q: 'crèche' } });
    expect(found.jobs.map((job) => job.uid)).toContain(uid);
  });

  it('Own words are below the phrases, and an edit without phrases keeps the lines that remain', async () => {
    const me = await someEmployer();
    const job = await me.ok(jobEndpoints.postJob, {
      body: { ...post, description: 'Near the temple.', phrases },
    });
    expect(job.description).toBe('Build brick walls.\nPay is given every evening after work.\nNear the temple.');
    const edited = await me.ok(jobEndpoints.editJob, {
      params: { job_uid: job.uid },
      body: { ...post, description: 'Build brick walls.\nBehind the temple.' },
    });
    expect(textsOf(edited.phrase_lines)).toEqual(['Build brick walls.']);
    const replaced = await me.ok(jobEndpoints.editJob, {
      params: { job_uid: job.uid },
      body: { ...post, phrases: { description: [{ phrase: 'mason-stone-work' }] } },
    });
    expect(textsOf(replaced.phrase_lines)).toEqual(['Build walls with stone.']);
  });

  it('The page of a job names the language of own words that are not in the reader’s language', async () => {
    const me = await someEmployer();
    const description = 'Build the wall of a school near the temple.';
    const { uid } = await me.ok(jobEndpoints.postJob, {
      body: { ...post, description, requirements: 'काम का अनुभव होना चाहिए', phrases },
    });
    const langOf = async (language: string) =>
      (
        await api.as().ok(jobEndpoints.getJob, {
          params: { job_uid: uid },
          query: {},
          headers: { 'accept-language': language },
        })
      ).words_lang;
    expect(await langOf('ta')).toEqual({ description: 'en', requirements: 'hi' });
    expect(await langOf('hi')).toEqual({ description: 'en' });
    expect(await langOf('en')).toEqual({ requirements: 'hi' });
  });

  it('A moderator reads the phrases of a post in the language of the screen', async () => {
    const me = await someEmployer();
    const { id } = await me.ok(jobEndpoints.postJob, { body: { ...post, phrases } });
    await run(database.db, sql`update jobs set status = 'pending_review' where id = ${id}`);
    const moderator = api.as((await buildAdmin(database.db, 'moderator')).token);
    const headers = { 'accept-language': 'te' };
    const sentence = phraseText('te', { phrase: 'mason-brick-wall', version: 1, slots: {} });
    const job = await moderator.ok(moderationEndpoints.showJob, { params: { job_id: String(id) }, headers });
    expect(textsOf(job.phrase_lines)?.[0]).toBe(sentence);
    const { jobs } = await moderator.ok(moderationEndpoints.listWaitingJobs, { query: {}, headers });
    expect(textsOf(jobs.find((one) => one.id === id)?.phrase_lines)?.[0]).toBe(sentence);
  });

  it('A copy of a job has its phrases', async () => {
    const me = await someEmployer();
    const job = await me.ok(jobEndpoints.postJob, { body: { ...post, phrases } });
    const copy = await me.ok(jobEndpoints.copyJob, { params: { job_uid: job.uid } });
    expect(textsOf(copy.phrase_lines)).toEqual(textsOf(job.phrase_lines));
  });

  it.each([
    ['an unknown phrase', { description: [{ phrase: 'nothing' }] }, 'phrases.description.0.phrase'],
    ['a phrase of another field', { description: [{ phrase: 'iti-certificate' }] }, 'phrases.description.0.phrase'],
    [
      'a slot of the wrong kind',
      { requirements: [{ phrase: 'experience-years', slots: { years: 'two' } }] },
      'phrases.requirements.0.slots.years',
    ],
    [
      'too many phrases',
      { description: Array.from({ length: 21 }, () => ({ phrase: 'mason-brick-wall' })) },
      'phrases.description',
    ],
  ])('The response to %s is 422 with the field', async (_, wrong, field) => {
    const me = await someEmployer();
    const refused = await me.problem(jobEndpoints.postJob, {
      body: { ...post, description: 'Brick work on a school wall.', phrases: wrong },
    });
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(Object.keys(Object(refused.errors))).toContain(field);
  });

  it('A post without a description and without phrases is refused', async () => {
    const me = await someEmployer();
    expect(await me.problem(jobEndpoints.postJob, { body: post })).toMatchObject({
      status: 422,
      error_codes: { description: ['required'] },
    });
  });
});

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

describe('a description of one short phrase', () => {
  it('A description of a phrase is long enough in every language, also in an edit', async () => {
    const boss = api.as(await buildSession(database.db, await buildEmployer(database.db)));
    const body = { ...post, description: '', phrases: { description: [{ phrase: 'guard-gate' }] } };
    const { uid } = await boss.ok(jobEndpoints.postJob, { body });
    await boss.ok(jobEndpoints.editJob, { params: { job_uid: uid }, body: { ...body, positions: 3 } });
    const draft = await boss.ok(jobEndpoints.postJob, { body: { ...body, status: 'draft' } });
    const at = { params: { job_uid: draft.uid } };
    await boss.ok(jobEndpoints.setJobStatus, { ...at, body: { status: 'active' } });
    const short = await boss.ok(jobEndpoints.postJob, { body: { ...post, description: 'Gate.', status: 'draft' } });
    const refused = { params: { job_uid: short.uid }, body: { status: 'active' as const } };
    expect(await boss.problem(jobEndpoints.setJobStatus, refused)).toMatchObject({
      error_codes: { description: ['description_short'] },
    });
    const { error_codes } = await boss.problem(jobEndpoints.postJob, { body: { ...post, description: 'Gate.' } });
    expect(error_codes).toEqual({ description: ['description_short'] });
  });
});

describe('the catalogue', () => {
  it('The database has every phrase of the catalogue', async () => {
    const rows = await many(database.db, sql`select phrase, version from phrases`, stored);
    const known = new Set(rows.map(({ phrase, version }) => `${phrase} ${version}`));
    const missing = [...phraseCatalogue].filter(([phrase, entry]) => !known.has(`${phrase} ${versionOf(entry)}`));
    expect(missing.map(([phrase]) => phrase)).toEqual([]);
  });

  it.each(languageCodes)('No phrase of the catalogue is flagged by the post check in %s', (language) => {
    const flagged = [...phraseCatalogue].flatMap(([phrase, entry]) => {
      const text = phraseTemplate(language, phrase, versionOf(entry)) ?? '';
      return lintLine('description', text.replaceAll(/\{\{\w+\}\}/g, '3')).map(({ code }) => `${phrase} ${code}`);
    });
    expect(flagged).toEqual([]);
  });

  it('The phrases of one use are listed in the language of the reader', async () => {
    const { phrases: listed } = await api.as().ok(phraseEndpoints.listPhrases, {
      query: { use: 'worker_note', language: 'hi' },
    });
    expect(listed.length).toBeGreaterThan(10);
    expect(new Set(listed.map(({ use }) => use))).toEqual(new Set(['worker_note']));
    expect(listed.every(({ text }) => /\p{Script=Devanagari}/u.test(text))).toBe(true);
  });
});

describe('POST /labour/jobs/{job_uid}/ask-phrases/', () => {
  const own = 'Build the wall of a school near the temple.';
  const noticesOf = (user_id: number) =>
    many(
      database.db,
      sql`select kind, params ->> 'job_uid' as job_uid from notifications where user_id = ${user_id}`,
      z.object({ kind: z.string(), job_uid: z.nullable(z.string()) }),
    );

  async function unreadable() {
    const employer = await buildEmployer(database.db);
    const boss = api.as(await buildSession(database.db, employer));
    const job = await boss.ok(jobEndpoints.postJob, { body: { ...post, description: own } });
    const ask = { params: { job_uid: job.uid }, query: {}, headers: hindi };
    return { employer, boss, job, ask };
  }
  const someWorker = async () => api.as(await buildSession(database.db, await buildLabour(database.db)));
  const requestOf = async (reader: Awaited<ReturnType<typeof someWorker>>, ask: { params: { job_uid: string } }) =>
    (await reader.ok(jobEndpoints.getJob, { ...ask, query: {} })).phrase_request;

  it('The employer is notified once, however many workers ask, and the answer of the job says that it was asked', async () => {
    const { employer, job, ask } = await unreadable();
    const [first, second] = [await someWorker(), await someWorker()];
    expect(await requestOf(first, ask)).toBe('possible');
    for (const worker of [first, first, second])
      expect(await worker.ok(jobEndpoints.askPhrases, ask)).toEqual({ phrase_request: 'sent' });
    expect([await requestOf(first, ask), await requestOf(second, ask)]).toEqual(['sent', 'sent']);
    await runTasks(database);
    expect(await noticesOf(employer.id)).toEqual([{ kind: 'phrases_asked', job_uid: job.uid }]);
  });

  it('The language of the query decides whether the words are readable', async () => {
    const { ask } = await unreadable();
    const worker = await someWorker();
    const english = { ...ask, query: { language: 'en' } };
    expect(await worker.problem(jobEndpoints.askPhrases, english)).toMatchObject({ code: 'words_readable' });
    await worker.ok(jobEndpoints.askPhrases, { params: ask.params, query: { language: 'hi' } });
  });

  it('An employer who saves the job with phrases is not asked again', async () => {
    const { employer, boss, job, ask } = await unreadable();
    const worker = await someWorker();
    await worker.ok(jobEndpoints.askPhrases, ask);
    await boss.ok(jobEndpoints.editJob, {
      params: ask.params,
      body: { ...post, description: own, phrases: { description: [{ phrase: 'mason-brick-wall' }] } },
    });
    expect(await requestOf(worker, ask)).toBeNull();
    await worker.ok(jobEndpoints.askPhrases, ask);
    await runTasks(database);
    expect(await noticesOf(employer.id)).toEqual([{ kind: 'phrases_asked', job_uid: job.uid }]);
  });

  it('A job that had phrases before is answered only by a new phrase', async () => {
    const { boss, job, ask } = await unreadable();
    const save = (phrase: string, salary_amount: number) =>
      boss.ok(jobEndpoints.editJob, {
        params: ask.params,
        body: { ...post, salary_amount, description: own, phrases: { description: [{ phrase }] } },
      });
    await save('mason-brick-wall', 910);
    const worker = await someWorker();
    await worker.ok(jobEndpoints.askPhrases, ask);
    await save('mason-brick-wall', 920);
    expect(await requestOf(worker, ask)).toBe('sent');
    await save('mason-block-work', 920);
    expect([job.uid, await requestOf(worker, ask)]).toEqual([job.uid, null]);
  });

  it('The notification has the part of the form in a field that older apps ignore', async () => {
    const { boss, job, ask } = await unreadable();
    await (await someWorker()).ok(jobEndpoints.askPhrases, ask);
    await runTasks(database);
    const { notifications } = await boss.ok(notificationEndpoints.listEmployer, { query: {} });
    expect(notifications[0]).toMatchObject({ job_uid: job.uid, job_part: 'words', subject: null });
  });

  it('An employer who has muted these notifications gets none', async () => {
    const { employer, ask } = await unreadable();
    await run(database.db, sql`update users set muted_notifications = '{system_message}' where id = ${employer.id}`);
    await (await someWorker()).ok(jobEndpoints.askPhrases, ask);
    await runTasks(database);
    expect(await noticesOf(employer.id)).toEqual([]);
  });

  it('A worker cannot ask about words that the worker can read, a paused job or a job that does not exist', async () => {
    const { boss, ask } = await unreadable();
    const worker = await someWorker();
    const english = { ...ask, headers: { 'accept-language': 'en' } };
    expect((await worker.problem(jobEndpoints.askPhrases, english)).code).toBe('words_readable');
    expect(await requestOf(worker, english)).toBeNull();
    await boss.ok(jobEndpoints.setJobStatus, { params: ask.params, body: { status: 'paused' } });
    expect((await worker.problem(jobEndpoints.askPhrases, ask)).code).toBe('not_found');
    expect((await worker.problem(jobEndpoints.askPhrases, { params: { job_uid: crypto.randomUUID() } })).code).toBe(
      'not_found',
    );
  });
});
