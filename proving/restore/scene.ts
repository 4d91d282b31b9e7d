// Shared parts of the drills: types, databases and started programs.
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { one, rawSql, run, sql } from '#platform/sql.ts';
import type { DebianPostgres } from '#testing/debian-postgres.ts';
import { endAll, startPrograms } from '../bench/processes.ts';
import type { WrittenApplication } from './writers.ts';

export const counted = z.object({ total: z.int() });

export const person = z.object({ id: z.int(), uid: z.string() });
type KnownPerson = z.output<typeof person>;

/** The installation that is backed up. */
export interface Installation {
  url: string;
  data: string;
  db: Db;
}

/** `erased`: the user who was erased after the backup. `waiting`: the user whose erasure was only requested. */
export interface ErasureRequests {
  erased: KnownPerson;
  waiting: KnownPerson;
}

/** The results of the steps up to the loss of the server. */
export interface DrillData {
  place: Installation;
  file: string;
  asked: ErasureRequests;
  written: readonly WrittenApplication[];
  /** Start and end of the backup. */
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

/**
 * Starts the product's programs over a database. Resolves with the address when they are ready. Retries, like a
 * supervisor, if a program ends on an overloaded machine.
 */
export async function startPlace(place: { url: string; data: string }): Promise<string> {
  // Switch slow query logging off, because every statement is slow during the drill.
  const environment = { DATABASE_URL: place.url, DATA_DIR: place.data, SLOW_QUERY_MS: '0' };
  for (let left = TRIES; ; left -= 1) {
    try {
      return `http://127.0.0.1:${(await startPrograms(environment)).port}`;
    } catch (error) {
      await endAll();
      if (left === 1) throw error;
      console.log('A program exited during its start; retrying.');
    }
  }
}
