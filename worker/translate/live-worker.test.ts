// Tests the real worker process while its translator fails: the circuit breaker opens, waiting tasks use up no
// attempts, and the translator is used again after its recovery.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { system } from '#marketplace/actor.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { listHeldBreakers } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildEmployer, buildJob } from '#testing/factories.ts';
import { LIBRETRANSLATE_KEY, startLibreTranslate } from '#testing/fake-translators/libretranslate.ts';
import { countOf, tasksIn } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';

const database = useDatabase();
const JOBS = 8;
/**
 * Selects connections of the worker process whose last statement read the circuit breakers after the translator's
 * breaker had opened.
 */
const READ = `pg_stat_activity, circuit_breakers where datname = current_database() and application_name like 'worker%'
  and state = 'idle' and query like '%from circuit_breakers where opened_at is not null%' and query_start > opened_at`;

async function postJobs(count: number): Promise<void> {
  const employer = await buildEmployer(database.db);
  for (let n = 0; n < count; n += 1) {
    const { id } = await buildJob(database.db, { employer, title: `Mason needed ${n}` });
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: id } }),
    );
  }
}
const attemptsUsed = async () =>
  (
    await one(
      database.db,
      sql`select coalesce(sum(attempts), 0)::int as used from queue_outside.jobs`,
      z.object({ used: z.int() }),
    )
  ).used;

const waiting = async () => (await tasksIn(database.db, 'outside')).map(({ id }) => id);
function pass(ms: number) {
  const until = performance.now() + ms;
  return waitFor('time to pass', () => performance.now() > until);
}

it('Translation tasks wait while the translator fails, and all complete after its recovery', async () => {
  const libre = await startLibreTranslate();
  libre.trouble = 'error';
  const worker = await startWorker({
    url: database.url,
    supervised: false,
    environment: {
      TRANSLATOR: 'libretranslate',
      TRANSLATOR_LIBRETRANSLATE_URL: libre.url,
      TRANSLATOR_LIBRETRANSLATE_KEY: LIBRETRANSLATE_KEY,
    },
  });
  try {
    await worker.untilReady();
    await postJobs(JOBS - 1);
    await waitFor('the circuit breaker to open', async () =>
      (await listHeldBreakers(database.db)).includes('translate'),
    );
    // Until the worker process has read the circuit breakers, it fetches each new task and postpones it by adding the
    // task again.
    await waitFor('the worker process to read the breakers', async () => (await countOf(database.db, READ)) > 0);
    // Tasks that were fetched before the breaker opened postpone themselves too. Wait until none is locked.
    await waitFor('all tasks to wait', async () => {
      const fetched = await countOf(database.db, 'queue_outside.jobs where locked_at is not null');
      return fetched === 0 && (await waiting()).length === JOBS - 1;
    });
    const [calls, used, ids] = [libre.asked.length, await attemptsUsed(), await waiting()];
    await run(database.db, sql`update queue_outside._private_jobs set run_at = now()`);
    // Another task wakes the runner, which could now fetch the waiting tasks.
    await postJobs(1);
    await waitFor('its task', async () => (await waiting()).length === JOBS);
    await pass(400);
    expect(await waiting(), 'no task is even fetched').toEqual([...ids, expect.any(Number)]);
    expect(libre.asked).toHaveLength(calls);
    expect(await attemptsUsed()).toBe(used);
    expect(used, 'of five calls at most').toBeLessThan(6);

    libre.trouble = 'none';
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    await waitFor('all jobs to be translated', async () => {
      await run(
        database.db,
        sql`update queue_outside._private_jobs set run_at = now() where locked_at is null and run_at > now()`,
      );
      return (await countOf(database.db, 'queue_outside.jobs')) === 0;
    });
    expect(await countOf(database.db, 'job_translations'), 'the four languages it knows').toBe(JOBS * 4);
    expect(worker.said(), 'nothing of the texts or the key').not.toMatch(/Mason|key-of/);
  } finally {
    await worker.stop();
    await libre.close();
  }
});
