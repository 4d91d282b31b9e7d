// Renders prepared phrases (sentences that are translated into all languages, with blanks called slots) in one
// language, alone or in the `phrase_lines` of a response.
import { phraseCatalogue, textKeyOf } from '#contracts/phrase-catalogue.ts';
import type { PhraseLine, SlotValue } from '#contracts/phrases.ts';
import type { Language } from '#contracts/values.ts';
import { fill, textsOf } from './server-texts.ts';
import { type SlotWriter, slotText } from './slot-text.ts';
import { readableName } from './transliteration/readable-name.ts';

type Names = Readonly<Record<string, string>>;

interface StoredPhrase {
  phrase: string;
  version: number;
  slots: Readonly<Record<string, SlotValue>>;
}

/** Returns the text of a phrase in the language, with `{{name}}` for its slots; null for an unknown phrase. */
export function phraseTemplate(language: Language, phrase: string, version: number): string | null {
  const texts: Names = textsOf(language).phrases;
  return texts[textKeyOf(phrase, version)] ?? null;
}

function writerIn(language: Language, readable: SlotWriter['readable']): SlotWriter {
  const { reference } = textsOf(language);
  return {
    language,
    readable,
    nameOf(list, code) {
      const names: Names = reference[list];
      return names[code] ?? code;
    },
  };
}

/**
 * Returns the phrase in the language, with the values of its slots; null for an unknown phrase. `readable` converts
 * words that the author typed in a slot to the script of the language. Without this function, these words are
 * unchanged.
 */
export function phraseText(
  language: Language,
  { phrase, version, slots }: StoredPhrase,
  readable?: SlotWriter['readable'],
): string | null {
  const template = phraseTemplate(language, phrase, version);
  if (template === null) return null;
  const kinds = phraseCatalogue.get(phrase)?.slots ?? {};
  const writer = writerIn(language, readable);
  const values = Object.entries(slots).map(([name, value]) => [name, slotText(writer, kinds[name] ?? 'words', value)]);
  return fill(template, Object.fromEntries(values));
}

/**
 * Returns the item with each of its `phrase_lines` in the given language. Words that the author typed into a blank are
 * written in the script of the language.
 */
export function withPhraseTexts<T extends { phrase_lines?: PhraseLine[] | undefined }>(item: T, language: Language): T {
  if (!item.phrase_lines?.length) return item;
  const readable = (words: string) => readableName(words, language);
  const phrase_lines = item.phrase_lines.map((one) => ({
    ...one,
    text: phraseText(language, one, readable) ?? one.line,
  }));
  return { ...item, phrase_lines };
}
