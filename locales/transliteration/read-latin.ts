// Reads a word in Latin letters as syllables, by rules: for names that are not among the known names.
import { isCluster, isNasal, letter, nasalOf } from './letters.ts';
import { at } from './scripts.ts';
import { SILENT, type Syllable, syllable } from './syllables.ts';

const GRAPHEMES =
  /ksh|chh|tch|sch|([bcdfgjklmnprstvz])\1h?|ch|sh|th|dh|kh|gh|jh|ph|bh|zh|ck|gy(?=an)|aa|ee|ii|oo|uu|ai|au|ou|ei|(?<=[hkm])ri|[a-z]/g;

/** A consonant, and whether the consonant has a dot below in Devanagari. */
type Sound = readonly [consonant: number, nukta?: boolean];

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
  w: [[letter.va]],
  x: [[letter.ka], [letter.sa]],
  y: [[letter.ya]],
  z: [[letter.ja, true]],
  zh: [[letter.llla]],
};

const vowels: Readonly<Record<string, number>> = {
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

const soundsOf = (grapheme: string): readonly Sound[] => {
  const known = consonants[grapheme];
  if (known) return known;
  // The grapheme is a doubled consonant such as `pp`, or a consonant before its aspirated form such as `bbh`.
  const [single, last] = [consonants[grapheme.charAt(0)], consonants[grapheme.slice(1)]];
  return [...(single ?? []), ...(last ?? [])];
};

/** Replacements, mostly of endings, that make the pronunciation of a word clear before its letters are read. */
const endings: readonly (readonly [RegExp, string])[] = [
  // South Indian names write the dental t as `th`: Kavitha, Srikanth, Muthu.
  [/th(?=(?:aa?|ri|i|u)$)|(?<=n)th/g, 't'],
  [/(?<=[^aeiou])yan$/, 'yaan'],
  [/^(.*)ph$/, '$1f'],
  [/(?<=[a-z])rao$/, 'raav'],
  [/(?<=.)aon$/, 'aanv'],
  [/(?<=.)ao$/, 'aav'],
  [/(?<=[^aeiou])ia$/, 'iyaa'],
  [/(?<=[^aeiou])y$/, 'ee'],
  [/(?<=.)a?abad$/, 'aabaad'],
  [/(?<=.)pur$/, 'pur'],
  [/(?<=[^aeiou])ie$/, 'ee'],
  [/(?<=..)aj$/, 'aaj'],
  [/(?<=[^a][^a])ad$/, 'aad'],
  [/(?<=..)ash$/, 'aash'],
  [/(?<=..)as$/, 'aas'],
  [/(?<=..)al$/, 'aal'],
  [/(?<=...)am$/, 'am'],
  [/(?<=..)ani$/, 'aani'],
  [/(?<=..)ari$/, 'aari'],
  [/(?<=..)ali$/, 'aali'],
  [/(?<=..)ina$/, 'eenaa'],
  [/(?<=..)nath$/, 'naath'],
  [/(?<=.)wal$/, 'waal'],
  [/(?<=.)kar$/, 'kar'],
  [/^([^aeiou]{1,2}h?)a([^aeiou]{1,2})$/, '$1aa$2'],
  [/^([^aeiouy]h?)a([^aeiou]h?)([aiu])$/, '$1aa$2$3'],
];

const NORTHERN_AI = /(?<=..)ai$/;

const respell = (word: string, isSouthern: boolean) =>
  endings.reduce((text, [from, to]) => text.replace(from, to), isSouthern ? word : word.replace(NORTHERN_AI, 'aaee'));

/** Returns a sound as in South Indian names, whose `th` is the dental t: Latha. Other sounds stay unchanged. */
const southernSound = ([consonant, nukta]: Sound): Sound =>
  consonant === letter.tha ? [letter.ta] : [consonant, nukta ?? false];

const isVowelGrapheme = (grapheme: string) => vowels[grapheme] !== undefined;

function vowelAt(graphemes: readonly string[], index: number): number {
  const grapheme = graphemes[index] ?? '';
  const isLast = index === graphemes.length - 1;
  if (isLast && index > 0) {
    if (grapheme === 'a') return at.aa;
    if (grapheme === 'i') return at.ii;
    if (grapheme === 'u') return at.uu;
  }
  return vowels[grapheme] ?? at.a;
}

/**
 * Adds a vowel: to the last consonant if this consonant has no vowel yet, otherwise as a new syllable. After the vowel
 * `i`, the vowel `a` becomes the syllable `ya`, as in Ansuia.
 */
function addVowel(found: Syllable[], vowel: number): void {
  const last = found.at(-1);
  if (last && last.vowel === SILENT) last.vowel = vowel;
  else if (last && (last.vowel === at.i || last.vowel === at.ii) && (vowel === at.a || vowel === at.aa))
    found.push(syllable(letter.ya, vowel));
  else found.push(syllable(null, vowel));
}

/** Joins consecutive consonants into groups, and replaces n and m before a stop by the sign of a nasal. */
function joinConsonants(syllables: readonly Syllable[]): Syllable[] {
  const joined: Syllable[] = [];
  syllables.forEach((here, index) => {
    const next = syllables[index + 1];
    const last = joined.at(-1);
    if (here.vowel !== SILENT || here.consonant === null || next?.consonant == null) joined.push(here);
    else if (isNasal(here.consonant) && isNasalBefore(here.consonant, next.consonant) && last && last.vowel !== SILENT)
      last.after = at.anusvara;
    else joined.push({ ...here, vowel: index === 0 || isCluster(here.consonant, next.consonant) ? at.virama : SILENT });
  });
  return joined;
}

function isNasalBefore(nasal: number, consonant: number): boolean {
  const wanted = nasalOf(consonant);
  if (wanted === null) return nasal === letter.na && (consonant === letter.sa || consonant === letter.sha);
  return (wanted === letter.ma) === (nasal === letter.ma);
}

/** Returns the syllables of a word in small Latin letters. `isSouthern`: th is written for the dental t. */
export function readLatin(word: string, isSouthern: boolean): Syllable[] {
  const graphemes = respell(word, isSouthern).match(GRAPHEMES) ?? [];
  const found: Syllable[] = [];
  graphemes.forEach((grapheme, index) => {
    if (isVowelGrapheme(grapheme)) addVowel(found, vowelAt(graphemes, index));
    else
      for (const sound of soundsOf(grapheme)) {
        const [consonant, nukta] = isSouthern ? southernSound(sound) : sound;
        found.push(syllable(consonant, SILENT, nukta));
      }
  });
  return joinConsonants(found);
}
