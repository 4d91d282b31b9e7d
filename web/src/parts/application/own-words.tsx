// A message or note of an application: its prepared phrases (sentences that exist in all languages) in the reader's
// language, and the author's own words with a label that names their language (D110).
import type { PhrasedField } from '#contracts/phrase-uses.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import type { PhraseLine } from '#contracts/phrases.ts';
import { MarkedWords } from '../phrases/marked-words.tsx';

interface OwnWordsProps {
  /** The message, in which `inReadersWords` has translated the prepared phrases into the reader's language. */
  text: string;
  field: PhrasedField;
  /**
   * The prepared phrases of the message, and the language of the author's own words if the reader has another language.
   */
  of: {
    phrase_lines?: PhraseLine[] | undefined;
    words_lang?: { [Field in PhrasedField]?: string | undefined } | undefined;
  };
}

/**
 * Shows the message in quotation marks. If the author's own words are not in the reader's language, a label above the
 * words names their language.
 */
export function OwnWords({ text, field, of: { phrase_lines = [], words_lang } }: OwnWordsProps) {
  const lang = words_lang?.[field];
  if (!lang) return `“${text}”`;
  const lines = phrase_lines.flatMap((one) => [one, { ...one, line: one.text }]);
  const { own, phrases } = splitPhrases(text, field, lines);
  return (
    <>
      {phrases.length > 0 && <p>“{phrases.map(({ line }) => line).join('\n')}”</p>}
      {own && <MarkedWords lang={lang}>{`“${own}”`}</MarkedWords>}
    </>
  );
}
