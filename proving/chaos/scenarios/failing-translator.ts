// Chaos scenario R8: a translator that is unavailable, slow, returns garbage or returns scripts. The positive control,
// which the checks must detect, is a circuit breaker that cannot open.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';
import { type BuiltJob, buildEmployer, buildJob } from '#testing/factories.ts';
import { startLibreTranslate } from '#testing/fake-translators/libretranslate.ts';
import type { FakeTranslator } from '#testing/fake-translators/translator.ts';
import { waitFor } from '#testing/wait-for.ts';
import { percentile } from '../../bench/statistics.ts';
import { neverOpens, shiftBreaker } from '../breakers.ts';
import { type Company, type Illness, throughProxy } from '../companies.ts';
import type { Run, Scenario } from '../scenario.ts';
import { ask, formatSeconds, type TimedReply } from '../timed-request.ts';
import { startWorld, type World } from '../world.ts';

const ILLNESSES: readonly Illness[] = ['refused', 'hang', 'garbage', 'error'];
const JOBS = 8;
const ANSWERED_MS = 500;
const LOOK_EVERY_MS = 100;
const OPENS_WITHIN_SECONDS = 45;
/** Worker processes read the circuit breakers once per second, so after this time they know that a breaker is open. */
const KNOWN_AFTER_MS = 1_500;
const WATCHED_MS = 6_000;
const OPEN_SECONDS = 30;
const TRANSLATED_WITHIN_SECONDS = OPEN_SECONDS + 30;
const SCRIPT = '<img src=x onerror=alert(1)>';

interface Scene {
  world: World;
  company: Company<FakeTranslator>;
  close(): Promise<void>;
}

async function openScene(run: Run): Promise<Scene> {
  const company = await throughProxy(await startLibreTranslate());
  try {
    const environment = { TRANSLATOR_LIBRETRANSLATE_URL: company.url };
    const world = await startWorld(run.folder, { random: run.random, environment });
    return { world, company, close: () => world.stop().finally(company.close) };
  } catch (error) {
    await company.close();
    throw error;
  }
}

/** Posts jobs of a new employer, with words that have no translation yet. */
async function postJobs(db: Db, count: number, word: string): Promise<BuiltJob[]> {
  const employer = await buildEmployer(db);
  const jobs: BuiltJob[] = [];
  for (let made = 0; made < count; made += 1) {
    const job = await buildJob(db, { employer, title: `Careful mason of ${word} ${made}` });
    await inTransaction(db, (tx) =>
      recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: job.id } }),
    );
    jobs.push(job);
  }
  return jobs;
}

const counted = z.object({ count: z.int() });
const attemptsUsed = async (db: Queryable) =>
  (await one(db, sql`select coalesce(sum(attempts), 0)::int as count from queue_outside._private_jobs`, counted)).count;

/** Counts these jobs that have a Hindi translation. */
const translated = async (db: Queryable, jobs: readonly BuiltJob[]) =>
  (
    await one(
      db,
      sql`select count(*)::int as count from job_translations where language = 'hi' and job_id = any(${jobs.map(({ id }) => id)})`,
      counted,
    )
  ).count;

/** Requests these jobs in Hindi, one after the other, until it is stopped. */
function watchDetails(address: string, jobs: readonly BuiltJob[]) {
  const replies: (TimedReply & { title: string })[] = [];
  let watching = true;
  const done = (async () => {
    for (let place = 0; watching; place += 1) {
      const job = jobs[place % jobs.length];
      if (job) replies.push({ ...(await ask(`${address}/api/v1/jobs/${job.uid}/?language=hi`)), title: job.title });
      await pause(LOOK_EVERY_MS);
    }
    return replies;
  })();
  return () => {
    watching = false;
    return done;
  };
}

function noteDetails(run: Run, illness: Illness, replies: readonly (TimedReply & { title: string })[]): void {
  const failed = replies.filter(({ status, text, title }) => status !== 200 || !text.includes(title)).length;
  const slow = percentile(
    replies.map(({ ms }) => ms),
    0.99,
  );
  run.note({
    what: `${illness}: job details without the English of ${replies.length}`,
    found: `${failed}`,
    must: '0',
    kept: failed === 0 && replies.length > 0,
  });
  run.note({
    what: `${illness}: p99 of job details`,
    found: `${slow.toFixed(0)} ms`,
    must: `<= ${ANSWERED_MS} ms`,
    kept: slow <= ANSWERED_MS,
  });
}

const isCutOff = async (db: Queryable) => (await listHeldBreakers(db)).includes('translate');

/**
 * Returns how many attempts of tasks were used in a period after the worker process knows that the breaker is open.
 * Posts more jobs in the meantime.
 */
async function attemptsInAWhile({ db }: World, word: string): Promise<{ used: number; more: BuiltJob[] }> {
  await pause(KNOWN_AFTER_MS);
  const before = await attemptsUsed(db);
  const more = await postJobs(db, 2, `${word} later`);
  await pause(WATCHED_MS);
  return { used: (await attemptsUsed(db)) - before, more };
}

/** Waits until all jobs are translated without intervention. Returns the seconds; null after the time limit. */
async function untilTranslated({ db }: World, jobs: readonly BuiltJob[]): Promise<number | null> {
  const from = performance.now();
  const all = async () => (await translated(db, jobs)) === jobs.length;
  return waitFor('all in Hindi', all, TRANSLATED_WITHIN_SECONDS * 2_000).then(
    () => (performance.now() - from) / 1000,
    () => null,
  );
}

async function suffer(run: Run, { world, company }: Scene, illness: Illness): Promise<void> {
  await company.afflict(illness);
  const jobs = await postJobs(world.db, JOBS, illness);
  const stop = watchDetails(world.address, jobs);
  await waitFor('the breaker to open', () => isCutOff(world.db), OPENS_WITHIN_SECONDS * 1000);
  const { used, more } = await attemptsInAWhile(world, illness);
  run.note({
    what: `${illness}: attempts used while the breaker is open`,
    found: `${used}`,
    must: '0',
    kept: used === 0,
  });
  noteDetails(run, illness, await stop());
  const none = await translated(world.db, jobs);
  if (none > 0) throw new Error(`${none} jobs were translated by a translator that was ${illness}`);
  await company.afflict('none');
  const last = illness === ILLNESSES.at(-1);
  // Only the last fault waits for the full time for which the breaker stays open. The other faults skip this time.
  if (!last) await shiftBreaker(world.db, 'translate', OPEN_SECONDS);
  const took = await untilTranslated(world, [...jobs, ...more]);
  run.note({
    what: `${illness}: translated without help`,
    found: formatSeconds(took),
    must: `<= ${TRANSLATED_WITHIN_SECONDS} s`,
    kept: took !== null && took <= TRANSLATED_WITHIN_SECONDS,
  });
}

/** Checks that pages escape a translation that contains a script. */
async function answerScripts(run: Run, { world, company }: Scene): Promise<void> {
  company.provider.say = (text) => `${SCRIPT}${text}`;
  const jobs = await postJobs(world.db, 1, 'scripts');
  await untilTranslated(world, jobs);
  const [job] = jobs;
  const detail = await ask(`${world.address}/api/v1/jobs/${job?.uid}/?language=hi`);
  const said = detail.text.includes('onerror');
  const json =
    String(detail.headers['content-type']).includes('json') && detail.headers['x-content-type-options'] === 'nosniff';
  run.note({
    what: 'the script in the JSON of the job, as text',
    found: `${said && json}`,
    must: 'true',
    kept: said && json,
  });
  for (const page of [`/jobs/${job?.uid}?lng=hi`, `/lite/jobs/${job?.uid}?language=hi`]) {
    const { status, text } = await ask(world.address + page);
    const raw = text.includes('<img src=x');
    const what = `the script as a tag in ${page.startsWith('/lite') ? 'the simple page' : 'the page'}`;
    run.note({ what, found: `${raw}, ${status}`, must: 'false, 200', kept: !raw && status === 200 });
  }
}

async function faces(run: Run): Promise<void> {
  const scene = await openScene(run);
  try {
    for (const illness of ILLNESSES) await suffer(run, scene, illness);
    await answerScripts(run, scene);
  } finally {
    await scene.close();
  }
}

async function control(run: Run): Promise<boolean> {
  const { world, company, close } = await openScene(run);
  try {
    await neverOpens(world.db);
    await company.afflict('error');
    await postJobs(world.db, JOBS, 'control');
    await waitFor('five calls', () => company.provider.asked.length >= 5, 30_000);
    const { used } = await attemptsInAWhile(world, 'control');
    run.say(`with a breaker that cannot open ${used} attempts are used up meanwhile`);
    return used > 0;
  } finally {
    await close();
  }
}

export const failingTranslator: Scenario = { id: 'R8', what: 'a failing translator', faces, control };
