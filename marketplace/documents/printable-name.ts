// Names as signed documents print them. The fonts of PDFs have Latin letters and five Indian scripts. Pure.

/** Characters of names that a font of `platform/paper` has for every language. A test compares the two. */
const PRINTABLE =
  /[ -~\u00a0-\u00a3\u00a7-\u00ab\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0161\u0164\u0165\u016a\u016b\u016e-\u017e\u0900-\u0983\u0985-\u098c\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c4\u09c7\u09c8\u09cb-\u09ce\u09d7\u09dc\u09dd\u09df-\u09e3\u09e6-\u09fe\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa\u0c00-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3c-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a\u0c5d\u0c60-\u0c63\u0c66-\u0c6f\u0c77-\u0c7f\u0d00-\u0d0c\u0d0e-\u0d10\u0d12-\u0d44\u0d46-\u0d48\u0d4a-\u0d4f\u0d54-\u0d63\u0d66-\u0d7f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20b9]|\u200c|\u200d/u;

/** First code point and size of the block of Devanagari, and the blocks of four scripts with the same layout. */
const [DEVANAGARI, BLOCK_SIZE] = [0x0900, 0x80];
const [GURMUKHI, GUJARATI, ORIYA, KANNADA] = [0x0a00, 0x0a80, 0x0b00, 0x0c80];
/** Signs of Gurmukhi at other positions: tippi is a nasal sound, and addak doubles the next consonant. */
const gurmukhi: Readonly<Record<number, string>> = { 2672: '\u0902', 2673: '' };

/** Returns the letter of Devanagari with the same sound; null if the four scripts do not have this letter. */
function devanagariOf(code: number): string | null {
  const special = gurmukhi[code];
  if (special !== undefined) return special;
  const start = [GURMUKHI, GUJARATI, ORIYA, KANNADA].find((block) => code >= block && code < block + BLOCK_SIZE);
  return start === undefined ? null : String.fromCharCode(DEVANAGARI + code - start);
}

interface PrintableName {
  text: string;
  /** False if letters were replaced by question marks, because no font has them. */
  isComplete: boolean;
}

/**
 * Returns the name with characters that every document can print. Letters of Gurmukhi, Gujarati, Odia and Kannada
 * become letters of Devanagari, letters of other scripts become question marks, and other characters are left out.
 */
export function printableName(name: string): PrintableName {
  let isComplete = true;
  const text = Array.from(name.normalize('NFC'), (character) => {
    if (PRINTABLE.test(character)) return character;
    const known = devanagariOf(character.codePointAt(0) ?? 0);
    if (known !== null) return known;
    if (!/\p{L}/u.test(character)) return '';
    isComplete = false;
    return '?';
  }).join('');
  return { text: text.normalize('NFC').replace(/\s+/g, ' ').trim(), isComplete };
}
