// Prints the result table of a benchmark with the machine, and determines the exit code.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median } from './statistics.ts';

/** One line: the product compared with a baseline or competitor, with a ratio for each round. */
export interface ReportLine {
  id: string;
  work: string;
  ours: string;
  floor: string;
  ratios: readonly number[];
  /** Required value as text; '' if the line is only informative. */
  must: string;
  /** Whether the required value is met; null if the line could not be measured. */
  pass: boolean | null;
  /** A goal beyond the required value. Missing it is not a failure. */
  goal?: string | undefined;
  reached?: boolean | null | undefined;
}

export const columns = ['id', 'work', 'ours', 'floor/peer', 'ratio med [min..max]', 'must', 'goal', 'pass', 'n'];

const ratioText = (ratio: number) => (ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2));

/** Formats the median of the ratios, with the smallest and the largest. */
export function ratioOf(ratios: readonly number[]): string {
  if (ratios.length === 0) return '';
  return `${ratioText(median(ratios))}x [${ratioText(Math.min(...ratios))}..${ratioText(Math.max(...ratios))}]`;
}

const goalOf = ({ goal = '', reached }: ReportLine) =>
  goal === '' || reached === null || reached === undefined ? goal : `${goal} ${reached ? 'yes' : 'no'}`;

function passOf({ must, pass }: ReportLine): string {
  if (pass === null) return 'skipped';
  if (must === '') return 'info';
  return pass ? 'yes' : 'NO';
}

/** Returns the table cells of a line. */
export function cellsOf(line: ReportLine): string[] {
  const { id, work, ours, floor, ratios, must, pass } = line;
  const found = pass === null ? ['skipped', floor, ''] : [ours, floor, ratioOf(ratios)];
  const n = pass === null ? 0 : Math.max(1, ratios.length);
  return [id, work, ...found, must, goalOf(line), passOf(line), String(n)];
}

export function printTable(lines: readonly ReportLine[]): void {
  const rows = [columns, ...lines.map(cellsOf)];
  const widths = columns.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((text, place) => text.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function gitState(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const sha = git('rev-parse', '--short', 'HEAD') || 'unknown';
  return git('status', '--porcelain') ? `${sha} with changes` : sha;
}

export const loadNow = (): string => (os.loadavg()[0] ?? 0).toFixed(1);

/** Returns the text below a table: the machine and its load, by default the current load. */
export function machineLine({ load = loadNow(), ...more }: Readonly<Record<string, string>>): string {
  const [cpu] = os.cpus();
  const { seed, ...servers } = more;
  const facts = { node: process.versions.node, ...servers, load, git: gitState(), ...(seed ? { seed } : {}) };
  const listed = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return `machine: ${os.cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${listed.join(', ')}`;
}

interface Result {
  held: readonly string[];
  missed: readonly string[];
  skipped: readonly string[];
  /** Ids of lines that missed their goal, which is not a failure. */
  short: readonly string[];
  /** With `--check`: 1 if a required value is missed or a line could not be measured. */
  exitCode: 0 | 1;
}

/** Returns which lines met and which missed their required value. */
export function verdictOf(lines: readonly ReportLine[], { check }: { check: boolean }): Result {
  const ids = (which: (line: ReportLine) => boolean) => [...new Set(lines.filter(which).map(({ id }) => id))];
  const missed = ids(({ pass }) => pass === false);
  const skipped = ids(({ pass }) => pass === null);
  return {
    held: lines.filter(({ pass, must }) => pass === true && must !== '').map(({ id }) => id),
    missed,
    skipped,
    short: ids(({ reached }) => reached === false),
    exitCode: check && (missed.length > 0 || skipped.length > 0) ? 1 : 0,
  };
}

interface Concluding {
  json?: string | undefined;
  check: boolean;
  /** Further content of the JSON file, beside machine and lines. */
  more?: object;
}

const named = (ids: readonly string[], words: string) => (ids.length > 0 ? `${words}: ${ids.join(', ')}` : '');

/** Returns the one-line summary of a table. */
export function closingLine(name: string, lines: readonly ReportLine[]): string {
  const { held, missed, skipped, short } = verdictOf(lines, { check: true });
  const parts = [
    `${lines.length} lines, ${held.length} required met`,
    named(missed, `${missed.length} missed`) || '0 missed',
    named(skipped, `${skipped.length} skipped`),
    named(short, 'goals missed'),
  ];
  return `${name}: ${parts.filter(Boolean).join('; ')}`;
}

/** Prints the table, writes the file if requested, and sets the exit code of `--check`. */
export function conclude(lines: readonly ReportLine[], machine: string, { json, check, more }: Concluding): void {
  printTable(lines);
  console.log(machine);
  if (json) writeReport(json, { machine, lines, ...more });
  const { missed, skipped, exitCode } = verdictOf(lines, { check });
  if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`);
  if (skipped.length > 0) console.error(`Skipped: ${skipped.join(', ')}`);
  if (exitCode !== 0) process.exitCode = exitCode;
}

/** Writes the report as JSON. */
export function writeReport(file: string, report: object): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
