// Index of the first words of names. Finds values by the first letters of a word that a user is still typing. Pure.
import { normaliseText } from '../places/normalise.ts';

interface Entry<T> {
  word: string;
  value: T;
  /** True if the word is the whole name. */
  isWhole: boolean;
}

const byWord = (one: { word: string }, other: { word: string }) =>
  one.word < other.word ? -1 : Number(one.word > other.word);

export class PrefixIndex<T> {
  readonly #entries: Entry<T>[] = [];
  #isSorted = false;

  add(name: string, value: T): void {
    const [word = '', ...more] = normaliseText(name).split(' ');
    if (word === '') return;
    this.#entries.push({ word, value, isWhole: more.length === 0 });
    this.#isSorted = false;
  }

  /**
   * Returns the values of names whose first word starts with these letters and is longer. If names of one word match,
   * returns only their values.
   */
  find(letters: string): T[] {
    if (!this.#isSorted) this.#entries.sort(byWord);
    this.#isSorted = true;
    const found: Entry<T>[] = [];
    for (let at = this.#firstAtLeast(letters); this.#entries[at]?.word.startsWith(letters); at += 1) {
      const entry = this.#entries[at];
      if (entry && entry.word !== letters) found.push(entry);
    }
    const whole = found.filter(({ isWhole }) => isWhole);
    return [...new Set((whole.length > 0 ? whole : found).map(({ value }) => value))];
  }

  /** Returns the place of the first entry that is not below the letters. */
  #firstAtLeast(letters: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.word ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
