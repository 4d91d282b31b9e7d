// Reads the Latin spelling of Indian names: which sound each Latin letter or group of letters means.
import { letter } from './letters.ts';
import { at } from './scripts.ts';

export const GRAPHEMES =
  /ksh|chh|tch|sch|([bcdfgjklmnprstvz])\1h?|ch|sh|th|dh|kh|gh|jh|ph|bh|zh|ck|gy(?=an)|aa|ee|ii|oo|uu|ai|au|ou|ei|(?<=[hkm])ri|[a-z]/g;

/**
 * A consonant, as its offset in `letters.ts`. `nukta`: whether Devanagari writes the consonant with a dot below. Only
 * this program uses v with a dot: it stands for the sound w.
 */
export type Sound = readonly [consonant: number, nukta?: boolean];

const consonants: Readonly<Record<string, readonly Sound[]>> = {
  b: [[letter.ba]],
  bh: [[letter.bha]],
  c: [[letter.ka]],
  ch: [[letter.ca]],
  chh: [[letter.cha]],
  ck: [[letter.ka]],
  d: [[letter.da]],
  dd: [[letter.dda], [letter.dda]],
  ddh: [[letter.da], [letter.dha]],
  dh: [[letter.dha]],
  f: [[letter.pha, true]],
  g: [[letter.ga]],
  gh: [[letter.gha]],
  gy: [[letter.ja], [letter.nya]],
  h: [[letter.ha]],
  j: [[letter.ja]],
  jh: [[letter.jha]],
  k: [[letter.ka]],
  kh: [[letter.kha]],
  ksh: [[letter.ka], [letter.ssa]],
  l: [[letter.la]],
  m: [[letter.ma]],
  n: [[letter.na]],
  p: [[letter.pa]],
  ph: [[letter.pha]],
  q: [[letter.ka, true]],
  r: [[letter.ra]],
  s: [[letter.sa]],
  sch: [[letter.sa], [letter.ka]],
  sh: [[letter.sha]],
  t: [[letter.ta]],
  tch: [[letter.ca]],
  th: [[letter.tha]],
  tt: [[letter.tta], [letter.tta]],
  tth: [[letter.tta], [letter.ttha]],
  v: [[letter.va]],
  w: [[letter.va, true]],
  x: [[letter.ka], [letter.sa]],
  y: [[letter.ya]],
  z: [[letter.ja, true]],
  zh: [[letter.llla]],
};

export const vowels: Readonly<Record<string, number>> = {
  a: at.a,
  aa: at.aa,
  ai: at.ai,
  au: at.au,
  ou: at.au,
  e: at.e,
  ee: at.ii,
  ei: at.e,
  i: at.i,
  ii: at.ii,
  o: at.o,
  oo: at.uu,
  ri: at.ri,
  u: at.u,
  uu: at.uu,
};

export const soundsOf = (grapheme: string): readonly Sound[] => {
  const known = consonants[grapheme];
  if (known) return known;
  // Here the letters are a doubled consonant such as `pp`, or a consonant and its aspirated form such as `bbh`.
  const [single, last] = [consonants[grapheme.charAt(0)], consonants[grapheme.slice(1)]];
  return [...(single ?? []), ...(last ?? [])];
};

export const isVowelGrapheme = (grapheme: string) => vowels[grapheme] !== undefined;

/** One or more Latin letters that stand for one vowel or for `count` consonants. */
export interface Grapheme {
  text: string;
  isVowel: boolean;
  count: number;
}

/**
 * Replaces Latin spellings that differ from the sound: `ey` for e, a silent `h`, and `ia` without the y that is spoken
 * between the vowels.
 */
const vowelSpellings: readonly (readonly [RegExp, string])[] = [
  [/aiah$/, 'ayya'],
  [/(?<=a)h$/, ''],
  [/(?<=[^aeiou])ey$/, 'e'],
  [/(?<=[^aeiou])ie$/, 'ee'],
  [/i(?=[ao])/g, 'iy'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'ee'],
];

export function graphemesOf(word: string): Grapheme[] {
  const spelled = vowelSpellings.reduce((text, [from, to]) => text.replace(from, to), word);
  return (spelled.match(GRAPHEMES) ?? []).map((text) => ({
    text,
    isVowel: isVowelGrapheme(text),
    count: isVowelGrapheme(text) ? 1 : soundsOf(text).length,
  }));
}
