// npm run prove -- ledger [--months 1000] [--seed 7]: generates months of wage accounts by the product's rules, and has
// hledger and ledger check the journals of both sides. Then these programs must refuse spoiled journals.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type WageSide, wageSides } from '#contracts/wage-shapes.ts';
import { accountName, journalOf, journalText } from '#marketplace/wages/journal.ts';
import { balanceOf } from '#marketplace/wages/rules.ts';
import { generateMonth, nameOf, wholeNumbersFrom } from './months.ts';
import { changePaisa, leaveOutEntry } from './spoil.ts';

/** Months in one journal. Both programs slow down more than linearly with the number of accounts. */
const MONTHS_PER_FILE = 1000;
const MAX_OUTPUT = 2 ** 30;

type Program = 'hledger' | 'ledger';

const balanceCommands: Record<Program, readonly string[]> = {
  hledger: ['balance', '--flat', '--no-total', '--empty', '--format', '%(total) | %(account)'],
  ledger: ['balance', '--flat', '--no-total', '--empty', '--balance-format', '%(display_total) | %(account)\n'],
};
const accountsOf: Record<WageSide, string> = { labour: 'assets:owed', employer: 'liabilities:wages' };

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-ledger-'));
let faults = 0;

function fault(text: string): void {
  faults += 1;
  console.error(`FAULT ${text}`);
}

/** Returns the output of a program; null if the program refuses the journal. */
function run(program: Program, file: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, ['-f', file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: MAX_OUTPUT,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    return null;
  }
}

function write(name: string, journal: string): string {
  const file = path.join(folder, `${name}.journal`);
  writeFileSync(file, journal);
  return file;
}

/** Returns the balances that a program computes, in paise, by account. An account with the balance 0 may be missing. */
function balancesOf(program: Program, file: string, side: WageSide): Map<string, bigint> | null {
  const output = run(program, file, [...balanceCommands[program], accountsOf[side]]);
  if (output === null) return null;
  const rows = output.split('\n').flatMap((line) => {
    const [, sign, whole, part = '', account] = /^\s*(-?)(\d+)(?:\.(\d+))?(?: INR)? +\| (.+?)\s*$/.exec(line) ?? [];
    return whole && account ? [[account, BigInt(`${sign}${whole}${part.padEnd(2, '0')}`)] as const] : [];
  });
  return new Map(rows);
}

/** Compares the balances of a program with those of the product. */
function compare(program: Program, file: string, side: WageSide, owed: ReadonlyMap<string, bigint>): void {
  const found = balancesOf(program, file, side);
  if (!found) {
    fault(`${program} refuses ${file}`);
    return;
  }
  const differ = [...owed].filter(([account, paise]) => (found.get(account) ?? 0n) !== paise);
  if (differ.length > 0) fault(`${program}: ${differ.length} balances of ${side} differ, first ${differ[0]?.[0]}`);
  if (found.size === 0) fault(`${program} has no balances of ${side}`);
}

function refuse(side: WageSide, journal: string): void {
  for (const [what, spoil] of [
    ['a changed paisa', changePaisa],
    ['an entry that is left out', leaveOutEntry],
  ] as const) {
    const file = write(`spoiled-${side}`, spoil(journal));
    for (const program of ['hledger', 'ledger'] as const)
      if (run(program, file, balanceCommands[program]) !== null) fault(`${program} accepts ${what}`);
  }
}

/** Checks a file of generated months. Returns the number of their entries. */
function checkFile(first: number, count: number, random: ReturnType<typeof wholeNumbersFrom>): number {
  const months = Array.from({ length: count }, (_, index) => ({
    name: nameOf(first + index),
    ...generateMonth(random),
  }));
  for (const side of wageSides) {
    const direction = side === 'labour' ? 1n : -1n;
    const owed = new Map(
      months.map(({ name, entries }) => [
        `${accountsOf[side]}:${accountName(name)}`,
        balanceOf(entries).owed * direction,
      ]),
    );
    const journals = months.map((month) => journalText(journalOf(month, side, month.name)));
    const file = write(side, journals.join(''));
    if (run('hledger', file, ['check']) === null) fault(`hledger check refuses ${file}`);
    for (const program of ['hledger', 'ledger'] as const) compare(program, file, side, owed);
    refuse(side, journals[0] ?? '');
  }
  return months.reduce((all, { entries }) => all + entries.size, 0);
}

const { values } = parseArgs({
  options: { months: { type: 'string', default: '1000' }, seed: { type: 'string', default: '7' } },
});
const [total, random] = [Number(values.months), wholeNumbersFrom(Number(values.seed))];
let entries = 0;
for (let first = 0; first < total; first += MONTHS_PER_FILE) {
  const count = Math.min(MONTHS_PER_FILE, total - first);
  entries += checkFile(first, count, random);
  console.log(`${first + count} months, ${entries} entries, ${faults} faults`);
}
if (faults === 0) rmSync(folder, { recursive: true });
process.exitCode = faults === 0 && total > 0 ? 0 : 1;
