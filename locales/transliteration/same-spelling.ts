// Finds out whether two spellings are the same name: replaces all letters that readers accept for each other by the
// same letter, so that the two spellings become equal.
import { isNasal, letter, nasalOf } from './letters.ts';
import { offsetsOf } from './offsets.ts';
import { at, type IndianScript, isDravidian, letterAt } from './scripts.ts';

const SHORT_E = 0x46;
const SHORT_O = 0x4a;
const folds: ReadonlyMap<number, number> = new Map([
  // Long i and u count as short: अजीत equals अजित.
  [at.ii, at.i],
  [at.uu, at.u],
  [8, 0x07],
  [10, 0x09],
  // Short e and o count as long, because neither Latin letters nor Hindi show the length of these two vowels.
  [SHORT_E, at.e],
  [SHORT_O, at.o],
  [14, 0x0f],
  [18, 0x13],
  // The vowel of the English word “office” counts as o.
  [73, at.o],
  [17, 0x13],
  // The newer sign for au in Malayalam counts as the older sign.
  [87, at.au],
  [at.candrabindu, at.anusvara],
  [letter.nna, letter.na],
  [letter.nnna, letter.na],
  [letter.rra, letter.ra],
]);
const LETTER_I = 0x07;
const TAMIL_I_BEFORE: readonly number[] = [letter.ra, letter.la];
const TAMIL_OPEN: readonly number[] = [letter.ra, letter.ya];

/** Replaces letters that southern spellings interchange: ś by ṣ (രാജേശ്, രാജേഷ്) and, in Tamil, s by c and h by k. */
function southernFold(offset: number, script: IndianScript): number {
  if (offset === letter.sha) return letter.ssa;
  if (script === 'tamil' && offset === letter.ha) return letter.ka;
  return script === 'tamil' && offset === letter.sa ? letter.ca : offset;
}

/**
 * Returns the letters of a word as offsets, without dots below letters. Letters that readers accept for each other have
 * the same offset.
 */
function foldedOffsets(offsets: readonly number[], script: IndianScript): number[] {
  const folded: number[] = [];
  for (const [index, offset] of offsets.entries()) {
    // Ignores the sign ஃ before ப: Tamil writes f with or without this sign.
    if (offset === at.nukta || (script === 'tamil' && offset === at.visarga && offsets[index + 1] === letter.pa))
      continue;
    const fold = folds.get(offset) ?? offset;
    folded.push(isDravidian(script) ? southernFold(fold, script) : fold);
  }
  return folded;
}

/**
 * True for the first of two equal consonants after r or l (കല്പന, കല്പ്പന). Some accepted spellings double this
 * consonant and others do not, so the first of the two is ignored.
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

/** Returns the same string for all accepted spellings of a name in an Indian script. */
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
    // Omits the virama (the sign for “no vowel”) in northern scripts, because writers may leave it out if the vowel is
    // silent: सुल्तान, सुलतान.
    else if (!(isNorthern && here === at.virama)) folded.push(here);
  }
  // Malayalam writes a final ng as ംഗ് or as ങ്: സിംഗ്, സിങ്. Both count as the second form.
  if (script === 'malayalam' && folded.slice(-3).join(' ') === `${at.anusvara} ${letter.ga} ${at.virama}`)
    folded.splice(-3, 3, letter.nga, at.virama);
  // Tamil may write an i before the r or l at the start of a name. Omits this i: ராமன், இராமன்.
  if (script === 'tamil' && folded[0] === LETTER_I && TAMIL_I_BEFORE.includes(folded[1] ?? 0)) folded.shift();
  // Tamil writes a final ā after certain letters as long or short. Omits this ā: சந்திரா, சந்திர; ஆதித்யா, ஆதித்ய.
  if (script === 'tamil' && folded.at(-1) === at.aa && TAMIL_OPEN.includes(folded.at(-2) ?? 0)) folded.pop();
  // Telugu and Malayalam names on -ā may also end in a short vowel. Omits the final ā: సునీతా, సునీత.
  if ((script === 'telugu' || script === 'malayalam') && folded.at(-1) === at.aa) folded.pop();
  return folded.map((offset) => letterAt(script, offset)).join('');
}
