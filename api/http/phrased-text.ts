// Composes the content of a field from phrases (predefined, translated sentences) that the author chose and from the
// author's own words.
import { languageCodes } from '#contracts/languages.ts';
import type { PhrasedField } from '#contracts/phrase-uses.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import { fail } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import { phraseText } from '#locales/phrase-text.ts';
import type { NewPhraseLine } from '#marketplace/phrases/queries.ts';
import { type PhraseField, type ReadPhrase, readPhrases } from '#marketplace/phrases/rules.ts';
import { type ReaderRequest, readerLanguage } from './reader.ts';

/** A field as its author sends it. */
interface GivenText extends PhraseField {
  own: string | null | undefined;
  phrases: readonly PhraseInput[] | undefined;
}

interface ComposedText {
  text: string;
  lines: NewPhraseLine[];
}

function lineOf(field: PhrasedField, phrase: ReadPhrase, language: Language): NewPhraseLine {
  const inEach = languageCodes.map((code) => phraseText(code, phrase) ?? '');
  const line = phraseText(language, phrase) ?? phrase.phrase;
  return { ...phrase, field, line, search_text: inEach.join('\n') };
}

/**
 * Composes each field: one line for each phrase in the author's language, then the author's own words. Fails with
 * `validation_failed` for invalid phrases.
 */
export function composeTexts(
  req: ReaderRequest['req'],
  given: readonly GivenText[],
): Partial<Record<PhrasedField, ComposedText>> {
  const language = readerLanguage(req);
  const read = given.map((text) => ({ ...text, ...readPhrases(text.phrases ?? [], text) }));
  const errors = Object.assign({}, ...read.map((text) => text.errors));
  if (Object.keys(errors).length > 0) fail('validation_failed', { errors });
  const composed: Partial<Record<PhrasedField, ComposedText>> = {};
  for (const { field, own, read: phrases } of read) {
    const lines = phrases.map((phrase) => lineOf(field, phrase, language));
    composed[field] = { text: [...lines.map(({ line }) => line), own ?? ''].filter(Boolean).join('\n'), lines };
  }
  return composed;
}
