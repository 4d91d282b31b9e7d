import { expect, it } from 'vitest';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication } from '#testing/factories.ts';
import { issuerFault } from './check-issuer.ts';

const database = useDatabase();

/** A document that is valid for a day, and its key, which was published `daysAgo`. */
async function issueUnder(issuer: string, kid: string, daysAgo: number) {
  const { db } = database;
  const application = await buildApplication(db, { status: 'accepted' });
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  await run(
    db,
    sql`insert into signing_keys (kid, issuer, x, y, created_at)
      values (${kid}, ${issuer}, 'x', 'y', now() - ${daysAgo}::int * interval '1 day')`,
  );
  await run(
    db,
    sql`insert into documents (kind, owner_id, account_id, account_seq, language, facts, state, token, kid, storage_key,
        issued_at, expires_at)
      values ('wage-slip', ${application.labour.id}, ${ledger?.account.id ?? 0}, 1, 'hi', '{}', 'issued', 'token', ${kid},
        ${`documents/${kid}`}, now(), now() + interval '1 day')`,
  );
}

it('A worker process must not start under another issuer than that of documents that are still valid', async () => {
  const { db } = database;
  const issuer = 'https://kaamsetu.example';
  await issueUnder(issuer, 'first', 1);
  expect(await issuerFault(db, issuer)).toBeNull();
  expect(await issuerFault(db, 'https://new.example')).toContain(`SIGNING_ISSUER must be ${issuer}`);
  await run(db, sql`update documents set expires_at = now() - interval '1 second'`);
  expect(await issuerFault(db, 'https://new.example')).toBeNull();
});

it('A worker process starts under the issuer of the newest key, although documents of an earlier issuer are valid', async () => {
  const { db } = database;
  await issueUnder('https://old.example', 'old', 2);
  await issueUnder('https://new.example', 'new', 1);
  expect(await issuerFault(db, 'https://new.example')).toBeNull();
  expect(await issuerFault(db, 'https://old.example')).toContain('SIGNING_ISSUER must be https://new.example');
});
