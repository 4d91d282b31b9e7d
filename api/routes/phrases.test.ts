// Phrases (predefined, translated sentences) over HTTP: authors choose them in their language, and each reader gets
// them in the reader's language (D110).
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { languageCodes } from '#contracts/languages.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import { phraseEndpoints } from '#contracts/phrase-endpoints.ts';
import { z } from '#contracts/z.ts';
import { phraseTemplate, phraseText } from '#locales/phrase-text.ts';
import { lintLine } from '#marketplace/trust/lint.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildSession } from '#testing/factories.ts';
import { phrasePost as post } from '#testing/phrase-post.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const hindi = { 'accept-language': 'hi' };

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

  it('The page of a job names the language of a duration that is not in the reader’s language', async () => {
    const me = await someEmployer();
    const { uid } = await me.ok(jobEndpoints.postJob, { body: { ...post, duration: '৬ সপ্তাহ', phrases } });
    const langOf = async (language: string) => {
      const asked = { params: { job_uid: uid }, query: {}, headers: { 'accept-language': language } };
      return (await api.as().ok(jobEndpoints.getJob, asked)).duration_lang;
    };
    expect(await langOf('hi')).toBe('bn');
    expect(await langOf('bn')).toBeUndefined();
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
