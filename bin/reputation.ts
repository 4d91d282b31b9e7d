// npm run maintain -- reputation: recomputes the reputation of all users, after a restore or a change of the formula.
// With --check, only lists the users whose values differ.
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
    console.log('The statistics of all users are correct.');
    return 0;
  }
  const named = different.slice(0, MAX_LISTED).map((id) => `#${id}`);
  console.error(`The statistics of ${different.length} users are not correct: ${named.join(', ')}.`);
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
    console.log(`The statistics of ${await recomputeEverybody({ db }, say)} people are computed.`);
    return 0;
  } catch (error) {
    console.error(`The command did not finish and can be repeated. ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
