// Converts Indic letters to sounds. One table serves all scripts, because their Unicode blocks share a layout. Pure.

const BLOCKS: Readonly<Record<number, string>> = {
  2304: 'devanagari',
  2432: 'bengali',
  2560: 'gurmukhi',
  2688: 'gujarati',
  2816: 'odia',
  2944: 'tamil',
  3072: 'telugu',
  3200: 'kannada',
  3328: 'malayalam',
};
const BLOCK_SIZE = 128;

/**
 * Sounds of the consonants of each Unicode block, from offset 0x15 of the block on. Aspiration (k, kh) and place of
 * articulation (ṭ, t) are ignored, since Latin spelling rarely shows them. Indic scripts write f as p with a dot below,
 * and z as j with a dot below; the dot is ignored.
 */
const CONSONANTS = 'kkggnccjjnttddnttddnnppbbmyrrlllvsssh';
const FIRST_CONSONANT = 0x15;
const YA = 0x2f;
const HARD_RA = 0x31;

/** Offset of a vowel letter or vowel sign → sound. Long vowels count as short ones, e as i, and o as u. */
const VOWELS: ReadonlyMap<number, string> = new Map([
  ...[0x05, 0x06, 0x3e].map((offset) => [offset, 'a'] as const),
  ...[0x07, 0x08, 0x0d, 0x0e, 0x0f, 0x10, 0x3f, 0x40, 0x45, 0x46, 0x47, 0x48].map((offset) => [offset, 'i'] as const),
  ...[0x09, 0x0a, 0x11, 0x12, 0x13, 0x14, 0x41, 0x42, 0x49, 0x4a, 0x4b, 0x4c].map((offset) => [offset, 'u'] as const),
  ...[0x0b, 0x43].map((offset) => [offset, 'ri'] as const),
]);
const HANGS_FROM = 0x3e;
const HANGS_TO = 0x4c;

/**
 * Offset of a letter in its Unicode block → sound, for consonants without an inherent vowel: the Bengali final t and
 * the Malayalam chillu letters.
 */
const BARE: ReadonlyMap<number, string> = new Map([
  [0x4e, 't'],
  [0x7a, 'n'],
  [0x7b, 'n'],
  [0x7c, 'r'],
  [0x7d, 'l'],
  [0x7e, 'l'],
  [0x7f, 'k'],
]);
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
const NASALS = [0x01, 0x02, 0x70];
const NASAL_AT_END: Readonly<Record<string, string>> = {
  telugu: 'm',
  kannada: 'm',
  malayalam: 'm',
  tamil: 'm',
  bengali: 'ng',
};

interface Letter {
  script: string;
  offset: number;
}

function letterOf(character: string): Letter | null {
  const code = character.codePointAt(0) ?? 0;
  const start = code - (code % BLOCK_SIZE);
  const script = BLOCKS[start];
  return script === undefined ? null : { script, offset: code - start };
}

/** True if the word is written in an Indic script. */
export const isIndic = (word: string) => letterOf(word.charAt(0)) !== null;

const isConsonant = (letter: Letter | undefined) =>
  letter !== undefined && letter.offset >= FIRST_CONSONANT && letter.offset < FIRST_CONSONANT + CONSONANTS.length;

function soundOfConsonant(letters: readonly Letter[], index: number): string {
  const { script, offset } = letters[index] ?? { script: '', offset: 0 };
  const [before, after] = [letters[index - 1]?.offset, letters[index + 1]?.offset];
  // In Bengali, the letter ya without a dot below is pronounced j. In other scripts, ya after a virama (the sign that
  // removes the vowel of a consonant) is spelled i. Anywhere else inside a word, ya is an optional glide and is
  // omitted.
  if (offset === YA) {
    if (script === 'bengali' && after !== NUKTA && before !== VIRAMA) return 'j';
    if (before === VIRAMA && script !== 'bengali') return 'i';
    return index === 0 ? 'y' : '';
  }
  // In Malayalam, the letter of the hard r is pronounced t if the letter is doubled or follows n.
  if (offset === HARD_RA && script === 'malayalam') {
    const isTt = after === VIRAMA && letters[index + 2]?.offset === HARD_RA;
    const follows = before === VIRAMA && [0x28, HARD_RA, 0x7b].includes(letters[index - 2]?.offset ?? 0);
    if (isTt || follows || before === 0x7b) return 't';
  }
  if ((offset === 0x21 || offset === 0x22) && after === NUKTA) return 'r';
  return CONSONANTS[offset - FIRST_CONSONANT] ?? '';
}

/**
 * Returns the vowel that is pronounced after a consonant but not written: `a`. Returns an empty string if a written
 * vowel or a virama (the sign that removes the vowel) follows, and at the end of a word.
 */
function inherent(letters: readonly Letter[], index: number): string {
  const next = letters[index + 1]?.offset === NUKTA ? letters[index + 2] : letters[index + 1];
  if (next === undefined || next.offset === VIRAMA) return '';
  return next.offset >= HANGS_FROM && next.offset <= HANGS_TO ? '' : 'a';
}

function soundAt(letters: readonly Letter[], index: number): string {
  const letter = letters[index];
  if (letter === undefined) return '';
  if (isConsonant(letter)) return soundOfConsonant(letters, index) + inherent(letters, index);
  if (NASALS.includes(letter.offset) && !(letter.offset === 0x70 && letter.script !== 'gurmukhi')) {
    return index < letters.length - 1 ? 'n' : (NASAL_AT_END[letter.script] ?? '');
  }
  if (letter.script === 'bengali' && letter.offset === 0x70) return 'ra';
  if (letter.script === 'bengali' && letter.offset === 0x71) return 'va';
  return VOWELS.get(letter.offset) ?? BARE.get(letter.offset) ?? '';
}

/** Transcribes an Indic word to Latin letters: consonants, and `a`, `i`, `u` for the vowels. */
export function spellIndic(word: string): string {
  const letters = [...word.normalize('NFC')].flatMap((character) => letterOf(character) ?? []);
  const spelt = letters.map((_, index) => soundAt(letters, index)).join('');
  // Omit a final e, as `spellLatin` in `keys.ts` does after a consonant, so that a word has the same key in Indic and
  // Latin script.
  return letters.at(-1)?.offset === 0x47 ? spelt.slice(0, -1) : spelt;
}
