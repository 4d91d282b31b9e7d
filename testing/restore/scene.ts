// What the steps of a drill share: databases on its servers.
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { one, rawSql, run, sql } from '#platform/sql.ts';
import type { DebianPostgres } from '#testing/debian-postgres.ts';
import { endAll, startPrograms } from '../../bench/processes.ts';
import type { WrittenApplication } from './writers.ts';

export const counted = z.object({ total: z.int() });

export const person = z.object({ id: z.int(), uid: z.string() });
type KnownPerson = z.output<typeof person>;

/** The place that is backed up. */
export interface Installation {
  url: string;
  data: string;
  db: Db;
}

/** Who was erased after the backup, and who only asked for it. */
export interface ErasureRequests {
  erased: KnownPerson;
  waiting: KnownPerson;
}

/** What was done until the server was lost. */
export interface DrillData {
  place: Installation;
  file: string;
  asked: ErasureRequests;
  written: readonly WrittenApplication[];
  /** When the backup began and was over. */
  begun: number;
  over: number;
}

export interface Drill {
  folder: string;
  rows: number;
  servers: DebianPostgres[];
}

export async function newDatabase(server: DebianPostgres, name = 'kaamsetu'): Promise<string> {
  const admin = openDb({ url: server.url(), max: 1, name: 'drill' });
  await run(admin, rawSql(`create database ${name}`));
  await endDb(admin);
  return server.url(name);
}

export const isEmpty = async (url: string) => {
  const db = openDb({ url, max: 1, name: 'drill' });
  const tables = sql`select count(*)::int as total from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
  const { total } = await one(db, tables, counted).finally(() => endDb(db));
  return total === 0;
};

const TRIES = 3;

/** The product's programs over a database, once they are ready; started again, as under a supervisor, where one ends itself on a machine that is too busy. */
export async function startPlace(place: { url: string; data: string }): Promise<string> {
  // On a machine that does all of this at once every statement is slow.
  const environment = { DATABASE_URL: place.url, DATA_DIR: place.data, SLOW_QUERY_MS: '0' };
  for (let left = TRIES; ; left -= 1) {
    try {
      return `http://127.0.0.1:${(await startPrograms(environment)).port}`;
    } catch (error) {
      await endAll();
      if (left === 1) throw error;
      console.log('A program ended while it started; once more.');
    }
  }
}
