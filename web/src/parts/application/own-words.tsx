// A message of an application: its prepared phrases in the reader's language, and the author's own words with the name
// of their language (D110).
import type { Application } from '#contracts/application-shapes.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import { OwnWordsLabel } from '../phrases/own-words-label.tsx';

interface OwnWordsProps {
  /** The message as `inReadersWords` returns it. */
  text: string;
  field: 'message' | 'employer_feedback';
  of: Pick<Application, 'phrase_lines' | 'words_lang'>;
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
      {own && (
        <>
          <OwnWordsLabel lang={lang} />
          <p lang={lang}>“{own}”</p>
        </>
      )}
    </>
  );
}
