// The language into which texts of a job are translated for a reader. Pure.
import { languageOf } from '#contracts/languages.ts';
import { isTarget, type Target } from './words/vocabulary.ts';

/**
 * Returns the target language for a reader. Null for English, into which nothing is translated, and for unknown
 * languages (B74). Bhojpuri readers get Hindi (D3).
 */
export function targetFor(language: string | null | undefined): Target | null {
  const known = languageOf(language);
  const target = known === 'bh' ? 'hi' : known;
  return target !== null && isTarget(target) ? target : null;
}
