// Measures the accuracy of the automatic check of job posts, which finds forbidden passages. The label of a test line
// lists the rules that the line breaks. The findings of the check are compared with these labels.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { lintPost } from '#marketplace/trust/lint.ts';
import { add, type Tally } from './tally.ts';

/** The eight languages, and Hindi in Latin script. */
export const lineLanguages = ['en', 'hi', 'hi-latin', 'bh', 'mr', 'bn', 'ta', 'te', 'ml'] as const;
/**
 * The sets of test lines. The first and the fifth were written together with the rules of the check, the others by
 * people who had not read the rules (README.md).
 */
export const halves = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type Half = (typeof halves)[number];

const labelled = z.strictObject({
  text: z.string(),
  /** The field of a job post in which the text appears; `description` by default. */
  field: z.optional(z.enum(['title', 'description', 'requirements', 'location'])),
  /** Codes of the rules that the check must report, without duplicates; empty for a harmless line. */
  codes: z.array(z.string()),
  /** Codes of rules on which people may disagree. They count neither as correct nor as false. */
  also: z.optional(z.array(z.string())),
});
export type Labelled = z.output<typeof labelled>;

/** Returns the lines of one file; null if the file does not exist. */
export function readLines(language: string, half: Half): Labelled[] | null {
  const file = path.join('proving/post-check', `lines.${language}.${half}.jsonl`);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => labelled.parse(JSON.parse(line)));
}

export interface Accuracy {
  lines: number;
  /** Numbers of correct, false and missed codes. */
  right: number;
  wrong: number;
  missed: number;
  /** Lines for which the check reports other rules than expected. */
  faults: string[];
}

const findIn = ({ text, field = 'description' }: Labelled) =>
  new Set(lintPost({ [field]: text }).map(({ code }) => code));

/** Counts correct, false and missed codes of lines. A code counts once per line. */
export function accuracyOf(lines: readonly Labelled[]): Accuracy {
  const figures: Accuracy = { lines: lines.length, right: 0, wrong: 0, missed: 0, faults: [] };
  for (const line of lines) {
    const found = findIn(line);
    const missed = line.codes.filter((code) => !found.has(code));
    const wrong = [...found].filter((code) => !line.codes.includes(code) && !line.also?.includes(code));
    figures.right += line.codes.length - missed.length;
    figures.wrong += wrong.length;
    figures.missed += missed.length;
    if (missed.length + wrong.length > 0)
      figures.faults.push(`${line.text} — missed: ${missed.join(', ') || '-'}; wrong: ${wrong.join(', ') || '-'}`);
  }
  return figures;
}

/** Adds the correct, false and missed findings in these lines to the counts of each rule. */
export function tallyRules(tally: Tally, lines: readonly Labelled[]): void {
  for (const line of lines) {
    const found = findIn(line);
    for (const code of new Set([...line.codes, ...found])) {
      if (line.also?.includes(code)) continue;
      const [due, got] = [line.codes.includes(code), found.has(code)];
      add(tally, code, {
        posts: 1,
        right: Number(due && got),
        wrong: Number(!due && got),
        missed: Number(due && !got),
      });
    }
  }
}
