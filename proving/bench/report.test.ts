// Tests of the table and the exit code of a report, with invented result lines.
import { describe, expect, test } from 'vitest';
import { collectResults } from './collect-results.ts';
import { cellsOf, closingLine, type ReportLine, verdictOf } from './report.ts';
import { type Suite, suites } from './suites.ts';
import { ratioLine } from './targets.ts';

const found = (ratios: readonly number[]): ReportLine =>
  ratioLine({
    id: 'S4',
    target: 'S4',
    work: 'searches over HTTP',
    ours: '70/s',
    floor: 'pgbench 100/s',
    ratios,
  });
const held = found([0.71, 0.7, 0.75]);
const missed = found([0.5, 0.59, 0.9]);
const skipped = found([]);
const short = found([0.61, 0.65, 0.69]);
const informative = ratioLine({
  id: 'Q4',
  target: 'Q4',
  work: 'drain',
  ours: '2/s',
  floor: 'pg-boss 1/s',
  ratios: [2],
});
const exitCode = (lines: ReportLine[], check = true) => verdictOf(lines, { check }).exitCode;

describe('exit code of --check', () => {
  test('A missed required value sets exit code 1', () => expect(exitCode([held, missed])).toBe(1));
  test('A line that could not be measured sets exit code 1', () => expect(exitCode([held, skipped])).toBe(1));
  test('A missed goal keeps exit code 0', () => expect(exitCode([held, short])).toBe(0));
  test('An informative line keeps exit code 0', () => expect(exitCode([held, informative])).toBe(0));
  test('The exit code is 0 without --check', () => expect(exitCode([missed, skipped], false)).toBe(0));
});

test('A line passes or fails by the median of its rounds', () => {
  expect(cellsOf(held)).toEqual([
    'S4',
    'searches over HTTP',
    '70/s',
    'pgbench 100/s',
    '0.71x [0.70..0.75]',
    '>=0.6x',
    '>=0.7x yes',
    'yes',
    '3',
  ]);
  expect(cellsOf(missed).slice(4)).toEqual(['0.59x [0.50..0.90]', '>=0.6x', '>=0.7x no', 'NO', '3']);
  expect(cellsOf(skipped).slice(2)).toEqual(['skipped', 'pgbench 100/s', '', '>=0.6x', '>=0.7x', 'skipped', '0']);
  expect(cellsOf(informative).slice(4)).toEqual(['2.00x [2.00..2.00]', '', '', 'info', '1']);
});

test('A line fails if its additional required value fails', () => {
  const slow = { id: 'L3', target: 'L3' as const, work: 'p99', ours: '60 ms', floor: '10 ms', ratios: [6] };
  expect(ratioLine({ ...slow, also: { must: '<50 ms', pass: false } })).toMatchObject({
    must: '<=8x, <50 ms',
    pass: false,
  });
});

test('The closing line counts passed, missed and skipped lines and unreached goals', () => {
  expect(closingLine('bench', [held, missed, skipped, informative])).toBe(
    'bench: 4 lines, 1 required met; 1 missed: S4; 1 skipped: S4; goals missed: S4',
  );
  expect(closingLine('bench', [held])).toBe('bench: 1 lines, 1 required met; 0 missed');
});

describe('collectResults', () => {
  const bell = suites.find(({ program }) => program === 'bell');
  if (!bell) throw new Error('No part rings the bell');
  const posted = { ...held, id: 'W1', ratios: [...held.ratios] };
  const facts = { postgres: '18.4', redis: 'absent' };
  const one = (part: Suite, result: Parameters<typeof collectResults>[0][number]['result'], broken = false) =>
    collectResults([{ part, result, broken }], (letter) => letter === 'W');

  test('The report omits lines that were not requested', () => {
    expect(one(bell, { lines: [posted], facts })).toEqual({ lines: [posted], facts, broken: false });
  });
  test('A program that fails leaves skipped lines and marks the run as broken', () => {
    const { lines, broken } = one(bell, null, true);
    expect(lines.map(({ id, pass }) => [id, pass])).toEqual([['W1', null]]);
    expect(broken).toBe(true);
  });
});

test('Every line of the protocol except those of pages belongs to a suite', () => {
  const lines = suites.flatMap(({ letters }) => Object.values(letters).flatMap((part) => part.lines));
  const named = 'Q1 Q2 Q3 E1 L1 L2 L2b L3 L4 F1 F2 F3 M1 H1 H2 H3 S1 S2 S3 S4 W1'.split(' ');
  expect(named.filter((id) => !lines.includes(id))).toEqual([]);
});
