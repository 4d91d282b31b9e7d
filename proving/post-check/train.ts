// npm run prove -- reader: trains the learned reader of the post check and writes its weights. Before, measures it with
// the lines of each author after training with the lines of all other authors, and chooses the threshold from these
// results. --dry only measures.
import { writeFileSync } from 'node:fs';
import { lintPost } from '#marketplace/trust/lint.ts';
import { fingerprintOfReader } from './fingerprint.ts';
import { learn, scorerOf } from './learn.ts';
import { add, printTally, type Tally } from './tally.ts';
import { filesByAuthorOf, readTrainingLines, type Sample, sampleOf, type TrainingLine } from './training-lines.ts';

const FILE = 'marketplace/trust/reader/weights.json';
/** Smallest accepted share of right marks among all marks of the reader. The rules reach 92 % on the same lines. */
const MIN_PRECISION = 0.94;
/** Thresholds per unit: the threshold is rounded up to one of them. */
const THRESHOLDS = 20;

interface Read {
  line: TrainingLine;
  sample: Sample;
  /** True if the rules mark the line. */
  marked: boolean;
}

function readAll(): Read[] {
  return readTrainingLines().map((line) => ({
    line,
    sample: sampleOf(line),
    marked: lintPost({ description: line.text }).length > 0,
  }));
}

interface Scored extends Read {
  score: number;
}

/**
 * Authors whose lines measure the reader. The rules were improved with the known and outside lines, which are used only
 * for training, as are `phrases` and `office`.
 */
const isMeasured = (author: string) => /^[a-z]{2}(-Latn)?\.\d+$/i.test(author);

/** Returns the scores of the lines of each file by a model that was trained without the files of its author. */
function crossValidate(all: readonly Read[]): Scored[] {
  const authors = [...new Set(all.map(({ line }) => line.author))].filter(isMeasured);
  return authors.flatMap((author) => {
    const left = filesByAuthorOf(author);
    const others = all.filter(({ line }) => !left.includes(line.author)).map(({ sample }) => sample);
    const score = scorerOf(learn(others, { threshold: 0, codes: false }));
    return all.filter(({ line }) => line.author === author).map((read) => ({ ...read, score: score(read.sample) }));
  });
}

/** Returns the lowest threshold at which enough marks of the reader are right. */
function thresholdFor(scored: readonly Scored[]): number {
  let [right, marks, lowest] = [0, 0, Number.POSITIVE_INFINITY];
  for (const { line, score } of scored.filter(({ marked }) => !marked).sort((a, b) => b.score - a.score)) {
    marks += 1;
    if (line.bad) right += 1;
    if (right / marks >= MIN_PRECISION) lowest = score;
  }
  return Math.ceil(lowest * THRESHOLDS) / THRESHOLDS;
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

function printResults(scored: readonly Scored[], threshold: number): void {
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
    const both = ({ marked, score }: Scored) => marked || score >= threshold;
    printTally(`By ${what}, rules and reader (trained without the author)`, tallyBy(scored, nameOf, both));
  }
  for (const other of [0.5, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3]) {
    const added = scored.filter(({ marked, score }) => !marked && score >= other);
    const right = added.filter(({ line }) => line.bad).length;
    console.log(`Threshold ${other}: the reader adds ${right} right and ${added.length - right} wrong marks`);
  }
}

const all = readAll();
const scored = crossValidate(all);
const threshold = thresholdFor(scored);
printResults(scored, threshold);
console.log(`\nThreshold: ${threshold}`);
if (!process.argv.includes('--dry')) {
  const learned = learn(
    all.map(({ sample }) => sample),
    { threshold, codes: true },
  );
  const model = { ...learned, fingerprint: fingerprintOfReader() };
  writeFileSync(FILE, `${JSON.stringify(model, null, 2)}\n`);
  console.log(`Trained with ${all.length} lines: ${FILE}`);
}
