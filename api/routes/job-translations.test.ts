// Jobs in other languages: translations accompany the original, and failures never hide it (D24).
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { type BuiltJob, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { listJobs, getJob, getJobById, getMyJob, listSavedJobs } = jobEndpoints;

const setTranslation = (jobId: number, fields: Record<string, string>) =>
  run(
    database.db,
    sql`insert into job_translations (job_id, language, source_hash, fields, translator)
      select j.id, 'hi', job_words_hash(j), ${JSON.stringify(fields)}::jsonb, 'google' from jobs j where j.id = ${jobId}
      on conflict (job_id, language) do update set fields = excluded.fields, source_hash = excluded.source_hash`,
  );

let job: BuiltJob;
let employer: string;
let labour: string;
beforeAll(async () => {
  const owner = await buildEmployer(database.db);
  job = await buildJob(database.db, { employer: owner, title: 'Mason needed' });
  employer = await buildSession(database.db, owner);
  const seeker = await buildLabour(database.db);
  labour = await buildSession(database.db, seeker);
  await run(database.db, sql`insert into saved_jobs (user_id, job_id) values (${seeker.id}, ${job.id})`);
  await inTransaction(database.db, (tx) =>
    recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: job.id } }),
  );
  await runTasks(database);
});

const read = (language?: string) =>
  api.as().ok(getJob, { params: { job_uid: job.uid }, query: language === undefined ? {} : { language } });

/** Every endpoint that returns a job, with `language=hi`. */
const calls: Record<string, () => Promise<Job | undefined>> = {
  'the list': async () =>
    (await api.as().ok(listJobs, { query: { language: 'hi' } })).jobs.find(({ id }) => id === job.id),
  'a job by its uuid': () => read('hi'),
  'a job by its number': () =>
    api.as().ok(getJobById, { params: { job_id: String(job.id) }, query: { language: 'hi' } }),
  'an own job': () => api.as(employer).ok(getMyJob, { params: { job_uid: job.uid }, query: { language: 'hi' } }),
  'a saved job': async () =>
    (await api.as(labour).ok(listSavedJobs, { query: { language: 'hi' } })).jobs.find(({ id }) => id === job.id),
};

describe("a job in the reader's language", () => {
  it.each(Object.keys(calls))('A request for %s returns the translation beside the original', async (name) => {
    expect(await calls[name]?.()).toMatchObject({
      title: 'Mason needed',
      state: 'Maharashtra',
      translated_to: 'hi',
      translations: {
        hi: {
          title: 'राजमिस्त्री चाहिए',
          city: 'पुणे',
          state: 'महाराष्ट्र',
          role: 'राजमिस्त्री',
          job_type: 'दिहाड़ी',
          salary_period: 'दिन',
        },
      },
    });
  });

  it.each(['bh', 'bho', 'hi-IN', 'HI'])('The language %s gets Hindi', async (language) => {
    expect((await read(language)).translated_to).toBe('hi');
  });

  it.each(['en', 'xx', '../../hi', '', 'hi;drop', '%00'])('The language “%s” gets the original', async (language) => {
    expect(await read(language)).toMatchObject({ translated_to: null, translations: {}, title: 'Mason needed' });
  });

  it('The language of the browser applies if the URL names none', async () => {
    const asked = (language: string, query = '') =>
      fetch(`${api.base}/api/v1/jobs/${job.uid}/${query}`, { headers: { 'accept-language': language } });
    const shape = z.object({ translated_to: z.nullable(z.string()) });
    const tamil = await asked('ta-IN,en;q=0.8');
    expect(tamil.headers.get('vary')).toContain('Accept-Language');
    expect(shape.parse(await tamil.json()).translated_to).toBe('ta');
    expect(shape.parse(await (await asked('ta-IN', '?language=en')).json()).translated_to).toBeNull();
    expect(shape.parse(await (await asked('*')).json()).translated_to).toBeNull();
  });
});

describe('a translation by the translation service', () => {
  it('A stored translation precedes the glossary and is unescaped JSON text, until the job changes', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    await setTranslation(job.id, { title: evil, description: 'ईंट का काम' });
    const shown = await read('hi');
    expect(shown.translations.hi).toMatchObject({ title: evil, description: 'ईंट का काम', city: 'पुणे' });
    await run(database.db, sql`update jobs set description = description || ' New.' where id = ${job.id}`);
    const { hi } = (await read('hi')).translations;
    expect(hi?.title).toBe('राजमिस्त्री चाहिए');
    expect(hi?.description).toBeUndefined();
  });

  it('Every job is returned in the original if the translations are unavailable', async () => {
    await run(database.db, sql`alter table job_translations rename to elsewhere`);
    try {
      for (const call of Object.values(calls)) expect(await call()).not.toMatchObject({ translated_to: 'hi' });
      expect(await read('hi')).toMatchObject({ title: 'Mason needed', translated_to: null, translations: {} });
    } finally {
      await run(database.db, sql`alter table elsewhere rename to job_translations`);
    }
  });
});

it('A job without translated title is returned without one', async () => {
  const untitled = await buildJob(database.db, {
    title: 'Zari artisan',
    city: 'Nowhere town',
    employer: await buildEmployer(database.db),
  });
  const shown = await api.as().ok(getJob, { params: { job_uid: untitled.uid }, query: { language: 'ta' } });
  expect(shown.title).toBe('Zari artisan');
  expect(shown.translations.ta?.title, 'half a translation is none').toBeUndefined();
});
