// A queue of simulated events: the earliest first, and events of the same time in the order of their insertion.

interface Entry<T> {
  at: number;
  no: number;
  event: T;
}

const isBefore = <T>(one: Entry<T>, other: Entry<T>) => one.at < other.at || (one.at === other.at && one.no < other.no);

/** Returns an empty queue (a binary heap). `next` removes the earliest event and returns it; null if none is left. */
export function createEvents<T>() {
  const heap: Entry<T>[] = [];
  let count = 0;
  const at = (index: number) => heap[index] as Entry<T>;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };

  function add(time: number, event: T): void {
    count += 1;
    heap.push({ at: time, no: count, event });
    for (let index = heap.length - 1; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!isBefore(at(index), at(parent))) return;
      swap(index, parent);
      index = parent;
    }
  }

  function next(): { at: number; event: T } | null {
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first ?? null;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      if (left >= heap.length) return first;
      const child = right < heap.length && isBefore(at(right), at(left)) ? right : left;
      if (!isBefore(at(child), at(index))) return first;
      swap(index, child);
      index = child;
    }
  }
  return { add, next };
}
