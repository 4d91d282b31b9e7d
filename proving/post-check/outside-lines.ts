// Lines of posts by authors who had not read the rules, in several sets with two halves each. Authors of the rules may
// read the half `open`. Of the half `blind` only the totals are printed, so that it stays an independent measurement;
// blind lines that the authors of the rules already know are not counted.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import type { FindingCode } from '#marketplace/trust/codes.ts';
import { readWords } from '#marketplace/trust/reading.ts';
import { halves, lineLanguages, readLines } from './accuracy.ts';
import type { Check } from './checks.ts';
import { add, type Count, type Tally } from './tally.ts';

const outsideLine = z.object({ bad: z.boolean(), lang: z.string(), kind: z.string(), text: z.string() });
export type OutsideLine = z.output<typeof outsideLine>;
export const outsideHalves = ['open', 'blind'] as const;
/** Each set has a different author. The author of the fourth set read and changed the rules after writing the set. */
const files = {
  first: 'outside-lines.jsonl',
  second: 'outside-lines.second.jsonl',
  third: 'outside-lines.third.jsonl',
  fourth: 'outside-lines.fourth.jsonl',
  fifth: 'outside-lines.fifth.jsonl',
} as const;
export const outsideSets = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const halfOf = ({ text }: OutsideLine) => outsideHalves[(createHash('sha256').update(text).digest()[0] ?? 0) % 2];

/** Returns the words of a line. Two lines with the same words count as equal, even with different punctuation. */
const wordsOf = (text: string) =>
  readWords(text)
    .map((word) => word.text)
    .join(' ');

function readKnownTexts(): ReadonlySet<string> {
  const lines = halves.flatMap((half) => lineLanguages.flatMap((language) => readLines(language, half) ?? []));
  return new Set(lines.map(({ text }) => wordsOf(text)));
}

interface OutsideLines {
  lines: OutsideLine[];
  leftOut: number;
}

/**
 * Returns the lines of one half of a set, and the number of blind lines that are left out because the authors of the
 * rules know them. The hash of a line's text decides to which half the line belongs.
 */
export function readOutsideLines(
  set: (typeof outsideSets)[number],
  half: (typeof outsideHalves)[number],
): OutsideLines {
  const rows = readFileSync(`proving/post-check/${files[set]}`, 'utf8').split('\n').filter(Boolean);
  const all = rows.map((row) => outsideLine.parse(JSON.parse(row))).filter((line) => halfOf(line) === half);
  if (half === 'open') return { lines: all, leftOut: 0 };
  const known = readKnownTexts();
  const lines = all.filter(({ text }) => !known.has(wordsOf(text)));
  return { lines, leftOut: all.length - lines.length };
}

/** Returns the lines of a file outside of the project, which has the format of the outside lines. */
export const readLinesBeside = (file: string): OutsideLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => outsideLine.parse(JSON.parse(row)));

/** The rule that a bad line of each kind breaks. Authors of the sets named their kinds without knowing the rules. */
const ruleOfKind: Readonly<Record<string, FindingCode>> = {
  fee: 'money_asked',
  money: 'money_asked',
  pay: 'pay_held',
  held: 'pay_held',
  salary_holdback: 'pay_held',
  trial: 'unpaid_trial',
  unpaid: 'unpaid_trial',
  papers: 'papers_kept',
  bond: 'bonded',
  advance_bond: 'bonded',
  otp: 'code_asked',
  otp_pin: 'code_asked',
  age: 'upper_age',
  age_limit: 'upper_age',
  abroad: 'overseas',
  lowpay: 'pay_below_floor',
  low_pay: 'pay_below_floor',
  marital: 'gender',
  contact: 'phone',
  hidden_contact: 'phone',
};

interface OutsideResult {
  byKind: Tally;
  /**
   * By the rule that a bad line breaks, or that an honest line is reported for. “Right” is any finding in a bad line, as
   * everywhere: a moderator reads the post in any case.
   */
  byRule: Tally;
  byLanguage: Tally;
  faults: string[];
}

/**
 * Counts the results. Any finding of the check is correct for a bad line (which breaks a rule), and false for an honest
 * line.
 */
export function checkOutsideLines(lines: readonly OutsideLine[], check: Check): OutsideResult {
  const result: OutsideResult = { byKind: new Map(), byRule: new Map(), byLanguage: new Map(), faults: [] };
  for (const { bad, lang, kind, text } of lines) {
    const codes = [...new Set(check({ description: text }).map(({ code }) => code))];
    const found = codes.length > 0;
    const count: Partial<Count> = {
      posts: 1,
      right: Number(bad && found),
      wrong: Number(!bad && found),
      missed: Number(bad && !found),
    };
    add(result.byKind, `${bad ? 'bad' : 'honest'} ${kind}`, count);
    if (bad) add(result.byRule, ruleOfKind[kind] ?? kind, count);
    else for (const code of codes) add(result.byRule, code, { posts: 1, wrong: 1 });
    add(result.byLanguage, lang, count);
    add(result.byLanguage, 'total', count);
    if (bad !== found) result.faults.push(`${lang} ${kind}: ${text} — found: ${codes.join(', ') || '-'}`);
  }
  return result;
}
