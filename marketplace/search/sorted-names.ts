// A sorted list of names. Finds the names that start with given letters by binary search. Pure.

interface Named<T> {
  name: string;
  value: T;
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

export class SortedNames<T> {
  readonly #entries: Named<T>[] = [];
  #isSorted = false;

  add(name: string, value: T): void {
    this.#entries.push({ name, value });
    this.#isSorted = false;
  }

  /** Returns the names that start with the letters, with their values, sorted by name. */
  startingWith(letters: string): Named<T>[] {
    if (!this.#isSorted) this.#entries.sort(byName);
    this.#isSorted = true;
    const found: Named<T>[] = [];
    for (let at = this.#firstAtLeast(letters); this.#entries[at]?.name.startsWith(letters); at += 1) {
      const entry = this.#entries[at];
      if (entry) found.push(entry);
    }
    return found;
  }

  /** Returns the index of the first name that is equal to the letters or sorted after them. */
  #firstAtLeast(letters: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.name ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
