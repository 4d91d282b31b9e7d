// Translation never stands in the way of an answer: what fails with a language is asked for once more without one.

import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Language } from '#contracts/values.ts';
import { requestLanguage } from '../../i18n/current-language.ts';

/** A lost network, or a refusal (400, 403) that the language may have brought about. */
export const mayBeTranslation = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && (error.status === 400 || error.status === 403));

/** Runs with the reader's language, and without one where `retries` says so of the error. */
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
