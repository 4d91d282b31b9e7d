// Attendance codes of four digits (D35). They are derived from a secret of the job and change every ten minutes. Pure.
import { keyedDigest, sameBytes } from '#platform/secrets.ts';

const MINUTE = 60_000;
const WINDOW = 10 * MINUTE;
const WINDOW_SECONDS = WINDOW / 1000;

/**
 * Number of future codes that the employer's screen stores, so that it can show codes for two hours without network.
 */
const CODES_AHEAD = 12;

const windowOf = (at: number) => Math.floor(at / WINDOW);

function codeOf(secret: string, window: number): string {
  const number = keyedDigest(secret, 'attendance', String(window)).readUInt32BE(0);
  return String(number % 10_000).padStart(4, '0');
}

/** Returns the code at a time (milliseconds since 1970), and the codes that follow. */
export function codesAt(secret: string, at: number) {
  const window = windowOf(at);
  return {
    now: codeOf(secret, window),
    seconds_left: Math.max(1, Math.ceil(((window + 1) * WINDOW - at) / 1000)),
    holds_s: WINDOW_SECONDS,
    next: Array.from({ length: CODES_AHEAD }, (_, index) => codeOf(secret, window + 1 + index)),
  };
}

interface TypedCode {
  code: string;
  /** When the worker typed the code, in milliseconds since 1970. */
  at: number;
  /**
   * True if the phone queued the code offline. The time is then from the phone's clock, which may be wrong by minutes.
   */
  kept: boolean;
}

/**
 * Returns true if the code was valid when the worker typed it. The previous code is also accepted, because the code may
 * change while the worker types. For a queued code, the next code is accepted too, because the phone's clock may be
 * slow.
 */
export function isRightCode(secret: string, { code, at, kept }: TypedCode): boolean {
  const window = windowOf(at);
  const windows = kept ? [window - 1, window, window + 1] : [window - 1, window];
  const given = Buffer.from(code);
  // Compare with all accepted codes, even after a match, so that the duration does not reveal which code matches.
  return windows.map((one) => sameBytes(given, Buffer.from(codeOf(secret, one)))).includes(true);
}
