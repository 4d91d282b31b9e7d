// Error messages in the user's language.

import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Translate } from './translate.ts';

const LONG_WAIT = 90;
// The lifetime of a sign-in code, in seconds. If a phone number is locked for longer, a new code does not help, so the
// message says how long the user must wait.
const CODE_LIFE = 300;

// Returns a message that says for how many minutes or hours the user must wait. Returns null if the error requires no
// wait, or a wait so short that the usual message is sufficient.
function longWaitText(t: Translate, { code, document }: CallError): string | null {
  const from = code === 'rate_limited' ? LONG_WAIT : code === 'otp_locked' ? CODE_LIFE : null;
  const seconds = document?.retry_after;
  if (from === null || typeof seconds !== 'number' || seconds <= from) return null;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= LONG_WAIT
    ? t('problems:long_wait.minutes', { count: minutes })
    : t('problems:long_wait.hours', { count: Math.ceil(minutes / 60) });
}

/** Returns the message for an error of an API call, and a general message for any other error. */
export function problemText(t: Translate, error: unknown): string {
  if (error instanceof NetworkError) return t(`problems:${error.kind}`);
  if (!(error instanceof CallError)) return t('problems:unknown');
  const longWait = longWaitText(t, error);
  if (longWait) return longWait;
  // An unknown code comes from a newer server. For such a code, show the general message and not the server's `detail`,
  // which is in English.
  return t(`problems:code.${error.code}`, { ...error.document, defaultValue: t('problems:unknown') });
}

/** Returns the message for an error code of a form field. */
export function fieldText(t: Translate, code: string): string {
  return t(`problems:field.${code}`, { defaultValue: t('problems:field.invalid') });
}

/** Returns the first message of each field that the server refused; empty if the error names no field. */
export function problemFields(t: Translate, error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const codes = Object.entries(error.document?.error_codes ?? {});
  if (codes.length > 0) return Object.fromEntries(codes.map(([field, list]) => [field, fieldText(t, list[0] ?? '')]));
  const texts = Object.entries(error.document?.errors ?? {});
  return Object.fromEntries(texts.map(([field, list]) => [field, list[0] ?? '']));
}
