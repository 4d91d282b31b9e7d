// Tests the complete benchmark command with minimal work: the command starts its servers, collects the results and
// stops everything.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { bundle } from './bundle.mjs';
import { phaseNames } from './pressure/phases.ts';

const programs = path.resolve('dist', 'testing', `bench-${process.pid}`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bench-test-'));
const reportedLines = z.object({ lines: z.array(z.object({ id: z.string() })) });
const report = z.extend(reportedLines, { seed: z.int(), closing: z.string() });
const phase = z.object({ phase: z.string(), per_second: z.number(), bytes: z.number() });
const reportedPhases = z.object({ played: z.array(z.object({ phases: z.array(phase) })) });

/** Ends a benchmark that is stuck. A busy machine may need five times as long as an idle one. */
const STUCK_MS = 170_000;

beforeAll(() => bundle(programs));
afterAll(() => {
  for (const made of [programs, folder]) rmSync(made, { recursive: true, force: true });
});

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(programs, 'all.js'), '--size=tiny', '--any-load', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder },
    timeout: STUCK_MS,
  });

test('The benchmark command measures the requested suite with its seed and ends with one summary line', () => {
  const json = path.join(folder, 'bench.json');
  const { stdout, status } = bench('--only=W', '--rounds=1', '--seed=7', `--json=${json}`);
  const { seed, closing, lines } = report.parse(JSON.parse(readFileSync(json, 'utf8')));
  expect(lines.map(({ id }) => id)).toEqual(['W1', 'W1']);
  expect(seed).toBe(7);
  expect(closing).toMatch(/^bench: 2 lines, [01] required met; /);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(closing);
  expect(stdout).toMatch(/^id +work +ours +floor\/peer +ratio med \[min\.\.max] +must +goal +pass +n$/m);
  expect(stdout).toMatch(/^machine: .+postgres \d.+load \d.+seed 7$/m);
  expect(status).toBe(0);
});

test('The benchmark pressure reports tasks, rows and recovery of each of its seven phases', () => {
  const json = path.join(folder, 'pressure.json');
  const args = ['--seconds=1', '--recover-seconds=30', '--slots=4', '--sides=ours', '--any-load', `--json=${json}`];
  spawnSync(process.execPath, [path.join(programs, 'pressure.js'), ...args], {
    env: { ...process.env, TMPDIR: folder },
    timeout: STUCK_MS,
  });
  const { lines } = reportedLines.parse(JSON.parse(readFileSync(json, 'utf8')));
  const { played } = reportedPhases.parse(JSON.parse(readFileSync(`${json}.phases.json`, 'utf8')));
  expect(lines.map(({ id }) => id)).toEqual(['P1']);
  expect(played[0]?.phases.map(({ phase }) => phase)).toEqual(phaseNames);
  expect(played[0]?.phases.every(({ bytes }) => bytes > 0)).toBe(true);
  // In the two last phases, a worker process may need more than a second to start again.
  expect(played[0]?.phases.slice(0, -2).every(({ per_second }) => per_second > 0)).toBe(true);
});

test('The benchmark command exits with 2 for an unknown suite', () => {
  expect(bench('--only=X').status).toBe(2);
});
