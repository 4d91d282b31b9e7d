// Tests replaced tasks: a running task is added again with the same key, and then the worker process is killed before
// it has completed the row of the running task.
import { expect, it } from 'vitest';
import { pushEndpoints } from '#contracts/push.ts';
import { z } from '#contracts/z.ts';
import { recordEvent } from '#marketplace/record-event.ts';
import { recordFailure } from '#platform/circuit-breaker.ts';
import { endDb, inTransaction, openDb } from '#platform/db.ts';
import { queues, schemaOf } from '#platform/queues.ts';
import { many, rawSql, run, sql } from '#platform/sql.ts';
import { makeVapidPair } from '#platform/vapid.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';
import { startPushService } from '#testing/fake-push/push-service.ts';
import { silentLog } from '#testing/silent-log.ts';
import { countOf } from '#testing/task-queue.ts';
import { waitFor } from '#testing/wait-for.ts';
import { startWorker } from '#testing/worker-process.ts';
import { completeReplacedTasks } from './replaced-tasks.ts';

const vapid = { ...makeVapidPair(), subject: 'mailto:help@kaamsetu.example' };
const database = useDatabase();
const api = useApi(database, { settings: { push_key: vapid.publicKey } });

const LOCK = 9051;
const replaced = `queue_outside._private_jobs where key is null and attempts >= max_attempts`;

/** Makes each completion of a replaced task wait. Returns a function that ends the waiting and removes the trigger. */
async function holdCompletions() {
  const holder = openDb({ url: database.url, max: 1, name: 'holds completions', statementTimeout: 0 });
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  await database.db.query(`create function hold_completion() returns trigger language plpgsql as
    $$ begin perform pg_advisory_lock(${LOCK}); return old; end $$`);
  await database.db.query(`create trigger hold before delete on queue_outside._private_jobs for each row
    when (old.key is null) execute function hold_completion()`);
  return async () => {
    // Terminates the database connections that wait to complete a task. The completion is rolled back, as if the killed
    // process had lost its connection.
    await database.db.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and objid = ${LOCK} and not granted`);
    await endDb(holder);
    await database.db.query('drop trigger hold on queue_outside._private_jobs');
  };
}

it('A push task that was postponed leaves no row when its worker process is killed before completion', async () => {
  const service = await startPushService(vapid.publicKey);
  const environment = {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: vapid.subject,
  };
  const worker = await startWorker({ url: database.url, supervised: true, environment });
  try {
    await worker.untilReady();
    const release = await holdCompletions();
    // Opens the circuit breaker of the push service, so that the task postpones itself.
    for (let failure = 0; failure < 5; failure += 1) await recordFailure(database.db, 'push:others', 'free');
    const application = await buildApplication(database.db, { status: 'shortlisted' });
    const labour = api.as(await buildSession(database.db, application.labour));
    await labour.ok(pushEndpoints.subscribe, { body: service.subscribe('phone') });
    await inTransaction(database.db, (tx) =>
      recordEvent(tx, {
        name: 'application.shortlisted',
        actor: { type: 'system', id: null },
        payload: { application_id: application.id },
      }),
    );
    await waitFor('the running row to be replaced', async () => (await countOf(database.db, replaced)) === 1);
    worker.signal('SIGKILL');
    await waitFor('the worker process to exit', () => worker.endings.length === 1);
    await release();
    expect(await countOf(database.db, replaced), 'the kill left the row').toBe(1);
    await run(database.db, sql`update circuit_breakers set opened_at = opened_at - interval '31 seconds'`);
    const queued = () => countOf(database.db, 'queue_outside._private_jobs');
    await waitFor('an empty queue', async () => (await queued()) === 0);
    expect(service.inbox).toHaveLength(1);
  } finally {
    await worker.stop();
    await service.close();
  }
});

it.each(queues)('Only replaced tasks of events and people are completed in the queue %s', async (queue) => {
  const schema = rawSql(schemaOf[queue]);
  await run(database.db, sql`delete from ${schema}._private_jobs`);
  const add = (name: string, payload: string, key: string | null) =>
    run(
      database.db,
      sql`select ${schema}.add_job(${name}::text, ${payload}::json, max_attempts => 1, job_key => ${key}::text)`,
    );
  await add('replaced', '{"event_id": 1}', 'a');
  await add('replaced and failed', '{"user_id": 1}', 'b');
  await add('running', '{"event_id": 2}', 'c');
  await add('given up', '{"event_id": 3}', 'd');
  await add('of the clock', '{"_cron": {}}', null);
  await run(database.db, sql`update ${schema}._private_jobs set attempts = 1`);
  await run(database.db, sql`update ${schema}._private_jobs set key = null where key in ('a', 'b', 'c')`);
  await run(database.db, sql`update ${schema}._private_jobs set last_error = 'no' where payload::text ~ '3|cron|user'`);
  await run(
    database.db,
    sql`update ${schema}._private_jobs set locked_at = now(), locked_by = 'someone' where payload::text ~ '2'`,
  );
  await completeReplacedTasks(database.db, silentLog);
  const left = await many(
    database.db,
    sql`select task_identifier as name from ${schema}.jobs order by id`,
    z.object({ name: z.string() }),
  );
  expect(left.map(({ name }) => name)).toEqual(['running', 'given up', 'of the clock']);
});
