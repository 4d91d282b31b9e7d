// Splits text into normalised words, each with its position in the original. Pure.
import { normaliseText } from '../places/normalise.ts';

/** Strength of the break between a word and the preceding word. */
export const BETWEEN = { nothing: 0, dash: 1, comma: 2, sentence: 3 } as const;

export interface Word {
  text: string;
  /** UTF-16 offsets in the original text, and the break before the word (see `BETWEEN`). */
  start: number;
  end: number;
  before: number;
}

/**
 * Matches one word. A payment address is one word, and so is an amount with commas. A change between letters, digits
 * and the rupee sign begins a new word: `₹500rs` is three words.
 */
const WORD =
  /[a-z0-9][a-z0-9._-]{1,60}@[a-z]{2,20}(?![a-z0-9]|\.[a-z])|₹|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?!\p{Nd})|\p{Nd}+|\p{L}[\p{L}\p{M}\u200B-\u200D\u2060\uFEFF]*/giu;
/** The normalised form of every payment address. The phrases of the rules contain this word. */
const PAYMENT_ADDRESS = 'paymentaddress';
/**
 * Matches the sign after a label. Before this sign, `Pay` means the wages (`Pay: 500`). Without the sign, `Pay 500` may
 * be a demand.
 */
const LABEL = /^\s{0,2}[:=]/;
const LABELS: ReadonlyMap<string, string> = new Map([['pay', 'wages']]);
/** Words that show that `pay` beside them is a noun: `full pay`, `pay of 650`, `pay starts`. */
const BEFORE_NOUN = new Set(
  'full|half|same|daily|monthly|weekly|good|basic|total|gross|net|fixed|starting|extra|double|better|fair|regular|the|your|his|their|our|in|of'.split(
    '|',
  ),
);
const BEHIND_NOUN = /^ (?:starts|begins|is|was|will be|of|slip|day|rate|scale)(?![a-z])/i;
const PLAIN = /^[a-z0-9]+$/i;
const SENTENCE = /[!?;\n\r\u0964\u0965•|]|\.(?:\s|$)/;
const DASH = /^\s?[-\u2010-\u2015~]\s?$/;
/** Abbreviations whose full stop does not end a sentence. */
const SHORTENED = new Set([
  'rs',
  'no',
  'mr',
  'mrs',
  'dr',
  'st',
  'approx',
  'ph',
  'mob',
  'tel',
  'रु',
  'ரூ',
  'రూ',
  'টা',
  'രൂ',
  'डॉ',
]);
/** Words such as “but”, which begin a new clause as a comma does. */
const TURNS = new Set(
  `but however though lekin magar parantu kintu लेकिन मगर परंतु किंतु पण परंतू ஆனால் కానీ কিন্তু তবে പക്ഷേ എന്നാൽ बाकिर`
    .split(' ')
    .map(normaliseText),
);

const MAX_CACHED_ENTRIES = 20_000;
const kept = new Map<string, string>();

/** Returns the normalised form of a word. Words in other scripts are cached, because posts use few different words. */
function formOf(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  if (word === '₹') return 'rs';
  if (word.includes('@')) return PAYMENT_ADDRESS;
  const known = kept.get(word);
  if (known !== undefined) return known;
  const form = normaliseText(word).replaceAll(' ', '');
  if (kept.size >= MAX_CACHED_ENTRIES) kept.clear();
  kept.set(word, form);
  return form;
}

function breakIn(gap: string, last: string): number {
  if (gap === ' ' || gap === '') return BETWEEN.nothing;
  // The full stops in `O.T.P` are not the ends of sentences.
  if (gap === '.' && last.length <= 2 && /\p{L}/u.test(last)) return BETWEEN.nothing;
  if (SENTENCE.test(SHORTENED.has(last) ? gap.replace('.', '') : gap)) return BETWEEN.sentence;
  // The plus sign in `18+, 25 helpers` or `18+ 25 helpers` ends the number before it.
  if (/[,+]/.test(gap)) return BETWEEN.comma;
  return DASH.test(gap) ? BETWEEN.dash : BETWEEN.nothing;
}

const isLetter = (word: Word | undefined) => word !== undefined && /^[a-z]$/.test(word.text);

/** Names of messengers as people spell them by ear: `watsap`, `vatsapp`, `wtsp`, `taligram`. */
const MESSENGERS: readonly [name: string, spellings: RegExp][] = [
  ['whatsapp', /^[wv]h?[aeou]{0,2}t{1,2}[sz]{1,2}[ae]{0,2}p{1,2}$/],
  ['telegram', /^t[aei]l[aei]{0,2}gr[ae]{1,2}m{1,2}$/],
  ['instagram', /^inst[ae]gr[ae]{1,2}m{1,2}$/],
];
/** Length of the longest spelling of the name of a messenger. */
const LONGEST_NAME = 12;

/** Digits that replace letters in a disguised name: `t3legram`, `wh4tsapp`. */
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g' };
const withLetters = (text: string) => text.replace(/[0134579]/g, (digit) => LETTER_OF[digit] ?? digit);

const messengerOf = (text: string) => MESSENGERS.find(([, spellings]) => spellings.test(text))?.[0];

/** Maximum number of groups of letters or digits in a disguised name: `t3l3gram` has five. */
const MAX_PARTS = 6;

/** Returns the words from the position `at` on that are not separated, such as the parts of `t3l3gram`. */
function unspaced(words: readonly Word[], at: number): Word[] {
  if (words[at + 1]?.start !== words[at]?.end) return [];
  const parts = words.slice(at, at + MAX_PARTS);
  const end = parts.findIndex((part, index) => index > 0 && part.start !== parts[index - 1]?.end);
  return end < 0 ? parts : parts.slice(0, end);
}

/** Joins the parts of a name of a messenger, such as `tele gram` and `what s app`, and unifies its spellings. */
function joinMessengers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; ) {
    const [first, second, third] = [words[i], words[i + 1], words[i + 2]];
    if (!first) break;
    let [word, taken] = [first, 1];
    if (/^[wvti17]/.test(first.text) && first.text.length <= LONGEST_NAME)
      for (const parts of [unspaced(words, i), [first, second, third], [first, second], [first]]) {
        const last = parts.at(-1);
        const text = parts.map((part) => part?.text ?? '').join('');
        const name = last && (messengerOf(text) ?? (/\d/.test(text) ? messengerOf(withLetters(text)) : undefined));
        if (!name) continue;
        [word, taken] = [{ ...first, text: name, end: last.end }, parts.length];
        break;
      }
    joined.push(word);
    i += taken;
  }
  return joined;
}

/** Joins the single letters of a spelled-out word, such as `w h a t s a p p`, to one word. */
function joinSpelled(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; ) {
    let end = i;
    while (isLetter(words[end])) end += 1;
    const run = words.slice(i, end);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 2) {
      joined.push({ ...first, text: run.map(({ text }) => text).join(''), end: last.end });
      i = end;
      continue;
    }
    const word = words[i];
    if (word) joined.push(word);
    i += 1;
  }
  return joined;
}

/** Circled, superscript and subscript digits, which `\p{Nd}` does not match. */
const CIRCLED =
  /[\u2460-\u2468\u24EA\u24F5-\u24FD\u24FF\u2776-\u277E\u2780-\u2788\u278A-\u2792\u00B2\u00B3\u00B9\u2070-\u2079\u2080-\u2089]/g;
const ones = [0x2460, 0x24f5, 0x2776, 0x2780, 0x278a];

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  if (code === 0x24ea || code === 0x24ff) return '0';
  const first = ones.find((one) => code >= one && code < one + 9);
  return first === undefined ? digit.normalize('NFKD') : String(code - first + 1);
}

/** True if a word that can be a noun or a verb, such as `pay`, is a noun between these words. */
const isNoun = (before: string, behind: string) =>
  LABEL.test(behind) || BEFORE_NOUN.has(before) || BEHIND_NOUN.test(behind);

/** The normalised form of the plus sign behind a number. It differs from the word `plus`. */
const PLUS = 'plussign';
/** True for the plus sign behind a number, as in `35+`, which is read as a word. */
const isPlus = (last: string, gap: string) => gap.startsWith('+') && /^\d{1,3}$/.test(last) && !/\d/.test(gap);

/** Returns the words of the text in order. */
export function readWords(original: string): Word[] {
  // Each circled digit is one UTF-16 unit, like the plain digit that replaces it, so positions stay the same.
  const text = original.replace(CIRCLED, plainDigit);
  const words: Word[] = [];
  let at = 0;
  let last = '';
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = formOf(word);
    const form = (isNoun(last, text.slice(index + word.length, index + word.length + 9)) && LABELS.get(plain)) || plain;
    const gap = text.slice(at, index);
    if (isPlus(last, gap)) words.push({ text: PLUS, start: at, end: at + 1, before: BETWEEN.nothing });
    const between = index === 0 ? BETWEEN.nothing : breakIn(gap, last);
    const before = between < BETWEEN.comma && TURNS.has(form) ? BETWEEN.comma : between;
    at = index + word.length;
    last = form;
    words.push({ text: form, start: index, end: at, before });
  }
  if (isPlus(last, text.slice(at))) words.push({ text: PLUS, start: at, end: at + 1, before: BETWEEN.nothing });
  return joinMessengers(joinSpelled(words));
}
