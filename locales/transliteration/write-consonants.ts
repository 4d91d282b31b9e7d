// Writes the consonant of a syllable in each Indian script, with the spelling that newspapers in this script use.
import { letter } from './letters.ts';
import { at, type IndianScript, letterOfVowel } from './scripts.ts';
import { isBare, type Syllable } from './syllables.ts';

/** A syllable, with the syllables before and after it in the word, because they change how a consonant is written. */
export interface Place {
  script: IndianScript;
  before: Syllable | undefined;
  here: Syllable;
  next: Syllable | undefined;
  /** True for an English word. Its letters follow the English pronunciation and not the rules for Indian names. */
  isSpoken: boolean;
  /** True if the word has a vowel before this syllable. */
  isLater: boolean;
}

const isStartOf = ({ before }: Place) => before === undefined;
const isBetweenVowels = ({ before, here }: Place) => before !== undefined && !isBare(before) && !isBare(here);

const longVowels: readonly number[] = [at.aa, at.ii, at.uu, at.e, at.o];
const unvoicedStops: readonly number[] = [letter.ka, letter.ca, letter.tta, letter.ta, letter.tha, letter.pa];

/**
 * Returns the Tamil letters of a consonant. After r, Tamil doubles consonants such as k, c, t and p: மார்க்கெட்,
 * ஆர்த்தி.
 */
function tamilConsonant(place: Place, consonant: number): number[] {
  const letters = tamilLetters(place, consonant);
  const { before, here } = place;
  const isAfterR = before?.consonant === letter.ra && isBare(before) && !isBare(here);
  const isDoubled = isAfterR && unvoicedStops.includes(consonant) && letters.length === 1;
  return isDoubled ? [...letters, at.virama, ...letters] : letters;
}

/**
 * Returns the Tamil letters of a consonant, without the doubling after r. The letters depend on the neighbours, because
 * Tamil has one letter for several sounds: க for k, kh, g and gh.
 */
function tamilLetters(place: Place, consonant: number): number[] {
  const { before, here, next } = place;
  const isA = here.vowel === at.a || here.vowel === at.aa;
  if (consonant === letter.ja && here.nukta) return isBare(here) ? [letter.sa] : [letter.ca];
  // Tamil writes j after a nasal with the letter c: அஞ்சலி.
  if (consonant === letter.ja && before && before.after !== null) return [letter.ca];
  if (consonant === letter.ja || consonant === letter.jha) return [letter.ja];
  if (consonant >= letter.ka && consonant < letter.nga) return [letter.ka];
  if (consonant === letter.ca || consonant === letter.cha) return [letter.ca];
  const isAfterVowel = isBetweenVowels(place) && before?.after === null;
  if (consonant === letter.tta && isAfterVowel) return [letter.tta, at.virama, letter.tta];
  // Tamil writes the ठ of names such as Sethi with its letter for th: சேத்தி.
  if (consonant === letter.ttha && here.nukta) {
    const isAfterLong = isAfterVowel && before !== undefined && longVowels.includes(before.vowel);
    return isAfterLong ? [letter.ta, at.virama, letter.ta] : [letter.ta];
  }
  if (consonant >= letter.tta && consonant < letter.nna) return [letter.tta];
  if (consonant >= letter.ta && consonant < letter.na) return [letter.ta];
  if (consonant >= letter.pa && consonant < letter.ma) return [letter.pa];
  // Tamil writes ś before v and r with the letter s: ஈஸ்வரன், மிஸ்ரா.
  if (
    consonant === letter.sha &&
    here.vowel === at.virama &&
    (next?.consonant === letter.va || next?.consonant === letter.ra)
  )
    return [letter.sa];
  // Tamil writes ś before the vowel a at the start of a name with the letter c: சர்மா, but ஆஷா.
  if (consonant === letter.sha) return [isA && isStartOf(place) && !here.nukta ? letter.ca : letter.ssa];
  if (consonant === letter.sa) return [isBare(here) || (before && isBare(before)) ? letter.sa : letter.ca];
  // In names, Tamil writes h between vowels with the letter k: மோகன்.
  if (consonant === letter.ha) return [isBetweenVowels(place) ? letter.ka : letter.ha];
  if (consonant !== letter.na) return [consonant];
  return [isStartOf(place) ? letter.na : letter.nnna];
}

function bengaliConsonant(place: Place, consonant: number): number[] {
  const { before, here, isSpoken } = place;
  const isJoined = before?.vowel === at.virama;
  if (consonant === letter.ya) return isStartOf(place) || isJoined ? [letter.ya] : [letter.ya, at.nukta];
  if (consonant === letter.lla || consonant === letter.llla) return [letter.la];
  if (consonant !== letter.va) return [consonant];
  // Bengali writes the sound wa with the letters o and ya: Tiwari, Agarwal.
  if (here.nukta && before && !isJoined && here.vowel === at.aa) return [letterOfVowel(at.o), letter.ya, at.nukta];
  return [isSpoken ? letter.bha : letter.ba];
}

/**
 * Returns the Malayalam letters of a consonant. Malayalam doubles ṭ between vowels, and writes the t of English words
 * as a doubled hard r: സിറ്റി, സ്റ്റേഷൻ.
 */
function malayalamConsonant({ before, here, isSpoken }: Place, consonant: number): number[] {
  if (consonant === letter.nnna) return [letter.na];
  if (consonant === letter.ja && here.nukta) return [letter.sa];
  const isAfterS = before?.consonant === letter.sa && before.vowel === at.virama;
  const isAfterVowel = before !== undefined && !isBare(before) && before.after === null;
  if (consonant !== letter.tta) return [consonant];
  if (isSpoken && before && before.after !== null) return [letter.rra];
  if (isSpoken && (isAfterS || isAfterVowel)) return [letter.rra, at.virama, letter.rra];
  return isAfterVowel && !isBare(here) ? [letter.tta, at.virama, letter.tta] : [letter.tta];
}

/**
 * Returns the consonant with which a script writes the ढ़ of names such as Chandigarh: চণ্ডীগড়, ചണ്ഡീഗഡ്, சண்டிகர்.
 * Returns all other consonants unchanged.
 */
function consonantIn(script: IndianScript, consonant: number, nukta: boolean): number {
  if (consonant !== letter.ddha || !nukta) return consonant;
  if (script === 'tamil') return letter.ra;
  return script === 'bengali' || script === 'malayalam' ? letter.dda : consonant;
}

/**
 * Returns the letters with which the script writes the consonant of a syllable; empty if the syllable has no consonant.
 */
export function consonantLetters(place: Place): number[] {
  const { script, here } = place;
  if (here.consonant === null) return [];
  const consonant = consonantIn(script, here.consonant, here.nukta);
  if (script === 'tamil') return tamilConsonant(place, consonant);
  if (script === 'bengali') return bengaliConsonant(place, consonant);
  if (script === 'devanagari') {
    const base = consonant === letter.llla ? letter.lla : consonant === letter.rra ? letter.ra : consonant;
    return base === letter.nnna ? [letter.na] : [base];
  }
  if (script === 'telugu')
    return [consonant === letter.llla ? letter.lla : consonant === letter.nnna ? letter.na : consonant];
  return malayalamConsonant(place, consonant);
}

const dotted: readonly number[] = [letter.ka, letter.kha, letter.ga, letter.ja, letter.dda, letter.ddha, letter.pha];

/** True if the script writes the consonant with a dot below. */
export const hasNukta = ({ script, here }: Place) => {
  if (!here.nukta || here.consonant === null) return false;
  if (script === 'devanagari') return dotted.some((consonant) => consonant === here.consonant);
  return script === 'bengali' && (here.consonant === letter.dda || here.consonant === letter.ddha);
};
