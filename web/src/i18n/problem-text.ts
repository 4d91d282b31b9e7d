// What went wrong, in the reader's words.
import type { TFunction } from 'i18next';
import { CallError, NetworkError } from '#contracts/call-error.ts';

const LONG_WAIT = 90;
// A lock that ends with the code is mended by a new code; a longer one is not.
const CODE_LIFE = 300;

// Minutes and hours where the seconds would say nothing to anybody.
function longWaitText(t: TFunction, { code, document }: CallError): string | null {
  const from = code === 'rate_limited' ? LONG_WAIT : code === 'otp_locked' ? CODE_LIFE : null;
  const seconds = document?.retry_after;
  if (from === null || typeof seconds !== 'number' || seconds <= from) return null;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= LONG_WAIT
    ? t('problems:long_wait.minutes', { count: minutes })
    : t('problems:long_wait.hours', { count: Math.ceil(minutes / 60) });
}

/** The sentence for an error of a call; other errors get the general one. */
export function problemText(t: TFunction, error: unknown): string {
  if (error instanceof NetworkError) return t(`problems:${error.kind}`);
  if (!(error instanceof CallError)) return t('problems:unknown');
  const longWait = longWaitText(t, error);
  if (longWait) return longWait;
  // A code of a newer server: its `detail` is English, which most readers do not know.
  return t(`problems:code.${error.code}`, { ...error.document, defaultValue: t('problems:unknown') });
}

/** The sentence for a code of one field. */
export function fieldText(t: TFunction, code: string): string {
  return t(`problems:field.${code}`, { defaultValue: t('problems:field.invalid') });
}

/** The first sentence of each field that the server refused; empty where the error names none. */
export function problemFields(t: TFunction, error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  const codes = Object.entries(error.document?.error_codes ?? {});
  if (codes.length > 0) return Object.fromEntries(codes.map(([field, list]) => [field, fieldText(t, list[0] ?? '')]));
  const texts = Object.entries(error.document?.errors ?? {});
  return Object.fromEntries(texts.map(([field, list]) => [field, list[0] ?? '']));
}
