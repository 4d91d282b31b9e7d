import { expect, it } from 'vitest';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication } from '#testing/factories.ts';
import { issuerFault } from './check-issuer.ts';

const database = useDatabase();

it('A worker process must not start under another issuer than that of documents that are still valid', async () => {
  const { db } = database;
  const issuer = 'https://kaamsetu.example';
  const application = await buildApplication(db, { status: 'accepted' });
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  await run(db, sql`insert into signing_keys (kid, issuer, x, y) values ('first', ${issuer}, 'x', 'y')`);
  await run(
    db,
    sql`insert into documents (kind, owner_id, account_id, account_seq, language, facts, state, token, kid, storage_key,
        issued_at, expires_at)
      values ('wage-slip', ${application.labour.id}, ${ledger?.account.id ?? 0}, 1, 'hi', '{}', 'issued', 'token', 'first',
        'documents/paper', now(), now() + interval '1 day')`,
  );
  expect(await issuerFault(db, issuer)).toBeNull();
  expect(await issuerFault(db, 'https://new.example')).toContain(`SIGNING_ISSUER must be ${issuer}`);
  await run(db, sql`update documents set expires_at = now() - interval '1 second'`);
  expect(await issuerFault(db, 'https://new.example')).toBeNull();
});
