// A wage sheet as one transaction (decision 0079): the number of statements, failures of the database, locks of several
// accounts, and the ledger that the rules read.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type WageSheetItem, wageSheetEndpoints } from '#contracts/wage-sheet.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { checkAccounts } from '#marketplace/wages/actions/check.ts';
import { recordEntry } from '#marketplace/wages/actions/record-entry.ts';
import { saveSheet } from '#marketplace/wages/actions/wage-sheet.ts';
import { indianDay } from '#marketplace/wages/day-rules.ts';
import { listEntries } from '#marketplace/wages/log-queries.ts';
import { findLedger } from '#marketplace/wages/queries.ts';
import { readClock } from '#platform/clock.ts';
import { inTransaction, openDb } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildEmployer, buildJob, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

/** An employer with `people` accepted workers of one job, and their wage accounts. */
async function crewOf(people: number, pay: { salary_period?: string } = {}) {
  const { db } = database;
  const employer = await buildEmployer(db);
  const job = await buildJob(db, { employer, ...pay });
  const accounts: number[] = [];
  const workers: Awaited<ReturnType<typeof buildLabour>>[] = [];
  for (let number = 0; number < people; number += 1) {
    const labour = await buildLabour(db);
    workers.push(labour);
    const { id } = await buildApplication(db, { job, labour, status: 'accepted' });
    await run(db, sql`update applications set created_at = now() - interval '20 days' where id = ${id}`);
    accounts.push((await inTransaction(db, (tx) => openAccount(tx, id)))?.account.id ?? 0);
  }
  const now = await readClock(db);
  return { employer, accounts, workers, day: (back: number) => indianDay(now - back * 86_400_000) };
}

const dayFor =
  (day: string, more: { halves?: number; replaces?: number } = {}) =>
  (account_id: number): WageSheetItem => ({
    account_id,
    entry: { kind: 'day', day, halves: 2, ...more, client_id: randomUUID() },
  });

const faults = async () => {
  const found: string[] = [];
  await checkAccounts(database.db, (fault) => found.push(fault));
  return found;
};

/** Lets the database fail for each new entry of the account. Returns a function that ends this. */
async function refuseRowsOf(account: number) {
  await database.db.query(`create function refuse_row() returns trigger language plpgsql as $$
    begin if new.account_id = ${account} then raise exception 'disk full'; end if; return new; end $$;
    create trigger refuse_row before insert on wage_entries for each row execute function refuse_row()`);
  return async () => {
    await database.db.query('drop trigger refuse_row on wage_entries; drop function refuse_row()');
  };
}

/** Lets the logs of the accounts seem long: two of them fit into one transaction. */
const lengthen = (accounts: number[]) =>
  run(database.db, sql`update wage_accounts set seq = 9990 where id = any(${accounts}::bigint[])`);

/** Deletes accounts whose logs have a gap, which the check of later tests would find. */
const deleteAccounts = (accounts: number[]) =>
  inTransaction(database.db, async (tx) => {
    await run(tx, sql`select set_config('wages.erasing', ${accounts.join(',')}, true)`);
    await run(tx, sql`delete from wage_accounts where id = any(${accounts}::bigint[])`);
  });

describe('the transaction of a wage sheet', () => {
  it('A day for many people takes as many statements as a day for one person', async () => {
    const { employer, accounts, day } = await crewOf(12);
    let statements = 0;
    const watch = () => {
      statements += 1;
      return () => {};
    };
    const db = openDb({ url: database.url, max: 1, name: 'counted', watch });
    const countOf = async (items: WageSheetItem[]) => {
      statements = 0;
      const results = await saveSheet({ db }, employer, items);
      expect(results.map(({ problem }) => problem)).toEqual(items.map(() => null));
      return statements;
    };
    try {
      const one = await countOf(accounts.slice(0, 1).map(dayFor(day(1))));
      expect(one).toBeGreaterThan(0);
      expect(await countOf(accounts.map(dayFor(day(2))))).toBe(one);
    } finally {
      await db.end();
    }
    expect(await faults()).toEqual([]);
  });

  it('If the database refuses one row, nothing of the sheet is stored, and the same request stores all of it later', async () => {
    const { db } = database;
    const { employer, accounts, day } = await crewOf(3);
    const boss = api.as(await buildSession(db, employer));
    const body = { items: accounts.map(dayFor(day(1))) };
    const acceptRows = await refuseRowsOf(accounts[1] ?? 0);
    expect((await boss.send(wageSheetEndpoints.saveSheet, { body })).status).toBe(500);
    for (const account of accounts) expect(await listEntries(db, account)).toEqual([]);
    await acceptRows();
    const { results } = await boss.ok(wageSheetEndpoints.saveSheet, { body });
    expect(results.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(await boss.ok(wageSheetEndpoints.saveSheet, { body })).toEqual({ results });
    expect(await faults()).toEqual([]);
  });

  it('Sheets that name the same accounts in opposite orders are all stored', async () => {
    const { employer, accounts, day } = await crewOf(6);
    const { db } = database;
    const sheets = [1, 2, 3, 4, 5, 6].map((back) =>
      (back % 2 === 0 ? accounts : accounts.toReversed()).map(dayFor(day(back))),
    );
    const stored = await Promise.all(sheets.map((items) => saveSheet({ db }, employer, items)));
    expect(stored.flat().map(({ problem }) => problem)).toEqual(sheets.flat().map(() => null));
    expect(await faults()).toEqual([]);
  });
});

describe('the items of one request', () => {
  const cash = (account_id: number, day: string, paise: number): WageSheetItem => ({
    account_id,
    entry: { kind: 'payment', day, paise, method: 'cash', client_id: randomUUID() },
  });

  it('An item that the request repeats is stored once, and its client_id with another content is refused', async () => {
    const { employer, accounts, day } = await crewOf(2);
    const [account = 0, other = 0] = accounts;
    const item = cash(account, day(1), 50_000);
    const client_id = item.entry?.client_id ?? '';
    const results = await saveSheet(database, employer, [
      item,
      { ...item },
      { account_id: account, entry: { kind: 'payment', day: day(1), paise: 50_001, method: 'cash', client_id } },
      { account_id: account, decision: { client_id, seq: 2, decision: 'withdraw' } },
      // The ids of another account are separate.
      { ...item, account_id: other },
    ]);
    const reused = 'idempotency_key_reused';
    expect(results.map(({ problem }) => problem)).toEqual([null, null, reused, reused, null]);
    expect(results[1]).toEqual(results[0]);
    expect(await listEntries(database.db, account)).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  it('The 61st entry of an account in one request is refused, and decisions and other accounts are not', async () => {
    const { employer, accounts, day } = await crewOf(2);
    const [account = 0, other = 0] = accounts;
    const items = Array.from({ length: 61 }, (_, number) => cash(account, day(1), 1_000 + number));
    const results = await saveSheet(database, employer, [
      ...items,
      { account_id: account, decision: { client_id: randomUUID(), seq: 2, decision: 'withdraw' } },
      dayFor(day(1))(other),
    ]);
    expect(results.slice(0, 60).map(({ problem }) => problem)).toEqual(Array.from({ length: 60 }, () => null));
    expect(results.slice(60).map(({ problem }) => problem)).toEqual(['rate_limited', null, null]);
    const [late] = await saveSheet(database, employer, [cash(account, day(1), 5_000)]);
    expect(late?.problem).toBe('rate_limited');
    expect(await faults()).toEqual([]);
  });

  it('Two equal payments of a request match one receipt of the worker once', async () => {
    const { employer, accounts, workers, day } = await crewOf(1);
    const [account = 0] = accounts;
    const receipt = { kind: 'payment' as const, day: day(1), paise: 70_000, method: 'cash' as const };
    await recordEntry(database, workers[0] ?? employer, account, { ...receipt, client_id: randomUUID() });
    const results = await saveSheet(
      database,
      employer,
      [1, 2].map(() => cash(account, day(1), 70_000)),
    );
    expect(results.map(({ entry }) => [entry?.by, entry?.state, entry?.matched])).toEqual([
      ['labour', 'agreed', true],
      ['employer', 'waiting', false],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('A payment is stored in accounts without a rate, whose logs are empty', async () => {
    const { employer, accounts, day } = await crewOf(2, { salary_period: 'week' });
    const items = accounts.map((account) => cash(account, day(1), 5_000));
    const results = await saveSheet(database, employer, items);
    expect(results.map(({ problem, entry }) => [problem, entry?.seq])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('Accounts with long logs are stored in several transactions, each with its results', async () => {
    const { employer, accounts, day } = await crewOf(3);
    await lengthen(accounts);
    let transactions = 0;
    const watch = ({ text }: { text: string }) => {
      if (text.startsWith('begin')) transactions += 1;
      return () => {};
    };
    const db = openDb({ url: database.url, max: 1, name: 'counted', watch });
    try {
      const results = await saveSheet({ db }, employer, accounts.toReversed().map(dayFor(day(1))));
      expect(results.map(({ entry }) => entry?.seq)).toEqual([9991, 9991, 9991]);
    } finally {
      await db.end();
    }
    // One transaction counts the request. Two logs of 9,990 rows are read together, and the third one alone.
    expect(transactions).toBe(3);
    await deleteAccounts(accounts);
  });

  it('If a later transaction of a sheet fails, the request fails, and the same request stores the rest later', async () => {
    const { db } = database;
    const { employer, accounts, day } = await crewOf(3);
    await lengthen(accounts);
    const boss = api.as(await buildSession(db, employer));
    const body = { items: accounts.map(dayFor(day(1))) };
    const counts = () => Promise.all(accounts.map(async (account) => (await listEntries(db, account)).length));
    const acceptRows = await refuseRowsOf(accounts[2] ?? 0);
    expect((await boss.send(wageSheetEndpoints.saveSheet, { body })).status).toBe(500);
    expect(await counts()).toEqual([1, 1, 0]);
    await acceptRows();
    const { results } = await boss.ok(wageSheetEndpoints.saveSheet, { body });
    expect(results.map(({ entry }) => entry?.seq)).toEqual([9991, 9991, 9991]);
    expect(await counts()).toEqual([1, 1, 1]);
    await deleteAccounts(accounts);
  });
});

describe('the ledger of a wage account', () => {
  it('The entries that the rules read are those of the table, in all their states', async () => {
    const { db } = database;
    const { employer, accounts, day } = await crewOf(1);
    const [account = 0] = accounts;
    const first = await saveSheet({ db }, employer, [dayFor(day(2))(account), dayFor(day(1), { halves: 1 })(account)]);
    const seqs = first.map(({ entry }) => entry?.seq ?? 0);
    const cash = { kind: 'payment' as const, day: day(1), paise: 12_345, method: 'cash' as const };
    // The second correction replaces the first in the same request.
    const [raised] = await saveSheet({ db }, employer, [
      dayFor(day(1), { halves: 2, replaces: seqs[1] ?? 0 })(account),
      dayFor(day(2), { halves: 0, replaces: seqs[0] ?? 0 })(account),
      { account_id: account, entry: { ...cash, client_id: randomUUID() } },
    ]);
    const withdrawn = { seq: (raised?.entry?.seq ?? 0) + 2, decision: 'withdraw' as const, client_id: randomUUID() };
    await saveSheet({ db }, employer, [{ account_id: account, decision: withdrawn }]);
    const ledger = await findLedger(db, employer, account);
    const entries = await listEntries(db, account);
    expect(entries.map(({ state }) => state)).toEqual(['agreed', 'replaced', 'agreed', 'waiting', 'withdrawn']);
    expect([...(ledger?.entries.values() ?? [])]).toEqual(entries);
    expect(await faults()).toEqual([]);
  });

  it('A day that is recorded, raised and raised again in one request has one entry that counts', async () => {
    const { db } = database;
    const { employer, accounts, day } = await crewOf(1);
    const [account = 0] = accounts;
    const [half] = await saveSheet({ db }, employer, [dayFor(day(1), { halves: 1 })(account)]);
    const base = half?.entry?.seq ?? 0;
    const overtime = dayFor(day(1), { replaces: base + 1 })(account);
    const results = await saveSheet({ db }, employer, [
      dayFor(day(1), { halves: 2, replaces: base })(account),
      { ...overtime, entry: { ...overtime.entry, overtime_minutes: 60 } as WageSheetItem['entry'] },
    ]);
    expect(results.map(({ problem, entry }) => problem ?? entry?.state)).toEqual(['agreed', 'agreed']);
    const states = (await listEntries(db, account)).map(({ state }) => state);
    expect(states).toEqual(['replaced', 'replaced', 'agreed']);
    expect(await faults()).toEqual([]);
  });
});
