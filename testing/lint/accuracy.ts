// How well the check of a post does on labelled lines: right and wrong marks by half and language, and the time of a post.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { lintPost } from '#marketplace/trust/lint.ts';

/** The eight languages, and Hindi in Latin letters. */
export const lineLanguages = ['en', 'hi', 'hi-latin', 'bh', 'mr', 'bn', 'ta', 'te', 'ml'] as const;
/** Who wrote a set, and when, stands in README.md: the first with the rules, the others by somebody who has not read them. */
export const halves = ['first', 'second', 'third', 'fourth'] as const;
export type Half = (typeof halves)[number];

const labelled = z.strictObject({
  text: z.string(),
  /** The field the text stands in; the description unless it says so. */
  field: z.optional(z.enum(['title', 'description', 'requirements', 'location'])),
  /** What the check must find, each code once; nothing where the line is honest. */
  codes: z.array(z.string()),
  /** What it may find as well: where two people would not agree. Counts neither way. */
  also: z.optional(z.array(z.string())),
});
export type Labelled = z.output<typeof labelled>;

/** The lines of one file; null where there is no such file. */
export function readLines(language: string, half: Half): Labelled[] | null {
  const file = path.join('testing/lint', `lines.${language}.${half}.jsonl`);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => labelled.parse(JSON.parse(line)));
}

export interface Accuracy {
  lines: number;
  /** Codes found that should be, found that should not, and missed. */
  right: number;
  wrong: number;
  missed: number;
  /** The lines that came out otherwise than they are labelled. */
  faults: string[];
}

const findIn = ({ text, field = 'description' }: Labelled) =>
  new Set(lintPost({ [field]: text }).map(({ code }) => code));

/** Counts over lines: a code of a line counts once. */
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

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
export const precisionOf = ({ right, wrong }: Accuracy) => share(right, right + wrong);
export const recallOf = ({ right, missed }: Accuracy) => share(right, right + missed);
