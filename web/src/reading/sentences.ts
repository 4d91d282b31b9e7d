// Words as a voice reads them well: no signs, no addresses, money said after its figure, one sentence at a time.
const LONGEST = 180;

const address = /\b(?:https?:\/\/|www\.)\S+/gi;
const picture = /\p{Extended_Pictographic}|\ufe0f/gu;
const mark = /[*_#~|<>•●▪◦·→“”"«»[\]{}]+/g;
const grouped = /(\d),(?=\d{2,3}\b)/g;
const money = /₹\s*(\d+(?:\.\d+)?)(?:\s*\/-)?/g;

/** A text that somebody wrote; `rupees` says an amount in the reader's language. */
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

/** A sentence that never ends is cut between words. */
function short(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const at = sentence.lastIndexOf(' ', LONGEST);
  const cut = at > 0 ? at : LONGEST;
  return [sentence.slice(0, cut), ...short(sentence.slice(cut).trim())];
}

/** The sentences of a text; the stop between two figures ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(short);
}
