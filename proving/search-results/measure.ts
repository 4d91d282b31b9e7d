// Sends search questions to the API and measures the first five results: how many are right, and how many right jobs
// are missing among them.
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import type { clientOf } from '#testing/api.ts';
import { type AskedJob, isInPlace, isOfTrade, type Question } from './questions.ts';

const FIRST = 5;

/** The result of one question. The counts refer to the first five results. */
interface Asked {
  question: string;
  shown: number;
  right: number;
  /** Number of open jobs that are right for this question, at most five. */
  possible: number;
  /** Titles of the wrong results, each with the name of the group that lists it. */
  wrong: string[];
  /** Titles of right jobs that are not among the first five results, each with its trade in the product and its town. */
  missing: string[];
}

export interface Measured {
  questions: number;
  shown: number;
  right: number;
  possible: number;
  /** Number of questions for which a right open job exists. */
  answerable: number;
  /** Number of questions for which a right open job exists but nothing is found. */
  empty: number;
  asked: Asked[];
}

const openJob = z.object({
  uid: z.string(),
  source_id: z.string(),
  title: z.string(),
  description: z.string(),
  role: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.string(),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(z.string()),
});

export const listOpenJobs = (db: Queryable): Promise<AskedJob[]> =>
  many(
    db,
    sql`select uid, coalesce(source_id, '') as source_id, title, description, role, city, state, salary_amount, salary_period
      from jobs where status = 'active' order by id`,
    openJob,
  );

type Client = Pick<ReturnType<typeof clientOf>, 'ok'>;

/**
 * Returns the uids of the jobs that are right for the question. `named`: jobs in a town that the question's data names.
 * `near`: jobs in or near such a town.
 */
async function rightJobs(question: Question, jobs: readonly AskedJob[]) {
  const states = [...new Set(jobs.map(({ state }) => state))];
  const named = new Set<string>();
  const near = new Set<string>();
  for (const job of jobs) {
    if (!isOfTrade(question, job)) continue;
    const place = await isInPlace(question, job, states);
    if (place.named) named.add(job.uid);
    if (place.near) near.add(job.uid);
  }
  return { named, near };
}

interface Shown {
  uid: string;
  title: string;
  /** Kind of the group that lists the job, for example jobs nearby; undefined if the job matches the whole search. */
  group: string | undefined;
}

function resultOf(
  { question, jobs }: { question: string; jobs: readonly AskedJob[] },
  shown: readonly Shown[],
  right: ReadonlySet<string>,
): Asked {
  const missing = jobs.filter(({ uid }) => right.has(uid) && !shown.some((one) => one.uid === uid));
  const wrong = shown.filter(({ uid }) => !right.has(uid));
  return {
    question,
    shown: shown.length,
    right: shown.length - wrong.length,
    possible: Math.min(FIRST, right.size),
    wrong: wrong.map(({ title, group }) => (group ? `${title} (${group})` : title)),
    missing: missing.map(({ title, role, city }) => `${title} (${role ?? 'no trade'}, ${city ?? 'no town'})`),
  };
}

const total = (asked: readonly Asked[], of: (one: Asked) => number) => asked.reduce((sum, one) => sum + of(one), 0);

const measured = (asked: Asked[]): Measured => ({
  questions: asked.length,
  shown: total(asked, ({ shown }) => shown),
  right: total(asked, ({ right }) => right),
  possible: total(asked, ({ possible }) => possible),
  answerable: asked.filter(({ possible }) => possible > 0).length,
  empty: asked.filter(({ possible, shown }) => possible > 0 && shown === 0).length,
  asked,
});

/**
 * Sends all questions. For `named`, a right job must be in a named town. For `near`, jobs within 60 km of that town are
 * right too.
 */
export async function measureQuestions(
  { db, client }: { db: Db; client: Client },
  questions: readonly Question[],
): Promise<{ named: Measured; near: Measured }> {
  const jobs = await listOpenJobs(db);
  const named: Asked[] = [];
  const near: Asked[] = [];
  for (const one of questions) {
    const found = await client.ok(jobEndpoints.listJobs, { query: { q: one.question } });
    const groupOf = (id: number) => found.groups?.find(({ job_ids }) => job_ids.includes(id))?.kind;
    const shown = found.jobs.slice(0, FIRST).map(({ id, uid, title }) => ({ uid, title, group: groupOf(id) }));
    const right = await rightJobs(one, jobs);
    named.push(resultOf({ question: one.question, jobs }, shown, right.named));
    near.push(resultOf({ question: one.question, jobs }, shown, right.near));
  }
  return { named: measured(named), near: measured(near) };
}

/**
 * Returns the share of right results among those shown, of answerable questions that find nothing, and of possible
 * positions that a right job fills.
 */
export const sharesOf = ({ shown, right, possible, answerable, empty }: Measured) => ({
  right: right / Math.max(shown, 1),
  empty: empty / Math.max(answerable, 1),
  filled: right / Math.max(possible, 1),
});

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

export const summaryOf = ({ questions, shown, right, possible, answerable, empty }: Measured): string =>
  [
    `${questions} questions, ${answerable} with a right open job`,
    `first five right, of what is shown: ${percent(right, shown)} (${right} of ${shown})`,
    `questions with a right open job that find nothing: ${percent(empty, answerable)} (${empty} of ${answerable})`,
    `possible top-five positions filled with a right job: ${percent(right, possible)} (${right} of ${possible})`,
  ].join('\n  ');

/** Returns one line for each question with a wrong or missing result. */
export const faultsOf = ({ asked }: Measured): string[] =>
  asked
    .filter(({ right, possible, wrong }) => wrong.length > 0 || right < possible)
    .map(
      ({ question, right, possible, wrong, missing }) =>
        `${question}: ${right} of ${possible}; wrong: ${wrong.join(' · ')}; missing: ${missing.slice(0, FIRST).join(' · ')}`,
    );
