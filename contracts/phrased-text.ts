// Splits a field into phrases (predefined, translated sentences) and the words that the author typed, and composes
// the text of the field in the language of a reader. Pure functions.
import type { PhrasedField } from './phrase-uses.ts';
import type { PhraseLine } from './phrases.ts';

type Lines = readonly PhraseLine[] | undefined;

/** Returns the words that the author typed in a field, and the phrase lines of the field in their order in the text. */
export function splitPhrases(text: string, field: PhrasedField, lines: Lines): { own: string; phrases: PhraseLine[] } {
  const known = new Map((lines ?? []).filter((one) => one.field === field).map((one) => [one.line, one]));
  const parts = text.split('\n');
  return {
    own: parts
      .filter((part) => !known.has(part))
      .join('\n')
      .trim(),
    phrases: parts.flatMap((part) => known.get(part) ?? []),
  };
}

/**
 * Returns the field for the reader: the phrases in the reader's language, then the translation of the words that the
 * author typed, or these words if there is no translation.
 */
export function readerText(text: string, field: PhrasedField, lines: Lines, translation?: string): string {
  const { own, phrases } = splitPhrases(text, field, lines);
  if (phrases.length === 0) return translation ?? text;
  return [...phrases.map((phrase) => phrase.text), translation ?? own].filter(Boolean).join('\n');
}
