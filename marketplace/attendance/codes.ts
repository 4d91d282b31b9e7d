// The four digits of attendance (D35): made of the job's secret, another every ten minutes. Pure.
import { keyedDigest, sameBytes } from '#platform/secrets.ts';

const MINUTE = 60_000;
const WINDOW = 10 * MINUTE;
const WINDOW_SECONDS = WINDOW / 1000;

/** Codes that the employer's screen gets beforehand: two hours without a network. */
const CODES_AHEAD = 12;

const windowOf = (at: number) => Math.floor(at / WINDOW);

function codeOf(secret: string, window: number): string {
  const number = keyedDigest(secret, 'attendance', String(window)).readUInt32BE(0);
  return String(number % 10_000).padStart(4, '0');
}

/** The code of a moment (milliseconds since 1970), and those that follow it. */
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
  /** Milliseconds since 1970. */
  at: number;
  /** It waited in a phone, whose clock may be some minutes off either way. */
  kept: boolean;
}

/** Whether a code was right when it was typed. The one before is taken too: it may change while somebody types. */
export function isRightCode(secret: string, { code, at, kept }: TypedCode): boolean {
  const window = windowOf(at);
  const windows = kept ? [window - 1, window, window + 1] : [window - 1, window];
  const given = Buffer.from(code);
  // Each is compared, so that the time tells nothing of which was right.
  return windows.map((one) => sameBytes(given, Buffer.from(codeOf(secret, one)))).includes(true);
}
