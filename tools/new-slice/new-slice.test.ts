// Tests the command in a copy of the checkout: the new files, the entries in the files that list all slices, and that a
// refused command writes nothing.
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-new-slice-'));
const failure = z.object({ code: z.int(), stderr: z.string() });

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');

/** Returns the files of the checkout, without pictures and without files that are deleted in the working tree. */
const checkout = () =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard').filter(
    (file) => file !== '' && !/\.(png|webp|jpg|svg|ttf|woff2)$/.test(file) && existsSync(path.join(ROOT, file)),
  );

/** Runs the command in the copy. Resolves with its output, or with its error message if it refuses. */
async function newSlice(...args: string[]): Promise<{ written: string } | { refusal: string }> {
  try {
    const run = promisify(execFile)(process.execPath, ['tools/new-slice/run.mjs', ...args], { cwd: copy });
    return { written: (await run).stdout };
  } catch (error) {
    return { refusal: failure.parse(error).stderr };
  }
}

/** Returns the lines below a title of the report. */
const listed = (report: string, title: RegExp): string[] => {
  const lines = report.split('\n');
  const from = lines.findIndex((line) => title.test(line)) + 1;
  return lines.slice(from, lines.indexOf('', from)).map((line) => line.trim());
};

beforeAll(() => {
  for (const file of checkout()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new-slice', () => {
  it('The command refuses an unknown option with its usage', async () => {
    const outcome = await newSlice('interviews', '--force');
    expect(outcome).toEqual({ refusal: expect.stringContaining("Unknown option '--force'") });
    expect(outcome).toEqual({ refusal: expect.stringContaining('Usage: npm run new-slice') });
  });

  it('A dry run lists the files and writes none of them', async () => {
    const before = read('contracts/endpoints.ts');
    expect(await newSlice('--dry-run', 'skill-tests')).toEqual({
      written: expect.stringMatching(/Would write \d+ files:\n {2}api\/routes\/skill-tests\.test\.ts\n/),
    });
    expect(existsSync(path.join(copy, 'contracts/skill-tests.ts'))).toBe(false);
    expect(read('contracts/endpoints.ts')).toBe(before);
  });

  it('The command writes the files and entries of a slice in every register, and a second run refuses', async () => {
    const before = new Map(checkout().map((file) => [file, read(file)]));
    const outcome = await newSlice('skill-tests');
    const report = 'written' in outcome ? outcome.written : expect.fail(outcome.refusal);
    const added = listed(report, /^Wrote/);
    const changed = listed(report, /registers:$/);
    expect(added.length).toBeGreaterThan(20);
    expect(changed.length).toBeGreaterThan(50);
    for (const file of added) {
      expect(before.has(file), file).toBe(false);
      expect(read(file), file).not.toMatch(/[Ss]ample|SAMPLE|NUMBER|\[\[\w+\]\]/);
    }
    for (const file of changed) {
      expect(read(file), file).not.toBe(before.get(file));
      expect(read(file), file).toMatch(/skill.?test/i);
    }
    expect(read('docs/reference.md')).toContain('| `skill_test.added` | `notify_labour_of_skill_test` |');
    expect(await newSlice('skill-tests')).toEqual({
      refusal: 'The slice skill-tests exists already: marketplace/skill-tests, web/src/features/skill-tests\n',
    });
  });

  it('Every decision of the report has a test that reads its mark', () => {
    const decisions = read('testing/decisions/skill-tests.test.ts');
    const marked = ['GLOSSARY.md', 'docs/slices.json', 'marketplace/subscriptions.ts', 'locales/ta/skill-tests.json'];
    for (const file of marked) expect(read(file)).toMatch(/DECIDE skill-tests\/\w+: /);
    expect(decisions).toContain('Decide which users are notified of a confirmed skill test.');
    expect(read('locales/en/skill-tests.json')).not.toContain('DECIDE');
  });
});
