// Test data: a worker for each language, who has applied to all jobs in that language, with the employers' answers and
// the notifications.
import { applicationEndpoints } from '#contracts/applications.ts';
import { languageCodes, languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { sourceOf } from '#marketplace/translations/source-language.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { clientOf } from '#testing/api.ts';
import { buildApplication, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { StoryProduct } from './product.ts';

const jobRow = z.object({
  id: z.int(),
  uid: z.string(),
  employer_id: z.int(),
  title: z.string(),
  description: z.string(),
  source_id: z.nullable(z.string()),
});

export type ReadJob = z.output<typeof jobRow> & { language: Language };

/**
 * Returns the language of a job. For an imported ad, the id contains the language (`mason-hi-30`). For other jobs,
 * guesses the language from title and description.
 */
function languageOfJob({ source_id, title, description }: z.output<typeof jobRow>): Language {
  const named = languageOf(/-([a-z]{2})(?:-Latn)?-\d+$/.exec(source_id ?? '')?.[1]);
  return named ?? (sourceOf(title).language === 'en' ? 'en' : sourceOf(`${title}\n${description}`).language);
}

/** Returns all open jobs, each with the language in which its employer writes. */
export async function listReadJobs({ database }: StoryProduct): Promise<ReadJob[]> {
  const open = sql`select id, uid, employer_id, title, description, source_id from jobs where status = 'active' and expires_at > now() order by id`;
  return (await many(database.db, open, jobRow)).map((job) => ({ ...job, language: languageOfJob(job) }));
}

/**
 * Answers the application as the employer. Every third applicant is hired for today, so that the home pages of the
 * workers show tasks.
 */
async function answer(product: StoryProduct, job: ReadJob, application: number): Promise<void> {
  const { db } = product.database;
  const isHired = application % 3 === 0;
  if (isHired)
    await run(
      db,
      sql`update jobs set start_date = (now() at time zone 'Asia/Kolkata')::date, start_time = '00:00', positions = positions + 1 where id = ${job.id}`,
    );
  const session = await buildSession(db, { type: 'employer', id: job.employer_id });
  await clientOf(() => product.address, session).ok(applicationEndpoints.setApplicationStatus, {
    params: { application_id: String(application) },
    body: { status: isHired ? 'accepted' : 'shortlisted' },
  });
}

const count = z.object({ count: z.int() });

/** Builds one worker for each language of jobs. */
export async function buildReaders({ database }: StoryProduct) {
  const readers = [];
  for (const language of languageCodes) readers.push({ language, labour: await buildLabour(database.db) });
  return readers;
}
export type Readers = Awaited<ReturnType<typeof buildReaders>>;

/**
 * Applies to all jobs in the language of each worker, answers as the employers, and waits until all notifications are
 * stored.
 */
export async function applyForJobs(product: StoryProduct, readers: Readers, jobs: readonly ReadJob[]): Promise<void> {
  const { db } = product.database;
  for (const { language, labour } of readers) {
    const own = jobs.filter((job) => job.language === language);
    for (const job of own) {
      const { id } = await buildApplication(db, { job, labour });
      await answer(product, job, id);
    }
    const notes = sql`select count(*)::int as count from notifications where user_id = ${labour.id}`;
    const isComplete = async () => (await one(db, notes, count)).count >= own.length;
    await waitFor(`the notifications about jobs in ${language}`, isComplete);
  }
}
