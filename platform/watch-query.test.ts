// Tests of statement watchers: each statement is reported once, without its values.
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { inTransaction, openDb } from './db.ts';
import { prepared, run, sql } from './sql.ts';
import { type WatchQuery, watchAll } from './watch-query.ts';

const database = useDatabase();

const hears = (list: string[]): WatchQuery => {
  return ({ text, name }) =>
    ({ rows, error }) =>
      list.push(`${name ?? text} ${error ? 'failed' : rows}`);
};

describe('statement watchers', () => {
  it('A watcher receives each statement once, in transactions and outside, with its outcome', async () => {
    const heard: string[] = [];
    const second: string[] = [];
    const watch = watchAll([hears(heard), undefined, hears(second)]);
    const db = openDb({ url: database.url, max: 2, name: 'watched', ...(watch ? { watch } : {}) });
    try {
      await run(db, prepared('answer', sql`select ${'+919876543210'}::text`));
      await db.query('select 2');
      await inTransaction(db, (tx) => run(tx, sql`select 3`));
      await expect(inTransaction(db, (tx) => run(tx, sql`select 1 / 0`))).rejects.toThrow('division by zero');
    } finally {
      await db.end();
    }
    expect(heard).toEqual([
      'answer 1',
      'begin null',
      'select 3 1',
      'commit null',
      'begin null',
      'select 1 / 0 failed',
      'rollback null',
    ]);
    expect(second).toEqual(heard);
  });

  it('A pool without watchers has no wrapper', () => {
    const db = openDb({ url: database.url, max: 1, name: 'unwatched' });
    expect(watchAll([undefined, null])).toBeUndefined();
    expect(Object.hasOwn(db, 'query')).toBe(false);
  });
});
