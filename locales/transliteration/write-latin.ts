// Writes syllables in Latin letters, as names are commonly spelt: without marks above or below the letters.
import { at } from './scripts.ts';
import { isBare, type Syllable } from './syllables.ts';

const FIRST_CONSONANT = 0x15;
/** The Latin letters of the consonants in the order of Unicode, from क to ह. */
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l zh v sh sh s h'.split(' ');
const withNukta: Readonly<Record<number, string>> = {
  21: 'q',
  23: 'g',
  28: 'z',
  33: 'r',
  34: 'rh',
  43: 'f',
};
const vowels: Readonly<Record<number, string>> = {
  5: 'a',
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
};
const LABIALS = [0x2a, 0x2b, 0x2c, 0x2d];
const VA = 0x35;
const YA = 0x2f;
const DDA = 0x21;
const [JA, NYA, KA, SSA, CHA, DOUBLE_CH] = [0x1c, 0x1e, 0x15, 0x37, 0x1a, 0x1b];

function consonantOf(syllables: readonly Syllable[], index: number): string {
  const [before, here, next] = [syllables[index - 1], syllables[index], syllables[index + 1]];
  if (here?.consonant == null) return '';
  const isJoined = here.vowel === at.virama;
  if (here.consonant === JA && isJoined && next?.consonant === NYA) return 'g';
  if (here.consonant === NYA && before?.consonant === JA && before.vowel === at.virama) return 'y';
  if (here.consonant === KA && isJoined && next?.consonant === SSA) return 'k';
  if (here.consonant === CHA && isJoined && (next?.consonant === CHA || next?.consonant === DOUBLE_CH)) return 'c';
  // Writes v as w after a consonant and before a: Gaikwad, Ishwar, but Ravi.
  const isW = before && isBare(before) && (here.vowel === at.a || here.vowel === at.aa);
  if (here.consonant === VA && isW) return 'w';
  // After a vowel, writes v without a vowel as o, and y without a vowel as i: Rao, Jaipur, Gaikwad.
  const isGlide = before && isBare(here) && before.consonant !== null;
  if (isGlide && here.consonant === VA && !next && before.vowel === at.aa) return 'o';
  if (isGlide && here.consonant === YA && next && (before.vowel === at.a || before.vowel === at.aa)) return 'i';
  // Writes ड़ as r inside a name and as d at the end: Chopra, Rathod.
  if (here.nukta && here.consonant === DDA && !next) return 'd';
  return (here.nukta && withNukta[here.consonant]) || (consonants[here.consonant - FIRST_CONSONANT] ?? '');
}

const afterOf = ({ after }: Syllable, next: Syllable | undefined) => {
  if (after === null) return '';
  if (after === at.visarga) return 'h';
  return next?.consonant && LABIALS.includes(next.consonant) ? 'm' : 'n';
};

/** Returns the word in Latin letters, beginning with a capital: `Sunil`. */
export function writeLatin(syllables: readonly Syllable[]): string {
  const written = syllables
    .map((here, index) => {
      const vowel = isBare(here) ? '' : (vowels[here.vowel] ?? '');
      return consonantOf(syllables, index) + vowel + afterOf(here, syllables[index + 1]);
    })
    .join('');
  return written.charAt(0).toUpperCase() + written.slice(1);
}
