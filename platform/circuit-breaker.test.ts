// The switch that cuts off a provider, as two processes see it.
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

/** Everything that the breaker remembers is so many seconds longer ago. */
const age = (by: number) =>
  run(
    database.db,
    sql`update circuit_breakers set opened_at = opened_at - ${by}::int * interval '1 second',
      probing_at = probing_at - ${by}::int * interval '1 second',
      failed_at = array(select f - ${by}::int * interval '1 second' from unnest(failed_at) as f)`,
  );

describe('a breaker', () => {
  it('is closed where nothing has happened', async () => {
    expect(await breakerIsOpen(database.db, 'sms')).toBe(false);
    expect(await admitCall(database.db, 'sms')).toBe('free');
    expect(await listHeldBreakers(database.db)).toEqual([]);
  });

  it('opens with the fifth failure, whichever processes met them, and holds back everybody', async () => {
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

  it('forgets failures after half a minute', async () => {
    await fail(4);
    await age(31);
    expect(await recordFailure(database.db, 'sms', 'free')).toBe(false);
  });

  it('counts failures that come at the same moment', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => recordFailure(n % 2 ? other : database.db, 'sms', 'free')));
    expect(await breakerIsOpen(database.db, 'sms')).toBe(true);
  });

  it('lets exactly one call try after half a minute, and holds the others until it has ended', async () => {
    await fail(5);
    await age(31);
    expect(await breakerIsOpen(database.db, 'sms'), 'somebody must come to try').toBe(false);
    expect(await listHeldBreakers(database.db)).toEqual([]);
    const admissions = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => admitCall(n % 2 ? other : database.db, 'sms')));
    expect(admissions.sort()).toEqual(['held', 'held', 'held', 'held', 'held', 'probe']);
    expect(await listHeldBreakers(other)).toEqual(['sms']);
  });

  it('closes for everybody when the try succeeds', async () => {
    await fail(5);
    await age(31);
    await recordSuccess(database.db, 'sms', await admitCall(database.db, 'sms'));
    expect(await admitCall(other, 'sms')).toBe('free');
    expect(await recordFailure(other, 'sms', 'free'), 'old failures are forgotten').toBe(false);
  });

  it('opens anew when the try fails, and an old call that succeeds late changes nothing', async () => {
    await fail(5);
    await age(31);
    expect(await recordFailure(other, 'sms', await admitCall(other, 'sms'))).toBe(true);
    await recordSuccess(database.db, 'sms', 'free');
    expect(await admitCall(database.db, 'sms')).toBe('held');
    await age(31);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });

  it('lets another one try where the first was lost with its process', async () => {
    await fail(5);
    await age(31);
    await admitCall(other, 'sms');
    expect(await admitCall(database.db, 'sms')).toBe('held');
    await age(11);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });

  it('stays open for its half minute though calls from before it opened go on failing', async () => {
    await fail(5);
    await age(20);
    await fail(5);
    await age(11);
    expect(await admitCall(database.db, 'sms')).toBe('probe');
  });
});
