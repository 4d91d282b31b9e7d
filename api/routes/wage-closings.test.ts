// Closings of a wage account over HTTP (D69): proposal, answer, what a closed day accepts, and that nothing is waived.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import type { ClosingDecision } from '#contracts/wage-shapes.ts';
import { wageEndpoints } from '#contracts/wages.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);
const { getAccount, recordEntry, decideEntry, proposeClosing, decideClosing } = wageEndpoints;
const DAY = 24 * 60 * 60 * 1000;

/** A wage account of ten days of work, with a day of ₹900 two days ago, and sessions of both sides. */
async function withDay() {
  const application = await buildApplication(database.db, { status: 'accepted' });
  await run(
    database.db,
    sql`update applications set created_at = now() - interval '10 days' where id = ${application.id}`,
  );
  const now = await readClock(database.db);
  const ledger = await inTransaction(database.db, (tx) => openAccount(tx, application.id));
  const work = {
    id: application.id,
    account: { account_id: String(ledger?.account.id) },
    day: (back: number) => dayOf(now - back * DAY),
    worker: api.as(await buildSession(database.db, application.labour)),
    boss: api.as(await buildSession(database.db, application.employer)),
  };
  await work.boss.ok(recordEntry, { params: work.account, body: fullDay(work.day(2)) });
  return work;
}
type Work = Awaited<ReturnType<typeof withDay>>;
type Side = Work['worker'];

const fullDay = (day: string, more: { halves?: number; replaces?: number } = {}) => ({
  client_id: randomUUID(),
  kind: 'day' as const,
  day,
  halves: 2,
  ...more,
});
const payment = (day: string, paise: number) => ({
  client_id: randomUUID(),
  kind: 'payment' as const,
  day,
  paise,
  method: 'cash' as const,
});

const proposal = (to_day: string) => ({ client_id: randomUUID(), to_day });
const propose = ({ account }: Work, by: Side, to_day: string) =>
  by.ok(proposeClosing, { params: account, body: proposal(to_day) });
const answerOf = ({ account }: Work, seq: number, decision: ClosingDecision) => ({
  params: { ...account, seq: String(seq) },
  body: { client_id: randomUUID(), decision },
});
type Refused = Parameters<Side['problem']>;

/** Expects that the request is refused with this problem code. */
async function expectRefusal(by: Side, endpoint: Refused[0], call: Refused[1], code: string) {
  expect((await by.problem(endpoint, call)).code).toBe(code);
}

const show = ({ account }: Work, by: Side) => by.ok(getAccount, { params: account, query: {} });

async function closed(work: Work) {
  const { seq } = await propose(work, work.boss, work.day(1));
  await work.worker.ok(decideClosing, answerOf(work, seq, 'agree'));
}

const faults = async () => {
  const found: string[] = [];
  await checkAccounts(database.db, (fault) => found.push(fault));
  return found;
};

describe('the closing of a wage account', () => {
  it('A closing states the sums of its days, waits for the other side, and closes the days when it agrees', async () => {
    const work = await withDay();
    const { worker, boss, day } = work;
    await boss.ok(recordEntry, { params: work.account, body: fullDay(day(0)) });
    const { seq } = await propose(work, boss, day(1));
    const [asked] = (await show(work, worker)).closings;
    expect(asked).toMatchObject({ seq, to_day: day(1), owed: 90_000, earned: 90_000, received: 0, state: 'waiting' });
    expect(asked?.allowed).toEqual(['agree', 'decline']);
    expect([(await show(work, worker)).awaits_you, (await show(work, boss)).awaits_you]).toEqual([true, false]);
    await worker.ok(decideClosing, answerOf(work, seq, 'agree'));
    const seen = await show(work, boss);
    expect([seen.closings[0]?.state, seen.closings[0]?.allowed, seen.awaits_you]).toEqual(['agreed', [], false]);
    expect(await faults()).toEqual([]);
  });

  it('A closing waives nothing: what is owed stays owed, and a closed day accepts a correction', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    await closed(work);
    expect((await show(work, worker)).balance.owed).toBe(90_000);
    await expectRefusal(worker, recordEntry, { params: account, body: fullDay(day(1)) }, 'days_closed');
    const { entries } = await show(work, boss);
    const half = fullDay(day(2), { halves: 1, replaces: entries[0]?.seq ?? 0 });
    expect((await boss.ok(recordEntry, { params: account, body: half })).state).toBe('waiting');
    expect((await worker.ok(recordEntry, { params: account, body: fullDay(day(0)) })).state).toBe('waiting');
  });

  it('A forgotten payment can be recorded for a closed day', async () => {
    const work = await withDay();
    await closed(work);
    const body = payment(work.day(2), 50_000);
    expect((await work.worker.ok(recordEntry, { params: work.account, body })).state).toBe('agreed');
    expect((await show(work, work.boss)).balance.owed).toBe(40_000);
  });

  it('Only the employer can add a forgotten day to closed days, and it counts at once', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    await closed(work);
    expect((await boss.ok(recordEntry, { params: account, body: fullDay(day(1)) })).state).toBe('agreed');
    const params = { application_id: String(work.id) };
    const claim = { params, body: { date: day(3) } };
    await expectRefusal(worker, attendanceEndpoints.enterAttendance, claim, 'days_closed');
    await boss.ok(attendanceEndpoints.setAttendance, { params, body: { date: day(3), state: 'present' } });
    expect((await show(work, boss)).balance.earned).toBe(270_000);
    expect(await faults()).toEqual([]);
  });

  it('The other side cannot agree to sums that have changed since the proposal', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    const { seq } = await propose(work, boss, day(1));
    const paid = await boss.ok(recordEntry, { params: account, body: payment(day(1), 90_000) });
    await expectRefusal(worker, decideClosing, answerOf(work, seq, 'agree'), 'closing_outdated');
    expect((await show(work, worker)).closings[0]).toMatchObject({ outdated: true, allowed: ['decline'] });
    await worker.ok(decideEntry, {
      params: { ...account, seq: String(paid.seq) },
      body: { client_id: randomUUID(), decision: 'dispute', reason: 'not_received' },
    });
    await expectRefusal(worker, decideClosing, answerOf(work, seq, 'agree'), 'closing_outdated');
    expect((await show(work, worker)).awaits_you).toBe(false);
    await worker.ok(decideClosing, answerOf(work, seq, 'decline'));
    expect(await faults()).toEqual([]);
  });

  it('No closing can be proposed while an entry up to its day waits; after the answer, both sides can close', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    const { seq } = await boss.ok(recordEntry, { params: account, body: payment(day(1), 90_000) });
    await expectRefusal(boss, proposeClosing, { params: account, body: proposal(day(1)) }, 'entries_waiting');
    await worker.ok(decideEntry, {
      params: { ...account, seq: String(seq) },
      body: { client_id: randomUUID(), decision: 'agree' },
    });
    await closed(work);
    const [closing] = (await show(work, boss)).closings;
    expect(closing).toMatchObject({ state: 'agreed', owed: 0, outdated: false });
  });

  it('A new proposal takes the place of an outdated one, which can no longer be answered', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    const old = await propose(work, boss, day(1));
    await boss.ok(recordEntry, { params: account, body: fullDay(day(3)) });
    const { seq } = await propose(work, worker, day(1));
    const [latest, first] = (await show(work, boss)).closings;
    expect([latest?.allowed, first?.allowed]).toEqual([['agree', 'decline'], []]);
    await expectRefusal(worker, decideClosing, answerOf(work, old.seq, 'decline'), 'invalid_transition');
    await boss.ok(decideClosing, answerOf(work, seq, 'agree'));
    expect(await faults()).toEqual([]);
  });

  it('Today can be closed only after the end of the work', async () => {
    const work = await withDay();
    const { boss, day, account, id } = work;
    await expectRefusal(boss, proposeClosing, { params: account, body: proposal(day(0)) }, 'validation_failed');
    await run(database.db, sql`update applications set status = 'completed' where id = ${id}`);
    expect((await propose(work, boss, day(0))).state).toBe('waiting');
  });

  it('A closing with a note is refused', async () => {
    const work = await withDay();
    const body = { ...proposal(work.day(1)), note: 'full and final' };
    await expectRefusal(work.boss, proposeClosing, { params: work.account, body }, 'validation_failed');
  });

  it('Only the other side agrees or declines, and only the author withdraws', async () => {
    const work = await withDay();
    const { worker, boss, day } = work;
    const { seq } = await propose(work, worker, day(1));
    await expectRefusal(worker, decideClosing, answerOf(work, seq, 'agree'), 'wrong_party');
    await expectRefusal(boss, decideClosing, answerOf(work, seq, 'withdraw'), 'wrong_party');
    await worker.ok(decideClosing, answerOf(work, seq, 'withdraw'));
    await expectRefusal(boss, decideClosing, answerOf(work, seq, 'agree'), 'invalid_transition');
  });

  it('One proposal waits at a time, for 14 days', async () => {
    const work = await withDay();
    const { worker, boss, day, account } = work;
    const { seq } = await propose(work, boss, day(1));
    await expectRefusal(worker, proposeClosing, { params: account, body: proposal(day(1)) }, 'closing_waiting');
    const old = (await show(work, boss)).closings[0]?.proposed_at ?? '';
    await run(
      database.db,
      sql`update wage_closings set proposed_at = ${old}::timestamptz - interval '15 days' where seq = ${seq} and account_id = ${account.account_id}::bigint`,
    );
    await expectRefusal(worker, decideClosing, answerOf(work, seq, 'agree'), 'invalid_transition');
    expect((await propose(work, worker, day(1))).state).toBe('waiting');
  });

  it('Days before the first agreed entry, in the future, or closed already cannot be closed', async () => {
    const work = await withDay();
    const { boss, day, account } = work;
    for (const outside of [day(11), day(3), day(-2)])
      await expectRefusal(boss, proposeClosing, { params: account, body: proposal(outside) }, 'validation_failed');
    const { seq } = await propose(work, boss, day(2));
    await work.worker.ok(decideClosing, answerOf(work, seq, 'agree'));
    await expectRefusal(boss, proposeClosing, { params: account, body: proposal(day(2)) }, 'days_closed');
    expect((await propose(work, boss, day(1))).state).toBe('waiting');
  });

  it('A repeated request is written once, and another request with its id is refused', async () => {
    const work = await withDay();
    const { boss, day, account } = work;
    const body = proposal(day(1));
    const first = await boss.ok(proposeClosing, { params: account, body });
    expect(await boss.ok(proposeClosing, { params: account, body })).toEqual(first);
    const other = { params: account, body: { ...body, to_day: day(2) } };
    await expectRefusal(boss, proposeClosing, other, 'idempotency_key_reused');
  });
});
