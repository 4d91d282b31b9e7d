// The employer's wage sheet over HTTP: its people and sums, many entries in one request, limits, and the CSV file.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type WageSheetItem, wageSheetEndpoints } from '#contracts/wage-sheet.ts';
import { type NewWageEntry, wageEndpoints } from '#contracts/wages.ts';
import { dayOf } from '#marketplace/attendance/rules.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';

const database = useDatabase();
const api = useApi(database);
const { getSheet, getSheetFile, saveSheet } = wageSheetEndpoints;
const { recordEntry } = wageEndpoints;

/** An employer with accepted workers of one job, and the wage account of each. */
async function crew(names: readonly string[]) {
  const { db } = database;
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer, title: 'Mason, two weeks' });
  const accounts: number[] = [];
  const workers = [];
  for (const first_name of names) {
    const labour = await buildLabour(db, { first_name });
    const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
    await run(db, sql`update applications set created_at = now() - interval '20 days' where id = ${id}`);
    const ledger = await inTransaction(db, (tx) => openAccount(tx, id));
    accounts.push(ledger?.account.id ?? 0);
    workers.push({ labour, as: api.as(await buildSession(db, labour)) });
  }
  const now = await readClock(db);
  const day = (back: number) => dayOf(now - back * 86_400_000);
  const boss = api.as(await buildSession(db, employer));
  const query = { from: day(6), to: day(0) };
  return {
    ...{ employer, job, accounts, workers, boss, day, query },
    sheet: () => boss.ok(getSheet, { query }),
    save: async (items: WageSheetItem[]) => (await boss.ok(saveSheet, { body: { items } })).results,
  };
}

type Asked = NewWageEntry extends infer One ? (One extends NewWageEntry ? Omit<One, 'client_id'> : never) : never;
const entry = (account_id: number | undefined, asked: Asked): WageSheetItem => ({
  account_id: account_id ?? 0,
  entry: { ...asked, client_id: randomUUID() },
});
const fullDay = (day: string) => ({ kind: 'day' as const, day, halves: 2 });
const cash = (day: string, paise: number) => ({ kind: 'payment' as const, day, paise, method: 'cash' as const });

const faults = async () => {
  const found: string[] = [];
  await checkAccounts(database.db, (fault) => found.push(fault));
  return found;
};

describe('coming pay days', () => {
  it('The sheet adds up per pay day what workers are owed, without payments that wait for an answer', async () => {
    const { accounts, boss, day, workers, sheet, save } = await crew(['Anil', 'Balu', 'Chand']);
    for (const [index, account] of accounts.entries()) {
      const params = { account_id: String(account) };
      // The third worker has agreed to no pay day.
      if (index < 2) {
        const body = { client_id: randomUUID(), basis: 'day' as const, paise: 90_000, pay_every: 'day' as const };
        const { seq } = await boss.ok(wageEndpoints.proposeTerms, { params, body });
        const answer = { client_id: randomUUID(), decision: 'agree' as const };
        await workers[index]?.as.ok(wageEndpoints.decideTerms, {
          params: { ...params, seq: String(seq) },
          body: answer,
        });
      }
      await save([entry(account, fullDay(day(1)))]);
    }
    await save([entry(accounts[0], cash(day(0), 40_000))]);
    const { pay_days } = await sheet();
    expect(pay_days).toEqual([{ day: day(0), people: 2, paise: 140_000 }]);
  });
});

describe('the wage sheet', () => {
  it('The sheet has the days of all workers by name, what waits, and sums of days, overtime and amounts owed', async () => {
    const { accounts, workers, boss, day, sheet, save } = await crew(['Zoya', 'Anil']);
    await save([
      entry(accounts[0], fullDay(day(1))),
      entry(accounts[0], { ...fullDay(day(0)), halves: 1, overtime_minutes: 60 }),
      entry(accounts[1], fullDay(day(2))),
      entry(accounts[1], fullDay(day(10))),
    ]);
    await workers[1]?.as.ok(recordEntry, {
      params: { account_id: String(accounts[1]) },
      body: { ...fullDay(day(3)), client_id: randomUUID() },
    });
    const found = await sheet();
    expect(found.people.map(({ other_name }) => other_name?.split(' ')[0])).toEqual(['Anil', 'Zoya']);
    const [anil, zoya] = found.people;
    expect(anil?.cells.map(({ day: on, halves, state }) => [on, halves, state])).toEqual([
      [day(3), 2, 'waiting'],
      [day(2), 2, 'agreed'],
    ]);
    expect(anil?.waiting).toMatchObject([{ kind: 'day', day: day(3), paise: 90_000 }]);
    expect(anil).toMatchObject({ halves: 2, balance: { owed: 180_000, waiting: 90_000 } });
    expect(zoya).toMatchObject({ halves: 3, overtime_minutes: 60, waiting: [] });
    expect(found).toMatchObject({ total: 2, sums: { halves: 5, overtime_minutes: 60 } });
    expect(found.sums.owed).toBe(180_000 + (zoya?.balance.owed ?? 0));
    const late = { from: day(0), to: day(40) };
    expect((await boss.problem(getSheet, { query: late })).error_codes).toEqual({ to: ['day_range'] });
    const long = { from: day(31), to: day(0) };
    expect((await boss.problem(getSheet, { query: long })).error_codes).toEqual({ to: ['day_range'] });
  });

  it('The sheet of a job leaves out the workers of other jobs', async () => {
    const { boss, employer, query, job } = await crew(['Anil']);
    const other = await buildJob(database.db, { employer });
    expect((await boss.ok(getSheet, { query: { ...query, job_uid: job.uid } })).total).toBe(1);
    expect((await boss.ok(getSheet, { query: { ...query, job_uid: other.uid } })).people).toEqual([]);
  });

  it('A correction that waits is shown beside the day that counts, and replaces it when the worker agrees', async () => {
    const { accounts, day, sheet, save } = await crew(['Anil']);
    const [written] = await save([entry(accounts[0], fullDay(day(1)))]);
    const replaces = written?.entry?.seq ?? 0;
    const [refused, corrected] = await save([
      entry(accounts[0], { ...fullDay(day(2)), halves: 0 }),
      entry(accounts[0], { ...fullDay(day(1)), halves: 0, replaces }),
    ]);
    expect(refused).toMatchObject({ problem: 'validation_failed', errors: { halves: ['out_of_range'] } });
    expect(corrected?.entry).toMatchObject({ state: 'waiting', paise: 0 });
    expect((await sheet()).people[0]).toMatchObject({
      halves: 2,
      cells: [{ day: day(1), halves: 2, correction: { halves: 0, state: 'waiting', by: 'employer' } }],
    });
  });
});

describe('claims and payments on the wage sheet', () => {
  it('A claim and a payment that wait are both on the sheet, although they cancel out, and the payment has its own sum', async () => {
    const { accounts, workers, day, sheet, save } = await crew(['Anil']);
    await save([entry(accounts[0], cash(day(0), 90_000))]);
    await workers[0]?.as.ok(recordEntry, {
      params: { account_id: String(accounts[0]) },
      body: { ...fullDay(day(2)), client_id: randomUUID() },
    });
    expect((await sheet()).people[0]).toMatchObject({
      balance: { waiting: 0 },
      by_day: true,
      paid_waiting: 90_000,
      waiting: [{ kind: 'day', day: day(2), paise: 90_000, effect: 90_000 }],
    });
  });

  it('A correction of a claimed day counts with its difference', async () => {
    const { accounts, workers, day, sheet, save } = await crew(['Anil']);
    const [written] = await save([entry(accounts[0], { ...fullDay(day(1)), halves: 1 })]);
    await workers[0]?.as.ok(recordEntry, {
      params: { account_id: String(accounts[0]) },
      body: { ...fullDay(day(1)), replaces: written?.entry?.seq ?? 0, client_id: randomUUID() },
    });
    expect((await sheet()).people[0]?.waiting).toMatchObject([{ paise: 90_000, effect: 45_000 }]);
  });

  it('A disputed claim cannot be replaced by no work, and no work has no overtime', async () => {
    const { accounts, workers, day, sheet, save } = await crew(['Anil']);
    const { seq } = (await workers[0]?.as.ok(recordEntry, {
      params: { account_id: String(accounts[0]) },
      body: { ...fullDay(day(1)), client_id: randomUUID() },
    })) ?? { seq: 0 };
    const dispute = { seq, decision: 'dispute', reason: 'not_worked', client_id: randomUUID() } as const;
    const [disputed, replaced] = await save([
      { account_id: accounts[0] ?? 0, decision: dispute },
      entry(accounts[0], { ...fullDay(day(1)), halves: 0, replaces: seq }),
    ]);
    expect([disputed?.problem, replaced?.errors]).toEqual([null, { halves: ['out_of_range'] }]);
    expect((await sheet()).people[0]?.balance.disputed).toBe(90_000);
    const [written] = await save([entry(accounts[0], fullDay(day(2)))]);
    const zero = { ...fullDay(day(2)), halves: 0, overtime_minutes: 60, replaces: written?.entry?.seq ?? 0 };
    const [refused] = await save([entry(accounts[0], zero)]);
    expect(refused?.errors).toEqual({ overtime_minutes: ['out_of_range'] });
  });
});

describe('saving a wage sheet', () => {
  it('Each item has its own result, and a refused item does not affect the others', async () => {
    const { accounts, day, save, sheet } = await crew(['Anil', 'Zoya']);
    const other = await crew(['Strange']);
    const results = await save([
      entry(accounts[1], fullDay(day(1))),
      entry(accounts[0], fullDay(day(1))),
      entry(accounts[0], fullDay(day(1))),
      entry(other.accounts[0], fullDay(day(1))),
      entry(accounts[0], fullDay(day(20))),
      { account_id: accounts[0] ?? 0, decision: { client_id: randomUUID(), seq: 2, decision: 'agree' } },
      entry(accounts[0], cash(day(0), 50_000)),
    ]);
    expect(results.map(({ problem }) => problem)).toEqual([
      ...[null, null, 'day_recorded', 'not_found', 'validation_failed', 'invalid_transition', null],
    ]);
    expect(results[2]).toMatchObject({ entry: null, seq: 2 });
    expect(results[6]?.entry).toMatchObject({ kind: 'payment', state: 'waiting' });
    expect((await sheet()).sums).toMatchObject({ halves: 4, owed: 180_000 });
    expect((await other.sheet()).sums).toMatchObject({ halves: 0 });
    expect(await faults()).toEqual([]);
  });

  it('A request with 501 items, no item, or an item without content is refused as a whole', async () => {
    const { accounts, day, boss } = await crew(['Anil']);
    const one = () => entry(accounts[0], cash(day(0), 100));
    const codes = async (items: WageSheetItem[]) => (await boss.problem(saveSheet, { body: { items } })).error_codes;
    expect(await codes(Array.from({ length: 501 }, one))).toEqual({ items: ['too_many'] });
    expect(await codes([])).toEqual({ items: ['required'] });
    expect(await codes([{ account_id: accounts[0] ?? 0 }])).toEqual({ 'items.0': ['required'] });
    expect(await codes([{ ...one(), account_id: -1 }])).toEqual({ 'items.0.account_id': ['not_a_whole_number'] });
  });

  it('If the same request arrives 50 times at once, it is stored once, and only 30 requests count in an hour', async () => {
    const { accounts, day, save, boss, sheet } = await crew(['Anil', 'Zoya']);
    const items = accounts.map((account) => entry(account, fullDay(day(1))));
    const first = await save(items);
    const responses = await Promise.all(Array.from({ length: 50 }, () => boss.send(saveSheet, { body: { items } })));
    const stored = responses.filter(({ status }) => status === 200);
    for (const response of stored) expect(await response.json()).toEqual({ results: first });
    expect(stored).toHaveLength(29);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(21);
    expect((await sheet()).sums).toMatchObject({ halves: 4 });
    expect(await boss.problem(saveSheet, { body: { items } })).toMatchObject({ code: 'rate_limited' });
    expect(await faults()).toEqual([]);
  });

  it('A worker gets one notification for all payments and corrections of a sheet', async () => {
    const { accounts, workers, day, save } = await crew(['Anil', 'Zoya']);
    await runTasks(database);
    await save([
      entry(accounts[0], fullDay(day(1))),
      entry(accounts[0], cash(day(1), 50_000)),
      entry(accounts[0], cash(day(0), 40_000)),
      entry(accounts[1], fullDay(day(1))),
    ]);
    const { pushed } = await runTasks(database);
    const bells = pushed.filter(({ event }) => event === 'notification.created');
    expect(bells).toHaveLength(1);
    expect(bells[0]?.rooms.join()).toContain(String(workers[0]?.labour.id));
    expect(pushed.filter(({ event }) => event === 'application.updated')).toHaveLength(2);
  });
});

describe('the notification of a saved sheet', () => {
  it('A worker is notified of a claim that the employer cut to half a day', async () => {
    const { accounts, workers, day, save } = await crew(['Anil']);
    const { seq } = (await workers[0]?.as.ok(recordEntry, {
      params: { account_id: String(accounts[0]) },
      body: { ...fullDay(day(1)), client_id: randomUUID() },
    })) ?? { seq: 0 };
    await runTasks(database);
    const dispute = { seq, decision: 'dispute', reason: 'wrong_amount', client_id: randomUUID() } as const;
    await save([
      { account_id: accounts[0] ?? 0, decision: dispute },
      entry(accounts[0], { ...fullDay(day(1)), halves: 1, replaces: seq }),
    ]);
    const { pushed } = await runTasks(database);
    const bells = pushed.filter(({ event }) => event === 'notification.created');
    expect(bells).toMatchObject([{ payload: { kind: 'wage_claim_disputed' } }]);
  });
});

describe('the wage sheet as a file', () => {
  it('The CSV file begins with a byte order mark and escapes names that a spreadsheet could run as a formula', async () => {
    const { accounts, boss, day, query, save } = await crew(['=SUM(A1)']);
    await save([
      entry(accounts[0], { ...fullDay(day(1)), halves: 1, overtime_minutes: 90 }),
      entry(accounts[0], fullDay(day(2))),
    ]);
    const response = await boss.send(getSheetFile, { query });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\uFEFFWorker,Job,')).toBe(true);
    const [, line = ''] = text.split('\r\n');
    expect(line.startsWith("'=SUM(A1)")).toBe(true);
    expect(line).toContain(',"Mason, two weeks",,,,,1,0.5+1.5,,1.5,1.5,');
  });
});
