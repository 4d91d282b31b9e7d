// Counts correct, false and missed results by name, and computes precision and recall.

export interface Count {
  /**
   * Number of posts or lines that are counted under one name. Under a rule's name: those that break the rule or are
   * reported for it. Under a language's name: those in this language.
   */
  posts: number;
  right: number;
  wrong: number;
  missed: number;
}

export type Tally = Map<string, Count>;

/** Adds numbers to the count of a name. The first call for a name starts its count at zero. */
export function add(tally: Tally, name: string, { posts = 0, right = 0, wrong = 0, missed = 0 }: Partial<Count>): void {
  const count = tally.get(name) ?? { posts: 0, right: 0, wrong: 0, missed: 0 };
  tally.set(name, {
    posts: count.posts + posts,
    right: count.right + right,
    wrong: count.wrong + wrong,
    missed: count.missed + missed,
  });
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
export const precisionOf = ({ right, wrong }: Omit<Count, 'posts'>) => share(right, right + wrong);
export const recallOf = ({ right, missed }: Omit<Count, 'posts'>) => share(right, right + missed);

const percent = (part: number, known: boolean) => (known ? `${(part * 100).toFixed(1)} %` : '-').padStart(8);

/** Returns one printed row for a count. A share of zero posts is shown as a hyphen. */
export function rowOf(name: string, count: Count): string {
  const { posts, right, wrong, missed } = count;
  const precision = percent(precisionOf(count), right + wrong > 0);
  const recall = percent(recallOf(count), right + missed > 0);
  const counts = `right ${String(right).padStart(4)}  wrong ${String(wrong).padStart(3)}  missed ${String(missed).padStart(3)}`;
  return `${name.padEnd(26)} ${String(posts).padStart(5)}  precision ${precision}  recall ${recall}  ${counts}`;
}

/** Prints the counts under a heading, sorted by name. */
export function printTally(heading: string, tally: Tally): void {
  console.log(`\n${heading}`);
  for (const [name, count] of [...tally].sort(([a], [b]) => a.localeCompare(b))) console.log(rowOf(name, count));
}
