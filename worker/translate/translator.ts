// The interface of translators, and functions that all translators share.
import type { Language } from '#contracts/values.ts';
import type { Target } from '#marketplace/translations/words/vocabulary.ts';
import type { Reply } from '#platform/external-http.ts';

export interface Direction {
  from: Exclude<Language, 'bh'>;
  to: Target;
}

export type TranslationResult =
  /** The translations, in the order of the request. They come from an external service and must be cleaned. */
  | { result: 'translated'; texts: string[] }
  /** The service will never accept these texts or this language, so a retry is useless. */
  | { result: 'refused'; reason: string }
  /**
   * The service is unavailable or rejects our account (key, quota). The texts are not the cause, so the call can be
   * retried later.
   */
  | { result: 'failed'; reason: string };

/**
 * Maximum number of characters per call: below the limits of the providers, and few enough for a response within 5 s.
 */
export const MAX_TEXT_LENGTH = 1500;

export interface Translator {
  readonly name: string;
  /**
   * Translates plain text of up to {@link MAX_TEXT_LENGTH} characters in total. Never rejects, and resolves within
   * seconds.
   */
  translate(texts: readonly string[], direction: Direction): Promise<TranslationResult>;
}

const OUR_ACCOUNT = [401, 403, 404];

/**
 * Returns a failure if the call got no response, or if the HTTP status is not 2xx. Returns null for a 2xx status,
 * because the body then determines the result. Calls can be repeated safely, so a call with an unclear outcome counts
 * as failed.
 */
export function failureByStatus(reply: Reply): TranslationResult | null {
  if (reply.kind !== 'answer') return { result: 'failed', reason: reply.reason };
  const { status } = reply;
  if (status < 300) return null;
  const failed = status >= 500 || status < 400 || status === 429 || OUR_ACCOUNT.includes(status);
  return { result: failed ? 'failed' : 'refused', reason: `status ${status}` };
}

/** Returns the result `translated` if there are as many translations as asked texts; otherwise the result `failed`. */
export function translatedTexts(texts: readonly string[] | undefined, asked: readonly string[]): TranslationResult {
  return texts && texts.length === asked.length
    ? { result: 'translated', texts: [...texts] }
    : { result: 'failed', reason: 'unreadable answer' };
}
