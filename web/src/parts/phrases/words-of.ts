// Splits a sentence into the words by which sentences are compared.
import { plainName } from '../../kit/text/plain-name.ts';

/** Stop words: articles, copulas and postpositions in the languages of the app. */
const LITTLE = new Set(
  plainName('a an the is are be to of and in on at for you your we है हैं का की के को में से और आहे आहेत এর ও একটি').split(' '),
);

/** Returns the different words of a sentence, normalised by `plainName`, without stop words. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = plainName(text).split(' ');
  return new Set(words.filter((word) => word !== '' && !LITTLE.has(word)));
}
