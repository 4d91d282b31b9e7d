// What the steps of a drill share: databases on its servers.
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { one, rawSql, run, sql } from '#platform/sql.ts';
import type { DebianPostgres } from '#testing/debian-postgres.ts';
import type { Written } from './writers.ts';

export const counted = z.object({ total: z.int() });

export const person = z.object({ id: z.int(), uid: z.string() });
type KnownPerson = z.output<typeof person>;

/** The place that is backed up. */
export interface Place {
  url: string;
  data: string;
  db: Db;
}

/** Who was erased after the backup, and who only asked for it. */
export interface Asked {
  erased: KnownPerson;
  waiting: KnownPerson;
}

/** What was done until the server was lost. */
export interface Lived {
  place: Place;
  file: string;
  asked: Asked;
  written: readonly Written[];
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

/** On a machine that does all of this at once every statement is slow. */
export const quiet = <T extends object>(environment: T) => ({ ...environment, SLOW_QUERY_MS: '0' });
