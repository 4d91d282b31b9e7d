// npm run maintain -- reputation: recomputes the reputation of all users, after a restore or a change of the formula.
// With --check, only lists the users whose values differ.
import { parseArgs } from 'node:util';
import { findDifferences, recomputeEverybody } from '#marketplace/reputation/actions/recompute.ts';
import type { Db } from '#platform/db.ts';
import { onDatabase } from './maintenance/on-database.ts';

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

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = await onDatabase('reputation', async (db) => {
  if (values.check) return check(db);
  console.log(`The statistics of ${await recomputeEverybody({ db }, say)} people are computed.`);
  return 0;
});
