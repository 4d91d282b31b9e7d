// Measures how much the counting triggers of the overview slow down writes: the same insert with and without them, in
// alternation.
import { type Db, openDb } from '#platform/db.ts';
import { rawSql, run, type Sql, sql } from '#platform/sql.ts';
import { median, sharedClock } from '../statistics.ts';

const ROUNDS = 5;
const WRITES = 400;

/** Inserts one row. The connection does not wait for the disk, so that only the work of the statement is measured. */
const inserts: Record<'jobs' | 'applications', (turn: number) => Sql> = {
  jobs: () => sql`insert into jobs (employer_id, title, state, city, description)
    values (5, 'Mason for brick work', 'Maharashtra', 'Pune', 'Brick and plaster work.')`,
  applications: (turn) => sql`insert into applications (job_id, employer_id, labour_id, status)
    values (${1 + turn}, 5, 1, 'withdrawn')`,
};

async function timeSide(db: Db, table: keyof typeof inserts, from: number): Promise<number> {
  const samples: number[] = [];
  for (let turn = 0; turn < WRITES; turn += 1) {
    const begun = sharedClock();
    await run(db, inserts[table](from + turn));
    samples.push(sharedClock() - begun);
  }
  return median(samples);
}

/** Returns the times with and without triggers for each round, in ms. */
export async function timeInserts(url: string, table: keyof typeof inserts) {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  const db = openDb({ url: address.href, max: 1, name: 'bench inserts' });
  const rounds: { kept: number; plain: number }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = rawSql(`alter table ${table}`);
      const trigger = rawSql(`trigger ${table}_counted_in`);
      const kept = await timeSide(db, table, round * WRITES);
      await run(db, sql`${name} disable ${trigger}`);
      const plain = await timeSide(db, table, round * WRITES);
      await run(db, sql`${name} enable ${trigger}`);
      rounds.push({ kept, plain });
    }
  } finally {
    await db.end();
  }
  return rounds;
}
