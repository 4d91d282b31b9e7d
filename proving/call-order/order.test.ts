// Python computes the draws and the order of a call again, with its own SHA-256.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { ringsOf } from '#marketplace/calls/actions/rounds.ts';
import { insertRing } from '#marketplace/calls/order-queries.ts';
import { inTransaction } from '#platform/db.ts';
import { many, one, run, sql } from '#platform/sql.ts';
import { buildCall } from '#testing/build-call.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour } from '#testing/factories.ts';

const database = useDatabase();
const WORKERS = 40;
const hasPython = spawnSync('python3', ['--version']).status === 0;
const personRow = z.object({
  labour_id: z.int(),
  ring: z.int(),
  free: z.boolean(),
  days: z.int(),
  draw: z.string(),
});

/** Returns the exit code of the Python program for an order. */
const checkByPython = (order: { seed: string; people: readonly z.output<typeof personRow>[] }) =>
  spawnSync('python3', ['proving/call-order/check-order.py'], { input: JSON.stringify(order) }).status;

it.skipIf(!hasPython)('Python computes the same order of a call from its seed, and refuses a changed one', async () => {
  const { db } = database;
  const { id: jobId } = await buildCall(db);
  await Promise.all(Array.from({ length: WORKERS }, () => buildLabour(db)));
  await run(
    db,
    sql`insert into free_days (labour_id, day, reach_km)
      select u.id, j.start_date, 10 from users u, jobs j where u.user_type = 'labour' and u.id % 3 = 0 and j.id = ${jobId}`,
  );
  const rings = await ringsOf({ role: 'mason', state: 'Maharashtra', city: 'Pune', pincode: null }, false);
  await inTransaction(db, async (tx) => {
    for (const ring of rings) await insertRing(tx, { ...ring, jobId, limit: 2000 });
  });
  const { seed } = await one(
    db,
    sql`select encode(seed, 'hex') as seed from shift_calls where job_id = ${jobId}`,
    z.object({ seed: z.string() }),
  );
  const people = await many(
    db,
    sql`select labour_id, ring, free, days, encode(draw, 'hex') as draw from call_people where job_id = ${jobId} order by no`,
    personRow,
  );
  expect(people).toHaveLength(WORKERS);
  expect(new Set(people.map(({ free }) => free)).size).toBe(2);
  expect(checkByPython({ seed, people })).toBe(0);
  expect(checkByPython({ seed, people: people.toReversed() })).toBe(1);
  const [first, ...rest] = people;
  expect(first && checkByPython({ seed, people: [{ ...first, draw: '0'.repeat(64) }, ...rest] })).toBe(1);
});
