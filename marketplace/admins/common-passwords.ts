// Pure functions that detect common passwords: common words, keyboard runs (`qwerty`), repetitions, the owner's name.
import { commonWords } from './common-words.ts';

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '!@#$%^&*()_+'];
const across = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'azertyuiop',
  'qwertzuiop',
  '0123456789',
];
const reversed = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...across].flatMap((row) => [row, reversed(row), row + row]);
/** Minimum length of a keyboard run; shorter runs occur by chance. */
const MIN_RUN_LENGTH = 3;
/**
 * Minimum number of different words in a password that consists only of common words. So `monkeymonkey` counts as a
 * common password, but a password of two different words does not.
 */
const OWN_WORDS = 2;
const FEW_SIGNS = 5;
const MIN_DIGITS = 16;

const looksLike: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const lettersFor = (text: string) => [...text].map((sign) => looksLike[sign] ?? sign).join('');
const NO_LETTERS = /[^\p{L}\p{M}]+/gu;
const lettersOf = (text: string) => text.replace(NO_LETTERS, '');
const withoutEnds = (text: string) => text.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');

/**
 * Returns the length of the longest keyboard run at the start of the string; 0 if the run is shorter than
 * `MIN_RUN_LENGTH`.
 */
function runAt(text: string): number {
  let length = MIN_RUN_LENGTH - 1;
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1;
  return length < MIN_RUN_LENGTH ? 0 : length;
}

function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const run = runAt(text.slice(at));
    if (run === 0) rest += text[at];
    at += run || 1;
  }
  return rest;
}

/**
 * Splits the string completely into known words and returns how many different words this needs. The result is small,
 * but not always the smallest possible. Infinity if the string cannot be split into known words.
 */
function knownWordsIn(letters: string, known: ReadonlySet<string>): number {
  const best: (ReadonlySet<string> | null)[] = [new Set()];
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - 24); start < end; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (!before || !known.has(word)) continue;
      const words = new Set(before).add(word);
      const shortest = best[end];
      if (!shortest || words.size < shortest.size) best[end] = words;
    }
  }
  return best[letters.length]?.size ?? Number.POSITIVE_INFINITY;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(NO_LETTERS)
    .filter((word) => word.length > 1);

const isRepeated = (text: string) => /^(.{1,6}?)\1{2,}.{0,5}$/su.test(text) || /^(.{4,})\1$/su.test(text);

interface Owner {
  username: string;
  email?: string;
  full_name: string;
}

/** User names shorter than this may occur in a password, because short names are often part of ordinary words. */
const MIN_USERNAME_LENGTH = 4;

/** Returns true if the password contains the user name, case-insensitively. */
export function hasUserName(password: string, { username }: Pick<Owner, 'username'>): boolean {
  return (
    username.length >= MIN_USERNAME_LENGTH && password.normalize('NFKC').toLowerCase().includes(username.toLowerCase())
  );
}

/** Returns true if the password is easy to guess, or consists only of parts of the owner's names. */
export function isCommonPassword(password: string, owner: Owner): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < FEW_SIGNS || isRepeated(text)) return true;
  if (!lettersOf(text)) return text.length < MIN_DIGITS || lettersOf(withoutRuns(text)).length === 0;
  const own = [owner.username, owner.full_name, owner.email?.split('@')[0] ?? ''].flatMap(wordsOf);
  const known = new Set([...commonWords, ...own]);
  const rest = withoutRuns(text);
  const readings = [text, rest].flatMap((form) => [lettersOf(form), lettersOf(lettersFor(withoutEnds(form)))]);
  const names = new Set(own);
  return readings.some(
    (letters) => knownWordsIn(letters, known) < OWN_WORDS || knownWordsIn(letters, names) < Number.POSITIVE_INFINITY,
  );
}
