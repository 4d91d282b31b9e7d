// Reads a word in Latin letters as syllables by rules. Used for names that are not in the lists of known names.
import { GRAPHEMES, graphemesOf, isVowelGrapheme, type Sound, soundsOf, vowels } from './graphemes.ts';
import { isCluster, isNasal, letter, nasalOf } from './letters.ts';
import { at, isDravidian, type Script } from './scripts.ts';
import { isBare, SILENT, type Syllable, syllable } from './syllables.ts';

/** Replacements, mostly of endings, which make the pronunciation clear before the letters are read. */
const endings: readonly (readonly [RegExp, string])[] = [
  // South Indian names write the sound t (with the tongue at the teeth) as `th`: Kavitha, Srikanth, Muthu.
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

/**
 * In South Indian names, `th` stands for the sound t: Latha. Replaces this consonant and returns all others unchanged.
 */
const southernSound = ([consonant, nukta]: Sound): Sound =>
  consonant === letter.tha ? [letter.ta] : [consonant, nukta ?? false];

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
 * Adds a vowel to the last consonant if that consonant has no vowel yet, otherwise as a new syllable. After the vowel
 * `i`, the vowel `a` becomes the syllable `ya`, as in Ansuia.
 */
function addVowel(found: Syllable[], vowel: number): void {
  const last = found.at(-1);
  if (last && last.vowel === SILENT) last.vowel = vowel;
  else if (last && (last.vowel === at.i || last.vowel === at.ii) && (vowel === at.a || vowel === at.aa))
    found.push(syllable(letter.ya, vowel));
  else found.push(syllable(null, vowel));
}

/**
 * Joins consecutive consonants that are written as one letter, and replaces n and m before a stop consonant by the
 * nasal sign.
 */
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

/** Returns the syllables of a word in small Latin letters, for a reader of the script `to`. */
export function readLatin(word: string, to: Script): Syllable[] {
  const isSouthern = isDravidian(to);
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

/**
 * True for the sound ś if the Latin spelling of a name writes it as `s` and not as `sh`. In this case Tamil also writes
 * its letter s: சிவன்.
 */
const isTamilS = (consonant: number | null, text: string, to: Script) =>
  to === 'tamil' && consonant === letter.sha && text === 's';

/** Returns each consonant of a Latin spelling, and whether an `a` follows it. */
function consonantsOf(latin: string) {
  const graphemes = graphemesOf(latin);
  return graphemes.flatMap(({ text, isVowel, count }, index) =>
    isVowel
      ? []
      : Array.from({ length: count }, (_, sound) => ({
          text,
          isBeforeA: sound === count - 1 && graphemes[index + 1]?.text === 'a',
          isBeforeVowel: sound === count - 1 && (graphemes[index + 1]?.isVowel ?? false),
        })),
  );
}

/**
 * Adds sounds that the Latin spelling of a name shows but Devanagari does not: whether v is spoken as w and, for
 * southern scripts, whether ड़ is spoken as r (Chopra) and which vowels `a` are pronounced (Mamata, Vijayan, Gurpreet).
 * Returns null if the two spellings have different consonants.
 */
export function completeByLatin(syllables: readonly Syllable[], latin: string, to: Script): readonly Syllable[] | null {
  const isSouthern = isDravidian(to);
  const found = consonantsOf(latin);
  const places = syllables.flatMap((here) => [
    ...(here.consonant === null ? [] : [here]),
    ...(here.after === null ? [] : [null]),
  ]);
  if (places.length !== found.length) return null;
  return syllables.map((here, index) => {
    const { text = '', isBeforeA = false, isBeforeVowel = true } = found[places.indexOf(here)] ?? {};
    const isR = isSouthern && here.consonant === letter.dda && here.nukta && text === 'r';
    // Southern scripts write ढ़ as r only if the Latin spelling has rh: Aligarh, but not Lodha.
    const isStop = isSouthern && here.consonant === letter.ddha && here.nukta && text === 'dh';
    // If the Latin spelling writes ठ as th, Tamil uses its letter for th too, except after a consonant.
    const before = syllables[index - 1];
    const isOpen = before === undefined || (!isBare(before) && before.after === null);
    const isTh = to === 'tamil' && here.consonant === letter.ttha && text === 'th' && isOpen;
    const isVowel = isSouthern && here.vowel === SILENT && isBeforeA;
    const isSilent = isSouthern && here.vowel === at.a && here.after === null && !isBeforeVowel && index > 0;
    return {
      ...here,
      consonant: isR ? letter.ra : isTamilS(here.consonant, text, to) ? letter.sa : here.consonant,
      nukta: here.consonant === letter.va ? text === 'w' : isTh || (here.nukta && !isR && !isStop),
      vowel: isVowel ? at.a : isSilent ? SILENT : here.vowel,
    };
  });
}
