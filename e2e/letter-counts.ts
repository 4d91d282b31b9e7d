// Counts the letters that a reader can and cannot read, for each screen and each pair of employer's and reader's
// language. Also counts the causes of unreadable letters, such as names.
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { isForeign, lettersOf, type VisibleText } from './visible-texts.ts';

export const countedScreens = ['list', 'home', 'bell', 'applications'] as const;
export type CountedScreen = (typeof countedScreens)[number];

/**
 * Names in the demo data, by kind. Letters of a name that are not in the script of the page's language are counted
 * under the kind of the name, for example `places`.
 */
export type KnownNames = Readonly<Record<'companies' | 'people' | 'places', readonly string[]>>;

interface Counts {
  letters: number;
  readable: number;
  baseLetters: number;
  readableBase: number;
  /** Counts without the names of companies, people and places. */
  namelessLetters: number;
  namelessReadable: number;
  /**
   * Counts that include words in another language that the page marks with `lang`: a title in the employer's language
   * below its translation, and other words that the employer typed.
   */
  allLetters: number;
  allReadable: number;
}

interface Cause {
  letters: number;
  samples: Set<string>;
}

const noCounts = (): Counts => ({
  letters: 0,
  readable: 0,
  baseLetters: 0,
  readableBase: 0,
  namelessLetters: 0,
  namelessReadable: 0,
  allLetters: 0,
  allReadable: 0,
});

const isBase = (letter: string) => /\p{L}/u.test(letter);
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)}`;
const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(7)).join('');

export class LetterCounts {
  readonly #counts = new Map<string, Counts>();
  readonly #causes = new Map<string, Cause>();
  readonly #names: KnownNames;

  constructor(names: KnownNames) {
    this.#names = names;
  }

  /** Adds the texts of a screen or card to the counts. */
  add(texts: readonly VisibleText[], screen: CountedScreen, [from, reader]: readonly [Language, Language]): void {
    const key = `${screen} ${from} ${reader}`;
    const counts = this.#counts.get(key) ?? noCounts();
    this.#counts.set(key, counts);
    for (const { text, lang, isLabelled } of texts) {
      const letters = lettersOf(text);
      const readable = letters.filter((letter) => !isForeign(letter, reader));
      counts.allLetters += letters.length;
      counts.allReadable += readable.length;
      if (lang && isLabelled) continue;
      counts.letters += letters.length;
      counts.readable += readable.length;
      counts.baseLetters += letters.filter(isBase).length;
      counts.readableBase += readable.filter(isBase).length;
      const nameless = lettersOf(this.#withoutNames(text, reader));
      counts.namelessLetters += nameless.length;
      counts.namelessReadable += nameless.filter((letter) => !isForeign(letter, reader)).length;
    }
  }

  /** Returns the text without names. Adds the unreadable letters of the names to the counts by cause. */
  #withoutNames(text: string, reader: Language): string {
    let rest = text;
    for (const [cause, names] of Object.entries(this.#names))
      for (const name of names)
        if (rest.includes(name)) {
          rest = rest.replaceAll(name, ' ');
          this.#addCause(cause, name, reader);
        }
    this.#addCause('other words', rest, reader);
    return rest;
  }

  #addCause(cause: string, words: string, reader: Language): void {
    const foreign = lettersOf(words).filter((letter) => isForeign(letter, reader)).length;
    if (foreign === 0) return;
    const known = this.#causes.get(cause) ?? { letters: 0, samples: new Set() };
    known.letters += foreign;
    if (known.samples.size < 12) known.samples.add(words.trim());
    this.#causes.set(cause, known);
  }

  #sum(matches: (key: string) => boolean): Counts {
    const sum = noCounts();
    for (const [key, counts] of this.#counts)
      if (matches(key)) for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name];
    return sum;
  }

  /**
   * Returns the percentage of readable letters of a screen, for a language of the employer and of the reader; null
   * without letters.
   */
  share(screen: CountedScreen, from: Language, reader: Language): number | null {
    const { readable, letters } = this.#sum((key) => key === `${screen} ${from} ${reader}`);
    return letters === 0 ? null : (readable / letters) * 100;
  }

  #table(screen: CountedScreen): string[] {
    const rows = languageCodes.map((from) => {
      const shares = languageCodes.map((reader) => this.#sum((key) => key === `${screen} ${from} ${reader}`));
      return row([from, ...shares.map(({ readable, letters }) => percent(readable, letters))]);
    });
    const all = this.#sum((key) => key.startsWith(`${screen} `));
    const total = `all pairs: ${percent(all.readable, all.letters)} % of ${all.letters} letters and vowel signs, base letters alone ${percent(all.readableBase, all.baseLetters)} %, without names ${percent(all.namelessReadable, all.namelessLetters)} %, with the words marked as another language ${percent(all.allReadable, all.allLetters)} %`;
    return [
      '',
      `${screen} (rows: language of the employer, columns: of the reader; percent)`,
      row(['', ...languageCodes]),
      ...rows,
      total,
    ];
  }

  /** Returns the tables of all screens and the causes as lines of text. */
  report(): string[] {
    const causes = [...this.#causes].sort(([, one], [, other]) => other.letters - one.letters);
    return [
      ...countedScreens.flatMap((screen) => this.#table(screen)),
      '',
      'unreadable letters by cause',
      ...causes.map(([cause, { letters, samples }]) => `${cause}: ${letters}; ${[...samples].join(' | ')}`),
    ];
  }
}
