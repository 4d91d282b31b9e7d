// Renders a wage statement, or the statement of a diary, as a PDF: the sums, the agreed rates, every entry, the law,
// and the code with which anyone can check the paper (D71, D72). Everything on the paper is signed, or is part of the
// attached rows, whose digest is signed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LongContent, shownFacts } from '#contracts/document-facts.ts';
import {
  type StatementContent,
  type StatementEntry,
  type StatementTerms,
  statementContent,
} from '#contracts/statement-rows.ts';
import type { Language } from '#contracts/values.ts';
import { Paper, type Style } from '#platform/paper/paper.ts';
import { formatDay, formatMinutes, formatPaise, formatTime, type Pair, pairsIn } from './paper-texts.ts';
import { BOTTOM, CODE, LEFT, RIGHT, type Select, Sheet, small, writeHead } from './sheet.ts';

interface Statement {
  content: LongContent;
  /** The canonical JSON whose digest is in the facts. */
  rows: string;
  language: Language;
  code: { url: string; digits: string };
  at: Date;
}

/** Rows that are written before other tasks of the process run. */
const ROWS_PER_TURN = 8;
const columns = { seq: LEFT, day: 62, written: 124, what: 186, amount: 300, source: 385 };
const AMOUNT_WIDTH = 75;

/** Selects the text that states who confirms an entry. */
function sourceOf({ state, via, by, matched }: StatementEntry, texts: Select): Pair {
  return texts(({ documents: { source }, wages }) => {
    if (state === 'withdrawn') return source.withdrawn;
    if (state === 'replaced') return source.replaced;
    if (state === 'disputed') return by === 'labour' ? wages.source.no_employer : wages.source.no_worker;
    if (via === 'silence') return wages.source.silence;
    if (via === 'code') return source.code;
    if (via === 'other' || matched) return source.both;
    return by === 'labour' ? wages.source.only_worker : wages.source.only_employer;
  });
}

/** Returns the part of a day and the overtime, such as `1/2 +0:30`; empty for a full day without overtime. */
function lengthOf({ halves, overtime_minutes }: StatementEntry): string {
  const overtime = overtime_minutes ? `+${formatMinutes(overtime_minutes)}` : '';
  return [halves === 0 ? '0' : '', halves === 1 ? '1/2' : '', overtime].filter(Boolean).join(' ');
}

function writeHeader(sheet: Sheet, texts: Select): void {
  const { y } = sheet;
  for (const column of ['day', 'written', 'what', 'source'] as const)
    sheet.pair(
      texts(({ documents }) => documents.column[column]),
      columns[column],
      { bold: true, size: 9 },
    );
  const amount = texts(({ documents }) => documents.column.amount);
  sheet.pair(amount, columns.amount, { bold: true, size: 9, right: AMOUNT_WIDTH });
  sheet.paper.rule(y + 15, LEFT, RIGHT);
  sheet.y = y + 28;
}

function writeEntry(sheet: Sheet, entry: StatementEntry, texts: Select): void {
  const { paper, y } = sheet;
  const style: Style = { size: 9 };
  paper.line(String(entry.seq), columns.seq, y, small);
  paper.line(formatDay(entry.day), columns.day, y, style);
  paper.line(formatTime(entry.recorded_at), columns.written, y, style);
  const { method } = entry;
  const what = texts(({ wages }) =>
    [wages.kind[entry.kind], lengthOf(entry), method ? wages.method[method] : ''].filter(Boolean).join(', '),
  );
  sheet.pair(what, columns.what, style);
  paper.line(formatPaise(entry.paise), columns.amount, y, { ...style, right: AMOUNT_WIDTH });
  sheet.pair(sourceOf(entry, texts), columns.source, style);
  sheet.y += 26;
}

/** Returns when the pay is due, such as `Each week: Saturday`. */
const payDayOf = ({ pay_every, pay_weekday }: StatementTerms, texts: Select): Pair =>
  texts(({ wages, weekday }) => {
    if (pay_every === null) return '';
    const rhythm = wages.terms.every[pay_every];
    return pay_weekday === null ? rhythm : `${rhythm}: ${weekday(pay_weekday)}`;
  });

function writeTerms(sheet: Sheet, { terms }: Pick<StatementContent, 'terms'>, texts: Select): void {
  if (terms.length === 0) return;
  sheet.pair(
    texts(({ documents }) => documents.terms),
    LEFT,
    { bold: true },
  );
  sheet.y += 24;
  for (const agreed of terms) {
    const { basis, paise, from_day } = agreed;
    sheet.paper.line(formatDay(from_day), LEFT, sheet.y, { size: 9 });
    sheet.paper.line(formatPaise(paise), columns.written, sheet.y, { size: 9 });
    sheet.pair(
      texts(({ reference }) => reference.salary_period[basis]),
      columns.what,
      { size: 9 },
    );
    sheet.pair(payDayOf(agreed, texts), columns.amount, { size: 9 });
    sheet.y += 24;
  }
}

/** Reports progress and lets other tasks of the process run. */
async function rest(progress: () => void): Promise<void> {
  progress();
  await nextTurn();
}

/** Starts a new page if the next row does not fit. */
async function turnPage(sheet: Sheet, progress: () => void, needed: number): Promise<boolean> {
  if (sheet.y + needed <= BOTTOM) return false;
  await rest(progress);
  sheet.paper.addPage();
  sheet.y = 60;
  return true;
}

/** Returns the PDF. Throws `MissingGlyph` if no font has a character of a name. */
export async function renderStatement(statement: Statement, progress: () => void): Promise<Buffer> {
  const { content, rows, language, code, at } = statement;
  const texts = pairsIn(language);
  const title = texts(({ documents }) => documents.title[content.kind]);
  const sheet = new Sheet(new Paper({ language, title: title.own, at }));
  const { terms, entries } = statementContent.parse(JSON.parse(rows));
  await rest(progress);
  writeHead(sheet, { title, code, side: CODE.long, facts: shownFacts(content), texts });
  if (content.kind === 'diary-statement')
    sheet.paragraph(
      texts(({ documents }) => documents.diary_note),
      RIGHT - LEFT,
    );
  await rest(progress);
  writeTerms(sheet, { terms }, texts);
  await turnPage(sheet, progress, 60);
  writeHeader(sheet, texts);
  for (const [index, entry] of entries.entries()) {
    if (index % ROWS_PER_TURN === 0) await rest(progress);
    if (await turnPage(sheet, progress, 26)) writeHeader(sheet, texts);
    writeEntry(sheet, entry, texts);
  }
  await turnPage(sheet, progress, 110);
  sheet.y += 6;
  for (const law of ['time', 'proof'] as const)
    sheet.paragraph(
      texts(({ documents }) => documents.law[law]),
      RIGHT - LEFT,
    );
  sheet.paper.attach(Buffer.from(rows), 'rows.json', at);
  return sheet.paper.finish();
}
