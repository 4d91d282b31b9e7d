// Shifts the clock of a program or of the database with libfaketime.
import { FAKETIME } from './requirements.ts';

/** Returns the environment of a program with a shifted clock. Timers use the monotonic clock and stay correct. */
export function clockShiftedBy(seconds: number): NodeJS.ProcessEnv {
  if (!FAKETIME) throw new Error('skipped: libfaketime not installed');
  const sign = seconds < 0 ? '-' : '+';
  return { LD_PRELOAD: FAKETIME, FAKETIME: `${sign}${Math.abs(seconds)}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/**
 * Runs `work` with a shifted clock for all child processes that inherit the environment of this process, such as
 * PostgreSQL. The clock of this process does not change.
 */
export async function underClock<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const shifted = clockShiftedBy(seconds);
  Object.assign(process.env, shifted);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(shifted)) delete process.env[name];
  }
}
