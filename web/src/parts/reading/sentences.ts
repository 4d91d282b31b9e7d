// Prepares text for a voice: removes symbols and links, replaces `₹` amounts with words, and splits the text into
// sentences.
const LONGEST = 180;

const address = /\b(?:https?:\/\/|www\.)\S+/gi;
const picture = /\p{Extended_Pictographic}|\ufe0f/gu;
const mark = /[*_#~|<>•●▪◦·→“”"«»[\]{}]+/g;
const grouped = /(\d),(?=\d{2,3}\b)/g;
const money = /₹\s*(\d+(?:\.\d+)?)(?:\s*\/-)?/g;

/**
 * Returns text that a user has written in a form that a voice reads well. `rupees` returns the words for an amount in
 * the reader's language.
 */
export function speakable(text: string, rupees: (amount: string) => string): string {
  return text
    .replace(address, ' ')
    .replace(picture, ' ')
    .replace(mark, ' ')
    .replace(grouped, '$1')
    .replace(money, (_, amount: string) => rupees(amount))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([.,!?।])/g, '$1')
    .trim();
}

/** Splits a sentence of more than `LONGEST` characters into shorter pieces, between words if possible. */
function short(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const at = sentence.lastIndexOf(' ', LONGEST);
  const cut = at > 0 ? at : LONGEST;
  return [sentence.slice(0, cut), ...short(sentence.slice(cut).trim())];
}

/** Returns the sentences of the given text. A full stop between two digits does not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(short);
}
