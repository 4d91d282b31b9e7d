// Tests that response times do not reveal whether a phone number is registered.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { phoneAt, post } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { recordMeasurement } from './measurements.ts';

const database = useDatabase();
const api = useApi(database);
const CALLS = 1000;
const MAX_DIFFERENCE_MS = 5;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function registerMany(from: number): Promise<void> {
  await run(
    database.db,
    sql`insert into users (user_type, phone_number, first_name, last_name)
      select 'labour', '+917' || lpad((${from}::int + n)::text, 9, '0'), 'Ravi', 'Kumar' from generate_series(0, ${CALLS - 1}::int) n`,
  );
}

interface TimedAnswer {
  for_registration: boolean;
  /** Milliseconds that the positive control adds to a call, to simulate a route that is slower for some numbers. */
  added?: number;
}

async function timed(phone: string, { for_registration, added = 0 }: TimedAnswer): Promise<number> {
  const begun = performance.now();
  if (added > 0) await pause(added);
  const { status } = await post(api, 'send-otp', { body: { phone_number: phone, for_registration } });
  expect(status).toBe(200);
  return performance.now() - begun;
}

it.each([
  { what: 'sign-in', for_registration: false, from: 100_000 },
  { what: 'registration', for_registration: true, from: 200_000 },
])('at $what a known and an unknown number take the same time', async ({ what, for_registration, from }) => {
  await setSetting(database.db, 'otp_per_hour', 1_000_000);
  await registerMany(from);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    // Alternate between registered and unknown numbers, so that a slow moment of the machine affects both.
    known.push(await timed(phoneAt(from + n), { for_registration }));
    unknown.push(await timed(phoneAt(from + 50_000 + n), { for_registration }));
  }
  const difference = Math.abs(median(known) - median(unknown));
  recordMeasurement({
    tried: `${CALLS} known and ${CALLS} unknown numbers at ${what}`,
    found: `medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms, ${difference.toFixed(2)} ms apart`,
    must: `less than ${MAX_DIFFERENCE_MS} ms apart`,
    kept: difference < MAX_DIFFERENCE_MS,
  });
  expect(difference).toBeLessThan(MAX_DIFFERENCE_MS);
});

it('a difference that is there is heard (positive control)', async () => {
  await setSetting(database.db, 'otp_per_hour', 1_000_000);
  const sooner: number[] = [];
  const later: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    sooner.push(await timed(phoneAt(400_000 + n), { for_registration: false }));
    later.push(await timed(phoneAt(450_000 + n), { for_registration: false, added: MAX_DIFFERENCE_MS * 2 }));
  }
  const difference = median(later) - median(sooner);
  recordMeasurement({
    tried: `positive control, ${MAX_DIFFERENCE_MS * 2} ms added to every second call`,
    found: `${difference.toFixed(2)} ms apart`,
    must: `${MAX_DIFFERENCE_MS} or more`,
    kept: difference >= MAX_DIFFERENCE_MS,
  });
  expect(difference).toBeGreaterThanOrEqual(MAX_DIFFERENCE_MS);
});
