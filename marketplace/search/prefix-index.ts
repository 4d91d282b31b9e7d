// Index of the first words of names. Finds values by the first letters of a word that a user is still typing. Pure.
import { normaliseText } from '../places/normalise.ts';
import { SortedNames } from './sorted-names.ts';

interface Entry<T> {
  value: T;
  /** True if the word is the whole name. */
  isWhole: boolean;
}

export class PrefixIndex<T> {
  readonly #words = new SortedNames<Entry<T>>();

  add(name: string, value: T): void {
    const [word = '', ...more] = normaliseText(name).split(' ');
    if (word !== '') this.#words.add(word, { value, isWhole: more.length === 0 });
  }

  /**
   * Returns the values of names whose first word starts with these letters and has more letters. If some of these names
   * consist of one word, returns only the values of these names.
   */
  find(letters: string): T[] {
    const found = this.#words
      .startingWith(letters)
      .filter(({ name }) => name !== letters)
      .map(({ value }) => value);
    const whole = found.filter(({ isWhole }) => isWhole);
    return [...new Set((whole.length > 0 ? whole : found).map(({ value }) => value))];
  }
}
