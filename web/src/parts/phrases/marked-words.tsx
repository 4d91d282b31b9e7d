// Shows words that a user or moderator has written. Words in another language than the reader's get a `lang` attribute
// and a label with the name of their language (D110).
import { OwnWordsLabel } from './own-words-label.tsx';

interface MarkedWordsProps {
  /** BCP 47 tag of the words; undefined if they are in the reader's language. */
  lang: string | undefined;
  /** Introduction to the words, in the reader's language. */
  before?: string;
  className?: string;
  children: string;
}

/**
 * Shows the introduction and the words in one paragraph. Words in another language have a separate paragraph, because
 * the `lang` attribute must not apply to the introduction.
 */
export function MarkedWords({ lang, before, className, children }: MarkedWordsProps) {
  if (!lang) return <p className={className}>{before ? `${before} ${children}` : children}</p>;
  return (
    <>
      {before && <p className={className}>{before}</p>}
      <OwnWordsLabel lang={lang} />
      <p className={className} lang={lang}>
        {children}
      </p>
    </>
  );
}
