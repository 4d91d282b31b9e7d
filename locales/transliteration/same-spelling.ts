// Removes differences of spelling that readers accept, so that two spellings of a name can be compared.
import { isNasal, letter, nasalOf } from './letters.ts';
import { offsetsOf } from './offsets.ts';
import { at, type IndianScript, isDravidian, letterAt } from './scripts.ts';

const SHORT_E = 0x46;
const SHORT_O = 0x4a;
const folds: ReadonlyMap<number, number> = new Map([
  // Long i and u become short: अजीत equals अजित.
  [at.ii, at.i],
  [at.uu, at.u],
  [8, 0x07],
  [10, 0x09],
  // Short e and o become long, because neither Latin spelling nor Hindi shows the length of these two vowels.
  [SHORT_E, at.e],
  [SHORT_O, at.o],
  [14, 0x0f],
  [18, 0x13],
  // The vowel of the English word office becomes o.
  [73, at.o],
  [17, 0x13],
  // The newer sign of au in Malayalam becomes the older sign.
  [87, at.au],
  [at.candrabindu, at.anusvara],
  [letter.nna, letter.na],
  [letter.nnna, letter.na],
  [letter.rra, letter.ra],
]);
const LETTER_I = 0x07;
const TAMIL_I_BEFORE: readonly number[] = [letter.ra, letter.la];
const TAMIL_OPEN: readonly number[] = [letter.ra, letter.ya];

/**
 * Folds letters that southern spellings interchange: ś becomes ṣ (രാജേശ്, രാജേഷ്). In Tamil, s becomes c, and h becomes
 * k.
 */
function southernFold(offset: number, script: IndianScript): number {
  if (offset === letter.sha) return letter.ssa;
  if (script === 'tamil' && offset === letter.ha) return letter.ka;
  return script === 'tamil' && offset === letter.sa ? letter.ca : offset;
}

/** Returns the offsets of a word without dots below letters, each folded to the letter that is used for comparison. */
function foldedOffsets(offsets: readonly number[], script: IndianScript): number[] {
  const folded: number[] = [];
  for (const [index, offset] of offsets.entries()) {
    // Tamil writes f as ஃப or as ப.
    if (offset === at.nukta || (script === 'tamil' && offset === at.visarga && offsets[index + 1] === letter.pa))
      continue;
    const fold = folds.get(offset) ?? offset;
    folded.push(isDravidian(script) ? southernFold(fold, script) : fold);
  }
  return folded;
}

/**
 * True for the first of two equal consonants after r and l (കല്പന, കല്പ്പന). Some accepted spellings double this
 * consonant and others do not, so only the second consonant is compared.
 */
function isLeftOut(offsets: readonly number[], index: number): boolean {
  const [before2, before, here, next] = [offsets[index - 2], offsets[index - 1], offsets[index], offsets[index + 1]];
  return (
    here !== undefined &&
    before === at.virama &&
    (before2 === letter.ra || before2 === letter.la) &&
    next === at.virama &&
    offsets[index + 2] === here
  );
}

/** Returns a string that is equal for accepted spellings of a name in an Indian script. */
export function foldIndian(word: string, script: IndianScript): string {
  const letters = offsetsOf(word, script);
  if (!letters) return word;
  const offsets = foldedOffsets(letters, script);
  const folded: number[] = [];
  const isNorthern = script === 'devanagari' || script === 'bengali';
  for (let index = 0; index < offsets.length; index += 1) {
    const [here, next, after] = [offsets[index] ?? 0, offsets[index + 1], offsets[index + 2]];
    const isSign =
      next === at.virama && isNasal(here) && (after === undefined ? here === letter.ma : nasalOf(after) !== null);
    if (isSign) {
      folded.push(at.anusvara);
      index += 1;
    } else if (isLeftOut(offsets, index)) index += 1;
    // Omit the virama, the sign that removes a vowel, in northern scripts. The virama is optional if the vowel is
    // silent anyway: सुल्तान, सुलतान.
    else if (!(isNorthern && here === at.virama)) folded.push(here);
  }
  // A final ng in Malayalam is ംഗ് or ങ്: സിംഗ്, സിങ്.
  if (script === 'malayalam' && folded.slice(-3).join(' ') === `${at.anusvara} ${letter.ga} ${at.virama}`)
    folded.splice(-3, 3, letter.nga, at.virama);
  // Tamil may write an i before the r or l at the start of a name: ராமன், இராமன்.
  if (script === 'tamil' && folded[0] === LETTER_I && TAMIL_I_BEFORE.includes(folded[1] ?? 0)) folded.shift();
  // A final ā after a group of consonants is long or short in Tamil: சந்திரா, சந்திர; ஆதித்யா, ஆதித்ய.
  if (script === 'tamil' && folded.at(-1) === at.aa && TAMIL_OPEN.includes(folded.at(-2) ?? 0)) folded.pop();
  // Omit a final ā in Telugu and Malayalam, because such names may also end in a short vowel: సునీతా, సునీత.
  if ((script === 'telugu' || script === 'malayalam') && folded.at(-1) === at.aa) folded.pop();
  return folded.map((offset) => letterAt(script, offset)).join('');
}
