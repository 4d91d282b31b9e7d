// Tests the nightly cleanup, which deletes expired rows and no rows that are still used.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildApplication, buildLabour, buildSession } from '#testing/factories.ts';
import { cleanUp } from './cleanup.ts';

const database = useDatabase();
const count = async (table: 'sessions' | 'otp_codes') => {
  const counted = z.object({ total: z.int() });
  if (table === 'sessions')
    return (await one(database.db, sql`select count(*)::int as total from sessions`, counted)).total;
  return (await one(database.db, sql`select count(*)::int as total from otp_codes`, counted)).total;
};

it('The cleanup deletes expired sessions and codes and keeps the others', async () => {
  const labour = await buildLabour(database.db);
  await buildSession(database.db, labour);
  await run(database.db, sql`update sessions set seen_at = now() - interval '3 hours'`);
  await buildSession(database.db, labour);
  for (const age of [1, 50]) {
    await run(
      database.db,
      sql`insert into otp_codes (phone_number, address, language, created_at, expires_at)
        values ('+919999999999', '', 'en', now() - ${age} * interval '1 hour', now())`,
    );
  }
  await cleanUp(database.db, () => {});
  await cleanUp(database.db, () => {});
  expect([await count('sessions'), await count('otp_codes')]).toEqual([1, 1]);
});

it('The cleanup deletes expired administrator sessions and old failed sign-ins, however many', async () => {
  const { db } = database;
  await buildAdmin(db, 'viewer');
  await run(
    db,
    sql`update admin_sessions set created_at = now() - interval '9 hours', expires_at = now() - interval '1 hour'`,
  );
  await buildAdmin(db, 'viewer');
  await run(
    db,
    sql`insert into admin_login_failures (name_hash, address, failed_at)
      select '\\x00', '192.0.2.1', now() - least(n, 16) * interval '1 minute' from generate_series(0, 2500) n where n = 0 or n > 15`,
  );
  await cleanUp(db, () => {});
  const left = await one(
    db,
    sql`select (select count(*)::int from admin_sessions) as sessions, (select count(*)::int from admin_login_failures) as failures`,
    z.object({ sessions: z.int(), failures: z.int() }),
  );
  expect(left).toEqual({ sessions: 1, failures: 1 });
});

it('The cleanup resets the id sequence of task names to the highest id in use', async () => {
  const { db } = database;
  for (let round = 1; round <= 20; round += 1)
    await run(db, sql`select queue_bulk.add_job('index_job', '{"event_id": 1}')`);
  await cleanUp(db, () => {});
  await run(db, sql`select queue_bulk.add_job('another_name', '{}')`);
  const { id } = await one(
    db,
    sql`select id from queue_bulk._private_tasks where identifier = 'another_name'`,
    z.object({ id: z.int() }),
  );
  expect(id).toBeLessThan(5);
});

/** Inserts two documents that were requested 23 and 25 hours ago. */
async function insertDocuments() {
  const { db } = database;
  const application = await buildApplication(db, { status: 'accepted' });
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  await run(
    db,
    sql`insert into documents (kind, owner_id, account_id, account_seq, language, facts, rows, requested_at)
      select 'wage-statement', ${application.labour.id}, ${ledger?.account.id ?? 0}, hours, 'hi', '{}', '{}',
        now() - hours * interval '1 hour' from unnest(array[23, 25]) hours`,
  );
}

it('The cleanup marks a document that was not made within a day as failed, and keeps a younger one', async () => {
  const { db } = database;
  await insertDocuments();
  await cleanUp(db, () => {});
  const states = await many(
    db,
    sql`select account_seq as hours, state from documents order by id desc limit 2`,
    z.object({ hours: z.int(), state: z.string() }),
  );
  expect(states).toEqual([
    { hours: 25, state: 'failed' },
    { hours: 23, state: 'requested' },
  ]);
});

it('The cleanup deletes the content of documents that expired more than 30 days ago, and keeps their rows', async () => {
  const { db } = database;
  await insertDocuments();
  await run(
    db,
    sql`insert into signing_keys (kid, issuer, x, y) values ('first', 'https://kaamsetu.example', 'x', 'y')`,
  );
  await run(
    db,
    sql`update documents set state = 'issued', rows = null, token = 'token', kid = 'first', storage_key = 'documents/' || id,
        facts = '{"worker": "Ramesh"}', issued_at = now(),
        expires_at = now() - case account_seq when 23 then interval '29 days' else interval '31 days' end
      where state = 'requested'`,
  );
  await cleanUp(db, () => {});
  const left = await many(
    db,
    sql`select account_seq, state, token, storage_key is null as is_gone, facts::text as facts from documents
      where state = 'issued' and account_seq in (23, 25) order by id desc limit 2`,
    z.object({ state: z.string(), token: z.nullable(z.string()), is_gone: z.boolean(), facts: z.string() }),
  );
  expect(left).toEqual([
    { state: 'issued', token: null, is_gone: true, facts: '{}' },
    { state: 'issued', token: 'token', is_gone: false, facts: '{"worker": "Ramesh"}' },
  ]);
});
