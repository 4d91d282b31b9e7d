// Prints how many names the transliteration converts to their known spelling.
import { readableName } from '#locales/transliteration/readable-name.ts';
import {
  type Direction,
  halfOf,
  measureDirection,
  measureFresh,
  measureHeldOut,
  publicPersons,
  type Share,
  type Spellings,
  towns,
} from './name-pairs.ts';

const directions: readonly Direction[] = ['from Latin', 'to Latin', 'between Indian scripts'];

const percent = (part: number, { pairs }: Share) => `${((100 * part) / Math.max(1, pairs)).toFixed(1)} %`;

const line = (share: Share) =>
  `${share.pairs} pairs; the same ${percent(share.same, share)}; the same or accepted ${percent(share.accepted, share)}; the same sound ${percent(share.sounds, share)}`;

function reportOf(title: string, names: readonly Spellings[], withMisses: boolean): void {
  for (const direction of directions) {
    const { all, byLanguage } = measureDirection(names, readableName, direction);
    console.log(`${title}, ${direction}: ${line(all)}`);
    const accepted = byLanguage.map(({ to, share }) => `${to} ${percent(share.accepted, share)}`);
    if (accepted.length > 1) console.log(`  the same or accepted: ${accepted.join(', ')}`);
    if (withMisses) for (const miss of all.misses) console.log(`  ${miss}`);
  }
}

/**
 * Prints how many names are converted correctly. The rules were written with the first half of the names of well-known
 * persons and towns. The second half was not used for that, so its result shows how well unknown names are converted.
 * `withMisses` also lists the names of the first half with a wrong result.
 */
export function reportNames(withMisses: boolean): void {
  for (const [title, names] of [
    ['Names of persons', publicPersons()],
    ['Towns without the gazetteer', towns()],
  ] as const) {
    const half = (wanted: 0 | 1) => names.filter(({ en = '' }) => halfOf(en) === wanted);
    reportOf(`${title}, first half`, half(0), withMisses);
    reportOf(`${title}, held out`, half(1), false);
  }
  console.log(`Listed names that are left out of the lists, Latin to Hindi: ${line(measureHeldOut('en', 'hi'))}`);
  console.log(`Listed names that are left out of the lists, Hindi to Latin: ${line(measureHeldOut('hi', 'en'))}`);
  const { names, right, words, rightWords } = measureFresh(readableName);
  console.log(`Fresh names of people, localities and companies: ${right} of ${names}; ${rightWords} of ${words} words`);
}
