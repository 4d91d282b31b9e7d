// The table a measurement prints, the machine it ran on, and the verdict.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { median } from './statistics.ts';

/** One line: ours beside a floor, a ratio for each round. `holds` is the must. */
export interface Line {
  id: string;
  work: string;
  ours: string;
  floor: string;
  ratios: readonly number[];
  must: string;
  pass: boolean | null;
}

const columns = ['id', 'work', 'ours', 'floor', 'ratio med [min..max]', 'must', 'pass', 'n'];

function cells({ id, work, ours, floor, ratios, must, pass }: Line): string[] {
  if (pass === null) return [id, work, 'skipped', floor, '', must, 'skipped', '0'];
  const range = `[${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)}]`;
  const ratio = ratios.length > 0 ? `${median(ratios).toFixed(2)}x ${range}` : '';
  return [id, work, ours, floor, ratio, must, pass ? 'yes' : 'NO', String(Math.max(1, ratios.length))];
}

export function printTable(lines: readonly Line[]): void {
  const rows = [columns, ...lines.map(cells)];
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

/** The line below a table: what it ran on. */
export function machineLine(more: Readonly<Record<string, string>>): string {
  const [cpu] = os.cpus();
  const facts = {
    node: process.versions.node,
    ...more,
    load: (os.loadavg()[0] ?? 0).toFixed(1),
    git: gitState(),
  };
  const listed = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return `machine: ${os.cpus().length} x ${cpu?.model.trim() ?? 'unknown'}, ${listed.join(', ')}`;
}

/** Prints, writes the file if one was asked for, and sets the exit code of `--check`. */
export function conclude(
  lines: readonly Line[],
  machine: string,
  { json, check }: { json?: string | undefined; check: boolean },
): void {
  printTable(lines);
  console.log(machine);
  if (json) writeFileSync(json, `${JSON.stringify({ machine, lines }, null, 2)}\n`);
  const missed = lines.filter(({ pass }) => pass === false).map(({ id }) => id);
  if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`);
  if (check && missed.length > 0) process.exitCode = 1;
}
