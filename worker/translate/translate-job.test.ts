// Tests the translation of jobs: done once, repeated after an edit, and postponed while the translator fails.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { removeUnusedTexts } from '#marketplace/translations/queries.ts';
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildJob } from '#testing/factories.ts';
import { GOOGLE_KEY, startGoogle } from '#testing/fake-translators/google.ts';
import { LIBRETRANSLATE_KEY, startLibreTranslate } from '#testing/fake-translators/libretranslate.ts';
import type { FakeTranslator } from '#testing/fake-translators/translator.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { countOf, tasksIn } from '#testing/task-queue.ts';
import { createGoogle } from './google.ts';
import { createLibreTranslate } from './libretranslate.ts';

const database = useDatabase();
let google: FakeTranslator;
beforeEach(async () => {
  await run(database.db, sql`delete from circuit_breakers`);
  await run(database.db, sql`delete from translated_texts`);
  google = await startGoogle();
  return () => google.close();
});
afterEach(async () => {
  await run(database.db, sql`delete from queue_outside._private_jobs`);
});

const translator = () => createGoogle({ url: google.url, key: GOOGLE_KEY });
const record = (name: 'job.posted' | 'job.approved', job_id: number) =>
  inTransaction(database.db, (tx) => recordEvent(tx, { name, actor: system, payload: { job_id } }));
const translate = () => runTasks(database, { translator: translator() });

async function post(words: { title?: string; description?: string } = {}) {
  const { title = 'Mason needed', description = 'Brick work.\nFood is given.' } = words;
  const job = await buildJob(database.db, { title });
  await run(database.db, sql`update jobs set description = ${description} where id = ${job.id}`);
  await record('job.posted', job.id);
  return job;
}
const made = z.object({ language: z.string(), fields: z.record(z.string(), z.string()) });
async function translationsOf(jobId: number) {
  const rows = await many(
    database.db,
    sql`select language, fields from job_translations where job_id = ${jobId} order by language`,
    made,
  );
  return Object.fromEntries(rows.map(({ language, fields }) => [language, fields]));
}
const waiting = async () =>
  (await tasksIn(database.db, 'outside')).map(({ task_identifier, attempts }) => [task_identifier, attempts]);

describe('a posted job', () => {
  it('A job is translated into each language except English and its own', async () => {
    const english = await post();
    const hindi = await post({ title: 'राजमिस्त्री चाहिए', description: 'ईंट का काम है, खाना मिलेगा।' });
    await translate();
    const mine = await translationsOf(english.id);
    expect(Object.keys(mine)).toEqual(['bn', 'hi', 'ml', 'mr', 'ta', 'te']);
    expect(mine.ta).toEqual({ title: '[ta] Mason needed', description: '[ta] Brick work.\nFood is given.' });
    expect(Object.keys(await translationsOf(hindi.id))).toEqual(['bn', 'ml', 'mr', 'ta', 'te']);
  });

  it('A job is translated once: equal texts are reused, and a repeated task makes no call', async () => {
    const first = await post();
    await translate();
    const asked = google.asked.length;
    expect(asked, 'one call a language').toBe(6);
    const second = await post();
    await record('job.approved', first.id);
    await translate();
    expect(google.asked).toHaveLength(asked);
    expect(await translationsOf(second.id)).toEqual(await translationsOf(first.id));
  });

  it('An edited job is translated again, and only the new text is requested', async () => {
    const job = await post();
    await translate();
    await run(database.db, sql`update jobs set title = 'Welder needed' where id = ${job.id}`);
    await record('job.approved', job.id);
    google.asked.length = 0;
    await translate();
    expect((await translationsOf(job.id)).te).toMatchObject({ title: '[te] Welder needed' });
    expect(google.asked.map(({ body }) => body).join()).not.toContain('Brick work');
  });

  it('A long description is translated in parts and joined completely', async () => {
    const description = Array.from({ length: 120 }, (_, n) => `Line ${n} of what the work is about.`).join('\n');
    const job = await post({ description });
    google.say = (text) => text.trim().toUpperCase();
    await translate();
    expect((await translationsOf(job.id)).hi?.description).toBe(description.toUpperCase());
    expect(google.asked.length).toBeGreaterThan(12);
  });

  it('A draft and a job in Hindi with Latin letters are not sent to the translator', async () => {
    await post({ title: 'Mistri chahiye', description: 'Roz ka kaam hai, khana milega.' });
    const draft = await post();
    await run(database.db, sql`update jobs set status = 'draft' where id = ${draft.id}`);
    await translate();
    expect(google.asked).toEqual([]);
  });

  it('A job adds no translation task without a translator', async () => {
    const job = await post();
    await runTasks(database);
    expect(await waiting()).toEqual([]);
    expect(await translationsOf(job.id)).toEqual({});
  });
});

describe('responses of a translator', () => {
  it('A translation is stored as plain text, and an empty or endless one is dropped', async () => {
    const job = await post();
    const evil = '<script>alert(1)</script>\u0000\u202E';
    google.say = (text, to) => (to === 'hi' ? evil : to === 'ta' ? 'x'.repeat(20_000) : to === 'te' ? ' ' : text);
    await translate();
    const { hi, ta, te, mr } = await translationsOf(job.id);
    expect(hi?.title).toBe('<script>alert(1)</script>');
    expect([ta, te], 'the original stays').toEqual([undefined, undefined]);
    expect(mr, 'what did not change is no translation').toBeUndefined();
  });

  it('An unsupported language is skipped and leaves the circuit breaker closed', async () => {
    const libre = await startLibreTranslate();
    const job = await post();
    await runTasks(database, { translator: createLibreTranslate({ url: libre.url, key: LIBRETRANSLATE_KEY }) });
    await libre.close();
    expect(Object.keys(await translationsOf(job.id))).toEqual(['bn', 'hi', 'ta', 'te']);
    expect(await countOf(database.db, 'circuit_breakers')).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('A translation is dropped if the job was edited or removed during the call', async () => {
    const job = await post();
    google.say = (text, to) => `[${to}] ${text}`;
    const slow = translator();
    const editing = {
      name: 'google',
      translate: async (...asked: Parameters<typeof slow.translate>) => {
        await run(database.db, sql`update jobs set description = '', status = 'removed' where id = ${job.id}`);
        return slow.translate(...asked);
      },
    };
    await runTasks(database, { translator: editing });
    expect(await translationsOf(job.id)).toEqual({});
    expect(await countOf(database.db, 'translated_texts'), 'nor is it remembered').toBe(0);
  });
});

describe('a failing translator', () => {
  it('A failing translator is cut off after five calls; then tasks use up no attempts and are retried after its recovery', async () => {
    google.trouble = 'error';
    const jobs = [];
    for (let n = 0; n < 8; n += 1) jobs.push(await post({ title: `Mason needed ${n}` }));
    await translate();
    expect(google.asked).toHaveLength(5);
    expect(await listHeldBreakers(database.db)).toEqual(['translate']);
    const used = (await waiting()).map(([, attempts]) => Number(attempts));
    expect(used).toHaveLength(8);
    expect(
      used.reduce((sum, attempts) => sum + attempts, 0),
      'only those before it was cut off',
    ).toBe(4);
    const { flags } = await one(
      database.db,
      sql`select jsonb_agg(distinct flags) as flags from queue_outside._private_jobs`,
      z.object({ flags: z.array(z.record(z.string(), z.boolean())) }),
    );
    expect(flags).toEqual([{ translate: true }]);

    google.trouble = 'none';
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    await run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);
    await translate();
    expect(await waiting()).toEqual([]);
    for (const { id } of jobs) expect(Object.keys(await translationsOf(id))).toHaveLength(6);
  });
});

it('Translations that were not used for 90 days are deleted', async () => {
  await post();
  await translate();
  await run(database.db, sql`update translated_texts set used_on = current_date - 91 where target_language = 'hi'`);
  const before = await countOf(database.db, 'translated_texts');
  await removeUnusedTexts(database.db, 90);
  expect(await countOf(database.db, 'translated_texts')).toBe(before - 2);
});
