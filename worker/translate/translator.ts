// The port through which people's words reach a translator, and what all translators have in common.
import type { Language } from '#contracts/values.ts';
import type { Target } from '#marketplace/translations/words/vocabulary.ts';
import type { Reply } from '#platform/external-http.ts';

export interface Direction {
  from: Exclude<Language, 'bh'>;
  to: Target;
}

export type TranslationResult =
  /** As many texts as were asked for, in their order. Not to be trusted. */
  | { result: 'translated'; texts: string[] }
  /** These texts, or this language, never: asking again changes nothing. */
  | { result: 'refused'; reason: string }
  /** The translator is ill, or our account is: worth another try. */
  | { result: 'failed'; reason: string };

/** Characters in one call; below what the providers take, and short enough for five seconds. */
export const MAX_TEXT_LENGTH = 1500;

export interface Translator {
  readonly name: string;
  /** Up to {@link MAX_TEXT_LENGTH} of plain text. Never rejects, and answers within seconds. */
  translate(texts: readonly string[], direction: Direction): Promise<TranslationResult>;
}

const OUR_ACCOUNT = [401, 403, 404];

/** What a reply says by itself; null for a 2xx, whose body decides. Asking twice harms nobody, so an unclear call has failed. */
export function failureByStatus(reply: Reply): TranslationResult | null {
  if (reply.kind !== 'answer') return { result: 'failed', reason: reply.reason };
  const { status } = reply;
  if (status < 300) return null;
  const failed = status >= 500 || status < 400 || status === 429 || OUR_ACCOUNT.includes(status);
  return { result: failed ? 'failed' : 'refused', reason: `status ${status}` };
}

/** Texts out of an answer; one for each that was asked, or the answer is none. */
export function translatedTexts(texts: readonly string[] | undefined, asked: readonly string[]): TranslationResult {
  return texts && texts.length === asked.length
    ? { result: 'translated', texts: [...texts] }
    : { result: 'failed', reason: 'unreadable answer' };
}
