// node proving/bench/run.mjs document [REPORT]: writes the table of a run (reports/bench.json) with machine and date into
// docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { resultShape } from './collect-results.ts';
import { cellsOf, columns } from './report.ts';

const [report = 'reports/bench.json'] = process.argv.slice(2);
const DOCUMENT = 'docs/performance.md';
const [BEGIN, END] = ['<!-- the last run -->', '<!-- /the last run -->'];

const run = z.object({
  size: z.string(),
  day: z.string(),
  machine: z.string(),
  closing: z.string(),
  lines: resultShape.shape.lines,
});
const { size, day, machine, closing, lines } = run.parse(JSON.parse(readFileSync(report, 'utf8')));

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = [row(columns), `|${'---|'.repeat(columns.length)}`, ...lines.map((line) => row(cellsOf(line)))];
const command = size === 'full' ? 'npm run bench:full' : 'npm run bench';
const section = [`\`${command}\`, ${day}. ${machine}.`, '', ...table, '', `${closing}.`].join('\n');

const text = readFileSync(DOCUMENT, 'utf8');
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for a table`);
writeFileSync(DOCUMENT, `${text.slice(0, from)}${BEGIN}\n${section}\n${text.slice(to)}`);
console.log(`${DOCUMENT} has the ${lines.length} lines of ${report}`);
