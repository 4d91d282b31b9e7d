// Converts letters to their offsets in the Unicode blocks of Indian scripts. A letter has the same offset in each
// script.
import { at, type IndianScript, offsetIn } from './scripts.ts';

const NON_JOINER = 0x200c;
const JOINER = 0x200d;

/**
 * Letters whose offset has another meaning in this script than in the other scripts. Each becomes one or two offsets
 * that have the common meaning.
 */
const others: Readonly<Partial<Record<IndianScript, Readonly<Record<number, readonly [number, number]>>>>> = {
  // Letters with a dot below become the letter and the dot: क़ ख़ ग़ ज़ ड़ ढ़ फ़ य़.
  devanagari: {
    88: [0x15, at.nukta],
    89: [0x16, at.nukta],
    90: [0x17, at.nukta],
    91: [0x1c, at.nukta],
    92: [0x21, at.nukta],
    93: [0x22, at.nukta],
    94: [0x2b, at.nukta],
    95: [0x2f, 0],
  },
  // The letter ৎ becomes t without a vowel. The letters r and v of Assamese get the offsets that other scripts use.
  // Letters with a dot below become the letter and the dot.
  bengali: {
    78: [0x24, at.virama],
    112: [0x30, 0],
    113: [0x35, 0],
    92: [0x21, at.nukta],
    93: [0x22, at.nukta],
    95: [0x2f, at.nukta],
  },
  // The newer vowel sign of au becomes the common sign. Chillu letters (consonants without a vowel) become the
  // consonant and the virama, the sign for “no vowel”.
  malayalam: {
    87: [at.au, 0],
    122: [0x23, at.virama],
    123: [0x28, at.virama],
    124: [0x30, at.virama],
    125: [0x32, at.virama],
    126: [0x33, at.virama],
    127: [0x15, at.virama],
  },
};

/** Returns the letters of a word as offsets; null if the word has letters of another script. */
export function offsetsOf(text: string, script: IndianScript): number[] | null {
  const offsets: number[] = [];
  const word = text.normalize('NFC');
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    if (code === NON_JOINER || code === JOINER) continue;
    const offset = offsetIn(script, code);
    if (offset < 0) return null;
    const other = others[script]?.[offset];
    offsets.push(other ? other[0] : offset);
    if (other?.[1]) offsets.push(other[1]);
  }
  return offsets;
}
