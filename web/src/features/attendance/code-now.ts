// Computes which attendance code is valid now and how long it remains valid. The response also contains the next codes,
// so that the screen works offline.
import { useEffect, useState } from 'react';
import type { AttendanceCodes } from '#contracts/attendance.ts';

export interface CurrentCode {
  code: string;
  seconds_left: number;
}

/**
 * Returns the code that is valid `elapsed` seconds after the codes arrived, with its remaining time; null after the
 * last code has expired.
 */
export function codeAfter({ now, seconds_left, holds_s, next }: AttendanceCodes, elapsed: number): CurrentCode | null {
  if (elapsed < seconds_left) return { code: now, seconds_left: Math.ceil(seconds_left - elapsed) };
  const beyond = elapsed - seconds_left;
  const code = next[Math.floor(beyond / holds_s)];
  return code === undefined ? null : { code, seconds_left: Math.ceil(holds_s - (beyond % holds_s)) };
}

/**
 * Returns the code that is valid now, updated every second. `came_at` is when the codes arrived, in milliseconds by
 * this device's clock.
 */
export function useCodeNow(codes: AttendanceCodes, came_at: number): CurrentCode | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return codeAfter(codes, Math.max(0, now - came_at) / 1000);
}
