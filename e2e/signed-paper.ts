// A signed wage statement for browser tests: the digits of its code, and PDFs that carry rows.
import { createHash } from 'node:crypto';
import { validSeconds } from '#contracts/documents.ts';
import { packDocument, signDocument } from '#contracts/signed-document.ts';
import type { Db } from '#platform/db.ts';
import { Paper } from '#platform/paper/paper.ts';
import { run, sql } from '#platform/sql.ts';
import { testSigningKey } from '#testing/signing.ts';

const issuer = 'https://kaamsetu.example';
const entry = {
  seq: 2,
  kind: 'payment',
  by: 'employer',
  day: '2026-11-20',
  paise: 123_456,
  halves: null,
  overtime_minutes: null,
  method: 'cash',
  state: 'agreed',
  via: 'other',
  reason: null,
  matched: false,
  replaces: null,
  recorded_at: '2026-11-20T12:00:00.000Z',
  decided_at: null,
};
/** The rows of the statement as its PDF carries them. */
export const signedRows = JSON.stringify({ terms: [], entries: [entry] });

async function publishKey(db: Db): Promise<void> {
  const { kid, x, y } = testSigningKey.publicJwk;
  await run(
    db,
    sql`insert into signing_keys (kid, issuer, x, y) values (${kid}, ${issuer}, ${x}, ${y}) on conflict do nothing`,
  );
}

/** Publishes the key, and returns the digits of a signed work certificate with this number. */
export async function certificateDigits(db: Db, jti: string): Promise<string> {
  await publishKey(db);
  const iat = Math.floor(Date.now() / 1000);
  const vct = `${issuer}/credentials/work-certificate/1`;
  const people = { worker: 'सलीम शेख़', employer: 'Suresh Patil', trade: 'mason' };
  const days = { from: '2026-10-01', to: '2026-11-20', certified: '2026-11-25', day: '2026-11-27' };
  const counts = { total_days: 20, half_days: 2, by_code: 12, by_entry: 8 };
  const exp = iat + validSeconds('work-certificate');
  return packDocument(
    await signDocument({ iss: issuer, iat, exp, vct, jti, ...people, ...days, ...counts }, testSigningKey),
  );
}

/** Publishes the key, and returns the digits of a signed wage statement with one payment of ₹1,234.56. */
export async function signedDigits(db: Db): Promise<string> {
  await publishKey(db);
  const iat = Math.floor(Date.now() / 1000);
  const people = { worker: 'सलीम शेख़', employer: 'Suresh Patil', trade: 'mason' };
  const days = { first_day: '2026-11-01', day: '2026-11-27' };
  const sums = { earned: 0, received: 123_456, owed: -123_456, waiting: 0, disputed: 0, entries: 1 };
  const claims = {
    ...{ iss: issuer, iat, exp: iat + validSeconds('wage-statement'), vct: `${issuer}/credentials/wage-statement/1` },
    ...people,
    ...days,
    ...sums,
    rows: createHash('sha256').update(signedRows).digest('base64url'),
  };
  return packDocument(await signDocument(claims, testSigningKey));
}

/** Returns a PDF that carries these rows. */
export async function paperWith(rows: string): Promise<Buffer> {
  const paper = new Paper({ language: 'hi', title: 'Paper', at: new Date(0) });
  paper.attach(Buffer.from(rows), 'rows.json', new Date(0));
  return paper.finish();
}
