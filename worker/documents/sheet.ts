// The page of a signed document: pairs of lines in the reader's language and in English, and the facts beside the code.
import type { ShownFact } from '#contracts/document-facts.ts';
import { payRhythms, wageBases } from '#contracts/wage-shapes.ts';
import type { Paper, Style } from '#platform/paper/paper.ts';
import { formatDay, formatMinutes, formatPaise, type Pair, type pairsIn } from './paper-texts.ts';

export type Select = ReturnType<typeof pairsIn>;

/** Left and right edge of a page, and the lowest baseline, in points. */
export const LEFT = 40;
export const RIGHT = 555;
export const BOTTOM = 800;
/** Left edge of the values of facts, if the labels are short. */
const VALUE = 170;
/** Space between a label and its value. */
const GAP = 12;
const LINE = 13;
/** Side of a code in points: 60 mm for a long document and 45 mm for a short one, so that a phone reads a copy (D101). */
export const CODE = { long: 170, short: 128 };

export const small: Style = { size: 7, colour: '#555555' };

/** The code of a document: the URL of the check, and the packed document. */
interface Code {
  url: string;
  digits: string;
}

/** A paper with the vertical position of its next line. */
export class Sheet {
  readonly paper: Paper;
  y = 60;

  constructor(paper: Paper) {
    this.paper = paper;
  }

  /** Writes a pair of texts as one line in each language. Returns the vertical position below it. */
  pair({ own, english }: Pair, x: number, style: Style = {}): number {
    this.paper.line(own, x, this.y, style);
    if (english === null) return this.y;
    this.paper.line(english, x, this.y + (style.size ?? 10), {
      ...small,
      ...(style.right === undefined ? {} : { right: style.right }),
    });
    return this.y + (style.size ?? 10);
  }

  /** Writes a paragraph in each language. */
  paragraph({ own, english }: Pair, width: number): void {
    for (const [text, style] of [
      [own, { size: 9 }],
      [english ?? '', small],
    ] as const)
      for (const line of text ? this.paper.linesOf(text, width, style) : []) {
        this.paper.line(line, LEFT, this.y, style);
        this.y += 13;
      }
    this.y += 4;
  }
}

const plain = (own: string): Pair => ({ own, english: null });

function textOf({ form, value }: ShownFact, texts: Select): Pair {
  const text = String(value);
  if (form === 'employer' && text === '') return texts(({ wages }) => wages.unknown);
  if (form === 'trade')
    return texts(({ reference }) => Object.entries(reference.role).find(([role]) => role === text)?.[1] ?? text);
  if (form === 'basis')
    return texts(({ reference }) => reference.salary_period[wageBases.find((one) => one === text) ?? 'day']);
  if (form === 'rhythm')
    return texts(({ wages }) => wages.terms.every[payRhythms.find((one) => one === text) ?? 'day']);
  if (form === 'weekday') return texts(({ weekday }) => weekday(Number(value)));
  if (form === 'day') return plain(formatDay(text));
  if (form === 'paise') return plain(formatPaise(Number(value)));
  if (form === 'minutes') return plain(formatMinutes(Number(value)));
  return plain(text);
}

const boldFacts: readonly string[] = ['worker', 'employer', 'owed', 'pay', 'total_days'];

const labelOf = ({ name }: ShownFact, texts: Select): Pair => texts(({ documents }) => documents.fact[name]);

interface Column {
  texts: Select;
  /** Left and right edge of the values. */
  left: number;
  right: number;
}

function writeFact(sheet: Sheet, fact: ShownFact, { texts, left, right }: Column): void {
  const { paper } = sheet;
  const bold = boldFacts.includes(fact.name);
  sheet.pair(labelOf(fact, texts), LEFT);
  const value = textOf(fact, texts);
  const own = paper.linesOf(value.own, right - left, { bold });
  for (const [index, line] of own.entries()) paper.line(line, left, sheet.y + index * LINE, { bold });
  sheet.y += (Math.max(own.length, 1) - 1) * LINE;
  if (value.english !== null && value.english !== value.own) paper.line(value.english, left, sheet.y + 10, small);
  sheet.y += 24;
}

interface Head {
  title: Pair;
  code: Code;
  /** Side of the code in points. */
  side: number;
  facts: readonly ShownFact[];
  texts: Select;
}

/** Writes the title, the code, and the facts beside and below the code. */
export function writeHead(sheet: Sheet, { title, code, side, facts, texts }: Head): void {
  const { paper } = sheet;
  sheet.pair(title, LEFT, { size: 18, bold: true });
  paper.code(code, RIGHT - side, 40, side);
  const belowCode = 40 + side + 14;
  const scan = texts(({ documents }) => documents.scan_code);
  const below = [scan.own, scan.english ?? ''].filter(Boolean).flatMap((text) => paper.linesOf(text, side, small));
  for (const [index, line] of below.entries())
    paper.line(line, RIGHT - side, belowCode + index * 11, { ...small, colour: '#111111' });
  sheet.y = 104;
  const labels = facts.map((fact) => paper.widthOf(labelOf(fact, texts).own));
  const left = Math.max(VALUE, LEFT + Math.max(...labels) + GAP);
  for (const fact of facts) writeFact(sheet, fact, { texts, left, right: RIGHT - side - GAP });
  sheet.y = Math.max(sheet.y, belowCode + below.length * 11) + 8;
}
