// Signed documents over HTTP: the request, the worker process that signs and renders, the PDF, the public keys.
import { describe, expect, it } from 'vitest';
import { statementFacts } from '#contracts/document-facts.ts';
import { documentEndpoints } from '#contracts/documents.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { checkDocument, issuerMetadata } from '#contracts/signed-document.ts';
import type { Language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { requestDocument, getDocument, getDocumentPdf } = documentEndpoints;
const ISSUER = 'https://kaamsetu.example';

/** A worker with a wage account in which the worker received ₹500.01 in cash. */
async function withWages() {
  const application = await buildApplication(database.db, { status: 'accepted' });
  const ledger = await inTransaction(database.db, (tx) => openAccount(tx, application.id));
  const account_id = ledger?.account.id ?? 0;
  const token = await buildSession(database.db, application.labour);
  const pay = async (paise: number) => {
    const { day } = await one(
      database.db,
      sql`select (now() at time zone 'Asia/Kolkata')::date::text as day`,
      z.object({ day: z.string() }),
    );
    const client_id = crypto.randomUUID();
    await recordEntry(database, application.labour, account_id, {
      client_id,
      kind: 'payment',
      day,
      paise,
      method: 'cash',
      another: true,
    });
  };
  await pay(50_001);
  const worker = api.as(token);
  const request = (language: Language = 'hi') =>
    worker.ok(requestDocument, {
      params: { account_id: String(account_id) },
      body: { kind: 'wage-statement', language },
    });
  const pdf = (uid: string) =>
    fetch(`${api.base}/api/v1/documents/${uid}/pdf/`, { headers: { authorization: `Bearer ${token}` } });
  return { ...application, account_id, worker, request, pay, pdf };
}

const stored = z.object({ token: z.string(), facts: statementFacts, rows: z.nullable(z.string()), keys: z.int() });
const readStored = (uid: string) =>
  one(
    database.db,
    sql`select token, facts, rows, (select count(*)::int from signing_keys) as keys from documents where uid = ${uid}`,
    stored,
  );

describe('POST /wages/accounts/{id}/documents/', () => {
  it('A worker gets a statement that is genuine by the published keys', async () => {
    const { worker, request, pdf } = await withWages();
    const asked = await request();
    expect(asked).toMatchObject({ kind: 'wage-statement', language: 'hi', state: 'requested', expires_at: null });
    const params = { document_uid: asked.uid };
    expect((await worker.problem(getDocumentPdf, { params })).code).toBe('document_not_ready');
    const { pushed } = await runTasks(database);
    expect(pushed.map(({ event }) => event)).not.toContain('notification.created');
    expect(await worker.ok(getDocument, { params })).toMatchObject({ state: 'issued' });
    const response = await pdf(asked.uid);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('wage-statement.pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(120_000);
    const keys = await fetch(`${api.base}/.well-known/jwt-vc-issuer`);
    expect(keys.headers.get('access-control-allow-origin')).toBe('*');
    const metadata = issuerMetadata.parse(await keys.json());
    const { token, facts } = await readStored(asked.uid);
    const now = Math.floor((await readClock(database.db)) / 1000);
    expect(await checkDocument(token, metadata, now)).toMatchObject({
      result: 'genuine',
      claims: { ...facts, iss: ISSUER, jti: asked.uid, received: 50_001, owed: -50_001 },
    });
  });

  it('The facts contain the digest of the rows, which the PDF carries', async () => {
    const { request } = await withWages();
    const { uid } = await request();
    const { facts, rows } = await one(
      database.db,
      sql`select facts, rows from documents where uid = ${uid}`,
      z.object({ facts: statementFacts, rows: z.string() }),
    );
    expect(digest(rows).toString('base64url')).toBe(facts.rows);
    expect(facts.entries).toBe(1);
    await runTasks(database);
  });

  it('A repeated request returns the same document until the account changes', async () => {
    const { request, pay } = await withWages();
    const first = await request();
    expect((await request()).uid).toBe(first.uid);
    expect((await request('ta')).uid).not.toBe(first.uid);
    await pay(100);
    expect((await request()).uid).not.toBe(first.uid);
    await runTasks(database);
  });

  it.each(['en', 'hi', 'mr', 'bn', 'ta', 'te', 'ml', 'bh'] as const)(
    'A statement in %s is issued',
    async (language) => {
      const { worker, request } = await withWages();
      const { uid } = await request(language);
      await runTasks(database);
      expect((await worker.ok(getDocument, { params: { document_uid: uid } })).state).toBe('issued');
    },
  );

  it('A new document is made after the change of a name, and if the earlier one expires in less than a year', async () => {
    const { labour, request } = await withWages();
    const first = await request();
    await run(database.db, sql`update users set first_name = 'Salim' where id = ${labour.id}`);
    const second = await request();
    expect(second.uid).not.toBe(first.uid);
    await runTasks(database);
    expect((await request()).uid).toBe(second.uid);
    await run(
      database.db,
      sql`update documents set expires_at = now() + interval '364 days' where uid = ${second.uid}`,
    );
    expect((await request()).uid).not.toBe(second.uid);
    await runTasks(database);
  });

  it('Twenty equal requests at once make a single document', async () => {
    const { request } = await withWages();
    const made = await Promise.all(Array.from({ length: 20 }, () => request()));
    expect(new Set(made.map(({ uid }) => uid)).size).toBe(1);
    await runTasks(database);
  });

  it('A name in Kannada is printed in Devanagari, and a name without a font is refused until it is changed', async () => {
    const { worker, account_id, request, labour, employer } = await withWages();
    const rename = (id: number, name: string) =>
      run(database.db, sql`update users set first_name = ${name}, last_name = '' where id = ${id}`);
    await rename(labour.id, 'رمیش');
    const body = { kind: 'wage-statement', language: 'hi' } as const;
    const refused = await worker.problem(requestDocument, { params: { account_id: String(account_id) }, body });
    expect(refused).toMatchObject({ status: 422, code: 'name_not_printable' });
    await rename(labour.id, 'ರಮೇಶ');
    await rename(employer.id, 'رمیش');
    await run(database.db, sql`update employer_profiles set company_name = null where user_id = ${employer.id}`);
    const { uid } = await request();
    await runTasks(database);
    expect((await worker.ok(getDocument, { params: { document_uid: uid } })).state).toBe('issued');
    expect((await readStored(uid)).facts).toMatchObject({ worker: 'रमेश', employer: '????' });
  });

  it('The data export of the worker contains the PDF', async () => {
    const { worker, request, pdf } = await withWages();
    const { uid } = await request();
    await runTasks(database);
    await worker.ok(privacyEndpoints.getExport, {});
    await runTasks(database);
    const response = await worker.send(privacyEndpoints.getExportFile, { query: { format: 'json' } });
    const copy = z
      .object({ file_contents: z.array(z.object({ uid: z.string(), base64: z.string() })) })
      .parse(await response.json());
    const bytes = Buffer.from(await (await pdf(uid)).arrayBuffer());
    expect(copy.file_contents).toEqual([{ uid, base64: bytes.toString('base64') }]);
  });

  it('Both sides get a wage slip of the month and an appointment note, which are genuine', async () => {
    const { worker, employer, account_id } = await withWages();
    const { month } = await one(
      database.db,
      sql`select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM') as month`,
      z.object({ month: z.string() }),
    );
    const params = { account_id: String(account_id) };
    for (const client of [worker, api.as(await buildSession(database.db, employer))])
      for (const body of [
        { kind: 'wage-slip', language: 'ta', month },
        { kind: 'appointment-note', language: 'ml' },
      ] as const) {
        const { uid } = await client.ok(requestDocument, { params, body });
        await runTasks(database);
        expect(await client.ok(getDocument, { params: { document_uid: uid } })).toMatchObject({ state: 'issued' });
        const { token, facts } = await one(
          database.db,
          sql`select token, facts from documents where uid = ${uid}`,
          z.object({ token: z.string(), facts: z.record(z.string(), z.unknown()) }),
        );
        const keys = issuerMetadata.parse(await (await fetch(`${api.base}/.well-known/jwt-vc-issuer`)).json());
        const now = Math.floor((await readClock(database.db)) / 1000);
        const vct = `${ISSUER}/credentials/${body.kind}/1`;
        expect(await checkDocument(token, keys, now)).toMatchObject({ result: 'genuine', claims: { ...facts, vct } });
        expect(facts).toMatchObject(body.kind === 'wage-slip' ? { cash: 50_001, owed: -50_001 } : { basis: 'day' });
      }
  });

  it('A slip of a month that has not begun or was before the work is not found, nor is a note without agreed pay', async () => {
    const { worker, account_id } = await withWages();
    const params = { account_id: String(account_id) };
    for (const month of ['2099-12', '2000-01']) {
      const body = { kind: 'wage-slip', language: 'hi', month } as const;
      expect((await worker.problem(requestDocument, { params, body })).code).toBe('not_found');
    }
    await run(database.db, sql`delete from wage_terms where account_id = ${account_id}`);
    const note = { kind: 'appointment-note', language: 'hi' } as const;
    expect((await worker.problem(requestDocument, { params, body: note })).code).toBe('not_found');
  });

  it('Papers state the trade and the place of the day of acceptance, although the employer changed the job later', async () => {
    const { employer, job, account_id } = await withWages();
    const boss = api.as(await buildSession(database.db, employer));
    const params = { account_id: String(account_id) };
    const body = { kind: 'appointment-note', language: 'en' } as const;
    const before = await boss.ok(requestDocument, { params, body });
    await boss.ok(jobEndpoints.editJob, {
      params: { job_uid: job.uid },
      body: {
        ...{ title: job.title, role: 'plumber', location: 'Sector 5', city: 'Lucknow', state: 'Uttar Pradesh' },
        ...{ job_type: 'daily_wage', description: 'Brick and plaster work on a housing site.', positions: 2 },
        ...{ salary_amount: 900, salary_period: 'day' },
      },
    });
    expect((await boss.ok(requestDocument, { params, body })).uid).toBe(before.uid);
    await runTasks(database);
  });

  it('After a change of the pay, the note states since when it applies, and note and statement the agreed pay day', async () => {
    const { worker, account_id, request } = await withWages();
    await run(
      database.db,
      sql`update applications set created_at = now() - interval '10 days'
        where id = (select application_id from wage_accounts where id = ${account_id})`,
    );
    const { today } = await one(
      database.db,
      sql`insert into wage_terms (account_id, seq, basis, paise, hours, month_days, pay_every, pay_weekday, from_day)
        select t.account_id, w.seq, t.basis, 70000, t.hours, t.month_days, 'week', 6, (now() at time zone 'Asia/Kolkata')::date
        from wage_terms t join wage_accounts w on w.id = t.account_id where w.id = ${account_id} returning from_day::text as today`,
      z.object({ today: z.string() }),
    );
    const body = { kind: 'appointment-note', language: 'en' } as const;
    const note = await worker.ok(requestDocument, { params: { account_id: String(account_id) }, body });
    const statement = await request();
    const read = (uid: string) =>
      one(
        database.db,
        sql`select facts, rows::jsonb -> 'terms' as terms from documents where uid = ${uid}`,
        z.object({ facts: z.record(z.string(), z.unknown()), terms: z.unknown() }),
      );
    const { facts } = await read(note.uid);
    expect(facts).toMatchObject({ pay: 70_000, rate_from: today, pay_every: 'week', pay_weekday: 6 });
    expect(String(facts.first_day) < today).toBe(true);
    expect((await read(statement.uid)).terms).toContainEqual(
      expect.objectContaining({ paise: 70_000, pay_every: 'week', pay_weekday: 6, from_day: today }),
    );
    await runTasks(database);
  });

  it('The employer gets wrong_party for a statement and 404 for the document of the worker', async () => {
    const { employer, account_id, request } = await withWages();
    const boss = api.as(await buildSession(database.db, employer));
    const body = { kind: 'wage-statement', language: 'en' } as const;
    const refused = await boss.problem(requestDocument, { params: { account_id: String(account_id) }, body });
    expect(refused).toMatchObject({ status: 403, code: 'wrong_party' });
    const { uid } = await request();
    expect((await boss.problem(getDocument, { params: { document_uid: uid } })).code).toBe('not_found');
    expect((await boss.problem(getDocumentPdf, { params: { document_uid: uid } })).code).toBe('not_found');
    await runTasks(database);
  });

  it('The 41st document of a day is refused with rate_limited', async () => {
    const { worker, account_id, labour } = await withWages();
    await run(
      database.db,
      sql`insert into documents (kind, owner_id, account_id, account_seq, language, facts, rows)
        select 'wage-statement', ${labour.id}, ${account_id}, n + 100, 'hi', '{}', '{}' from generate_series(1, 40) n`,
    );
    const refused = await worker.problem(requestDocument, {
      params: { account_id: String(account_id) },
      body: { kind: 'wage-statement', language: 'hi' },
    });
    expect(refused).toMatchObject({ code: 'rate_limited' });
  });
});
