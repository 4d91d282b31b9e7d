// Clocks that are wrong: of one program, or of the database, shifted by a library that is loaded before them.
import { FAKETIME } from './requirements.ts';

/** The variables of a program whose clock is wrong. Timers run by the clock that cannot be set, and stay right. */
export function clockShiftedBy(seconds: number): NodeJS.ProcessEnv {
  if (!FAKETIME) throw new Error('skipped: libfaketime not installed');
  const sign = seconds < 0 ? '-' : '+';
  return { LD_PRELOAD: FAKETIME, FAKETIME: `${sign}${Math.abs(seconds)}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/** Does something whose child processes get our own variables, as those of Postgres do, under a wrong clock. Ours stays right. */
export async function underClock<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const shifted = clockShiftedBy(seconds);
  Object.assign(process.env, shifted);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(shifted)) delete process.env[name];
  }
}
