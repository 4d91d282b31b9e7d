// Tests of the circuit breaker, shared by two processes.
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { admitCall, breakerIsOpen, listHeldBreakers, recordFailure, recordSuccess } from './circuit-breaker.ts';
import { type Db, openDb } from './db.ts';
import { run, sql } from './sql.ts';

const database = useDatabase();
let other: Db;
beforeEach(async () => {
  await run(database.db, sql`delete from circuit_breakers`);
  other = openDb({ url: database.url, max: 4, name: 'another process' });
  return () => other.end();
});

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await recordFailure(time % 2 ? other : database.db, 'sms', 'free');
}

/** Moves all timestamps of the breakers into the past by this many seconds. */
const age = (by: number) =>
  run(
    database.db,
    sql`update circuit_breakers set opened_at = opened_at - ${by}::int * interval '1 second',
      probing_at = probing_at - ${by}::int * interval '1 second',
      failed_at = array(select f - ${by}::int * interval '1 second' from unnest(failed_at) as f)`,
  );

describe('circuit breaker', () => {
  it('A circuit breaker without failures is closed', async () => {
    expect(await breakerIsOpen(database.db, 'sms')).toBe(false);
    expect(await admitCall(database.db, 'sms')).toBe('free');
    expect(await listHeldBreakers(database.db)).toEqual([]);
  });

  it('A circuit breaker opens for all processes with the fifth failure, whichever processes report the failures', async () => {
    await fail(4);
    expect(await admitCall(other, 'sms')).toBe('free');
    expect(await recordFailure(database.db, 'sms', 'free')).toBe(true);
    for (const db of [database.db, other]) {
      expect(await breakerIsOpen(db, 'sms')).toBe(true);
      expect(await admitCall(db, 'sms')).toBe('held');
      expect(await listHeldBreakers(db)).toEqual(['sms']);
    }
    expect(await breakerIsOpen(database.db, 'translate'), 'another provider').toBe(false);
  });

  it('A circuit breaker ignores failures older than 30 s', async () => {
    await fail(4);
    await age(31);
    expect(await recordFailure(database.db, 'sms', 'free')).toBe(false);
  });

  it('A circuit breaker counts concurrent failures', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => recordFailure(n % 2 ? other : database.db, 'sms', 'free')));
    expect(await breakerIsOpen(database.db, 'sms')).toBe(true);
  });

  it('A circuit breaker admits exactly one probe after 30 s and holds other calls until the probe ends', async () => {
    await fail(5);
    await age(31);
    expect(await breakerIsOpen(database.db, 'sms'), 'somebody must come to try').toBe(false);
    expect(await listHeldBreakers(database.db)).toEqual([]);
    const admissions = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => admitCall(n % 2 ? other : database.db, 'sms')));
    expect(admissions.sort()).toEqual(['held', 'held', 'held', 'held', 'held', 'probe']);
    expect(await listHeldBreakers(other)).toEqual(['sms']);
  });

  it('A circuit breaker closes for all processes when the probe succeeds', async () => {
    await fail(5);
    await age(31);
    await recordSuccess(database.db, 'sms', await admitCall(database.db, 'sms'));
    expect(await admitCall(other, 'sms')).toBe('free');
    expect(await recordFailure(other, 'sms', 'free'), 'old failures are forgotten').toBe(false);
  });

  it('A circuit breaker reopens when the probe fails, and a late success of an earlier call does not close it', async () => {
    await fail(5);
    await age(31);
    expect(await recordFailure(other, 'sms', await admitCall(other, 'sms'))).toBe(true);
    await recordSuccess(database.db, 'sms', 'free');
    expect(await admitCall(database.db, 'sms')).toBe('held');
    await age(31);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });

  it('A circuit breaker admits a second probe if the process of the first one was lost', async () => {
    await fail(5);
    await age(31);
    await admitCall(other, 'sms');
    expect(await admitCall(database.db, 'sms')).toBe('held');
    await age(11);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });

  it('A circuit breaker stays open for 30 s, even if earlier calls keep failing', async () => {
    await fail(5);
    await age(20);
    await fail(5);
    await age(11);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });
});
