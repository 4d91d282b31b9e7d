// Work certificates over HTTP (D71): the request, the answer of the employer, the paper, its revocation, and the days that
// a board counts.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificateFacts } from '#contracts/document-facts.ts';
import { documentEndpoints } from '#contracts/documents.ts';
import { REVOKED_PATH, revokedList } from '#contracts/signed-document.ts';
import { wageEndpoints } from '#contracts/wages.ts';
import { type CertificateDecision, workCertificateEndpoints } from '#contracts/work-certificates.ts';
import { z } from '#contracts/z.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { removeOldRevocations } from '#marketplace/documents/queries.ts';
import { lapseAllClaims } from '#marketplace/wages/actions/apply-silence.ts';
import { bookDay, openAccount } from '#marketplace/wages/actions/book-day.ts';
import { recordDiaryEntry, startDiary } from '#marketplace/wages/actions/diary.ts';
import { revokeForEmployer } from '#marketplace/wages/actions/revoke-certificate.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql, type Tx } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { recordEntry, getAccount } = wageEndpoints;
const { getCertificate, requestCertificate, decideCertificate, getWorkDays } = workCertificateEndpoints;
const { requestDocument, getDocument, getDocumentPdf } = documentEndpoints;
const DAY = 24 * 60 * 60 * 1000;

/** A wage account of twelve days of a mason, and sessions of both sides. */
async function hired() {
  const { db } = database;
  const application = await buildApplication(db, { status: 'accepted' });
  await run(db, sql`update applications set created_at = now() - interval '12 days' where id = ${application.id}`);
  const now = await readClock(db);
  const ledger = await inTransaction(db, (tx) => openAccount(tx, application.id));
  const account_id = ledger?.account.id ?? 0;
  const params = { account_id: String(account_id) };
  const day = (back: number) => dayOf(now - back * DAY);
  const worker = api.as(await buildSession(db, application.labour));
  const boss = api.as(await buildSession(db, application.employer));
  const enter = (by: typeof worker, back: number, more: { halves?: number; replaces?: number } = {}) =>
    by.ok(recordEntry, {
      params,
      body: { client_id: randomUUID(), kind: 'day', day: day(back), halves: 2, ...more },
    });
  return {
    ...application,
    ...{ account_id, params, day, worker, boss },
    code: (back: number) => inTransaction(db, (tx) => bookDay(tx, application.id, day(back), 'code')),
    byEmployer: (back: number, more = {}) => enter(boss, back, more),
    claim: (back: number, more = {}) => enter(worker, back, more),
    show: (by = worker) => by.ok(getCertificate, { params }),
    ask: () => worker.ok(requestCertificate, { body: { account_id } }),
    paper: (language: 'hi' | 'ta' = 'hi') =>
      worker.ok(requestDocument, { params, body: { kind: 'work-certificate', language } }),
  };
}
type Work = Awaited<ReturnType<typeof hired>>;

const decide = async ({ boss, show }: Work, body: CertificateDecision) => {
  const { certificate } = await show();
  return boss.ok(decideCertificate, { params: { certificate_id: String(certificate?.id) }, body });
};
const decideAbout = ({ boss }: Work, id: number | undefined, body: CertificateDecision) =>
  boss.ok(decideCertificate, { params: { certificate_id: String(id) }, body });
const refusal = async ({ boss, show }: Work, body: CertificateDecision) => {
  const { certificate } = await show();
  return boss.problem(decideCertificate, { params: { certificate_id: String(certificate?.id) }, body });
};
/** Returns the answer that certifies the days which the screen shows now, with some of the numbers replaced. */
const certify = async ({ show, day }: Work, more: { total_days?: number; by_code?: number } = {}) => {
  const none = { from: day(1), to: day(1), total_days: 0, half_days: 0, by_code: 0 };
  const { from, to, total_days, half_days, by_code } = (await show()).certifiable ?? none;
  return { decision: 'certify' as const, from, to, total_days, half_days, by_code, ...more };
};
const revoke = { decision: 'revoke' as const, reason: 'wrong_days' as const };
const decline = { decision: 'decline' as const, reason: 'wrong_days' as const };

/** A certified account: a day by code and two days that the employer entered, one of them half. */
async function certified() {
  const work = await hired();
  await work.code(3);
  await work.byEmployer(2);
  await work.byEmployer(1, { halves: 1 });
  await work.ask();
  await decide(work, await certify(work, { total_days: 3, by_code: 1 }));
  return work;
}

/** Returns the number of the day's entry that counts. */
async function entryOf({ boss, params, day }: Work, back: number): Promise<number> {
  const { entries } = await boss.ok(getAccount, { params, query: {} });
  return entries.find((entry) => entry.day === day(back) && entry.state === 'agreed')?.seq ?? 0;
}

/** Removes a day by a correction of the employer to which the worker agrees. */
async function removeDay(work: Work, back: number): Promise<void> {
  const { seq } = await work.byEmployer(back, { halves: 0, replaces: await entryOf(work, back) });
  await work.worker.ok(wageEndpoints.decideEntry, {
    params: { ...work.params, seq: String(seq) },
    body: { client_id: randomUUID(), decision: 'agree' },
  });
}

/** The employer answers none of the claims that wait. */
async function lapseClaims(): Promise<void> {
  await runTasks(database);
  await run(database.db, sql`update wage_entries set notified_at = now() - interval '8 days' where state = 'waiting'`);
  await lapseAllClaims(database, () => undefined);
}

const kinds = async ({ id }: { id: number }) =>
  (
    await many(
      database.db,
      sql`select kind from notifications where user_id = ${id} and kind like 'wage_certificate%' order by id`,
      z.object({ kind: z.string() }),
    )
  ).map(({ kind }) => kind);

const revokedNumbers = async () => {
  const response = await fetch(`${api.base}${REVOKED_PATH}`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return revokedList.parse(await response.json()).revoked;
};

describe('the work certificate', () => {
  it('The employer certifies the days that the worker asked for, and the paper states them by code and by entry', async () => {
    const work = await hired();
    await work.code(3);
    await work.byEmployer(2);
    await work.byEmployer(1, { halves: 1 });
    const days = { from: work.day(3), to: work.day(1), total_days: 3, half_days: 1, by_code: 1, by_entry: 2 };
    expect(await work.show()).toEqual({ certificate: null, certifiable: days, has_paper: false, allowed: ['request'] });
    expect((await work.ask()).certificate).toMatchObject({ state: 'requested', days: null });
    const { pushed } = await runTasks(database);
    expect(pushed.map(({ event }) => event)).toContain('notification.created');
    expect(await work.show(work.boss)).toMatchObject({ certifiable: days, allowed: ['certify', 'decline'] });
    expect((await work.boss.ok(getAccount, { params: work.params, query: {} })).awaits_you).toBe(true);
    expect((await decide(work, await certify(work, { total_days: 3, by_code: 1 }))).certificate).toMatchObject({
      state: 'certified',
      days,
    });
    const { uid } = await work.paper();
    await runTasks(database);
    expect(await kinds(work.employer)).toEqual(['wage_certificate_asked']);
    expect(await kinds(work.labour)).toEqual(['wage_certificate_certified']);
    expect(await work.worker.ok(getDocument, { params: { document_uid: uid } })).toMatchObject({ state: 'issued' });
    const { facts, left } = await one(
      database.db,
      sql`select facts, round(extract(epoch from expires_at - issued_at) / 86400)::int as left from documents where uid = ${uid}`,
      z.object({ facts: certificateFacts, left: z.int() }),
    );
    expect(facts).toMatchObject({ ...days, certified: work.day(0), day: work.day(0) });
    expect(left).toBe(180);
    expect((await work.paper()).uid).toBe(uid);
    expect((await work.paper('ta')).uid).not.toBe(uid);
    await runTasks(database);
  });

  it('Two accounts that agree on work without a code get a paper that states no day by code', async () => {
    const work = await hired();
    for (const back of [5, 4, 3, 2, 1]) await work.byEmployer(back);
    await work.ask();
    await decide(work, await certify(work, { total_days: 5, by_code: 0 }));
    const { uid } = await work.paper();
    const { facts } = await one(
      database.db,
      sql`select facts from documents where uid = ${uid}`,
      z.object({ facts: certificateFacts }),
    );
    expect(facts).toMatchObject({ total_days: 5, by_code: 0, by_entry: 5 });
    await runTasks(database);
  });

  it('A day that counts because the employer did not answer is never certified', async () => {
    const work = await hired();
    await work.claim(2);
    await lapseClaims();
    expect((await work.worker.ok(getAccount, { params: work.params, query: {} })).entries[0]).toMatchObject({
      state: 'agreed',
      via: 'silence',
    });
    expect(await work.show()).toEqual({ certificate: null, certifiable: null, has_paper: false, allowed: [] });
    const body = { account_id: work.account_id };
    expect((await work.worker.problem(requestCertificate, { body })).code).toBe('not_found');
    await work.byEmployer(1);
    await work.ask();
    expect((await decide(work, await certify(work, { total_days: 1, by_code: 0 }))).certificate?.days).toMatchObject({
      total_days: 1,
    });
  });

  it('A request without an answer is not a certificate, and lapses after 14 days', async () => {
    const work = await hired();
    await work.code(1);
    await work.ask();
    const asked = { params: work.params, body: { kind: 'work-certificate' as const, language: 'hi' as const } };
    expect((await work.worker.problem(requestDocument, asked)).code).toBe('not_found');
    await run(database.db, sql`update work_certificates set requested_at = now() - interval '15 days'`);
    expect(await work.show(work.boss)).toMatchObject({ certificate: { state: 'lapsed' }, allowed: [] });
    expect((await refusal(work, await certify(work, { total_days: 1, by_code: 1 }))).code).toBe('invalid_transition');
    expect((await work.worker.problem(requestDocument, asked)).code).toBe('not_found');
    expect((await work.ask()).certificate?.state).toBe('requested');
  });

  it('An employer declines with a reason, which the worker sees', async () => {
    const work = await hired();
    await work.code(1);
    await work.ask();
    const declined = { decision: 'decline' as const, reason: 'not_worked' as const };
    expect((await decide(work, declined)).certificate).toMatchObject({ state: 'declined', reason: 'not_worked' });
    expect((await decide(work, declined)).certificate?.state).toBe('declined');
    expect((await refusal(work, await certify(work, { total_days: 1, by_code: 1 }))).code).toBe('invalid_transition');
    await runTasks(database);
    expect(await kinds(work.labour)).toEqual(['wage_certificate_declined']);
    expect((await work.show()).allowed).toEqual(['request']);
  });

  it('An employer certifies only the days that the screen showed', async () => {
    const work = await hired();
    await work.byEmployer(2);
    await work.ask();
    await work.code(1);
    expect((await refusal(work, await certify(work, { total_days: 1, by_code: 0 }))).code).toBe('stale_version');
    expect((await decide(work, await certify(work, { total_days: 2, by_code: 1 }))).certificate?.days?.total_days).toBe(
      2,
    );
  });

  it('An employer certifies no half day that the screen showed as a full one', async () => {
    const work = await hired();
    for (const back of [3, 2, 1]) await work.byEmployer(back);
    await work.ask();
    const seen = { ...(await certify(work, { total_days: 3, by_code: 0 })), from: work.day(3), to: work.day(1) };
    await work.claim(2, { halves: 1, replaces: await entryOf(work, 2) });
    expect((await refusal(work, { ...seen, half_days: 0 })).code).toBe('stale_version');
    expect((await refusal(work, { ...seen, half_days: 1, from: work.day(4) })).code).toBe('stale_version');
    expect((await decide(work, { ...seen, half_days: 1 })).certificate?.days).toMatchObject({ half_days: 1 });
  });

  it('The worker can ask again when a certified half day has become a full day', async () => {
    const work = await certified();
    expect((await work.show()).allowed).toEqual([]);
    await work.byEmployer(1, { replaces: await entryOf(work, 1) });
    expect(await work.show()).toMatchObject({ certificate: { state: 'certified' }, allowed: ['request'] });
    await work.ask();
    expect((await decide(work, await certify(work, { total_days: 3, by_code: 1 }))).certificate?.days).toMatchObject({
      total_days: 3,
      half_days: 0,
    });
  });

  it('A worker cannot ask an employer who has deleted the account', async () => {
    const work = await certified();
    await work.byEmployer(4);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 3, uncertified: 1 });
    await run(database.db, sql`update users set erased_at = now() where id = ${work.employer.id}`);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 3, uncertified: 0 });
    expect(await work.show()).toMatchObject({ certificate: { state: 'certified' }, certifiable: null, allowed: [] });
    const body = { account_id: work.account_id };
    expect((await work.worker.problem(requestCertificate, { body })).code).toBe('not_found');
  });

  it('The worker keeps the paper of an earlier certificate while a later request waits or is declined', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await work.code(4);
    await work.ask();
    expect(await work.show()).toMatchObject({ certificate: { state: 'requested' }, has_paper: true });
    expect((await work.paper()).uid).toBe(uid);
    expect((await work.paper('ta')).uid).not.toBe(uid);
    await decide(work, decline);
    expect((await work.paper()).uid).toBe(uid);
    await work.ask();
    await decide(work, await certify(work, { total_days: 4, by_code: 2 }));
    expect((await work.paper()).uid).not.toBe(uid);
    await runTasks(database);
  });

  it('Twenty requests at once ask the employer once, and the fourth request within a week is refused', async () => {
    const work = await hired();
    await work.code(1);
    const asked = await Promise.all(Array.from({ length: 20 }, work.ask));
    expect(new Set(asked.map(({ certificate }) => certificate?.id)).size).toBe(1);
    const declined = { decision: 'decline' as const, reason: 'other' as const };
    for (const _ of [2, 3]) {
      await decide(work, declined);
      await work.ask();
    }
    await decide(work, declined);
    const refused = await work.worker.problem(requestCertificate, { body: { account_id: work.account_id } });
    expect(refused.code).toBe('rate_limited');
  });

  it('A certificate keeps the names of its day, although the worker changes the profile later', async () => {
    const work = await certified();
    const before = await work.paper();
    await run(database.db, sql`update users set first_name = 'Suresh' where id = ${work.labour.id}`);
    expect((await work.paper()).uid).toBe(before.uid);
    await runTasks(database);
  });

  it('The employer cannot request the paper, and no other account sees the certificate', async () => {
    const work = await certified();
    const asked = { params: work.params, body: { kind: 'work-certificate' as const, language: 'hi' as const } };
    expect((await work.boss.problem(requestDocument, asked)).code).toBe('wrong_party');
    const other = await certified();
    const { certificate } = await other.show();
    const params = { certificate_id: String(certificate?.id) };
    expect((await work.boss.problem(decideCertificate, { params, body: revoke })).code).toBe('not_found');
    expect((await work.worker.problem(getCertificate, { params: other.params })).code).toBe('not_found');
  });
});

describe('the revocation of a work certificate', () => {
  it('An employer takes a certificate back: its papers are listed as revoked and cannot be downloaded', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await runTasks(database);
    expect(await revokedNumbers()).not.toContain(uid);
    expect((await decide(work, revoke)).certificate).toMatchObject({ state: 'revoked', reason: 'wrong_days' });
    expect(await revokedNumbers()).toContain(uid);
    const params = { document_uid: uid };
    expect((await work.worker.ok(getDocument, { params })).state).toBe('revoked');
    expect((await work.worker.problem(getDocumentPdf, { params })).code).toBe('not_found');
    const asked = { params: work.params, body: { kind: 'work-certificate' as const, language: 'hi' as const } };
    expect((await work.worker.problem(requestDocument, asked)).code).toBe('not_found');
    await runTasks(database);
    expect(await kinds(work.labour)).toContain('wage_certificate_revoked');
  });

  it('A paper that is still being made is not issued after the revocation', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await decide(work, revoke);
    await runTasks(database);
    expect((await work.worker.ok(getDocument, { params: { document_uid: uid } })).state).toBe('failed');
  });

  it('A later certificate is taken back together with the earlier ones', async () => {
    const work = await certified();
    const first = await work.paper();
    await work.code(4);
    await work.ask();
    await decide(work, await certify(work, { total_days: 4, by_code: 2 }));
    const second = await work.paper();
    await runTasks(database);
    await decide(work, revoke);
    expect(await revokedNumbers()).toEqual(expect.arrayContaining([first.uid, second.uid]));
  });

  const later = {
    waits: async () => undefined,
    'was declined': (work: Work) => decide(work, decline),
    'has lapsed': () =>
      run(
        database.db,
        sql`update work_certificates set requested_at = now() - interval '15 days' where state = 'requested'`,
      ),
  };
  it.each(['waits', 'was declined', 'has lapsed'] as const)(
    'An employer takes a certificate back although a later request %s, and the same decision again changes nothing',
    async (state) => {
      const work = await certified();
      const { uid } = await work.paper();
      await runTasks(database);
      await work.code(4);
      await work.ask();
      await later[state](work);
      expect((await work.show(work.boss)).allowed).toContain('revoke');
      const after = await decide(work, revoke);
      expect(after.allowed).not.toContain('revoke');
      expect(await revokedNumbers()).toContain(uid);
      expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 0 });
      expect(await decide(work, revoke)).toEqual(after);
    },
  );

  it('An employer whose screen shows the earlier certificate takes it back after a later request', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await runTasks(database);
    const shown = (await work.show()).certificate?.id;
    await work.code(4);
    await work.ask();
    await decideAbout(work, shown, revoke);
    expect(await revokedNumbers()).toContain(uid);
    await decide(work, await certify(work, { total_days: 4, by_code: 2 }));
    expect((await decideAbout(work, shown, revoke)).certificate?.state).toBe('certified');
  });

  it('An employer takes the earlier certificate back after a correction has revoked only the later one', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await work.code(4);
    await work.ask();
    await decide(work, await certify(work, { total_days: 4, by_code: 2 }));
    await runTasks(database);
    await removeDay(work, 4);
    expect(await work.show(work.boss)).toMatchObject({ certificate: { reason: 'recount' }, allowed: ['revoke'] });
    expect(await revokedNumbers()).not.toContain(uid);
    expect((await decide(work, revoke)).allowed).toEqual([]);
    expect(await revokedNumbers()).toContain(uid);
  });

  it('A certificate stays when the employer does not answer a correction that raises a certified day', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    const claim = await work.claim(1, { replaces: await entryOf(work, 1) });
    await lapseClaims();
    const { entries } = await work.worker.ok(getAccount, { params: work.params, query: {} });
    expect(entries.find(({ seq }) => seq === claim.seq)).toMatchObject({ state: 'agreed', via: 'silence', halves: 2 });
    expect(await work.show()).toMatchObject({ certificate: { state: 'certified' }, certifiable: { total_days: 2 } });
    expect(await revokedNumbers()).not.toContain(uid);
    await runTasks(database);
  });

  const holders = {
    'a revocation': {
      lock: (tx: Tx, { account_id }: Work) =>
        run(tx, sql`select from wage_accounts where id = ${account_id} for update`),
      change: (tx: Tx, { employer, account_id }: Work) =>
        revokeForEmployer(tx, { type: 'employer', id: employer.id }, account_id, 'wrong_days'),
    },
    'an erasure': {
      lock: (tx: Tx, { labour }: Work) => run(tx, sql`select from users where id = ${labour.id} for update`),
      change: (tx: Tx, { account_id }: Work) =>
        run(tx, sql`delete from work_certificates where account_id = ${account_id}`),
    },
  };
  it.each(['a revocation', 'an erasure'] as const)(
    'A paper waits for %s, which does not wait for it',
    async (holder) => {
      const work = await certified();
      const asked = { params: work.params, body: { kind: 'work-certificate' as const, language: 'hi' as const } };
      const paper = await inTransaction(database.db, async (tx) => {
        await holders[holder].lock(tx, work);
        const answer = work.worker.problem(requestDocument, asked);
        await waitFor('the paper to wait', async () => (await countWaiting(database.db)) > 0);
        await holders[holder].change(tx, work);
        return { answer };
      });
      expect((await paper.answer).code).toBe('not_found');
      await runTasks(database);
    },
  );

  it('A certificate is revoked when a correction removes a certified day', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await runTasks(database);
    const { entries } = await work.boss.ok(getAccount, { params: work.params, query: {} });
    const day = entries.find((entry) => entry.day === work.day(2));
    const correction = await work.byEmployer(2, { halves: 0, replaces: day?.seq ?? 0 });
    expect((await work.show()).certificate?.state).toBe('certified');
    await work.worker.ok(wageEndpoints.decideEntry, {
      params: { ...work.params, seq: String(correction.seq) },
      body: { client_id: randomUUID(), decision: 'agree' },
    });
    expect((await work.show()).certificate).toMatchObject({ state: 'revoked', reason: 'recount' });
    expect(await revokedNumbers()).toContain(uid);
    await runTasks(database);
  });

  it('A revoked paper stays revoked after the deletion of the worker’s documents, until it expires', async () => {
    const work = await certified();
    const { uid } = await work.paper();
    await runTasks(database);
    await decide(work, revoke);
    await run(database.db, sql`delete from documents where uid = ${uid}`);
    expect(await revokedNumbers()).toContain(uid);
    await run(database.db, sql`update revoked_documents set expires_at = now() where uid = ${uid}`);
    await removeOldRevocations(database.db);
    expect(await revokedNumbers()).not.toContain(uid);
    await runTasks(database);
  });
});

describe('GET /labour/work-days/', () => {
  it('The card counts certified days in building trades once, and shows the days that could be certified', async () => {
    const work = await certified();
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 3, uncertified: 0, needed: 90 });
    await work.byEmployer(4);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 3, uncertified: 1 });
    await decide(work, revoke);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 0, uncertified: 4 });
  });

  it('The card counts nothing from a diary, from silence, or from another trade', async () => {
    const work = await hired();
    const { uid } = await startDiary(database, work.labour, { other_name: 'Ganesh Builders' });
    await recordDiaryEntry(database, work.labour, uid, {
      client_id: randomUUID(),
      kind: 'day',
      day: work.day(1),
      halves: 2,
    });
    await work.claim(2);
    await lapseClaims();
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ certified: 0, uncertified: 0 });
    await work.byEmployer(1);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ uncertified: 1 });
    await run(database.db, sql`update jobs set role = 'tailor'`);
    expect(await work.worker.ok(getWorkDays, {})).toMatchObject({ uncertified: 0 });
  });
});
