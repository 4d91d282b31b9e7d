// Workers ask the employer to describe a job with phrases (predefined, translated sentences).
import { describe, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import { many, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';
import { phrasePost as post } from '#testing/phrase-post.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const hindi = { 'accept-language': 'hi' };

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
