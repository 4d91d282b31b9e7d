// Writes syllables in an Indian script, with the spelling that newspapers in this script use.
import { letter, nasalOf } from './letters.ts';
import { at, type IndianScript, isDravidian, isVowelSign, letterAt, letterOfVowel } from './scripts.ts';
import { isBare, SILENT, type Syllable } from './syllables.ts';
import { consonantLetters, hasNukta, type Place } from './write-consonants.ts';

const shortE = 0x46;
const shortO = 0x4a;
const HIGH_VOWELS: readonly number[] = [at.i, at.ii, at.u, at.uu];
const MALAYALAM_AU = 0x57;
const candraE = 0x45;
const candraO = 0x49;

/** Malayalam has separate letters (chillu) for some consonants without a vowel. Maps the consonant to this letter. */
const chillu: Readonly<Record<number, number>> = { 35: 0x7a, 40: 0x7b, 48: 0x7c, 50: 0x7d, 51: 0x7e };

/**
 * Returns the vowel with which Tamil, Telugu or Malayalam writes a syllable. It may be longer or shorter than the vowel
 * in Hindi. For example, e and o are short before two consonants: central, Reddy.
 */
function southernVowel({ script, before, here, next, isSpoken, isLater }: Place, after: Syllable | undefined): number {
  const isBeforeGroup = next !== undefined && isBare(next) && after !== undefined && here.after === null;
  const isClosed = isSpoken && isLater && next !== undefined && isBare(next);
  const isPair = isBeforeGroup && (isSpoken || next.consonant === after.consonant);
  if (here.vowel === candraO) return script === 'malayalam' ? at.o : at.aa;
  if (here.vowel === candraE) return script === 'tamil' ? at.e : at.aa;
  // Tamil writes "jay" at the beginning of a word as "jey" (ஜெயா, ஜெய்ப்பூர்), and the final "a" of longer words as "ā"
  // (சூர்யா, கிருஷ்ணா).
  if (
    script === 'tamil' &&
    here.vowel === at.a &&
    here.consonant === letter.ja &&
    !before &&
    next?.consonant === letter.ya
  )
    return shortE;
  const isFinalA = here.vowel === at.a && here.consonant !== null && here.after === null && !next && isLater;
  if (script === 'tamil' && isFinalA) return at.aa;
  if (here.vowel === at.e && (isClosed || isPair)) return shortE;
  if (here.vowel === at.o && isPair) return shortO;
  // Telugu and Malayalam write names in -ā with a short vowel at the end: సునీత, സുനിത.
  const isName = here.consonant !== null && here.consonant !== letter.ya && script !== 'tamil';
  if (next || here.after !== null || here.consonant === null || !isLater) return here.vowel;
  if (here.vowel === at.aa && isName && !isSpoken) return at.a;
  if (here.vowel === at.ii) return at.i;
  if (here.vowel === at.uu) return at.u;
  return here.vowel;
}

function vowelOf(place: Place, after: Syllable | undefined): number {
  const { script, here, next, isSpoken } = place;
  if (isDravidian(script)) return southernVowel(place, after);
  if (script === 'bengali' && isSpoken) {
    if (here.vowel === at.a && next?.consonant === letter.ra && isBare(next)) return at.aa;
    if (here.vowel === at.ii && !next) return at.i;
  }
  if (here.vowel === shortE || here.vowel === candraE) return at.e;
  if (here.vowel === shortO) return at.o;
  if (here.vowel === candraO && script === 'bengali') return at.a;
  return here.vowel;
}

const write = (script: IndianScript, offsets: readonly number[]) =>
  offsets.map((offset) => letterAt(script, offset)).join('');

const voicedSigns: readonly number[] = [letter.ga, letter.gha, letter.ba, letter.bha];
const isVoicedSign = (consonant: number | null | undefined) => voicedSigns.some((voiced) => voiced === consonant);

/** Returns the Bengali letters of a nasal. In English words, the nasal before t and d is n: গার্মেন্টস. */
function bengaliNasal({ isSpoken, next }: Place, nasal: number | null): number[] {
  const isBeforeS = next?.consonant === letter.sa;
  if (nasal === null) return isBeforeS ? [letter.na, at.virama] : [at.anusvara];
  return [isSpoken && nasal === letter.nna ? letter.na : nasal, at.virama];
}

function nasalLetters(place: Place): number[] {
  const { script, here, next, isSpoken } = place;
  if (here.after === null) return [];
  if (here.after === at.visarga) return script === 'devanagari' || script === 'bengali' ? [at.visarga] : [];
  if (script === 'devanagari') return [here.after];
  const nasal = next?.consonant ? nasalOf(next.consonant) : null;
  if (script === 'telugu') return next ? [at.anusvara] : [letter.na, at.virama];
  if (script === 'bengali') return bengaliNasal(place, nasal);
  if (script === 'tamil') return [nasal ?? letter.nnna, at.virama];
  // Before g and b, Malayalam writes a nasal with the nasal sign (ം) and not with a letter: ഗംഗ.
  if (isVoicedSign(next?.consonant)) return [at.anusvara];
  // In English words, Malayalam writes the n of nd with a special letter for n without a vowel: ഇൻഡ്യ.
  if (isSpoken && nasal === letter.nna) return next?.consonant === letter.tta ? [letter.na, at.virama] : [0x7b];
  return nasal ? [nasal, at.virama] : [0x7b];
}

function vowelLetters(place: Place, after: Syllable | undefined): number[] {
  const { script, here, next, isSpoken } = place;
  if (isBare(here)) {
    const isR = script === 'bengali' && isSpoken && here.consonant === letter.ra && next !== undefined;
    const isWritten = here.vowel === at.virama || isDravidian(script) || isR;
    return isWritten ? [at.virama] : [];
  }
  const vowel = vowelOf(place, after);
  if (here.consonant === null) return [vowel === at.a ? at.a : letterOfVowel(vowel)];
  if (vowel === at.a) return [];
  if (vowel === at.ri && script === 'tamil') return [at.i, letter.ra, at.u];
  // Modern Malayalam writes the vowel au with a newer sign than the one at the common offset of Indian scripts.
  if (vowel === at.au && script === 'malayalam') return [MALAYALAM_AU];
  return isVowelSign(vowel) ? [vowel] : [];
}

function writeSyllable(place: Place, after: Syllable | undefined): number[] {
  const { script, here, next, isSpoken } = place;
  // Tamil writes the ending -ng without the g: சிங்.
  const isNg = script === 'tamil' && here.consonant === letter.ga && isBare(here) && !next;
  if (isNg && place.before && place.before.after !== null) return [];
  const consonant = consonantLetters(place);
  const last = consonant.at(-1);
  const isFinalM = isBare(here) && here.consonant === letter.ma && !next;
  if (script === 'telugu' && isFinalM && place.before?.vowel === at.a) return [at.anusvara];
  if (script === 'malayalam' && isBare(here) && last !== undefined) {
    if (last === letter.ma && (!next || here.vowel === SILENT)) return [at.anusvara];
    // Malayalam writes the l of the ending -wal with the letter ḷ: അഗർവാൾ.
    const isWal = last === letter.la && !next && place.before?.consonant === letter.va && place.before.vowel === at.aa;
    if (isWal) return [chillu[letter.lla] ?? letter.lla];
    const isJoined =
      next?.consonant === here.consonant ||
      (last === letter.na && next?.consonant && nasalOf(next.consonant) === letter.na) ||
      (here.vowel === at.virama && next?.consonant === letter.ya);
    const final = chillu[last];
    if (final !== undefined && !isJoined) return [final];
  }
  // Tamil has no r directly after a consonant at the start of a word or after a nasal. Inserts an i between the two:
  // பிரகாஷ், ராஜேந்திரன்.
  const isOpened =
    script === 'tamil' &&
    isBare(here) &&
    next?.consonant === letter.ra &&
    here.consonant !== letter.sa &&
    here.consonant !== letter.sha;
  if (isOpened && (!place.before || place.before.after !== null || isBare(place.before))) return [...consonant, at.i];
  if (script === 'tamil' && here.vowel === at.virama && here.consonant === letter.na && next?.consonant) {
    const nasal = nasalOf(next.consonant);
    if (nasal !== null && nasal !== letter.na && nasal !== letter.ma) return [nasal, at.virama];
    if (nasal === letter.na && next.consonant !== letter.na) return [letter.na, at.virama];
  }
  const isOpenA = here.vowel === candraE || (script === 'bengali' && isSpoken && here.vowel === at.ai);
  if (isOpenA && here.consonant !== null && (script === 'telugu' || script === 'bengali'))
    return [...consonant, at.virama, letter.ya, at.aa, ...nasalLetters(place)];
  return [...consonant, ...(hasNukta(place) ? [at.nukta] : []), ...vowelLetters(place, after), ...nasalLetters(place)];
}

/**
 * Changes a vowel i or u that follows another vowel. In English words, ā and i become ai, and ā and u become au:
 * private, house. In names, inserts y before i (Sai) and v before u.
 */
function joinVowels(syllables: readonly Syllable[], isSpoken: boolean): Syllable[] {
  const joined: Syllable[] = [];
  for (const here of syllables) {
    const last = joined.at(-1);
    const isHigh = here.consonant === null && HIGH_VOWELS.some((vowel) => vowel === here.vowel);
    const isI = here.vowel === at.i || here.vowel === at.ii;
    if (isSpoken && here.vowel === at.ai) joined.push({ ...here, vowel: candraE });
    else if (!last || !isHigh || isBare(last)) joined.push(here);
    else if (!isSpoken) joined.push({ ...here, consonant: isI ? letter.ya : letter.va });
    else if (last.vowel !== at.aa) joined.push(here);
    else joined[joined.length - 1] = { ...last, vowel: isI ? at.ai : at.au, after: here.after };
  }
  return joined;
}

/** Parts of words that the rules write wrongly in Tamil, each with the usual spelling that replaces it. */
const tamilSpellings: readonly (readonly [string | RegExp, string])[] = [
  // In compound names, the second part is written with n as at the start of a name, or with a doubled c: விஸ்வநாதன்,
  // ராமச்சந்திரன்.
  [/(?<=..)னாத(?=்?$|ன்$|ா$)/, 'நாத'],
  [/(?<=.)னாராய/, 'நாராய'],
  ['வினாய', 'விநாய'],
  [/(?<=[\p{L}\u0bbe-\u0bcc])சந்திர/u, 'ச்சந்திர'],
  ['ஷங்கர', 'சங்கர'],
  ['பிரஹ்ம', 'பிரம்ம'],
  ['ம்ப்ல', 'ம்ப்ள'],
  ['சஷி', 'சசி'],
  ['க்ஷ்ம', 'ட்சும'],
  ['க்ஷி', 'ட்சி'],
  ['ஷேகர', 'சேகர'],
  ['ஸ்ரி', 'ஸ்ரீ'],
  ['ஜ்ஞ', 'ஞ'],
  ['ஜ்யோ', 'ஜோ'],
  ['஋', 'ரி'],
];

/**
 * Hindi writes the name Singh with a final h. Replaces this h by g, because the other scripts write the name as it
 * sounds: సింగ్.
 */
const soundSingh = (syllables: readonly Syllable[]): Syllable[] =>
  syllables.map((here, index) => {
    const isSingh = index === syllables.length - 1 && here.consonant === letter.ha && isBare(here);
    return isSingh && syllables[index - 1]?.after === at.anusvara ? { ...here, consonant: letter.ga } : here;
  });

/** Returns the word in the script. `isSpoken`: an English word, whose vowels are written as they are spoken. */
export function writeIndian(syllables: readonly Syllable[], script: IndianScript, isSpoken = false): string {
  const heard = script === 'devanagari' ? syllables : soundSingh(syllables);
  const joined = isDravidian(script) ? joinVowels(heard, isSpoken) : heard;
  const written = joined.flatMap((here, index) => {
    const isLater = joined.slice(0, index).some((other) => !isBare(other));
    const place = { script, before: joined[index - 1], here, next: joined[index + 1], isSpoken, isLater };
    return writeSyllable(place, joined[index + 2]);
  });
  const word = write(script, written).normalize('NFC');
  if (script !== 'tamil') return word;
  return tamilSpellings.reduce((text, [from, to]) => text.replace(from, to), word);
}
