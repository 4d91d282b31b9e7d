// npm run maintain -- wages: opens wage accounts for applications that were accepted before the product had wage
// accounts. With --check, verifies that the log of each account is unchanged, and that its stored entries and balance
// follow from the log.
import { parseArgs } from 'node:util';
import { checkAccounts, openMissingAccounts } from '#marketplace/wages/actions/check.ts';
import type { Db } from '#platform/db.ts';
import { onDatabase } from './maintenance/on-database.ts';

async function check(db: Db): Promise<number> {
  let faults = 0;
  const checked = await checkAccounts(db, (fault) => {
    faults += 1;
    console.error(fault);
  });
  if (faults > 0) return 1;
  console.log(`The logs of all ${checked} wage accounts are complete.`);
  return 0;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = await onDatabase('wages', async (db) => {
  if (values.check) return check(db);
  console.log(`${await openMissingAccounts(db)} wage accounts are opened.`);
  return 0;
});
