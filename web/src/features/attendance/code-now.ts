// Which of the codes that came along is shown now, and for how long: the screen goes on by itself where the network does not.
import { useEffect, useState } from 'react';
import type { AttendanceCodes } from '#contracts/attendance.ts';

export interface CurrentCode {
  code: string;
  seconds_left: number;
}

/** The code so many seconds after the codes came; null where the last of them is over. */
export function codeAfter({ now, seconds_left, holds_s, next }: AttendanceCodes, elapsed: number): CurrentCode | null {
  if (elapsed < seconds_left) return { code: now, seconds_left: Math.ceil(seconds_left - elapsed) };
  const beyond = elapsed - seconds_left;
  const code = next[Math.floor(beyond / holds_s)];
  return code === undefined ? null : { code, seconds_left: Math.ceil(holds_s - (beyond % holds_s)) };
}

/** The code that is shown now, of codes that came at `came_at` (milliseconds of this device); counts down by itself. */
export function useCodeNow(codes: AttendanceCodes, came_at: number): CurrentCode | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return codeAfter(codes, Math.max(0, now - came_at) / 1000);
}
