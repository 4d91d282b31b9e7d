// Tests that concurrent statements are spaced in time, which protects the requests of users.
import { describe, expect, it } from 'vitest';
import { openTestConsole, useConsoleRole } from '#testing/console.ts';
import { useDatabase } from '#testing/database.ts';
import { createPace, type PaceClock } from './pace.ts';

const database = useDatabase();
useConsoleRole(database);

const PACE_MS = 2000;
const running = () => new AbortController().signal;

/** A clock whose time moves only when the tested code pauses. `whilePaused` runs before the time moves. */
function steppedClock(whilePaused: () => void = () => {}) {
  let time = 1000;
  const clock: PaceClock = {
    now: () => time,
    async pause(ms, signal) {
      whilePaused();
      if (!signal.aborted) time += ms;
    },
  };
  return clock;
}

describe('the pace of statements', () => {
  it('A statement starts one pace after the previous start', async () => {
    const clock = steppedClock();
    const waitForStart = createPace(PACE_MS, clock);
    const starts: number[] = [];
    for (let statement = 0; statement < 3; statement += 1) {
      expect(await waitForStart(running())).toBe(true);
      starts.push(clock.now());
    }
    expect(starts).toEqual([1000, 3000, 5000]);
  });

  it('A statement that is cancelled while it waits does not delay later statements', async () => {
    let cancelled = new AbortController();
    const clock = steppedClock(() => cancelled.abort());
    const waitForStart = createPace(PACE_MS, clock);
    expect(await waitForStart(running())).toBe(true);
    for (let statement = 0; statement < 3; statement += 1) {
      cancelled = new AbortController();
      expect(await waitForStart(cancelled.signal)).toBe(false);
    }
    expect(await waitForStart(running())).toBe(true);
    expect(clock.now()).toBe(1000 + PACE_MS);
  });
});

describe('concurrent console statements', () => {
  it('The console starts concurrent statements one pace apart and answers both', async () => {
    const paced = openTestConsole(database, PACE_MS);
    const begun = performance.now();
    const msUntilEndOf = async (owner: string) => {
      const ended = await paced.run({ owner, query: 'select 1 as one', wanted: 'rows' }, running());
      expect(ended).toMatchObject({ outcome: 'rows' });
      return performance.now() - begun;
    };
    const ends = await Promise.all([msUntilEndOf('one'), msUntilEndOf('other')]);
    expect(Math.max(...ends)).toBeGreaterThan(PACE_MS);
    await paced.close();
  });

  it('A statement can be cancelled while it waits for its start', async () => {
    // The second statement would have to wait ten minutes after the first, so the test cancels it.
    const paced = openTestConsole(database, 600_000);
    const ask = (owner: string) => paced.run({ owner, query: 'select 1 as one', wanted: 'rows' }, running());
    expect(await ask('one')).toMatchObject({ outcome: 'rows' });
    const waiting = ask('second');
    await expect.poll(() => paced.cancel('second')).toBe(true);
    expect(await waiting).toEqual({ outcome: 'cancelled' });
    await paced.close();
  });
});
