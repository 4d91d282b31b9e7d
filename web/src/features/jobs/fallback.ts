// Retries a request without translation if it fails with one, so that translation never blocks a response.

import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Language } from '#contracts/values.ts';
import { requestLanguage } from '../../i18n/current-language.ts';

/** True for a network error, and for a refusal (400, 403) that the language may have caused. */
export const mayBeTranslation = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && (error.status === 400 || error.status === 403));

/** Runs with the reader's language, and again without a language if `retries` accepts the error. */
export async function withoutTranslationOnFailure<T>(
  run: (language: Language | undefined) => Promise<T>,
  retries: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await run(requestLanguage());
  } catch (error) {
    if (!retries(error)) throw error;
    return run(undefined);
  }
}
