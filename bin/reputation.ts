// npm run reputation: recomputes the reputation of all users, after a restore or a change of the formula. With --check
// it writes nothing and lists users whose values differ.
import { parseArgs } from 'node:util';
import { findDifferences, recomputeEverybody } from '#marketplace/reputation/actions/recompute.ts';
import { type Db, openDb } from '#platform/db.ts';

const PROGRESS_EVERY = 10_000;
const MAX_LISTED = 20;

const say = (done: number) => {
  if (done > 0 && done % PROGRESS_EVERY === 0) console.log(`${done} people …`);
};

async function check(db: Db): Promise<number> {
  const different = await findDifferences({ db }, say);
  if (different.length === 0) {
    console.log('The figures of everybody are those that the facts give.');
    return 0;
  }
  const named = different.slice(0, MAX_LISTED).map((id) => `#${id}`);
  console.error(`The figures of ${different.length} people differ from the facts: ${named.join(', ')}.`);
  return 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL must be the address of a Postgres 15 or newer.');
    return 2;
  }
  const db = openDb({ url, max: 2, name: 'reputation', statementTimeout: 0 });
  try {
    if (values.check) return await check(db);
    console.log(`The figures of ${await recomputeEverybody({ db }, say)} people are computed.`);
    return 0;
  } catch (error) {
    console.error(`It did not come to its end; a repeat is safe. ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
