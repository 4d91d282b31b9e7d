// Lines of posts by an author who has not read the rules, in two halves. The rules may be improved with the half `open`.
// Only the totals of the half `blind` are printed, so that it stays a measurement.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { lintLine } from '#marketplace/trust/lint.ts';
import { add, type Count, type Tally } from './tally.ts';

const outsideLine = z.strictObject({ bad: z.boolean(), lang: z.string(), kind: z.string(), text: z.string() });
export type OutsideLine = z.output<typeof outsideLine>;
export const outsideHalves = ['open', 'blind'] as const;

const halfOf = ({ text }: OutsideLine) => outsideHalves[(createHash('sha256').update(text).digest()[0] ?? 0) % 2];

/** Returns the lines of one half. The hash of the text assigns a line to its half. */
export function readOutsideLines(half: (typeof outsideHalves)[number]): OutsideLine[] {
  const rows = readFileSync('proving/post-check/outside-lines.jsonl', 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => outsideLine.parse(JSON.parse(row))).filter((line) => halfOf(line) === half);
}

interface OutsideResult {
  byKind: Tally;
  byLanguage: Tally;
  faults: string[];
}

/** Counts lines: a bad line is right with any finding, an honest line is wrong with any finding. */
export function checkOutsideLines(lines: readonly OutsideLine[]): OutsideResult {
  const result: OutsideResult = { byKind: new Map(), byLanguage: new Map(), faults: [] };
  for (const { bad, lang, kind, text } of lines) {
    const codes = [...new Set(lintLine('description', text).map(({ code }) => code))];
    const found = codes.length > 0;
    const count: Partial<Count> = {
      posts: 1,
      right: Number(bad && found),
      wrong: Number(!bad && found),
      missed: Number(bad && !found),
    };
    add(result.byKind, `${bad ? 'bad' : 'honest'} ${kind}`, count);
    add(result.byLanguage, lang, count);
    add(result.byLanguage, 'total', count);
    if (bad !== found) result.faults.push(`${lang} ${kind}: ${text} — found: ${codes.join(', ') || '-'}`);
  }
  return result;
}
