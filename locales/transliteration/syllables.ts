// Splits a word in an Indian script into syllables as they are pronounced. A syllable is a consonant with its vowel.
import { isCluster, isNasal, letter, nasalOf } from './letters.ts';
import { offsetsOf } from './offsets.ts';
import { at, type IndianScript, isConsonant, isVowelLetter, isVowelSign, signOfVowel } from './scripts.ts';

/**
 * Value of `vowel` for a consonant that is pronounced without a vowel although the script does not mark this, such as
 * the last sound of राम.
 */
export const SILENT = 0;

/** A consonant with its vowel. The numbers are offsets in the common layout of Indian scripts (`scripts.ts`). */
export interface Syllable {
  /** The consonant before the vowel; null if the syllable begins with its vowel. */
  consonant: number | null;
  /** True if the consonant is written with a dot below (फ़, ड़), and for a v that is spoken as w. */
  nukta: boolean;
  /**
   * The vowel after the consonant: the offset of its sign, `at.a` for the vowel without a sign, `at.virama` for no
   * vowel, or `SILENT`.
   */
  vowel: number;
  /** A sign after the vowel: a nasal (`at.anusvara`, `at.candrabindu`) or an h (`at.visarga`); null for none. */
  after: number | null;
}

export const syllable = (consonant: number | null, vowel: number, nukta = false): Syllable => ({
  consonant,
  vowel,
  nukta,
  after: null,
});

const YA = letter.ya;
const SONORANTS: ReadonlySet<number> = new Set([
  letter.ya,
  letter.ra,
  letter.la,
  letter.va,
  letter.na,
  letter.nna,
  letter.ma,
]);

export const isBare = ({ vowel }: Syllable) => vowel === at.virama || vowel === SILENT;

function addLetter(found: Syllable[], offset: number): void {
  const last = found.at(-1);
  if (isConsonant(offset)) found.push(syllable(offset, at.a));
  else if (isVowelLetter(offset)) found.push(syllable(null, offset === at.a ? at.a : signOfVowel(offset)));
  else if (!last) return;
  else if (offset === at.nukta) last.nukta = true;
  else if (offset === at.virama || isVowelSign(offset)) last.vowel = offset;
  else if (offset <= at.visarga) last.after = offset;
}

/** Marks the vowels `a` that Hindi, Marathi and Bengali write but do not pronounce: राम, कमला, जबलपुर. */
function silence(syllables: Syllable[]): void {
  for (let index = syllables.length - 1; index > 0; index -= 1) {
    const [before, here, next] = [syllables[index - 1], syllables[index], syllables[index + 1]];
    if (!before || !here || here.vowel !== at.a || here.after !== null || here.consonant === null) continue;
    // True if the two consonants k and s are the letter x of an English word, such as express.
    const isX = here.consonant === letter.sa && before.consonant === letter.ka;
    // The vowel after two consonants is pronounced; at the end of a word only if the last consonant is r, n or similar:
    // Chandra, Krishna, but Garg, Siddharth.
    const isAfterGroup = isBare(before) && !isX && (next !== undefined || SONORANTS.has(here.consonant));
    // Inside a word, a nasal sign and a consonant count as two consonants: Venkatesh.
    const isAfterConsonant = isAfterGroup || (before.after !== null && next !== undefined);
    const isBeforeVowel = next && !isX && (isBare(next) || next.consonant === null);
    const isBharatiya = !next && here.consonant === YA && (before.vowel === at.i || before.vowel === at.ii);
    // The vowel after y is pronounced if the vowel a precedes the y and another letter follows: विजयन.
    const isGlide = here.consonant === YA && before.vowel === at.a && next !== undefined;
    if (!isAfterConsonant && !isBeforeVowel && !isBharatiya && !isGlide) here.vowel = SILENT;
  }
}

/**
 * Replaces a nasal (n, m) before a stop consonant (such as d, p) of the same place in the mouth by the nasal sign, as
 * Hindi does: हिन्दी becomes हिंदी.
 */
function signNasals(syllables: readonly Syllable[]): Syllable[] {
  return syllables.flatMap((here, index) => {
    const [before, next] = [syllables[index - 1], syllables[index + 1]];
    const isSign = here.vowel === at.virama && isNasal(here.consonant) && nasalOf(next?.consonant) === here.consonant;
    if (!isSign || !before || isBare(before) || before.after !== null) return [here];
    before.after = at.anusvara;
    return [];
  });
}

/** Marks a consonant without a vowel as `SILENT` if Hindi would not join it to the next letter: जय-पुर, कुमार. */
function separate(syllables: readonly Syllable[]): void {
  syllables.forEach((here, index) => {
    if (here.vowel !== at.virama || here.consonant === null) return;
    const next = syllables[index + 1];
    if (next?.consonant == null || !isCluster(here.consonant, next.consonant)) here.vowel = SILENT;
  });
}

/** Lengthens a final a to ā, because Telugu and Malayalam write the ending -ā of names with a short vowel: లత, ലത. */
function lengthenEnd(syllables: readonly Syllable[]): void {
  const last = syllables.at(-1);
  if (last && syllables.length > 1 && last.vowel === at.a && last.after === null) last.vowel = at.aa;
}

const voiced: Readonly<Record<number, number>> = {
  [letter.ka]: letter.ga,
  [letter.ca]: letter.ja,
  [letter.tta]: letter.dda,
  [letter.ta]: letter.da,
  [letter.pa]: letter.ba,
};

/**
 * Replaces ṣ by ś, except beside k, ṭ and ṇ. Southern scripts write every sh with the letter ṣ, but Hindi uses ṣ only
 * beside these three consonants: സുരേഷ്, सुरेश.
 */
function softenSh(syllables: readonly Syllable[]): void {
  syllables.forEach((here, index) => {
    const [before, next] = [syllables[index - 1], syllables[index + 1]];
    const isAfterK = before?.consonant === letter.ka && before.vowel === at.virama;
    const isGroup = isAfterK || next?.consonant === letter.tta || next?.consonant === letter.nna;
    if (here.consonant === letter.ssa && !isGroup) Object.assign(here, { consonant: letter.sha, nukta: true });
  });
}

const MS_BEFORE: readonly number[] = [letter.la, letter.lla, letter.na, letter.ma, letter.ra];

/**
 * The nasal sign of Telugu and Malayalam is spoken as m at the end of a word and before l, n, m and r: ప్రకాశం, ജാംനഗർ.
 * Replaces the sign by m.
 */
const soundM = (syllables: readonly Syllable[]): Syllable[] =>
  syllables.flatMap((here, index) => {
    const next = syllables[index + 1]?.consonant;
    const isM = here.after === at.anusvara && (next === undefined || MS_BEFORE.some((other) => other === next));
    return isM ? [{ ...here, after: null }, syllable(letter.ma, SILENT)] : [here];
  });

/** Tamil writes the ending -ng without the g: ஷில்லாங். Adds the missing consonant. */
const soundNg = (syllables: readonly Syllable[]): Syllable[] =>
  syllables.flatMap((here, index) => {
    const isNg = here.consonant === letter.nga && here.vowel === at.virama && index === syllables.length - 1;
    return isNg ? [here, syllable(letter.ka, at.virama)] : [here];
  });

/** Bengali writes the sound wa with the letters o and ya: নাওয়াদা. Replaces the two letters by wa. */
function joinWa(syllables: readonly Syllable[]): Syllable[] {
  return syllables.flatMap((here, index) => {
    const [before, next] = [syllables[index - 1], syllables[index + 1]];
    const isO = (one: Syllable | undefined) => one?.consonant === null && one.vowel === at.o;
    if (isO(here) && next?.consonant === letter.ya && next.nukta) return [];
    return isO(before) && here.consonant === letter.ya && here.nukta
      ? [{ ...here, consonant: letter.va, nukta: false }]
      : [here];
  });
}

/**
 * Tamil has one letter for a voiceless and a voiced consonant, such as k and g, or t and d. Between vowels and after a
 * nasal, Tamil speaks the voiced consonant, so replaces k by g, t by d, and similar consonants. A single c that does
 * not follow a nasal becomes s.
 */
function voiceTamil(syllables: readonly Syllable[]): void {
  syllables.forEach((here, index) => {
    const before = syllables[index - 1];
    if (here.consonant === null) return;
    const isAfterNasal = before?.after === at.anusvara;
    const isBetween = before && !isBare(before) && !isBare(here) && here.consonant !== letter.ta;
    if (here.consonant === letter.ca && !isAfterNasal && !isDouble(syllables, index)) here.consonant = letter.sa;
    else if (isAfterNasal || isBetween) here.consonant = voiced[here.consonant] ?? here.consonant;
  });
}

const isDouble = (syllables: readonly Syllable[], index: number) =>
  [syllables[index - 1], syllables[index + 1]].some(
    (other) => other?.consonant === letter.ca && (other.vowel === at.virama || syllables[index]?.vowel === at.virama),
  );

const plainLetters: Readonly<Record<number, number>> = { [letter.nnna]: letter.na, [letter.rra]: letter.ra };

function heard(letters: readonly Syllable[], script: IndianScript): Syllable[] {
  if (script === 'bengali') return joinWa(letters);
  if (script === 'tamil') return soundNg(letters);
  return script === 'devanagari' ? [...letters] : soundM(letters);
}

/**
 * Indian scripts have one letter for v and w. Marks v as w before ā, unless the v is joined to the consonant before it.
 */
export const guessW = (syllables: readonly Syllable[]): Syllable[] =>
  syllables.map((here, index) => {
    const before = syllables[index - 1];
    const isW = here.consonant === letter.va && here.vowel === at.aa && before && before.vowel !== at.virama;
    return isW ? { ...here, nukta: true } : here;
  });

/** Returns the syllables of a word; null if the word has letters of another script. */
export function readIndian(word: string, script: IndianScript): Syllable[] | null {
  const offsets = offsetsOf(word, script);
  if (!offsets) return null;
  const letters: Syllable[] = [];
  for (const offset of offsets) addLetter(letters, plainLetters[offset] ?? offset);
  const found = signNasals(heard(letters, script));
  if (script === 'devanagari' || script === 'bengali') silence(found);
  else separate(found);
  if (script === 'telugu' || script === 'malayalam') lengthenEnd(found);
  if (script === 'tamil' || script === 'malayalam' || script === 'telugu') softenSh(found);
  if (script === 'tamil') voiceTamil(found);
  return found;
}
