// Repeats a failed request without a language, so that users still see the jobs if only the translation has failed.

import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Language } from '#contracts/values.ts';
import { headerLanguage, requestLanguageOf } from '../../i18n/current-language.ts';

/**
 * Returns whether the request may succeed if it is repeated without translation. True after a network error, and after
 * a 400 or 403 response, because the server may have refused only the requested language.
 */
export const mayBeTranslation = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && (error.status === 400 || error.status === 403));

/**
 * Calls `run` with the user's language. If this call fails and `retries` returns true for the error, calls `run` again
 * without a language.
 */
export async function withoutTranslationOnFailure<T>(
  run: (language: Language | undefined) => Promise<T>,
  retries: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await run(requestLanguageOf(headerLanguage()));
  } catch (error) {
    if (!retries(error)) throw error;
    return run(undefined);
  }
}
