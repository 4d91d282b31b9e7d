// Shows text that a user or moderator has written. If it is not in the reader's language, it has a `lang` attribute and
// a label with the language (D110).
import { OwnWordsLabel } from './own-words-label.tsx';

interface MarkedWordsProps {
  /** BCP 47 tag of the words; undefined if they are in the reader's language. */
  lang: string | undefined;
  /** Text of the screen that introduces the words. */
  before?: string;
  className?: string;
  children: string;
}

/** Shows the words in a paragraph. The text before words in another language has a separate paragraph. */
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
