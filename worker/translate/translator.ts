// The interface of translators, and what all translators share.
import type { Language } from '#contracts/values.ts';
import type { Target } from '#marketplace/translations/words/vocabulary.ts';
import type { Reply } from '#platform/external-http.ts';

export interface Direction {
  from: Exclude<Language, 'bh'>;
  to: Target;
}

export type TranslationResult =
  /** The translations in the order of the request. Untrusted. */
  | { result: 'translated'; texts: string[] }
  /** These texts or this language will never be accepted: a retry changes nothing. */
  | { result: 'refused'; reason: string }
  /** The service is unavailable or rejects our account (key, quota). The texts are not at fault: retry later. */
  | { result: 'failed'; reason: string };

/** Characters per call: below the limits of the providers, and short enough for 5 s. */
export const MAX_TEXT_LENGTH = 1500;

export interface Translator {
  readonly name: string;
  /** Translates plain text of up to {@link MAX_TEXT_LENGTH} characters. Never rejects; returns within seconds. */
  translate(texts: readonly string[], direction: Direction): Promise<TranslationResult>;
}

const OUR_ACCOUNT = [401, 403, 404];

/**
 * Returns the failure that the transport or the status decides; null for a 2xx, whose body decides. Calls can be
 * repeated safely, so an unclear call counts as failed.
 */
export function failureByStatus(reply: Reply): TranslationResult | null {
  if (reply.kind !== 'answer') return { result: 'failed', reason: reply.reason };
  const { status } = reply;
  if (status < 300) return null;
  const failed = status >= 500 || status < 400 || status === 429 || OUR_ACCOUNT.includes(status);
  return { result: failed ? 'failed' : 'refused', reason: `status ${status}` };
}

/** Returns the texts of a response. Fails unless the number of translations equals that of the requested strings. */
export function translatedTexts(texts: readonly string[] | undefined, asked: readonly string[]): TranslationResult {
  return texts && texts.length === asked.length
    ? { result: 'translated', texts: [...texts] }
    : { result: 'failed', reason: 'unreadable answer' };
}
