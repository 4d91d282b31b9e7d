// Tests that each mutation can still be applied: its text occurs exactly once in its file, and its test suite exists.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const word = z.string().check(z.minLength(1));
const mutations = z
  .array(
    z.strictObject({ takes_away: word, file: word, from: word, to: z.string(), suite: word, tests: z.optional(word) }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'mutations.json'), 'utf8')));

it.each(mutations)('A mutation that removes $takes_away is applicable', ({ file, from, to, suite, tests = '' }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(readFileSync(path.join(ROOT, suite), 'utf8')).toContain(tests);
});

it('The first mutations cover ownership, the unique key, the sweeper, the parser check and a limit', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(10);
  expect(mutations.slice(0, 5).map(({ takes_away }) => takes_away)).toEqual([
    expect.stringContaining('ownership'),
    expect.stringContaining('unique key'),
    expect.stringContaining('sweeper'),
    expect.stringContaining('parser check'),
    expect.stringContaining('limit'),
  ]);
});
