// npm run prove -- reader: trains the learned reader of the post check and writes its weights. Before, measures it with
// the lines of some authors after training with the lines of all others, until all authors are measured, and chooses the
// limits from these results. --dry only measures.
import { writeFileSync } from 'node:fs';
import { lintPost } from '#marketplace/trust/lint.ts';
import { dismissible } from '#marketplace/trust/reader/read-again.ts';
import { fingerprintOfReader } from './fingerprint.ts';
import { type Limits, learn, scorerOf } from './learn.ts';
import { add, printTally, type Tally } from './tally.ts';
import { filesByAuthorOf, readTrainingLines, type Sample, sampleOf, type TrainingLine } from './training-lines.ts';

const FILE = 'marketplace/trust/reader/weights.json';
/** Smallest accepted share of right marks among all marks of the reader. The rules reach 92 % on the same lines. */
const MIN_PRECISION = 0.94;
/**
 * Smallest accepted share of wrong marks among the marks of rules that the reader drops. A right mark counts more than a
 * wrong one, because a missed demand for money costs a worker more than a review costs an employer.
 */
const MIN_WRONG_DROPPED = 0.8;
/** Limits per unit: a limit is rounded to one of them. */
const LIMITS = 20;
/** Number of groups of authors. Each group is measured once. */
const GROUPS = 12;

interface Read {
  line: TrainingLine;
  sample: Sample;
  /** True if the rules mark the line. */
  marked: boolean;
  /** True if the rules mark the line only with codes whose marks the reader may drop. */
  doubtful: boolean;
}

function readAll(): Read[] {
  return readTrainingLines().map((line) => {
    const marks = lintPost({ description: line.text });
    const doubtful = marks.length > 0 && marks.every(({ code }) => dismissible.has(code));
    return { line, sample: sampleOf(line), marked: marks.length > 0, doubtful };
  });
}

interface Scored extends Read {
  score: number;
}

/**
 * Authors whose lines measure the reader. The rules were improved with the known and outside lines, which are used only
 * for training, as are `phrases` and `office`.
 */
const isMeasured = (author: string) => /^[a-z]{2}(-Latn)?\.\d+$/i.test(author);

/** Returns the training files in groups. All files of a person are in one group. */
function authorGroups(all: readonly Read[]): string[][] {
  const files = new Set(all.map(({ line }) => line.author).filter(isMeasured));
  const people = new Set([...files].map((file) => filesByAuthorOf(file).join(' ')));
  const groups: string[][] = Array.from({ length: GROUPS }, () => []);
  for (const [at, person] of [...people].entries()) groups[at % GROUPS]?.push(...person.split(' '));
  return groups;
}

/** Returns the scores of the lines of each group by a model that was trained without this group. */
function crossValidate(all: readonly Read[]): Scored[] {
  return authorGroups(all).flatMap((group) => {
    const others = all.filter(({ line }) => !group.includes(line.author)).map(({ sample }) => sample);
    const score = scorerOf(learn(others, { threshold: 0, dismissal: 0 }, { codes: false }));
    return all
      .filter(({ line }) => group.includes(line.author))
      .map((read) => ({ ...read, score: score(read.sample) }));
  });
}

/** Returns the score of the last line at which at least `share` of the lines so far fulfil `isRight`. */
function lastScore(scored: readonly Scored[], isRight: (one: Scored) => boolean, share: number): number | undefined {
  let [right, last]: [number, number | undefined] = [0, undefined];
  for (const [at, one] of scored.entries()) {
    if (isRight(one)) right += 1;
    if (right / (at + 1) >= share) last = one.score;
  }
  return last;
}

/** Returns the lowest threshold at which enough marks of the reader are right. */
function thresholdFor(scored: readonly Scored[]): number {
  const added = scored.filter(({ marked }) => !marked).sort((a, b) => b.score - a.score);
  const lowest = lastScore(added, ({ line }) => line.bad, MIN_PRECISION) ?? Number.POSITIVE_INFINITY;
  return Math.ceil(lowest * LIMITS) / LIMITS;
}

/** Returns the highest score below which enough of the dropped marks are wrong. */
function dismissalFor(scored: readonly Scored[]): number {
  const droppable = scored.filter(({ doubtful }) => doubtful).sort((a, b) => a.score - b.score);
  const highest = lastScore(droppable, ({ line }) => !line.bad, MIN_WRONG_DROPPED) ?? Number.NEGATIVE_INFINITY;
  return Math.floor(highest * LIMITS) / LIMITS;
}

function tallyBy(scored: readonly Scored[], nameOf: (line: TrainingLine) => string, isFound: (one: Scored) => boolean) {
  const tally: Tally = new Map();
  for (const one of scored) {
    const [{ bad }, found] = [one.line, isFound(one)];
    const count = {
      posts: 1,
      right: Number(bad && found),
      wrong: Number(!bad && found),
      missed: Number(bad && !found),
    };
    add(tally, nameOf(one.line), count);
    add(tally, 'total', count);
  }
  return tally;
}

function printResults(scored: readonly Scored[], { threshold, dismissal }: Limits): void {
  const names = [
    ['author', (line: TrainingLine) => line.author],
    ['language', (line: TrainingLine) => line.language],
    ['kind', (line: TrainingLine) => line.kind],
  ] as const;
  for (const [what, nameOf] of names) {
    printTally(
      `By ${what}, rules only`,
      tallyBy(scored, nameOf, ({ marked }) => marked),
    );
    const isDropped = ({ doubtful, score }: Scored) => doubtful && score < dismissal;
    const both = (one: Scored) => (one.marked && !isDropped(one)) || one.score >= threshold;
    printTally(`By ${what}, rules and reader (trained without the author)`, tallyBy(scored, nameOf, both));
  }
  for (const other of [0.5, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3]) {
    const added = scored.filter(({ marked, score }) => !marked && score >= other);
    const right = added.filter(({ line }) => line.bad).length;
    console.log(`Threshold ${other}: the reader adds ${right} right and ${added.length - right} wrong marks`);
  }
  for (const other of [-0.5, -0.75, -1, -1.25, -1.5, -2]) {
    const dropped = scored.filter(({ doubtful, score }) => doubtful && score < other);
    const right = dropped.filter(({ line }) => line.bad).length;
    console.log(`Dismissal ${other}: the reader drops ${right} right and ${dropped.length - right} wrong marks`);
  }
}

const all = readAll();
const scored = crossValidate(all);
const limits = { threshold: thresholdFor(scored), dismissal: dismissalFor(scored) };
printResults(scored, limits);
console.log(`\nThreshold: ${limits.threshold}, dismissal: ${limits.dismissal}`);
if (!process.argv.includes('--dry')) {
  const learned = learn(
    all.map(({ sample }) => sample),
    limits,
  );
  const model = { ...learned, fingerprint: fingerprintOfReader() };
  writeFileSync(FILE, `${JSON.stringify(model, null, 2)}\n`);
  console.log(`Trained with ${all.length} lines: ${FILE}`);
}
