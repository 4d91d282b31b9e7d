// The words of a sentence, for comparison.

/** Words that say little: articles, copulas and postpositions in the languages of the app. */
const LITTLE = new Set(
  'a an the is are be to of and in on at for you your we है हैं का की के को में से और आहे आहेत এর ও একটি'.split(' '),
);

/** Returns the words of a sentence in lower case, without punctuation and without words that say little. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !LITTLE.has(word)));
}
