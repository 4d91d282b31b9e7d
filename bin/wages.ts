// npm run maintain -- wages: opens the wage accounts of work that was accepted before the ledger existed. With --check,
// verifies the log of every account and all values that follow from it.
import { parseArgs } from 'node:util';
import { checkAccounts, openMissingAccounts } from '#marketplace/wages/actions/check.ts';
import { type Db, openDb } from '#platform/db.ts';

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

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL must be the address of a Postgres 15 or newer.');
    return 2;
  }
  const db = openDb({ url, max: 2, name: 'wages', statementTimeout: 0 });
  try {
    if (values.check) return await check(db);
    console.log(`${await openMissingAccounts(db)} wage accounts are opened.`);
    return 0;
  } catch (error) {
    console.error(`The command did not finish and can be repeated. ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
