// npm run maintain -- calls: verifies the calls for a day: seats, bookings, notifications and next steps. With
// --check UID, verifies one call, and computes its draw and order again from its seed.
import { parseArgs } from 'node:util';
import { checkCalls, checkOrder } from '#marketplace/calls/actions/check.ts';
import type { Db } from '#platform/db.ts';
import { onDatabase } from './maintenance/on-database.ts';

async function checkOne(db: Db, uid: string): Promise<number> {
  const order = await checkOrder(db, uid);
  if (!order) {
    console.error(`There is no call ${uid}.`);
    return 1;
  }
  const faults = [...(await checkCalls(db, uid)), ...order.faults];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`The order of the ${order.workers} workers follows from the seed of the call.`);
  return faults.length > 0 ? 1 : 0;
}

async function checkAll(db: Db): Promise<number> {
  const faults = await checkCalls(db);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log('All calls are correct.');
  return faults.length > 0 ? 1 : 0;
}

const { values } = parseArgs({ options: { check: { type: 'string' } } });
const { check } = values;
process.exitCode = await onDatabase('calls', (db) => (check ? checkOne(db, check) : checkAll(db)));
